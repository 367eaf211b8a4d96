"""Tokens of the drawing list as small pixmaps, for lists and cards."""

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from core.picture.game_layers import token_picture
from core.picture.palette import THEMES, Theme, ThemeName
from core.picture.shapes import LayerName
from core.picture.token_shapes import Stack
from editor.canvas.board_painter import BoardPainter

_DENSITY = 2.0
"""Device pixels per pixel: sharp on dense screens, scaled down on others."""


def token_pixmap(stack: Stack, theme: Theme, size: int) -> QPixmap:
    """A token in a square of so many pixels, on nothing."""
    return _painted(stack, theme.name, size)


@lru_cache(maxsize=500)
def _painted(stack: Stack, theme_name: ThemeName, size: int) -> QPixmap:
    picture = token_picture(stack, THEMES[theme_name])
    pixmap = QPixmap(round(size * _DENSITY), round(size * _DENSITY))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.scale(pixmap.width() / picture.width, pixmap.height() / picture.height)
    BoardPainter(picture).paint(painter, (LayerName.TOKENS,))
    painter.end()
    pixmap.setDevicePixelRatio(_DENSITY)
    return pixmap

"""Tokens of the drawing list as small pixmaps, for lists and cards."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from core.picture.game_layers import token_picture
from core.picture.palette import Theme
from core.picture.shapes import LayerName
from core.picture.token_shapes import Stack
from editor.canvas.board_painter import BoardPainter

_DENSITY = 2.0
"""Device pixels per pixel: sharp on dense screens, scaled down on others."""


def token_pixmap(stack: Stack, theme: Theme, size: int) -> QPixmap:
    """A token in a square of so many pixels, on nothing."""
    picture = token_picture(stack, theme)
    pixmap = QPixmap(round(size * _DENSITY), round(size * _DENSITY))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.scale(pixmap.width() / picture.width, pixmap.height() / picture.height)
    BoardPainter(picture).paint(painter, (LayerName.TOKENS,))
    painter.end()
    pixmap.setDevicePixelRatio(_DENSITY)
    return pixmap

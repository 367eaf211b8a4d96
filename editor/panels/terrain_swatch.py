"""Terrains as small pictures: fill, pattern and edge, as on the board."""

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from core.model.terrains import Colours, terrains
from core.picture.palette import THEMES, Theme, ThemeName
from core.picture.shapes import PatternUse
from editor.canvas.pattern_fill import fill_with_tiles

SCALE = 0.62
"""Pixels of a swatch per pixel of the pattern's drawing: a swatch is small, so is its pattern."""


def terrain_colours(terrain: str | None, theme: Theme) -> Colours:
    known = terrains().get(terrain or "")
    if known is None:
        return theme.board.untagged
    return known.light if theme.name is ThemeName.LIGHT else known.dark


def paint_swatch(painter: QPainter, box: QRectF, terrain: str | None, theme: Theme) -> None:
    """A rounded swatch of a terrain; of no terrain, or one that no game knows, the ground of untagged regions."""
    ratio = painter.device().devicePixelRatioF()
    drawn = _drawn(terrain, theme.name, (box.width(), box.height()), ratio)
    painter.drawPixmap(box.topLeft() - QPointF(0.5, 0.5), drawn)


@lru_cache(maxsize=256)
def _drawn(terrain: str | None, theme_name: ThemeName, size: tuple[float, float], ratio: float) -> QPixmap:
    """Kept, because lists are painted anew at every step of a drag. Half a pixel is left around for the outline."""
    theme = THEMES[theme_name]
    known, colours = terrains().get(terrain or ""), terrain_colours(terrain, theme)
    pixmap = QPixmap(ceil((size[0] + 1) * ratio), ceil((size[1] + 1) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    path = QPainterPath()
    path.addRoundedRect(QRectF(0.5, 0.5, *size), 4, 4)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, QColor(colours.fill))
    if known is not None:
        opacity = 0.5 if theme.name is ThemeName.LIGHT else 0.42
        painter.setClipPath(path)
        fill_with_tiles(painter, path, PatternUse(known.pattern, colours.ink, opacity, SCALE), 1.0)
        painter.setClipping(False)
    painter.setPen(QPen(QColor(colours.ink), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.end()
    return pixmap


def swatch_pixmap(terrain: str | None, theme: Theme, width: int = 16, height: int = 16, ratio: float = 2.0) -> QPixmap:
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_swatch(painter, QRectF(0.5, 0.5, width - 1, height - 1), terrain, theme)
    painter.end()
    return pixmap


def swatch_icon(terrain: str | None, theme: Theme, size: int = 16) -> QIcon:
    """The same colours in selected rows: Qt would tint them."""
    pixmap = swatch_pixmap(terrain, theme, size, size)
    made = QIcon(pixmap)
    made.addPixmap(pixmap, QIcon.Mode.Selected)
    return made

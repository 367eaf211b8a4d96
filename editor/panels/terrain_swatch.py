"""Terrains as small pictures: fill, pattern and edge, as on the board."""

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from core.model.map_model import OwnTerrain
from core.model.own_terrains import terrain_named
from core.model.terrains import Colours
from core.picture.palette import THEMES, Theme, ThemeName
from core.picture.shapes import PatternUse
from editor.canvas.pattern_fill import fill_with_tiles

Own = tuple[OwnTerrain, ...]
"""The terrains that only the map knows."""
SCALE = 0.62
"""Pixels of a swatch per pixel of the pattern's drawing: a swatch is small, so is its pattern."""


def terrain_colours(terrain: str | None, theme: Theme, own: Own = ()) -> Colours:
    known = terrain_named(terrain, own)
    if known is None:
        return theme.board.untagged
    return known.light if theme.name is ThemeName.LIGHT else known.dark


def paint_swatch(painter: QPainter, box: QRectF, terrain: str | None, theme: Theme, own: Own = ()) -> None:
    """A rounded swatch of a terrain; of no terrain, or one that nobody knows, the ground of untagged regions."""
    ratio = painter.device().devicePixelRatioF()
    mine = tuple(each for each in own if each.name == terrain)
    drawn = _drawn(terrain, theme.name, (box.width(), box.height()), ratio, mine)
    painter.drawPixmap(box.topLeft() - QPointF(0.5, 0.5), drawn)


@lru_cache(maxsize=256)
def _drawn(terrain: str | None, theme_name: ThemeName, size: tuple[float, float], ratio: float, own: Own) -> QPixmap:
    """Kept, because lists are painted anew at every step of a drag. Half a pixel is left around for the outline."""
    theme = THEMES[theme_name]
    known, colours = terrain_named(terrain, own), terrain_colours(terrain, theme, own)
    pixmap = QPixmap(ceil((size[0] + 1) * ratio), ceil((size[1] + 1) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    path = QPainterPath()
    path.addRoundedRect(QRectF(0.5, 0.5, *size), 4, 4)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, QColor(colours.fill))
    if known is not None and known.pattern:
        opacity = 0.5 if theme.name is ThemeName.LIGHT else 0.42
        painter.setClipPath(path)
        fill_with_tiles(painter, path, PatternUse(known.pattern, colours.ink, opacity, SCALE), 1.0)
        painter.setClipping(False)
    painter.setPen(QPen(QColor(colours.ink), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.end()
    return pixmap


def swatch_pixmap(terrain: str | None, theme: Theme, size: int = 16, own: Own = ()) -> QPixmap:
    pixmap = QPixmap(2 * size, 2 * size)
    pixmap.setDevicePixelRatio(2.0)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_swatch(painter, QRectF(0.5, 0.5, size - 1, size - 1), terrain, theme, own)
    painter.end()
    return pixmap


def swatch_icon(terrain: str | None, theme: Theme, size: int = 16, own: Own = ()) -> QIcon:
    """The same colours in selected rows: Qt would tint them."""
    pixmap = swatch_pixmap(terrain, theme, size, own)
    made = QIcon(pixmap)
    made.addPixmap(pixmap, QIcon.Mode.Selected)
    return made

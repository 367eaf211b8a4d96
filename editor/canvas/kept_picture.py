"""A painted part of the board that is kept as a pixmap, and which of its regions have changed since."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap

from core.model.region import Region
from core.model.values import RegionId
from editor.canvas.board_scene import BoardScene
from editor.canvas.scene_painting import REACH, paint_area

_WORTH_MENDING = 0.5
"""A larger share of the picture than this is not mended but painted anew."""


class KeptPicture:
    """`area` of the board, `scale` device pixels per board unit. Painting goes step by step; it counts when done."""

    def __init__(self) -> None:
        self.pixmap: QPixmap | None = None
        self.area = QRectF()
        self.scale = 1.0
        self.is_outdated = False
        """It shows another look than wanted; better than nothing until it is painted anew."""
        self.stale: dict[RegionId, Region | None] = {}
        """Regions that look different now, with what is painted of them; None where nothing is."""

    def forget(self) -> None:
        self.pixmap = None
        self.is_outdated = False
        self.stale.clear()

    def take_over(self, other: "KeptPicture") -> None:
        """Show what another picture shows; it is shared until one of them is painted anew."""
        self.pixmap, self.area, self.scale = other.pixmap, other.area, other.scale
        self.is_outdated = other.is_outdated
        self.stale = dict(other.stale)

    def note(self, name: RegionId, before: Region | None, after: Region | None) -> None:
        """A region has become another one."""
        if self.pixmap is None:
            return
        painted = self.stale.setdefault(name, before)
        if painted is after:
            del self.stale[name]

    def shows(self, area: QRectF, scale: float) -> bool:
        return self.pixmap is not None and abs(self.scale - scale) < 1e-9 * scale and self.area.contains(area)

    def painting(self, scene: BoardScene, area: QRectF, scale: float) -> Iterator[None]:
        """Paint an area anew."""
        size = QSize(max(1, round(area.width() * scale)), max(1, round(area.height() * scale)))
        pixmap = QPixmap(size)
        yield from _painted(pixmap, scene, area, area, scale)
        self.pixmap, self.area, self.scale = pixmap, area, scale
        self.is_outdated = False
        self.stale.clear()

    def mending(self, scene: BoardScene, *, with_neighbours: bool) -> Iterator[None]:
        """Paint anew where regions have changed."""
        dirty = self._dirty(scene, with_neighbours=with_neighbours).intersected(self.area)
        whole = self.area.width() * self.area.height()
        if dirty.width() * dirty.height() > _WORTH_MENDING * whole:
            yield from self.painting(scene, self.area, self.scale)
            return
        assert self.pixmap is not None, "only what is kept can be mended"
        pixmap = self.pixmap.copy()
        # Whoever shows it on a dense screen says so on the pixmap; painted is in its own pixels.
        pixmap.setDevicePixelRatio(1.0)
        if not dirty.isEmpty():
            yield from _painted(pixmap, scene, self.area, dirty, self.scale)
        self.pixmap = pixmap
        self.stale.clear()

    def _dirty(self, scene: BoardScene, *, with_neighbours: bool) -> QRectF:
        """The box around all that has changed, on whole pixels of the picture."""
        dirty = QRectF()
        for name, painted in self.stale.items():
            for region in (painted, *([entry.region] if (entry := scene.entry(name)) is not None else [])):
                if region is not None and region.outline:
                    dirty = dirty.united(scene.box_of(region))
        if with_neighbours and not dirty.isEmpty():
            for entry in scene.entries(dirty):
                dirty = dirty.united(entry.box)
        reach = REACH * scene.unit
        wide = dirty.adjusted(-reach, -reach, reach, reach).translated(-self.area.topLeft())
        scaled = QRectF(wide.topLeft() * self.scale, wide.size() * self.scale).toAlignedRect()
        return QRectF(QRectF(scaled).topLeft() / self.scale, QRectF(scaled).size() / self.scale).translated(
            self.area.topLeft()
        )


def _painted(pixmap: QPixmap, scene: BoardScene, area: QRectF, part: QRectF, scale: float) -> Iterator[None]:
    painter = QPainter(pixmap)
    try:
        painter.scale(scale, scale)
        painter.translate(-area.topLeft())
        painter.setClipRect(part)
        # On whole pixels the area may reach a little over the board.
        painter.fillRect(part, QColor(scene.theme.interface.canvas))
        yield from paint_area(painter, scene, part, scale)
    finally:
        # Painting may be given up half way, and a pixmap must not be left with a painter on it.
        painter.end()

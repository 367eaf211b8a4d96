"""The ground of a board, painted for what can be seen and kept: for the view as it is, and as it was before.

Panels come and go beside a board and its view changes back and forth. While it still moves, the ground kept last is
drawn scaled; the sharp one follows when the movement has ended.
"""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from core.picture.shapes import Shape

_MOST = 2
Shapes = tuple[tuple[Shape, ...], ...]


class GroundPixmaps:
    def __init__(self, paint: Callable[[QPixmap, QRectF], None]) -> None:
        self._paint = paint
        self._of: Shapes = ()
        self._kept: list[tuple[QRectF, QPixmap]] = []
        """The part of the board and its picture, the one used last at the end."""

    def forget(self) -> None:
        self._of, self._kept = (), []

    def picture(self, shapes: Shapes, area: QRectF, size: QSize, *, is_moving: bool) -> QPixmap:
        """A part of the board in this size. `shapes` are compared by identity: they stay from step to step."""
        if len(shapes) != len(self._of) or any(one is not other for one, other in zip(shapes, self._of, strict=True)):
            self.forget()
            self._of = shapes
        known = next((each for each in self._kept if each[0] == area and each[1].size() == size), None)
        if known is None and is_moving and self._kept and self._kept[-1][0].contains(area):
            return self._scaled(area, size)
        if known is None:
            known = area, QPixmap(size)
            self._paint(known[1], area)
        others = [each for each in self._kept if each is not known]
        self._kept = [*others[1 - _MOST :], known]
        return known[1]

    def _scaled(self, area: QRectF, size: QSize) -> QPixmap:
        over, ground = self._kept[-1]
        scale_x, scale_y = ground.width() / over.width(), ground.height() / over.height()
        part = QRectF(
            (area.x() - over.x()) * scale_x,
            (area.y() - over.y()) * scale_y,
            area.width() * scale_x,
            area.height() * scale_y,
        )
        made = QPixmap(size)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(made.rect()), ground, part)
        painter.end()
        return made

"""Labels as small pictures: a haloed name costs a millisecond to draw and nothing to copy."""

from dataclasses import replace
from math import ceil

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from core.picture.shapes import Label
from editor.canvas.shape_painter import ShapePainter

_MOST_KEPT = 6000


class LabelPixmaps:
    """Kept by look and size; where a label stands does not matter."""

    def __init__(self) -> None:
        self._shapes = ShapePainter()
        self._kept: dict[tuple[Label, float], QPixmap] = {}

    def paint(self, painter: QPainter, label: Label, scale: float) -> None:
        """Draw a label with a painter that is set up for board units, `scale` device pixels each."""
        pixmap = self._pixmap(label, scale)
        # The transform to the device would count twice where a widget lies in its window.
        at = painter.combinedTransform().map(QPointF(*label.centre))
        painter.save()
        painter.resetTransform()
        ratio = painter.device().devicePixelRatioF()
        # On whole pixels: in between, letters would be blurred.
        corner = QPointF(round(at.x() - pixmap.width() / 2), round(at.y() - pixmap.height() / 2))
        painter.drawPixmap(corner / ratio, pixmap)
        painter.restore()

    def _pixmap(self, label: Label, scale: float) -> QPixmap:
        key = (replace(label, key="", centre=(0.0, 0.0)), round(scale, 4))
        pixmap = self._kept.get(key)
        if pixmap is None:
            if len(self._kept) > _MOST_KEPT:
                self._kept.clear()
            pixmap = self._kept[key] = self._drawn(*key)
        return pixmap

    def _drawn(self, label: Label, scale: float) -> QPixmap:
        # A square as wide as the text is long holds it at any angle.
        half = label.size * max(0.62 * len(line) for line in label.lines) + label.halo_width
        tall = half if label.angle else label.size * (0.75 * len(label.lines) + 0.25) + label.halo_width
        width, height = 2 * ceil(half * scale) + 2, 2 * ceil(tall * scale) + 2
        pixmap = QPixmap(width, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(width / 2, height / 2)
        painter.scale(scale, scale)
        self._shapes.paint(painter, label)
        painter.end()
        return pixmap

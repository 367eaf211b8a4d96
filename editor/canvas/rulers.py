"""Rulers along the board's window, in millimetres, with a mark where the pointer is."""

from math import ceil, floor, log10

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QWidget

from core.model.map_model import Frame
from core.picture.palette import LIGHT, Theme
from editor.canvas.edit_canvas import EditCanvas
from editor.canvas.text_size import keep_size, px, small

RULER = 20
_LEAST_APART = 48.0
"""Pixels between two numbers."""


def step_for(pixels_per_mm: float) -> float:
    """Millimetres between two numbers: 1, 2 or 5 times a power of ten, far enough apart on the screen."""
    least = px(_LEAST_APART) / pixels_per_mm
    power = 10.0 ** floor(log10(least))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * 0.999)


class Ruler(QWidget):
    def __init__(self, view: EditCanvas, orientation: Qt.Orientation) -> None:
        super().__init__()
        self._view = view
        self._is_flat = orientation is Qt.Orientation.Horizontal
        self._pointer: float | None = None
        self._theme: Theme = LIGHT
        self._scale: tuple[object, QPixmap] | None = None
        """The ruler without the pointer's mark, and what it was painted for."""
        if self._is_flat:
            keep_size(self, height=RULER)
        else:
            keep_size(self, width=RULER)
        view.looked.connect(self.update)
        view.pointed.connect(self._point_at)

    def sizeHint(self) -> QSize:
        return QSize(px(RULER), px(RULER))

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def _point_at(self, _region: object, spot: tuple[float, float] | None) -> None:
        self._pointer = None if spot is None else self._view.port.to_view(*spot)[0 if self._is_flat else 1]
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn_scale())
        if self._pointer is not None:
            painter.setPen(QPen(QColor(self._theme.interface.accent), 1.4))
            at, deep = self._pointer, px(RULER)
            painter.drawLine(*((at, 0, at, deep) if self._is_flat else (0, at, deep, at)))

    def _drawn_scale(self) -> QPixmap:
        frame, ratio = self._view.document.model.frame, self.devicePixelRatioF()
        edge = px(RULER) - 1
        wanted = (self._view.port, frame, self._theme.name, self.size().toTuple(), ratio, edge)
        if self._scale is None or self._scale[0] != wanted:
            pixmap = QPixmap(self.size() * ratio)
            pixmap.setDevicePixelRatio(ratio)
            painter = QPainter(pixmap)
            ui = self._theme.interface
            painter.fillRect(self.rect(), QColor(ui.window))
            painter.setPen(QColor(ui.line))
            length = self.width() if self._is_flat else self.height()
            ends = (0, edge, length, edge) if self._is_flat else (edge, 0, edge, length)
            painter.drawLine(*ends)
            self._paint_ticks(painter, frame, length)
            painter.end()
            self._scale = wanted, pixmap
        return self._scale[1]

    def _paint_ticks(self, painter: QPainter, frame: Frame, length: int) -> None:
        port = self._view.port
        zoom = port.zoom / (frame.mm_per_unit() or 1.0)
        start = port.left if self._is_flat else port.top
        step = step_for(zoom)
        tick = step / 10 if step / 10 * zoom >= 5 else step / 5
        painter.setFont(small(painter.font(), 10))
        colour = QColor(self._theme.interface.text3)
        painter.setPen(colour)
        per_step, edge = round(step / tick), px(RULER) - 1
        for number in range(floor(-start / zoom / tick), ceil((length - start) / zoom / tick) + 1):
            at = start + number * tick * zoom
            is_named = number % per_step == 0
            deep = 8 if is_named else 5 if number * 2 % per_step == 0 else 3
            ends = (at, edge - deep + 1, at, edge) if self._is_flat else (edge - deep + 1, at, edge, at)
            painter.drawLine(QPointF(ends[0], ends[1]), QPointF(ends[2], ends[3]))
            if is_named:
                self._write(painter, at, f"{number * tick:g}")

    def _write(self, painter: QPainter, at: float, words: str) -> None:
        half = painter.fontMetrics().horizontalAdvance(words) / 2 + 1
        if at < half:
            return  # half a number would be read as another
        if self._is_flat:
            painter.drawText(QRectF(at - half, 0, 2 * half, px(11)), Qt.AlignmentFlag.AlignCenter, words)
            return
        painter.save()
        painter.translate(0, at)
        painter.rotate(-90)
        painter.drawText(QRectF(-half, 0, 2 * half, px(11)), Qt.AlignmentFlag.AlignCenter, words)
        painter.restore()


class RuledCanvas(QWidget):
    """The canvas with a ruler above and one at its left; both can be hidden."""

    def __init__(self, view: EditCanvas) -> None:
        super().__init__()
        self.rulers = Ruler(view, Qt.Orientation.Horizontal), Ruler(view, Qt.Orientation.Vertical)
        self._corner = QWidget(objectName="ruler-corner")
        self._corner.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(self._corner, RULER, RULER)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self._corner, 0, 0)
        grid.addWidget(self.rulers[0], 0, 1)
        grid.addWidget(self.rulers[1], 1, 0)
        grid.addWidget(view, 1, 1)
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(1, 1)

    def show_rulers(self, are_shown: bool) -> None:
        for widget in (*self.rulers, self._corner):
            widget.setVisible(are_shown)

    def show_theme(self, theme: Theme) -> None:
        for ruler in self.rulers:
            ruler.show_theme(theme)

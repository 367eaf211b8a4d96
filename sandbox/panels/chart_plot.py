"""The plot of the charts panel, with pyqtgraph; imported only when the panel is first shown."""

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QGraphicsRectItem

from core.picture.token_shapes import seat_colours
from editor.canvas.quiet_plot import QuietPlot
from editor.canvas.text_size import px
from sandbox.panels.chart_content import Bars, Label, Line, Ticks

_LINE_HEIGHT = 14
_MOST_TICKS, _MOST_MARKS = 10, 24
_WIDEST_LABEL = 150


class ChartPlot(QuietPlot):
    """Lines or bars with their names at the right end. `chosen` and `pointed` are places along the bottom."""

    chosen = Signal(float)
    pointed = Signal(float)

    def __init__(self) -> None:
        super().__init__("")
        self.setMouseTracking(True)
        self.setViewportMargins(0, 0, 0, 0)
        self.labels: list[tuple[Label, pg.TextItem]] = []
        self._bounds = (0.0, 1.0, 0.0, 1.0)
        self._cursor: pg.InfiniteLine | None = None
        self._margin: QGraphicsRectItem | None = None
        for side in ("left", "bottom"):
            self.getAxis(side).setStyle(tickLength=0)
        self.getAxis("left").setWidth(34)
        # The lines across belong to the axis: under the bars, not over them.
        self.getAxis("left").setZValue(-1000)

    def show_lines(self, lines: Sequence[Line], ticks: Ticks) -> None:
        self._restart(ticks)
        for line in lines:
            colour = seat_colours(line.seat).chart[self.theme.name]
            places = range(len(line.values))
            self.addItem(
                pg.PlotDataItem(list(places), list(line.values), pen=pg.mkPen(colour, width=2), antialias=True)
            )
            marked = line.marked if len(line.marked) <= _MOST_MARKS else line.marked[-1:]
            self._add_marks(line.seat, [(float(place), line.values[place]) for place in marked], 8)
        values = [value for line in lines for value in line.values]
        low, high = min(values, default=0.0), max(values, default=1.0)
        widest = max((len(line.values) for line in lines), default=1) - 1
        self._bounds = (0.0, float(max(widest, 1)), min(low, 0.0), max(high, low + 1.0))
        self._add_labels([Label(line.label, line.values[-1]) for line in lines])
        self._fit()

    def show_bars(self, bars: Bars) -> None:
        self._restart(bars.ticks)
        pieces = bars.pieces
        for colour in dict.fromkeys(piece.colour for piece in pieces):
            own = [piece for piece in pieces if piece.colour == colour]
            places, lows = [piece.at for piece in own], [piece.low for piece in own]
            heights = [piece.high - piece.low for piece in own]
            pen = pg.mkPen(self.theme.interface.panel, width=1)
            self.addItem(
                pg.BarGraphItem(x=places, y0=lows, height=heights, width=bars.width, brush=QColor(colour), pen=pen)
            )
        low = min((piece.low for piece in pieces), default=0.0)
        high = max((piece.high for piece in pieces), default=1.0)
        foot = low - (high - low) * 0.08
        for seat in sorted({seat for _, seat in bars.feet}):
            self._add_marks(seat, [(at, foot) for at, of in bars.feet if of == seat], 7)
        rounds = [at for at, _ in bars.ticks]
        self._bounds = (min(rounds, default=1.0) - 0.6, max(rounds, default=1.0) + 0.6, foot, max(high, 1.0))
        self._add_labels(bars.labels)
        self._fit()

    def show_cursor(self, at: float | None) -> None:
        """The place of the step shown among the turns."""
        if self._cursor is not None:
            self._cursor.setVisible(at is not None)
            self._cursor.setPos(at or 0.0)

    def _restart(self, ticks: Ticks) -> None:
        self.begin()
        ui = self.theme.interface
        self.labels = []
        every = -(-len(ticks) // _MOST_TICKS)
        self.getAxis("bottom").setTicks([list(ticks)[::every] if every else []])
        self.addItem(pg.InfiniteLine(0, angle=0, pen=pg.mkPen(ui.edge, width=1)))
        self.showGrid(x=False, y=True, alpha=0.9)
        pen = pg.mkPen(ui.accent, width=1.5, style=Qt.PenStyle.DotLine)
        self._cursor = pg.InfiniteLine(0, pen=pen)
        self.addItem(self._cursor)

    def _add_marks(self, seat: int, spots: list[tuple[float, float]], size: int) -> None:
        colours, ui = seat_colours(seat), self.theme.interface
        marks = pg.ScatterPlotItem(
            pos=spots, symbol=_mark(colours.shape), size=size, pen=pg.mkPen(ui.panel, width=1),
            brush=QColor(colours.chart[self.theme.name]), antialias=True, pxMode=True,
        )  # fmt: skip
        self.addItem(marks)

    def _add_labels(self, labels: Sequence[Label]) -> None:
        self._margin = QGraphicsRectItem()
        self._margin.setBrush(QColor(self.theme.interface.panel))
        self._margin.setPen(Qt.PenStyle.NoPen)
        self._margin.setZValue(5)
        self.addItem(self._margin, ignoreBounds=True)
        font = QFont(self.font())
        font.setPixelSize(px(11))
        font.setBold(True)
        for label in labels:
            words = self.metrics.elidedText(label.text, Qt.TextElideMode.ElideMiddle, _WIDEST_LABEL)
            item = pg.TextItem(anchor=(0, 0.5))
            item.setZValue(10)
            item.setFont(font)
            sign = f'<span style="color:{label.sign}">■</span> ' if label.sign else ""
            item.setHtml(f'{sign}<span style="color:{self.theme.interface.text}">{_escaped(words)}</span>')
            self.addItem(item, ignoreBounds=True)
            self.labels.append((label, item))

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if getattr(self, "labels", None) is not None:
            self._fit()

    def _fit(self) -> None:
        """The ranges leave room for the words at the right end; words do not lie on each other."""
        left, right, low, high = self._bounds
        room = self.getViewBox().size()
        wide, tall = max(room.width(), 60.0), max(room.height(), 30.0)
        reserve = max((item.boundingRect().width() for _, item in self.labels), default=0.0) + 8
        per_pixel = (right - left) / max(wide - reserve - 10, 20.0)
        self.setXRange(left - 6 * per_pixel, right + (reserve + 4) * per_pixel, padding=0)
        unit = (high - low) / max(tall - 16, 10.0)
        self.setYRange(low - 8 * unit, high + 8 * unit, padding=0)
        if self._margin is not None:
            # Nothing runs through the words.
            self._margin.setRect(
                right + 6 * per_pixel, low - 9 * unit, (reserve + 4) * per_pixel, high - low + 18 * unit
            )
        wanted = [(high - label.height) / unit for label, _ in self.labels]
        for (_, item), down in zip(self.labels, spread(wanted, _LINE_HEIGHT, (high - low) / unit), strict=True):
            item.setPos(right + 4 * per_pixel, high - down * unit)

    # The pointer

    def _place(self, event: QMouseEvent) -> float:
        return self.getViewBox().mapSceneToView(QPointF(self.mapToScene(event.position().toPoint()))).x()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.pointed.emit(self._place(event))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(self._place(event))


def spread(wanted: Sequence[float], least: float, most: float) -> list[float]:
    """The places nearest to those wanted, in their order, so far apart, none beyond `most` if there is room."""
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    found = [0.0] * len(wanted)
    lowest = 0.0
    for number in order:
        found[number] = max(wanted[number], lowest)
        lowest = found[number] + least
    highest = max(most, least * (len(wanted) - 1))
    for number in reversed(order):
        found[number] = min(found[number], highest)
        highest = found[number] - least
    return found


def _mark(shape: str) -> str | QPainterPath:
    """A seat's shape as a mark on its line."""
    known = {"circle": "o", "square": "s", "hexagon": "h", "diamond": "d"}
    if shape in known:
        return known[shape]
    shield = QPainterPath(QPointF(-0.45, -0.5))
    shield.lineTo(0.45, -0.5)
    shield.lineTo(0.45, 0.05)
    shield.quadTo(0.4, 0.35, 0.0, 0.55)
    shield.quadTo(-0.4, 0.35, -0.45, 0.05)
    shield.closeSubpath()
    return shield


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")

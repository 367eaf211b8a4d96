"""Draw a region corner by corner. It stops at its neighbours; T follows a border instead of drawing it again."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from core.edits.new_region import draw_region
from core.edits.outcome import Outcome
from core.geometry.snapping import SnapKind
from core.model.values import Point
from editor.tools.drawing_marks import paint_outcome, paint_trace
from editor.tools.line_tool import LineTool
from editor.tools.new_region_options import NewRegionOptions
from editor.tools.outcomes import keep_new
from editor.tools.pointer import Pointer
from editor.tools.tool import ToolDesk
from editor.tools.tool_options import switch
from editor.tools.trace_choice import TraceChoice
from editor.words import mark, tr

_ON_BORDER = (SnapKind.VERTEX, SnapKind.EDGE)


class DrawRegionTool(LineTool):
    id = "draw"
    title = mark("Draw region")
    picture = "tool_draw"
    keys = "P"
    about = mark(
        "Each click adds a corner; a click on the first corner, a double-click, Enter or the right button closes "
        "the region. Corners snap to vertices, borders, the frame and the grid, and a corner on a border becomes "
        "a corner of the neighbour too; hold Ctrl to suspend snapping. Draw roughly over neighbours: the new "
        'region stops at their borders. Drawn inside one region it is cut out of it, and with "On top" it takes '
        "from all regions underneath. T follows an existing border from click to click, F takes the other way "
        "round. Backspace or Ctrl+Z takes back a corner, Ctrl+Y returns it, Esc gives up."
    )
    is_area = True

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self.trace = TraceChoice()
        self.is_tracing = False
        self._switch = switch(tr("Trace  T"), tr("Follow existing borders from click to click (T)"), self._trace_or_not)
        self._options = NewRegionOptions(desk.document, self._switch)
        self._at_first: Outcome | None = None
        """What would become of the drawing, while the pointer is on its first point."""

    def hint(self) -> str:
        if self.is_tracing and self.line:
            return tr(
                "Point at the border further on and click to follow it; F takes the other way round, T ends tracing."
            )
        if len(self.line.points) > 2:
            return tr("Click the first point, double-click or press Enter to close. Backspace takes a point back.")
        if self.line:
            return tr("Click the next corner; T follows a border, Backspace takes a point back, Esc gives up.")
        return tr("Click the first corner of the region. Hold Ctrl to suspend snapping.")

    def options(self) -> QWidget:
        return self._options.widget

    def activate(self) -> None:
        self._options.offer()

    # Tracing

    def _trace_or_not(self, is_on: bool) -> None:
        self.is_tracing = is_on
        self.trace.forget()
        self.desk.repaint()

    def way(self) -> tuple[Point, ...]:
        """The border from the last point to where the pointer snaps; empty while there is none to follow."""
        last, snap = self.line.last, self.snap
        if not self.is_tracing or last is None or snap is None or snap.kind not in _ON_BORDER:
            return ()
        cells, frame = self.desk.snapping.snapper().cells, self.desk.document.kept.frame
        return self.trace.look(cells, frame, last, snap.point)

    def ahead(self) -> tuple[Point, ...]:
        return self.way() or super().ahead()

    # The gesture

    def place(self, point: Point, pointer: Pointer) -> None:
        points = self.line.points
        if len(points) > 2 and self.is_near(points[0], pointer) and not self.way():
            self.finish_line()
            return
        way = self.way()
        self.line.add(*(way or (point,)))
        if way and len(self.line.points) > 2 and self.line.last == points[0]:
            self.finish_line()

    def move(self, pointer: Pointer) -> None:
        super().move(pointer)
        points = self.line.points
        is_at_first = len(points) > 2 and self.is_near(points[0], pointer) and not self.way()
        if is_at_first and self._at_first is None:
            self._at_first = self._outcome()
        elif not is_at_first:
            self._at_first = None

    def _outcome(self) -> Outcome:
        return draw_region(self.desk.document.kept, self.line.points, self._options.wish())

    def finish_line(self) -> bool:
        self.refusal = keep_new(self.desk, self._outcome(), tr("Draw {}"), self.picture)
        if self.refusal is None:
            self.begin_anew()
            # Tracing was meant for this region; the next one begins with corners again.
            self._switch.setChecked(False)
        return self.refusal is None

    def cancel(self) -> bool:
        self._at_first = None
        self.trace.forget()
        return super().cancel()

    # Keys

    def takes_key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_T and not event.modifiers():
            return True
        if event.key() == Qt.Key.Key_F and not event.modifiers() and self.way():
            return True
        return super().takes_key(event)

    def key_press(self, event: QKeyEvent) -> bool:
        if not self.takes_key(event):
            return False
        if event.key() == Qt.Key.Key_T:
            self._switch.toggle()
        elif event.key() == Qt.Key.Key_F:
            if not self.trace.flip():
                self.desk.say(tr("There is only one way along the borders here."))
            self.desk.repaint()
        else:
            return super().key_press(event)
        return True

    def paint(self, painter: QPainter) -> None:
        port, theme = self.desk.port(), self.desk.theme()
        super().paint(painter)
        paint_outcome(painter, self._at_first, port, theme)
        way = self.way()
        if way:
            paint_trace(painter, way, port, theme)

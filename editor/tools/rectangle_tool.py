"""Draw a rectangular region by dragging from corner to corner."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.model.values import Point
from editor.tools.area_stroke import AreaStrokeTool
from editor.tools.drawing_marks import in_view, paint_drawing, paint_snapped, paint_trouble
from editor.tools.pointer import SHIFT, Pointer
from editor.tools.tool import ToolDesk
from editor.tools.tool_marks import paint_card
from editor.tools.vertex_drag import distance
from editor.words import mark, tr


class RectangleTool(AreaStrokeTool):
    id = "rectangle"
    title = mark("Rectangle")
    picture = "tool_rectangle"
    keys = "R"
    about = mark(
        "Drag from one corner to the opposite one; Shift makes a square. As with every drawing, the region stops "
        "at its neighbours and at the frame, or is cut out of the one region it lies in."
    )

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self._end: Point | None = None

    def hint(self) -> str:
        return tr("Drag from one corner to the opposite one; hold Shift for a square, Ctrl to suspend snapping.")

    def stroke_goes_on(self, pointer: Pointer) -> None:
        assert self.start is not None
        assert self.snap is not None
        self._end = _squared(self.start.point, self.snap.point) if pointer.holds(SHIFT) else self.snap.point

    def stroke_ends(self, pointer: Pointer) -> None:
        ring = self._ring()
        if not self.is_dragged or len(set(ring)) < 4:
            self.desk.say(tr("Drag to draw a rectangle."))
            return
        self.make(ring, mend=False)

    def _ring(self) -> tuple[Point, ...]:
        if self.start is None or self._end is None:
            return ()
        (x1, y1), (x2, y2) = self.start.point, self._end
        return (x1, y1), (x2, y1), (x2, y2), (x1, y2)

    def paint(self, painter: QPainter) -> None:
        port, theme, ring = self.desk.port(), self.desk.theme(), self._ring()
        if ring:
            paint_drawing(painter, (*ring, ring[0]), port, theme, is_area=True)
            model = self.desk.document.model
            size = [distance(model, abs(ring[2][n] - ring[0][n])) for n in (0, 1)]
            x, y = in_view(port, ring[2])
            # Beside the corner, not over what is being drawn.
            paint_card(
                painter, (x + 180, y + 12), [tr("{}  by {}").format(size[0], size[1])], QRectF(painter.viewport())
            )
        if self.refusal is not None:
            paint_trouble(painter, self.refusal.at, port, theme)
        paint_snapped(painter, self.snap, port, theme)


def _squared(start: Point, end: Point) -> Point:
    """The corner of the largest square that the drag spans."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    side = min(abs(dx), abs(dy))
    return start[0] + (side if dx > 0 else -side), start[1] + (side if dy > 0 else -side)

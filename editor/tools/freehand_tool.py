"""Draw a region with one stroke of a free hand; the line is made simpler, its ends are joined."""

import shapely
from PySide6.QtGui import QPainter

from core.model.values import GRID, Point
from editor.tools.area_stroke import AreaStrokeTool
from editor.tools.drawing_marks import line_path, paint_snapped, paint_trouble, tinted
from editor.tools.pointer import Pointer
from editor.tools.tool import ToolDesk
from editor.tools.tool_marks import cased
from editor.tools.tool_options import strength_slider
from editor.words import mark, tr

_PIXELS = (0.6, 1.2, 2.0, 3.5, 6.0)
"""How far from the stroke its line may run, on the screen, for each step of the slider."""


class FreehandTool(AreaStrokeTool):
    id = "freehand"
    title = mark("Freehand")
    picture = "tool_freehand"
    keys = "H"
    about = mark(
        "Draw around the region with the button held. Letting go closes the line and makes it simpler, more so "
        "the further the slider is to the right; loops where the line crosses itself are sorted out."
    )

    def __init__(self, desk: ToolDesk) -> None:
        self._simple = 3
        super().__init__(desk, strength_slider(tr("Simplify"), 1, 5, self._simple, self._set_simple))
        self._stroke: list[Point] = []

    def _set_simple(self, value: int) -> None:
        self._simple = value

    def hint(self) -> str:
        return tr("Draw around the region with the button held; letting go closes it.")

    def stroke_goes_on(self, pointer: Pointer) -> None:
        assert self.start is not None
        if not self.is_dragged:
            self._stroke = [self.start.point]
        elif pointer.point != self._stroke[-1]:
            self._stroke.append(pointer.point)

    def stroke_ends(self, pointer: Pointer) -> None:
        assert self.snap is not None
        ring = simpler((*self._stroke, self.snap.point), _PIXELS[self._simple - 1] * GRID / pointer.zoom)
        self._stroke = []
        if len(ring) < 3:
            self.desk.say(tr("Draw around the region with the button held."))
            return
        self.make(ring, mend=True)

    def cancel(self) -> bool:
        self._stroke = []
        return super().cancel()

    def paint(self, painter: QPainter) -> None:
        port, theme = self.desk.port(), self.desk.theme()
        if len(self._stroke) > 1:
            painter.fillPath(line_path(self._stroke, port, is_closed=True), tinted(theme.overlays.selection, 0.14))
            cased(painter, line_path(self._stroke, port), theme.overlays.selection, 2.2, theme)
        if self.refusal is not None:
            paint_trouble(painter, self.refusal.at, port, theme)
        paint_snapped(painter, self.snap, port, theme)


def simpler(stroke: tuple[Point, ...], slack: float) -> tuple[Point, ...]:
    """The stroke with only as many points as it takes to stay that close to it, in grid steps."""
    if len(set(stroke)) < 3:
        return ()
    line = shapely.simplify(shapely.LineString(stroke), slack)
    points = [(round(x), round(y)) for x, y in shapely.get_coordinates(line)]
    return tuple(dict.fromkeys(points))

"""Draw a region with one stroke of a free hand; the line is made simpler, its ends are joined."""

import shapely
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from core.edits.new_region import draw_region
from core.edits.outcome import Refusal
from core.model.values import GRID, Point
from editor.tools.drag_tool import DragTool
from editor.tools.drawing_marks import line_path, paint_snapped, paint_trouble, tinted
from editor.tools.new_region_options import NewRegionOptions
from editor.tools.outcomes import keep, name_of
from editor.tools.pointer import Pointer
from editor.tools.tool import ToolDesk
from editor.tools.tool_marks import cased
from editor.tools.tool_options import strength_slider

_PIXELS = (0.6, 1.2, 2.0, 3.5, 6.0)
"""How far from the stroke its line may run, on the screen, for each step of the slider."""


class FreehandTool(DragTool):
    id = "freehand"
    title = "Freehand"
    picture = "tool_freehand"
    keys = "H"
    about = (
        "Draw around the region with the button held. Letting go closes the line and makes it simpler, more so "
        "the further the slider is to the right; loops where the line crosses itself are sorted out."
    )
    snaps = True

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self._simple = 3
        slider = strength_slider("Simplify", 1, 5, self._simple, self._set_simple)
        self._options = NewRegionOptions(desk.document, slider)
        self._stroke: list[Point] = []

    def _set_simple(self, value: int) -> None:
        self._simple = value

    def hint(self) -> str:
        return "Draw around the region with the button held; letting go closes it."

    def options(self) -> QWidget:
        return self._options.widget

    def activate(self) -> None:
        self._options.offer()

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
            self.desk.say("Draw around the region with the button held.")
            return
        outcome = draw_region(self.desk.document.kept, ring, self._options.wish(mend=True))
        self.refusal = outcome if isinstance(outcome, Refusal) else None
        name = "" if isinstance(outcome, Refusal) else name_of(outcome.model, outcome.regions[0])
        keep(self.desk, outcome, f"Draw {name}", self.picture)

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

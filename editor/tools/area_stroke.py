"""The base of tools that draw a region with one stroke: rectangle and freehand."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from core.edits.new_region import draw_region
from core.model.values import Point
from editor.tools.drag_tool import DragTool
from editor.tools.new_region_options import NewRegionOptions
from editor.tools.outcomes import keep_new
from editor.tools.tool import ToolDesk
from editor.words import tr


class AreaStrokeTool(DragTool):
    snaps = True

    def __init__(self, desk: ToolDesk, *before: QWidget) -> None:
        """`before` are controls that stand before those for new regions."""
        super().__init__(desk)
        self._options = NewRegionOptions(desk.document, *before)

    def options(self) -> QWidget:
        return self._options.widget

    def activate(self) -> None:
        self._options.offer()

    def make(self, ring: Sequence[Point], *, mend: bool) -> None:
        """Make a region of the stroke, or say why not."""
        outcome = draw_region(self.desk.document.kept, ring, self._options.wish(mend=mend))
        self.refusal = keep_new(self.desk, outcome, tr("Draw {}"), self.picture)

"""The base of tools that pick two regions: press on one and let go on the other, or click one after the other."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from core.edits.outcome import Refusal
from core.geometry.polygons import label_point
from core.model.region import Region
from core.model.values import RegionId
from editor.tools.drawing_marks import in_view, paint_region
from editor.tools.pointer import Pointer
from editor.tools.tool import Tool, ToolDesk
from editor.tools.tool_marks import cased


class PairTool(Tool):
    """What two regions mean is the tool's: `take_pair`, and `trouble` says beforehand why they cannot be taken."""

    line_colour = ""
    """The overlay whose colour a line between the two has; none without."""

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self.first: RegionId | None = None
        self.over: RegionId | None = None
        self._is_down = False

    def take_pair(self, first: RegionId, second: RegionId) -> RegionId | None:
        """Do it; the region with which the tool goes on, if any."""
        raise NotImplementedError

    def trouble(self, first: RegionId, second: RegionId) -> Refusal | None:
        return None

    def region(self, region_id: RegionId | None) -> Region | None:
        return next((each for each in self.desk.document.model.regions if each.id == region_id), None)

    def _under(self, pointer: Pointer) -> RegionId | None:
        found = self.desk.finder().region_at(*pointer.spot)
        return None if found is None else found.id

    def press(self, pointer: Pointer) -> None:
        if pointer.button == Qt.MouseButton.RightButton:
            self.cancel()
        if pointer.button != Qt.MouseButton.LeftButton:
            return
        under, self.over = self._under(pointer), self._under(pointer)
        if under is None:
            self.cancel()
        elif self.region(self.first) is None:
            self.first, self._is_down = under, True
        elif under != self.first:
            self._take(under)
        else:
            self.first = None
        self.desk.repaint()

    def _take(self, second: RegionId) -> None:
        first, self.first = self.first, None
        self._is_down = False
        if first is not None:
            self.first = self.take_pair(first, second)
        self.desk.repaint()

    def move(self, pointer: Pointer) -> None:
        under = self._under(pointer)
        if under != self.over:
            self.over = under
            self.desk.repaint()

    def release(self, pointer: Pointer) -> None:
        under = self._under(pointer)
        if self._is_down and under is not None and under != self.first:
            self._take(under)
        self._is_down = False

    def cancel(self) -> bool:
        had_one = self.first is not None
        self.first, self._is_down = None, False
        self.desk.repaint()
        return had_one

    def options(self) -> QWidget | None:
        return None

    def paint(self, painter: QPainter) -> None:
        port, theme = self.desk.port(), self.desk.theme()
        first, over = self.region(self.first), self.region(self.over)
        if first is None:
            if over is not None:
                paint_region(painter, over, port, theme)
            return
        paint_region(painter, first, port, theme)
        if over is None or over.id == first.id:
            return
        paint_region(painter, over, port, theme, is_refused=self.trouble(first.id, over.id) is not None)
        if not self.line_colour:
            return
        path = QPainterPath()
        ends = [in_view(port, label_point(each.outline)) for each in (first, over)]
        path.moveTo(*ends[0])
        path.lineTo(*ends[1])
        cased(painter, path, getattr(theme.overlays, self.line_colour), 2.4, theme)

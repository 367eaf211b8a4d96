"""Fill an open area of the board with a new region."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from core.edits.filling import fill_area
from core.edits.outcome import Refusal
from editor.tools.drawing_marks import paint_trouble
from editor.tools.new_region_options import NewRegionOptions
from editor.tools.outcomes import keep_new
from editor.tools.pointer import Pointer
from editor.tools.tool import Tool, ToolDesk
from editor.words import mark, tr


class BucketTool(Tool):
    id = "bucket"
    title = mark("Bucket")
    picture = "tool_bucket"
    keys = "G"
    about = mark(
        "A click where no region is makes a region of the whole open area around it, with every border matched."
    )

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self._options = NewRegionOptions(desk.document, can_be_on_top=False)
        self._refusal: Refusal | None = None

    def hint(self) -> str:
        return tr("Click where no region is, and the whole open area becomes one.")

    def options(self) -> QWidget:
        return self._options.widget

    def activate(self) -> None:
        self._options.offer()

    def press(self, pointer: Pointer) -> None:
        if pointer.button != Qt.MouseButton.LeftButton:
            return
        outcome = fill_area(self.desk.document.kept, pointer.point, self._options.wish())
        self._refusal = keep_new(self.desk, outcome, tr("Fill {}"), self.picture)
        self.desk.repaint()

    def move(self, pointer: Pointer) -> None:
        if self._refusal is not None:
            self.cancel()

    def cancel(self) -> bool:
        had_one = self._refusal is not None
        self._refusal = None
        self.desk.repaint()
        return had_one

    def paint(self, painter: QPainter) -> None:
        if self._refusal is not None:
            paint_trouble(painter, self._refusal.at, self.desk.port(), self.desk.theme())

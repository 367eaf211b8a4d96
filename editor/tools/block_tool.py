"""Block the border between two regions: click the border, or one region and then the other."""

from PySide6.QtWidgets import QLabel, QWidget

from core.edits.connecting import put_block
from core.edits.outcome import Outcome
from core.geometry.snapping import SnapKind
from core.model.map_model import Block
from core.model.values import RegionId
from editor.tools.connection_tool import ConnectionTool, note_field
from editor.tools.pointer import Pointer
from editor.tools.tool import ToolDesk
from editor.tools.tool_options import row
from editor.words import mark, tr


class BlockTool(ConnectionTool):
    id = "block"
    title = mark("Block")
    step_title = mark("Block between {} and {}")
    picture = "tool_block"
    keys = "K"
    about = mark(
        "A block is a border that nobody may cross. Click the border, or one region and then its neighbour; the "
        "same again opens it."
    )
    line_colour = "block"

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self.note = note_field(tr("Note on the block"))
        self._options = row(QLabel(tr("Note")), self.note)

    def hint(self) -> str:
        if self.first is not None:
            return tr("Click the neighbour on the other side. Doing the same again takes the block away.")
        return tr("Click a border to block it, or one region and then its neighbour.")

    def options(self) -> QWidget:
        return self._options

    def outcome(self, first: RegionId, second: RegionId) -> Outcome:
        document = self.desk.document
        return put_block(document.kept, Block(first, second, self.note.text().strip()), document.adjacency)

    def press(self, pointer: Pointer) -> None:
        snapper = self.desk.snapping.snapper()
        reach = self.desk.snapping.steps(pointer.zoom)
        border = snapper.snap(pointer.point, reach, {SnapKind.EDGE})
        if self.first is None and border.edge is not None and len(border.regions) == 2:
            self.take_pair(*border.regions)
            self.desk.repaint()
        else:
            super().press(pointer)

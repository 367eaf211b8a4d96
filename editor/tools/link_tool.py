"""Connect two regions that do not touch: drag from one to the other, or click both."""

from PySide6.QtWidgets import QLabel, QWidget

from core.edits.connecting import put_link
from core.edits.outcome import Outcome
from core.model.map_model import Link, LinkKind
from core.model.values import RegionId
from editor.tools.connection_tool import ConnectionTool, note_field
from editor.tools.tool import ToolDesk
from editor.tools.tool_options import choice, row, tick
from editor.words import mark, tr

_KINDS = ((LinkKind.BRIDGE, mark("Bridge")), (LinkKind.TUNNEL, mark("Tunnel")), (LinkKind.SEA_LANE, mark("Sea lane")))


class LinkTool(ConnectionTool):
    id = "link"
    title = mark("Link")
    step_title = mark("Link between {} and {}")
    picture = "tool_link"
    keys = "L"
    about = mark(
        "A link connects two regions that do not touch: a bridge, a tunnel or a sea lane, both ways or one way, "
        "with a note. Click or drag from one to the other. With other options the link is changed, with the same "
        "ones it is taken away."
    )
    line_colour = "link"

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self._kind, self._one_way = LinkKind.BRIDGE, False
        kinds = choice(tr("Kind of link"), [(tr(name), kind) for kind, name in _KINDS], self._set_kind)
        one_way = tick(tr("One way"), tr("Leads only from the first region to the second"), self._set_one_way)
        self.note = note_field(tr("Note on the link"))
        self._options = row(kinds, one_way, QLabel(tr("Note")), self.note)

    def _set_kind(self, kind: object) -> None:
        self._kind = LinkKind(str(kind))

    def _set_one_way(self, is_on: bool) -> None:
        self._one_way = is_on

    def hint(self) -> str:
        if self.first is not None:
            return tr("Click the region at the other end. Doing the same again takes the link away.")
        return tr("Click or drag from one region to another that does not touch it.")

    def options(self) -> QWidget:
        return self._options

    def outcome(self, first: RegionId, second: RegionId) -> Outcome:
        document = self.desk.document
        link = Link(first, second, self._kind, self._one_way, self.note.text().strip())
        return put_link(document.kept, link, document.adjacency)

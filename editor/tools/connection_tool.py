"""The common part of links and blocks: two regions, a note, and words for what cannot be."""

from PySide6.QtWidgets import QLineEdit

from core.edits.outcome import Outcome, Refusal
from core.model.values import RegionId
from editor.canvas.text_size import keep_size
from editor.tools.outcomes import keep, name_of
from editor.tools.pair_tool import PairTool
from editor.tools.tool_options import HEIGHT
from editor.words import tr


class ConnectionTool(PairTool):
    """What is put between two regions is the tool's: `outcome`, and `step_title` for the history."""

    step_title = ""

    def outcome(self, first: RegionId, second: RegionId) -> Outcome:
        raise NotImplementedError

    def trouble(self, first: RegionId, second: RegionId) -> Refusal | None:
        found = self.outcome(first, second)
        return found if isinstance(found, Refusal) else None

    def take_pair(self, first: RegionId, second: RegionId) -> RegionId | None:
        model = self.desk.document.kept
        title = tr(self.step_title).format(name_of(model, first), name_of(model, second))
        keep(self.desk, self.outcome(first, second), title, self.picture, selects=False)
        return None


def note_field(name: str) -> QLineEdit:
    field = QLineEdit(accessibleName=name, placeholderText=tr("for the rules or the eye"))
    keep_size(field, 180, HEIGHT)
    return field

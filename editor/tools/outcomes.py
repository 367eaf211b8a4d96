"""The end of a tool's gesture: one step of the history, or one sentence why not."""

from core.edits.outcome import Outcome, Refusal
from core.model.map_model import MapModel
from core.model.values import RegionId
from editor.tools.tool import ToolDesk
from editor.words import tr


def keep(desk: ToolDesk, outcome: Outcome, title: str, picture: str, *, selects: bool = True) -> bool:
    """Make an outcome a step and select what it is about; False if it was refused or changes nothing."""
    if isinstance(outcome, Refusal):
        desk.document.drop_preview()
        desk.say(tr(outcome.reason))
        return False
    if not desk.document.edit(title, outcome.model, picture=picture):
        return False
    if selects:
        desk.document.select(outcome.regions)
    if outcome.note:
        desk.say(tr(outcome.note))
    return True


def keep_new(desk: ToolDesk, outcome: Outcome, title: str, picture: str) -> Refusal | None:
    """Make a new region a step whose title has its name in it; the refusal, if it is one."""
    if isinstance(outcome, Refusal):
        desk.say(tr(outcome.reason))
        return outcome
    keep(desk, outcome, title.format(name_of(outcome.model, outcome.regions[0])), picture)
    return None


def pair_named(model: MapModel, one: RegionId, other: RegionId) -> str:
    return tr("{} and {}").format(name_of(model, one), name_of(model, other))


def name_of(model: MapModel, region_id: RegionId) -> str:
    return model.region(region_id).name.strip() or tr("unnamed region")

"""What a repair would change, in one sentence, before it is made. No Qt."""

from core.model.map_model import MapModel
from editor.number_words import regions_counted
from editor.words import tr

_NAMED = 3
"""So many regions are named; more are counted."""


def repair_promise(before: MapModel, after: MapModel) -> str:
    """Which regions differ between a map and the mended one, and that nothing else does."""
    then = {region.id: region for region in after.regions}
    changed = [region.name or region.id for region in before.regions if then.get(region.id) != region]
    if not changed:
        return tr("Fixing leaves every region as it is.")
    names = ", ".join(changed) if len(changed) <= _NAMED else regions_counted(len(changed))
    return tr("Fixing changes {}. Nothing else changes.").format(names)

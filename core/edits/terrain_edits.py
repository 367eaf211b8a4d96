"""A designer's own terrains: bringing one in, calling it otherwise, another colour, taking it away."""

from dataclasses import replace

from core.edits.outcome import Edited, Outcome, Refusal
from core.model.map_model import MapModel, OwnTerrain
from core.model.sentences import mark
from core.model.terrains import terrains
from core.model.values import TerrainId

COLOURS = ("#C9A0DC", "#E8927C", "#8FB8DE", "#B5CF8A", "#E3C567", "#A8A29E")
"""What new terrains are painted with, one after the other, until the designer chooses."""


def add_terrain(model: MapModel, name: str) -> Outcome:
    wanted = " ".join(name.split())
    refusal = _name_refused(model, wanted)
    if refusal is not None:
        return refusal
    new = OwnTerrain(wanted, COLOURS[len(model.terrains) % len(COLOURS)])
    return Edited(replace(model, terrains=(*model.terrains, new)))


def rename_terrain(model: MapModel, old: str, name: str) -> Outcome:
    """The regions that have it go with it."""
    wanted = " ".join(name.split())
    if wanted == old:
        return Edited(model)
    refusal = _name_refused(model, wanted)
    if refusal is not None:
        return refusal
    kept = tuple(replace(each, name=wanted) if each.name == old else each for each in model.terrains)
    return Edited(replace(_retagged(model, old, wanted), terrains=kept))


def colour_terrain(model: MapModel, name: str, colour: str) -> Outcome:
    kept = tuple(replace(each, colour=colour.upper()) if each.name == name else each for each in model.terrains)
    return Edited(replace(model, terrains=kept))


def remove_terrain(model: MapModel, name: str) -> Outcome:
    """Regions that had it have no terrain afterwards."""
    kept = tuple(each for each in model.terrains if each.name != name)
    return Edited(replace(_retagged(model, name, None), terrains=kept))


def regions_with(model: MapModel, name: str) -> int:
    return sum(region.terrain == name for region in model.regions)


def _retagged(model: MapModel, old: str, new: str | None) -> MapModel:
    ground = None if new is None else TerrainId(new)
    return model.with_regions(replace(each, terrain=ground) for each in model.regions if each.terrain == old)


def _name_refused(model: MapModel, name: str) -> Refusal | None:
    if not name:
        return Refusal(mark("A terrain needs a name."))
    said = name.casefold()
    known = {word.casefold() for each in terrains().values() for word in (each.id, each.name)}
    if said in known or any(each.name.casefold() == said for each in model.terrains):
        return Refusal(mark("There is a terrain of that name already."))
    return None

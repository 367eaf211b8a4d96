"""Repairs of names, symbols, links and rounds."""

import re
from dataclasses import replace

from core.model.components import rounds_for
from core.model.map_model import MapModel
from core.model.problems import Finding
from core.model.region import Region
from core.model.terrains import terrains
from core.topology.checks.hand_made import AGAIN, connection_detail, connections, repeated_places
from core.topology.checks.names import letters_of

NUMBER_AT_END = re.compile(r"\s*\d+$")


def rename(model: MapModel, finding: Finding) -> MapModel:
    """Give a nameless region a free name, and number all but the first of those that share one."""
    renamed = finding.regions if len(finding.regions) == 1 else finding.regions[1:]
    for region_id in renamed:
        region = model.region(region_id)
        taken = {letters_of(each.name) for each in model.regions if each.id != region_id}
        model = model.with_regions([replace(region, name=_free_name(region, taken))])
    return model


def _free_name(region: Region, taken: set[str]) -> str:
    known = terrains().get(region.terrain or "")
    stem = NUMBER_AT_END.sub("", region.name.strip()) or (known.name if known is not None else "Region")
    start = 2 if region.name.strip() else 1
    return next(name for n in range(start, start + len(taken) + 1) if letters_of(name := f"{stem} {n}") not in taken)


def drop_symbol(model: MapModel, finding: Finding) -> MapModel:
    """Take the symbol the finding is about from its region."""
    region = model.region(finding.regions[0])
    kept = tuple(symbol for symbol in region.symbols if symbol != finding.detail)
    return model.with_regions([replace(region, symbols=kept)])


def drop_link(model: MapModel, finding: Finding) -> MapModel:
    """Remove the link or block the finding is about; of repeated ones the first stays."""
    detail = finding.detail.removesuffix(AGAIN)
    gone = {place for place, each in enumerate(connections(model)) if connection_detail(each) == detail}
    if finding.detail != detail:
        gone &= set(repeated_places(model))
    first_block = len(model.links)
    return replace(
        model,
        links=tuple(link for place, link in enumerate(model.links) if place not in gone),
        blocks=tuple(block for place, block in enumerate(model.blocks, first_block) if place not in gone),
    )


def set_rounds(model: MapModel, finding: Finding) -> MapModel:
    """Set the usual number of rounds for the number of players."""
    assert model.players is not None, finding.key
    return replace(model, rounds=rounds_for(model.players))

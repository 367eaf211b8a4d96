"""Checks of a River World map: is there a river, can shipyard and temple be held, are caravel and ships enough."""

from collections.abc import Iterator

from core.model.components import pieces_in_box
from core.model.map_model import Game
from core.model.problems import Finding
from core.model.sentences import said
from core.model.terrains import symbols, terrains
from core.topology.checks.map_facts import MapFacts
from core.topology.checks.message_words import capital, named
from core.topology.checks.report import finding

LANDMARKS = ("shipyard", "seers-temple")
"""Symbols that serve whoever holds their region."""
RIVER = "river"


def river_world_findings(facts: MapFacts) -> Iterator[Finding]:
    if Game.RIVER not in facts.model.games:
        return
    regions = facts.model.regions
    rivers = [region.id for region in regions if region.terrain == RIVER]
    if regions and not rivers:
        yield finding("no-river", said("The map is for River World and has no river."))
    yield from _landmarks_on_water(facts)
    box = pieces_in_box(Game.RIVER.value)
    ships, caravels = box["pirate-ships"], box["caravels"]
    if len(rivers) > ships:
        message = said("{} river regions may need a ship each; the box holds {}.", len(rivers), ships)
        yield finding("more-rivers-than-ships", message, rivers)
    yards = [region.id for region in regions if region.has("shipyard")]
    if len(yards) > caravels:
        message = said("{} regions have a shipyard; the box holds {} caravel.", len(yards), caravels)
        yield finding("several-shipyards", message, yards)


def _landmarks_on_water(facts: MapFacts) -> Iterator[Finding]:
    for number, region in enumerate(facts.model.regions):
        ground = terrains().get(region.terrain or "")
        if ground is None or not (ground.water or ground.impassable):
            continue
        for name in LANDMARKS:
            if region.has(name):
                words = said(symbols()[name].name.lower())
                message = said(
                    "{} is {}: hardly any race can hold the {} there.",
                    capital(named(region)),
                    said(ground.name.lower()),
                    words,
                )
                yield finding("landmark-on-water", message, (region.id,), at=facts.middle(number), detail=name)

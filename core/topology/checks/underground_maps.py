"""Checks of an Underground map: does the river come in and go out, and is there an abyss for the Volcano?"""

from collections.abc import Iterator

from core.model.map_model import Game
from core.model.problems import Finding
from core.model.sentences import said, said_n
from core.topology.checks.map_facts import MapFacts
from core.topology.checks.report import finding

ENDS = 2
"""The river of every printed board touches the edge twice, and a new race may begin at either end."""


def underground_findings(facts: MapFacts) -> Iterator[Finding]:
    if Game.UNDERGROUND not in facts.model.games:
        return
    regions = facts.model.regions
    rivers = [number for number, region in enumerate(regions) if region.terrain == "river"]
    ends = [regions[number].id for number in rivers if facts.ways.edge[number]]
    if rivers and len(ends) != ENDS:
        message = said_n(
            "The river touches the edge in {} region instead of two.",
            "The river touches the edge in {} regions instead of two.",
            len(ends),
            len(ends),
        )
        yield finding("river-ends", message, ends, at=None if ends else facts.middle(rivers[0]))
    abysses = [region for region in regions if region.terrain == "abyss"]
    if abysses and not any(region.has("volcano") for region in abysses):
        message = said("None of the abysses has a volcano symbol.")
        yield finding("no-volcano", message, [region.id for region in abysses])

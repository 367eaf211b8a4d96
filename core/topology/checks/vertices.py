"""Checks of vertices that neighbours should share: T-junctions, and corners a hair apart."""

from collections.abc import Iterator

from core.geometry.shared_borders import LoosePair
from core.model.problems import Finding
from core.model.values import Point
from core.topology.checks.map_facts import MapFacts
from core.topology.checks.report import finding
from core.topology.checks.wording import capital, counted, length, named


def vertex_findings(facts: MapFacts) -> Iterator[Finding]:
    """One finding per pair of regions and kind, in map order."""
    yield from _unmatched(facts)
    yield from _loose(facts)


def _unmatched(facts: MapFacts) -> Iterator[Finding]:
    places: dict[tuple[int, int], list[Point]] = {}
    for each in facts.unmatched:
        places.setdefault(_ordered(each.owner, each.other), []).append(each.at)
    for (a, b), points in sorted(places.items()):
        names = f"{named(facts.model.regions[a])} and {named(facts.model.regions[b])}"
        corners = counted(len(points), "corner")
        verb = "has" if len(points) == 1 else "have"
        message = f"{capital(corners)} on the border of {names} {verb} no match on the other side."
        yield finding("unmatched-vertex", message, (facts.ids[a], facts.ids[b]), at=points[0])


def loose_between(pairs: list[LoosePair]) -> dict[tuple[int, int], list[LoosePair]]:
    """Loose pairs by the two outlines that hold the vertices apart, each under every such two."""
    places: dict[tuple[int, int], list[LoosePair]] = {}
    for pair in pairs:
        only_one = set(pair.owners_of_one) - set(pair.owners_of_other)
        only_other = set(pair.owners_of_other) - set(pair.owners_of_one)
        for key in sorted({_ordered(a, b) for a in only_one for b in only_other}):
            places.setdefault(key, []).append(pair)
    return places


def _loose(facts: MapFacts) -> Iterator[Finding]:
    for (a, b), pairs in sorted(loose_between(facts.loose).items()):
        names = f"{named(facts.model.regions[a])} and {named(facts.model.regions[b])}"
        apart = length(max(pair.apart for pair in pairs), facts.model.frame)
        corners = "A corner" if len(pairs) == 1 else f"{len(pairs)} corners"
        verb = "lies" if len(pairs) == 1 else "lie up to"
        message = f"{corners} of {names} {verb} {apart} apart instead of on the same spot."
        yield finding("loose-vertex", message, (facts.ids[a], facts.ids[b]), at=pairs[0].one)


def _ordered(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)

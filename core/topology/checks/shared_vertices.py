"""Checks of vertices that neighbours should share: T-junctions, and corners a hair apart."""

from collections.abc import Iterator

from core.geometry.shared_borders import LoosePair
from core.model.problems import Finding
from core.model.sentences import said, said_n
from core.model.values import Point
from core.topology.checks.map_facts import MapFacts
from core.topology.checks.message_words import counted, length, named
from core.topology.checks.report import finding


def vertex_findings(facts: MapFacts) -> Iterator[Finding]:
    """One finding per pair of regions and kind, in map order."""
    yield from _unmatched(facts)
    yield from _loose(facts)


def _unmatched(facts: MapFacts) -> Iterator[Finding]:
    places: dict[tuple[int, int], list[Point]] = {}
    for each in facts.unmatched:
        places.setdefault(_ordered(each.owner, each.other), []).append(each.at)
    for (a, b), points in sorted(places.items()):
        names = said("{} and {}", named(facts.model.regions[a]), named(facts.model.regions[b]))
        corners = counted(len(points), "corner")
        message = said_n(
            "{} on the border of {} has no match on the other side.",
            "{} on the border of {} have no match on the other side.",
            len(points), corners, names,
        )  # fmt: skip
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
        names = said("{} and {}", named(facts.model.regions[a]), named(facts.model.regions[b]))
        apart = length(max(pair.apart for pair in pairs), facts.model.frame)
        message = said_n(
            "A corner of {1} lies {2} apart instead of on the same spot.",
            "{} corners of {} lie up to {} apart instead of on the same spot.",
            len(pairs), len(pairs), names, apart,
        )  # fmt: skip
        yield finding("loose-vertex", message, (facts.ids[a], facts.ids[b]), at=pairs[0].one)


def _ordered(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)

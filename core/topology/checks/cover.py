"""Checks of what no region covers: gaps, and parts of the board left open."""

from collections.abc import Iterator

from core.geometry.uncovered import UncoveredArea, uncovered_areas
from core.model.problems import Finding, Severity
from core.model.sentences import said, said_n
from core.model.values import GRID
from core.topology.checks.map_facts import MapFacts
from core.topology.checks.message_words import area, capital, length, listed, named
from core.topology.checks.report import finding
from core.topology.close_pairs import PairKind


def open_areas(facts: MapFacts) -> list[UncoveredArea]:
    """Every uncovered area of the map. A board that is covered exactly is recognised without any overlay."""
    if not facts.model.regions or is_covered_exactly(facts):
        return []
    are_matched = _is_apart(facts) and not facts.unmatched
    return uncovered_areas(facts.sound, facts.frame_box, facts.model.adjacency.gap, are_matched=are_matched)


def _is_apart(facts: MapFacts) -> bool:
    is_plain = not any(shape.crossing for shape in facts.shapes)
    return is_plain and not any(pair.kind is PairKind.OVERLAP for pair in facts.odd_pairs)


def is_covered_exactly(facts: MapFacts) -> bool:
    """Sound shapes inside the frame that do not overlap and add up to the board leave nothing open."""
    frame = facts.model.frame
    if not (_is_apart(facts) and facts.model.regions):
        return False
    if sum([shape.area2 for shape in facts.shapes]) != 2 * frame.width * frame.height:
        return False
    boxes = [box for shape in facts.shapes if (box := shape.box) is not None]
    return not any(x1 < 0 or y1 < 0 or x2 > frame.width or y2 > frame.height for x1, y1, x2, y2 in boxes)


def cover_findings(facts: MapFacts) -> Iterator[Finding]:
    """One finding per kind and set of regions around: several gaps between the same regions are mended together.

    What is open towards the frame is one finding for the whole board, whoever lies around: open water stays the same
    open water, accepted or not, when an island is drawn in it or a strait is closed.
    """
    open_places: list[UncoveredArea] = []
    groups: dict[tuple[bool, tuple[int, ...]], list[UncoveredArea]] = {}
    for place in open_areas(facts):
        if place.is_gap or not place.reaches_frame:
            groups.setdefault((place.is_gap, place.touching), []).append(place)
        else:
            open_places.append(place)
    for (is_gap, touching), places in groups.items():
        widest = max(places, key=lambda place: place.width)
        ids = tuple(facts.ids[number] for number in touching)
        if is_gap:
            yield finding("gap", _gap_message(facts, widest, len(places)), ids, at=widest.at)
        else:
            yield finding("uncovered-board", _open_message(facts, places), ids, at=widest.at)
    if open_places:
        at = max(open_places, key=lambda place: place.width).at
        message = _open_message(facts, open_places)
        yield finding("uncovered-board", message, at=at, severity=Severity.HINT, detail="open")


def _gap_message(facts: MapFacts, place: UncoveredArea, count: int) -> str:
    names = [named(facts.model.regions[number]) for number in place.touching]
    width = length(place.width, facts.model.frame)
    values = (count, width, listed(names))
    if len(names) > 1:
        return said_n("A gap {1} wide between {2}.", "{} gaps, the widest {} wide, between {}.", count, *values)
    if not place.reaches_frame:
        return said_n("A gap {1} wide inside {2}.", "{} gaps, the widest {} wide, inside {}.", count, *values)
    return said_n(
        "A gap {1} wide between {2} and the frame.",
        "{} gaps, the widest {} wide, between {} and the frame.",
        count,
        *values,
    )


def _open_message(facts: MapFacts, places: list[UncoveredArea]) -> str:
    around = sorted({number for place in places for number in place.touching})
    names = [named(facts.model.regions[number]) for number in around]
    size = area(sum(place.shape.area for place in places) / GRID**2, facts.model.frame)
    if not names:
        return said("{} of the board belong to no region.", capital(size))
    return said("{} of the board belong to no region, next to {}.", capital(size), listed(names))

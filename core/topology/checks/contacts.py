"""Checks of pairs that come close, as measured: overlaps, corners, near misses, short borders; and of the frame."""

from collections.abc import Iterator

import numpy as np
import shapely

from core.model.problems import Finding
from core.model.sentences import mark, said
from core.topology.checks.map_facts import MapFacts
from core.topology.checks.message_words import area, capital, length, named
from core.topology.checks.report import finding
from core.topology.close_pairs import ClosePair, PairKind, Side
from core.topology.pair_kinds import without_overlap

_NEAR_SIDE = {
    Side.NORTH: mark("{} ends {} from the upper edge of the board without touching it."),
    Side.EAST: mark("{} ends {} from the right edge of the board without touching it."),
    Side.SOUTH: mark("{} ends {} from the lower edge of the board without touching it."),
    Side.WEST: mark("{} ends {} from the left edge of the board without touching it."),
}


def pair_findings(facts: MapFacts) -> Iterator[Finding]:
    """Findings about close pairs and near misses of the frame, in the order they were measured.

    Of many copies of one shape each is told once, with the first of them.
    """
    number = {region_id: index for index, region_id in enumerate(facts.ids)} if facts.odd_pairs else {}
    first: dict[int, int] = {}
    for pair in facts.odd_pairs:
        a, b = number[pair.a], number[pair.b]
        is_told = a in first and first[a] == first.get(b)
        if not is_told:
            is_copy = pair.kind is PairKind.OVERLAP and _same_shape(facts, a, b)
            if is_copy:
                first[b] = first.get(a, a)
            yield from _pair(facts, pair, is_copy=is_copy)
    for contact in facts.adjacency.frame:
        if not contact.touches:
            name = capital(named(facts.region[contact.region]))
            if contact.gap <= facts.model.adjacency.edge:
                message = said("{} meets the edge of the board along too short a stretch to lie on it.", name)
            else:
                message = said(_NEAR_SIDE[contact.side], name, length(contact.gap, facts.model.frame))
            detail = contact.side.value
            yield finding("edge-near-miss", message, (contact.region,), at=contact.at, detail=detail)


def _pair(facts: MapFacts, pair: ClosePair, *, is_copy: bool) -> Iterator[Finding]:
    frame = facts.model.frame
    names = said("{} and {}", named(facts.region[pair.a]), named(facts.region[pair.b]))
    ids = (pair.a, pair.b)
    match pair.kind:
        case PairKind.OVERLAP if is_copy:
            yield finding("identical-region", said("{} have the same shape.", capital(names)), ids, at=pair.at)
        case PairKind.OVERLAP:
            yield finding("overlap", said("{} overlap by {}.", capital(names), area(pair.area, frame)), ids, at=pair.at)
            yield from _contact(facts, pair, without_overlap(pair, facts.model.adjacency), names)
        case kind:
            yield from _contact(facts, pair, kind, names)


def _same_shape(facts: MapFacts, a: int, b: int) -> bool:
    """Do two regions cover exactly the same ground?"""
    one, other = facts.shapes[a].sound, facts.shapes[b].sound
    return bool(np.array_equal(one.bounds, other.bounds) and shapely.equals(one, other))


def _contact(facts: MapFacts, pair: ClosePair, kind: PairKind, names: str) -> Iterator[Finding]:
    """What players will ask about how two regions meet; of two that overlap, besides that."""
    frame, ids = facts.model.frame, (pair.a, pair.b)
    match kind:
        case PairKind.CORNER:
            yield finding(
                "corner-touch", said("{} meet in a corner only: not neighbours.", capital(names)), ids, at=pair.at
            )
        case PairKind.NEAR_MISS:
            message = said(
                "{} come within {} of each other but are not neighbours.", capital(names), length(pair.gap, frame)
            )
            yield finding("near-miss", message, ids, at=pair.at)
        case PairKind.SHORT_BORDER:
            verdict = said("they count as neighbours") if pair.neighbours else said("too little to be neighbours")
            message = said("{} share only {} of border: {}.", capital(names), length(pair.length, frame), verdict)
            yield finding("short-border", message, ids, at=pair.at)
        case PairKind.BORDER | PairKind.OVERLAP:
            return

"""Vertices that neighbours should share and do not, kept up to date while a map is edited.

An edit can only make a difference near the edges it adds or takes away: a vertex lies on an edge, or a hair from
another vertex. So after an edit the whole check is run on the regions around those edges, and what it finds there
replaces what was known there.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from core.geometry.shared_borders import (
    ON_EDGE,
    SNAP,
    LoosePair,
    Unmatched,
    lone_edges,
    loose_pairs,
    unmatched_vertices,
    vertex_table,
)
from core.model.region import Outline, Region
from core.model.values import Point, RegionId
from core.topology.checks.shape_facts import ShapeFacts
from core.topology.region_changes import differing

Edge = tuple[Point, Point]
Box = tuple[float, float, float, float]

MANY = 0.25
"""When more than this share of the regions have changed, all are looked at."""
_EVERYWHERE = (float("-inf"), float("-inf"), float("inf"), float("inf"))


@dataclass(frozen=True, slots=True)
class _Loose:
    """A loose pair whose owners go by their ids, which stay when regions come and go."""

    one: Point
    other: Point
    owners_of_one: tuple[RegionId, ...]
    owners_of_other: tuple[RegionId, ...]


class VertexMemory:
    """Unmatched and loose vertices of the map handed in last."""

    def __init__(self) -> None:
        self._regions: tuple[Region, ...] = ()
        self._shapes: Sequence[ShapeFacts] = ()
        self._unmatched: list[tuple[RegionId, RegionId, Point]] = []
        self._loose: list[_Loose] = []

    def update(self, regions: tuple[Region, ...], shapes: Sequence[ShapeFacts]) -> None:
        """Take over the regions of an edited map, and what is known about their shapes."""
        before, numbers = self._regions, differing(self._regions, regions)
        if numbers == []:
            self._shapes = shapes
            return
        if numbers is None:
            was, now = ({region.id: region.outline for region in each} for each in (before, regions))
            pairs = [(was.get(region_id, ()), now.get(region_id, ())) for region_id in dict.fromkeys((*was, *now))]
        else:
            pairs = [(before[number].outline, regions[number].outline) for number in numbers]
        changed = [(old, new) for old, new in pairs if old is not new]
        self._regions, self._shapes = regions, shapes
        if len(changed) > MANY * len(regions):
            self._look_again(_EVERYWHERE)
        elif edges := [edge for old, new in changed for edge in _difference(old, new)]:
            self._look_again(_around(edges))

    def unmatched(self, ids: Sequence[RegionId]) -> list[Unmatched]:
        """As core.geometry.shared_borders finds them on the whole map, owners by their place in `ids`."""
        place = {region_id: number for number, region_id in enumerate(ids)} if self._unmatched else {}
        found = [Unmatched(place[owner], place[other], at) for owner, other, at in self._unmatched]
        return sorted(found, key=lambda each: (each.owner, each.other, each.at))

    def loose(self, ids: Sequence[RegionId]) -> list[LoosePair]:
        place = {region_id: number for number, region_id in enumerate(ids)} if self._loose else {}
        found = [
            LoosePair(
                pair.one,
                pair.other,
                tuple(sorted(place[each] for each in pair.owners_of_one)),
                tuple(sorted(place[each] for each in pair.owners_of_other)),
            )
            for pair in self._loose
        ]
        return sorted(found, key=lambda pair: (pair.apart, pair.one, pair.other))

    def _look_again(self, window: Box) -> None:
        """Find anew what lies in the window, with everything that can have a part in it."""
        reach = _widened(window, SNAP + ON_EDGE)
        near = [region for region, shape in zip(self._regions, self._shapes, strict=True) if _meets(shape.box, reach)]
        ids = [region.id for region in near]
        table = vertex_table(region.outline for region in near)
        lone = lone_edges(table)
        self._unmatched = [each for each in self._unmatched if not _is_in(each[2], window)]
        self._unmatched += [
            (ids[each.owner], ids[each.other], each.at)
            for each in unmatched_vertices(table, lone)
            if _is_in(each.at, window)
        ]
        self._loose = [pair for pair in self._loose if not (_is_in(pair.one, window) or _is_in(pair.other, window))]
        self._loose += [
            _Loose(
                pair.one,
                pair.other,
                tuple(ids[number] for number in pair.owners_of_one),
                tuple(ids[number] for number in pair.owners_of_other),
            )
            for pair in loose_pairs(table, lone)
            if _is_in(pair.one, window) or _is_in(pair.other, window)
        ]


def _edges(outline: Outline) -> "Counter[Edge]":
    return Counter(
        (here, there) if here < there else (there, here)
        for part in outline
        for ring in part.rings()
        for here, there in zip(ring, ring[1:] + ring[:1], strict=True)
    )


def _difference(old: Outline, new: Outline) -> list[Edge]:
    """Edges that one of two outlines has more often than the other."""
    was, now = _edges(old), _edges(new)
    return [*(was - now), *(now - was)]


def _around(edges: list[Edge]) -> Box:
    xs = [x for edge in edges for x, _ in edge]
    ys = [y for edge in edges for _, y in edge]
    return _widened((min(xs), min(ys), max(xs), max(ys)), ON_EDGE)


def _widened(box: Box, reach: float) -> Box:
    return box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach


def _meets(box: Box | None, other: Box) -> bool:
    if box is None:
        return False
    return box[0] <= other[2] and box[2] >= other[0] and box[1] <= other[3] and box[3] >= other[1]


def _is_in(point: Point, box: Box) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]

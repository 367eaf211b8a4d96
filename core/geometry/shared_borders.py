"""Find and repair common borders: which vertices two outlines should share and do not.

Works on the vertices of many outlines at once. Nothing here decides who is whose neighbour; that is
core.topology.measure. Everything stays on the grid: a repair only ever reuses coordinates that exist already.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np
import shapely

from core.geometry.polygons import clean_ring
from core.model.region import Outline, Part
from core.model.values import GRID, Point, Ring

ON_EDGE = 2.0
"""A vertex this close to an edge, in grid steps, lies on it: the grid itself allows no better on slanting edges."""

SNAP = GRID // 2
"""Vertices of neighbours closer together than this, in grid steps, are meant to be one."""

Ints = np.ndarray[Any, np.dtype[np.int64]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]


@dataclass(frozen=True, slots=True)
class VertexTable:
    """Every vertex of many outlines in flat arrays; row i is also the edge from vertex i to `following[i]`."""

    xy: Ints
    owner: Ints
    """Which outline the vertex belongs to."""
    following: Ints
    spot: Ints
    """One number per place: equal exactly when the coordinates are."""

    def points(self, rows: Ints) -> list[Point]:
        return [(int(x), int(y)) for x, y in self.xy[rows]]


def vertex_table(outlines: Iterable[Outline]) -> VertexTable:
    """The table of all rings of all outlines, in order."""
    rings: list[Ring] = []
    owners: list[int] = []
    for number, outline in enumerate(outlines):
        for part in outline:
            for ring in part.rings():
                rings.append(ring)
                owners.append(number)
    sizes = np.array([len(ring) for ring in rings], dtype=np.int64)
    xy = np.array(list(chain.from_iterable(rings)), dtype=np.int64).reshape(-1, 2)
    ends = np.cumsum(sizes)
    following = np.arange(1, len(xy) + 1, dtype=np.int64)
    has_points = sizes > 0
    following[ends[has_points] - 1] = (ends - sizes)[has_points]
    owner = np.repeat(np.array(owners, dtype=np.int64), sizes)
    return VertexTable(xy, owner, following, xy[:, 0] * (1 << 32) + xy[:, 1])


def lone_edges(table: VertexTable) -> Ints:
    """Rows whose edge no other ring runs along: coasts, the board's rim, and every border that does not match."""
    here, there = table.spot, table.spot[table.following]
    low, high = np.minimum(here, there), np.maximum(here, there)
    order = np.lexsort((high, low))
    same = (low[order][1:] == low[order][:-1]) & (high[order][1:] == high[order][:-1])
    lone = np.ones(len(order), dtype=bool)
    lone[order[1:][same]] = False
    lone[order[:-1][same]] = False
    lone &= here != there
    return np.flatnonzero(lone)


@dataclass(frozen=True, slots=True)
class Unmatched:
    """A vertex of outline `owner` lies on an edge of outline `other`, which has no vertex there."""

    owner: int
    other: int
    at: Point


def unmatched_vertices(table: VertexTable, lone: Ints) -> list[Unmatched]:
    """Every place where a border runs past a vertex of its neighbour (a T-junction), each once, in table order."""
    if not len(lone):
        return []
    ends = table.following[lone]
    rows = np.unique(np.concatenate([lone, ends]))
    lines = shapely.linestrings(np.stack([table.xy[lone], table.xy[ends]], axis=1).astype(float))
    tree = shapely.STRtree(np.asarray(lines))
    points = shapely.points(table.xy[rows].astype(float))
    hit, edge = tree.query(points, predicate="dwithin", distance=ON_EDGE)
    vertex, start, end = rows[hit], lone[edge], ends[edge]
    foreign = table.owner[vertex] != table.owner[start]
    between = (table.spot[vertex] != table.spot[start]) & (table.spot[vertex] != table.spot[end])
    vertex, start = vertex[foreign & between], start[foreign & between]
    spots = _spots_of(table, {int(each) for each in table.owner[start]})
    found = {
        Unmatched(int(table.owner[v]), int(table.owner[e]), at): None
        for v, e, at in zip(vertex, start, table.points(vertex), strict=True)
        if int(table.spot[v]) not in spots[int(table.owner[e])]
    }
    return sorted(found, key=lambda each: (each.owner, each.other, each.at))


def _spots_of(table: VertexTable, owners: Collection[int]) -> dict[int, set[int]]:
    return {owner: set(table.spot[table.owner == owner].tolist()) for owner in owners}


@dataclass(frozen=True, slots=True)
class LoosePair:
    """Two vertices a hair apart that belong to different outlines: `one` is held by more of them, or comes first."""

    one: Point
    other: Point
    owners_of_one: tuple[int, ...]
    owners_of_other: tuple[int, ...]

    @property
    def apart(self) -> float:
        return float(np.hypot(self.one[0] - self.other[0], self.one[1] - self.other[1]))


def loose_pairs(table: VertexTable, lone: Ints, tolerance: float = SNAP) -> list[LoosePair]:
    """Vertices closer than the tolerance that two neighbours hold apart, each pair once, nearest first."""
    rows = np.unique(np.concatenate([lone, table.following[lone]]))
    _, first = np.unique(table.spot[rows], return_index=True)
    rows = rows[first]
    if not len(rows):
        return []
    points = shapely.points(table.xy[rows].astype(float))
    left, right = shapely.STRtree(points).query(points, predicate="dwithin", distance=tolerance)
    apart = left < right
    close = list(zip(rows[left[apart]].tolist(), rows[right[apart]].tolist(), strict=True))
    owners = _owners_of(table, {int(table.spot[row]) for pair in close for row in pair})
    found = []
    for a, b in close:
        of_a, of_b = owners[int(table.spot[a])], owners[int(table.spot[b])]
        if set(of_a) - set(of_b) and set(of_b) - set(of_a):
            at_a, at_b = table.points(np.array([a, b]))
            swapped = (-len(of_b), at_b) < (-len(of_a), at_a)
            found.append(LoosePair(at_b, at_a, of_b, of_a) if swapped else LoosePair(at_a, at_b, of_a, of_b))
    return sorted(found, key=lambda pair: (pair.apart, pair.one, pair.other))


def _owners_of(table: VertexTable, spots: Collection[int]) -> dict[int, tuple[int, ...]]:
    rows = np.flatnonzero(np.isin(table.spot, np.array(sorted(spots), dtype=np.int64)))
    owners: dict[int, set[int]] = {}
    for spot, owner in zip(table.spot[rows].tolist(), table.owner[rows].tolist(), strict=True):
        owners.setdefault(spot, set()).add(owner)
    return {spot: tuple(sorted(held)) for spot, held in owners.items()}


def with_vertices(outline: Outline, points: Iterable[Point]) -> Outline:
    """The outline with each point made a vertex of the nearest edge it lies on; points off every edge are left out."""
    known = {point for part in outline for ring in part.rings() for point in ring}
    wanted: dict[tuple[int, int], list[tuple[float, Point]]] = {}
    rings = [ring for part in outline for ring in part.rings()]
    for point in sorted(set(points) - known):
        best: tuple[float, int, int, float] | None = None
        for number, ring in enumerate(rings):
            for edge in range(len(ring)):
                distance, along = _distance(point, ring[edge], ring[(edge + 1) % len(ring)])
                if distance <= ON_EDGE and (best is None or distance < best[0]):
                    best = (distance, number, edge, along)
        if best is not None:
            wanted.setdefault((best[1], best[2]), []).append((best[3], point))
    return _rebuilt(outline, [_inserted(ring, number, wanted) for number, ring in enumerate(rings)])


def _distance(point: Point, start: Point, end: Point) -> tuple[float, float]:
    """How far a point lies from an edge, and how far along it (0 to 1)."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = point[0] - start[0], point[1] - start[1]
    squared = dx * dx + dy * dy
    along = 0.0 if squared == 0 else min(1.0, max(0.0, (px * dx + py * dy) / squared))
    return float(np.hypot(px - along * dx, py - along * dy)), along


def _inserted(ring: Ring, number: int, wanted: Mapping[tuple[int, int], list[tuple[float, Point]]]) -> Ring:
    points: list[Point] = []
    for edge, point in enumerate(ring):
        points.append(point)
        points.extend(new for _, new in sorted(wanted.get((number, edge), ())))
    return tuple(points)


def moved(outline: Outline, moves: Mapping[Point, Point]) -> Outline:
    """The outline with vertices moved; rings that collapse are dropped, their part with them if it is the outer one."""
    rings = [clean_ring(moves.get(point, point) for point in ring) for part in outline for ring in part.rings()]
    return _rebuilt(outline, rings)


def _rebuilt(outline: Outline, rings: Sequence[Ring]) -> Outline:
    parts: list[Part] = []
    start = 0
    for part in outline:
        count = 1 + len(part.holes)
        outer, *holes = rings[start : start + count]
        start += count
        if outer:
            parts.append(Part(outer, tuple(hole for hole in holes if hole)))
    return tuple(parts)

"""Vertices and edges that nearly coincide made to coincide, so that neighbours share their border exactly.

Nothing moves further than the tolerance, and only where two regions meet. A change that would spoil a shape, and every
other change of the same vertices, is left out. Everything stays on the grid.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import shapely

from core.files.importers.crowding import Shapes, is_crowded
from core.geometry.polygons import clean_ring, to_shape
from core.model.region import Outline, Part
from core.model.values import Point, Ring

_ROUNDS = 6

Owners = dict[Point, frozenset[int]]


@dataclass(frozen=True, slots=True)
class Coincidence:
    outlines: list[Outline]
    joined: int
    """Vertices moved onto a neighbour's."""
    matched: int
    """Vertices added to a neighbour's edge."""
    left: frozenset[int]
    """Outlines left as they were drawn, because a change would have spoilt them."""


def made_to_coincide(outlines: Sequence[Outline], tolerance: float) -> Coincidence:
    """All outlines with common borders that match wherever that is safe."""
    as_drawn = Coincidence(list(outlines), 0, 0, frozenset(range(len(outlines))))
    if is_crowded(_points(_owners(outlines)), tolerance):
        return as_drawn
    spoilt: frozenset[int] = frozenset()
    for _ in range(_ROUNDS):
        moves = _moves(outlines, tolerance, spoilt)
        moved = [_moved(outline, moves) for outline in outlines]
        inserted = _insertions(moved, tolerance, spoilt)
        done = [_with_vertices(outline, inserted.get(index, {})) for index, outline in enumerate(moved)]
        bad = {i for i, (old, new) in enumerate(zip(outlines, done, strict=True)) if not _is_safe(old, new, tolerance)}
        if not bad:
            matched = sum(len(points) for edges in inserted.values() for points in edges.values())
            return Coincidence(done, len(moves), matched, spoilt)
        spoilt |= bad
    return as_drawn


def _owners(outlines: Sequence[Outline]) -> Owners:
    found: dict[Point, set[int]] = {}
    for index, outline in enumerate(outlines):
        for part in outline:
            for ring in part.rings():
                for point in ring:
                    found.setdefault(point, set()).add(index)
    return {point: frozenset(owners) for point, owners in found.items()}


def _points(points: Iterable[Point]) -> Shapes:
    return np.asarray(shapely.points(np.array(list(points), dtype=float).reshape(-1, 2)))


def _moves(outlines: Sequence[Outline], tolerance: float, spoilt: frozenset[int]) -> dict[Point, Point]:
    """Where each loose vertex goes. The vertex most regions use stays; one that others come to never moves itself."""
    owners = _owners(outlines)
    order = sorted(owners, key=lambda point: (-len(owners[point]), point))
    points = _points(order)
    left, right = shapely.STRtree(points).query(points, predicate="dwithin", distance=tolerance)
    keep = left < right
    goes: dict[Point, Point] = {}
    is_goal: set[Point] = set()
    for one, other in sorted(zip(left[keep].tolist(), right[keep].tolist(), strict=True)):
        goal, loose = order[one], order[other]
        is_free = goal not in goes and loose not in goes and loose not in is_goal
        meets = not owners[loose] <= owners[goal] and not owners[goal] <= owners[loose]
        if is_free and meets and not owners[loose] & spoilt:
            goes[loose] = goal
            is_goal.add(goal)
    return goes


def _moved(outline: Outline, moves: Mapping[Point, Point]) -> Outline:
    parts = []
    for part in outline:
        outer, *holes = (_moved_ring(ring, moves) for ring in part.rings())
        if outer:
            parts.append(Part(outer, tuple(hole for hole in holes if hole)))
    return tuple(parts)


def _moved_ring(ring: Ring, moves: Mapping[Point, Point]) -> Ring:
    return clean_ring(moves.get(point, point) for point in ring) if any(point in moves for point in ring) else ring


Edge = tuple[int, int]
"""Number of the ring in its outline, number of the edge in the ring."""


def _insertions(
    outlines: Sequence[Outline], tolerance: float, spoilt: frozenset[int]
) -> dict[int, dict[Edge, list[Point]]]:
    """For each outline the foreign vertices that lie on its edges and are not among its own, in order."""
    owners = _owners(outlines)
    places, ends = _edges(outlines)
    if not places:
        return {}
    points = sorted(owners)
    tree = shapely.STRtree(np.asarray(shapely.linestrings(np.array(ends, dtype=float))))
    hit, edge = tree.query(_points(points), predicate="dwithin", distance=max(1.0, tolerance))
    found: dict[int, dict[Edge, list[tuple[float, Point]]]] = {}
    taken: set[tuple[int, Point]] = set()
    for vertex, segment in sorted(zip(hit.tolist(), edge.tolist(), strict=True)):
        point, (owner, ring, number) = points[vertex], places[segment]
        along = _along(point, ends[segment], tolerance)
        if owner in owners[point] or owner in spoilt or along is None or (owner, point) in taken:
            continue
        taken.add((owner, point))
        found.setdefault(owner, {}).setdefault((ring, number), []).append((along, point))
    return {
        owner: {edge: [point for _, point in sorted(hits)] for edge, hits in edges.items()}
        for owner, edges in found.items()
    }


def _edges(outlines: Sequence[Outline]) -> tuple[list[tuple[int, int, int]], list[tuple[Point, Point]]]:
    places, ends = [], []
    for owner, outline in enumerate(outlines):
        for ring_number, ring in enumerate(ring for part in outline for ring in part.rings()):
            for number, point in enumerate(ring):
                places.append((owner, ring_number, number))
                ends.append((point, ring[(number + 1) % len(ring)]))
    return places, ends


def _along(point: Point, ends: tuple[Point, Point], tolerance: float) -> float | None:
    """How far along the edge the point lies, or None if too near an end to bend the edge there."""
    (x1, y1), (x2, y2) = ends
    length = float(np.hypot(x2 - x1, y2 - y1))
    if length == 0:
        return None
    along = ((point[0] - x1) * (x2 - x1) + (point[1] - y1) * (y2 - y1)) / length
    return along if tolerance < along < length - tolerance else None


def _with_vertices(outline: Outline, edges: Mapping[Edge, Sequence[Point]]) -> Outline:
    if not edges:
        return outline
    rings = [ring for part in outline for ring in part.rings()]
    new = iter([_fuller(ring, number, edges) for number, ring in enumerate(rings)])
    return tuple(Part(next(new), tuple(next(new) for _ in part.holes)) for part in outline)


def _fuller(ring: Ring, number: int, edges: Mapping[Edge, Sequence[Point]]) -> Ring:
    points: list[Point] = []
    for index, point in enumerate(ring):
        points.append(point)
        points.extend(edges.get((number, index), ()))
    return tuple(points)


def _is_safe(old: Outline, new: Outline, tolerance: float) -> bool:
    """Is the new outline as whole as the old one was, and nearly the same?"""
    if old == new:
        return True
    if _ring_counts(old) != _ring_counts(new):
        return False
    before, after = to_shape(old), to_shape(new)
    return bool(after.is_valid) and abs(after.area - before.area) <= 2 * tolerance * before.length


def _ring_counts(outline: Iterable[Part]) -> list[int]:
    return [len(part.holes) for part in outline]

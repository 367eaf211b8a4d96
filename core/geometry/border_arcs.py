"""Borders as arcs: the stretch between two places where borders meet or end at the frame, the same for both sides."""

from collections.abc import Iterable, Mapping
from itertools import pairwise

from core.geometry.border_ways import Path, on_frame
from core.geometry.edge_cells import Edge, EdgeCells, edge_between, edges_of
from core.geometry.polygons import clean_ring
from core.model.map_model import Frame
from core.model.region import Outline, Part, Region
from core.model.values import Point, Ring

Arc = Path
"""From junction to junction, the smaller end first; a closed arc repeats its first point at the end."""


def arc_at(cells: EdgeCells, frame: Frame, edge: Edge) -> Arc | None:
    """The arc that an edge belongs to; None for the frame itself, which nobody may bend."""
    edge = edge_between(*edge)
    if on_frame(edge, frame) or not cells.holders(edge):
        return None
    path = _walked(cells, frame, edge[0], edge[1])
    if path[0] != path[-1]:
        path = [*reversed(_walked(cells, frame, edge[1], edge[0])), *path[2:]]
    if path[0] != path[-1]:
        return min(tuple(path), tuple(reversed(path)))
    ring = path[:-1]
    fixed = next((point for point in ring if _is_fixed(cells, frame, point)), None)
    if fixed is None:
        return _closed(ring, min(ring))
    # A loop that hangs on one junction: cut in two, so that both arcs have ends that stay put.
    loop = _closed(ring, fixed)
    middle = len(loop) // 2
    halves = (loop[: middle + 1], loop[middle:])
    half = halves[0] if edge in {edge_between(a, b) for a, b in pairwise(halves[0])} else halves[1]
    return min(half, half[::-1])


def arcs_around(cells: EdgeCells, frame: Frame, regions: Iterable[Region]) -> list[Arc]:
    """Every arc of some regions' borders, each once, in order."""
    found: dict[Arc, None] = {}
    seen: set[Edge] = set()
    for region in regions:
        for edge in edges_of(region):
            if edge in seen:
                continue
            arc = arc_at(cells, frame, edge)
            if arc is not None:
                found[arc] = None
                seen.update(edge_between(a, b) for a, b in pairwise(arc))
    return sorted(found)


def _walked(cells: EdgeCells, frame: Frame, before: Point, point: Point) -> list[Point]:
    """On from an edge until borders meet, the frame is reached or the way closes."""
    path = [before, point]
    while not _is_fixed(cells, frame, path[-1]) and path[-1] != path[0]:
        (a, b), (c, d) = cells.edges_at(path[-1])
        ends = {a, b, c, d} - {path[-1], path[-2]}
        if len(ends) != 1:
            break
        path.append(ends.pop())
    return path


def _is_fixed(cells: EdgeCells, frame: Frame, point: Point) -> bool:
    is_on_frame = point[0] in (0, frame.width) or point[1] in (0, frame.height)
    return is_on_frame or len(cells.edges_at(point)) != 2


def _closed(ring: list[Point], first: Point) -> Arc:
    """A closed arc from the given vertex on, the smaller neighbour first."""
    start = ring.index(first)
    turned = ring[start:] + ring[:start]
    best = min(turned, [turned[0], *reversed(turned[1:])])
    return (*best, best[0])


class ArcSwap:
    """Some arcs put in the place of others that begin and end alike, in one outline after the other."""

    def __init__(self, arcs: Mapping[Arc, Arc]) -> None:
        self._steps: dict[tuple[Point, Point], tuple[Point, ...]] = {}
        self.points: set[Point] = set()
        """The vertices of the old arcs: an outline without any of them stays as it is."""
        self._inner: set[Point] = set()
        for old, new in arcs.items():
            self.points.update(old)
            self._inner.update(old[1:-1])
            for path, fresh in ((old, new), (old[::-1], new[::-1])):
                self._steps[path[0], path[1]] = fresh[:-1]

    def made(self, outline: Outline) -> Outline:
        """The outline with the new arcs; rings that vanish are dropped."""
        parts = []
        for part in outline:
            outer, *holes = (_with_steps(ring, self._steps, self._inner) for ring in part.rings())
            if outer:
                parts.append(Part(outer, tuple(hole for hole in holes if hole)))
        return tuple(parts)


def _with_steps(ring: Ring, steps: Mapping[tuple[Point, Point], tuple[Point, ...]], inner: set[Point]) -> Ring:
    start = next((place for place, point in enumerate(ring) if point not in inner), None)
    if start is None:
        return ring
    turned = ring[start:] + ring[:start]
    points: list[Point] = []
    for point, following in zip(turned, turned[1:] + turned[:1], strict=True):
        if (point, following) in steps:
            points.extend(steps[point, following])
        elif point not in inner:
            points.append(point)
    return clean_ring(points)

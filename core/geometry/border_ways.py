"""Ways along existing borders from one point of them to another: the shorter one, and the other way round."""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from heapq import heappop, heappush
from itertools import pairwise
from math import hypot

from core.geometry.edge_cells import Edge, EdgeCells, edge_between
from core.geometry.shared_borders import ON_EDGE
from core.geometry.snapping import nearest_on
from core.model.map_model import Frame
from core.model.values import Point, RegionId

Path = tuple[Point, ...]
"""Every vertex from the first point to the last, both included."""


def ways_between(cells: EdgeCells, frame: Frame, start: Point, end: Point) -> tuple[Path, ...]:
    """All ways worth offering, the likeliest first; empty if a point lies on no border or nothing joins them.

    First along the open coast, then around a region that has both points on its border, each both ways round; only
    where that leads nowhere, the shortest way over all borders.
    """
    net = _Net(cells, (start, end))
    if start == end or not net.is_on(start) or not net.is_on(end):
        return ()
    found = list(net.both_ways(start, end, lambda edge: len(cells.holders(edge)) == 1 and not on_frame(edge, frame)))
    common = sorted(net.regions_at(start) & net.regions_at(end))
    around: list[Path] = []
    for name in common:
        around += net.both_ways(start, end, partial(_is_held, cells, name))
    found += sorted(around, key=lambda way: (length(way), way))
    if not found:
        found += net.both_ways(start, end, lambda _: True)
    return tuple(dict.fromkeys(found))


def _is_held(cells: EdgeCells, name: RegionId, edge: Edge) -> bool:
    return name in cells.holders(edge)


def length(path: Path) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path))


def on_frame(edge: Edge, frame: Frame) -> bool:
    """Does an edge lie on one side of the board's frame?"""
    (x1, y1), (x2, y2) = edge
    return x1 == x2 in (0, frame.width) or y1 == y2 in (0, frame.height)


class _Net:
    """The borders as a net of vertices, with a few points between vertices put into it."""

    def __init__(self, cells: EdgeCells, stops: Collection[Point]) -> None:
        self._cells = cells
        self._cut: dict[Edge, list[Point]] = {}
        for stop in stops:
            edge = None if cells.edges_at(stop) else _edge_under(cells, stop)
            if edge is not None:
                self._cut.setdefault(edge, []).append(stop)
        self._beside: dict[Point, list[tuple[Point, Edge]]] = {}
        for edge, stops_on_it in self._cut.items():
            inside = sorted((length((edge[0], stop)), stop) for stop in set(stops_on_it))
            chain = [edge[0], *(stop for _, stop in inside), edge[1]]
            for one, other in pairwise(chain):
                self._beside.setdefault(one, []).append((other, edge))
                self._beside.setdefault(other, []).append((one, edge))

    def is_on(self, point: Point) -> bool:
        return any(True for _ in self._steps(point))

    def regions_at(self, point: Point) -> set[RegionId]:
        return {name for _, edge in self._steps(point) for name in self._cells.holders(edge)}

    def _steps(self, point: Point) -> Iterator[tuple[Point, Edge]]:
        """The points one step on, each with the edge that leads there."""
        for edge in self._cells.edges_at(point):
            if edge not in self._cut:
                yield (edge[1] if edge[0] == point else edge[0]), edge
        yield from self._beside.get(point, ())

    def both_ways(self, start: Point, end: Point, allowed: Callable[[Edge], bool]) -> Iterator[Path]:
        """The shortest way over allowed edges, and the shortest that has no step in common with it."""
        first = self._shortest(start, end, allowed, frozenset())
        if first:
            yield first
            taken = frozenset(edge_between(a, b) for a, b in pairwise(first))
            second = self._shortest(start, end, allowed, taken)
            if second:
                yield second

    def _shortest(
        self, start: Point, end: Point, allowed: Callable[[Edge], bool], taken: Collection[Edge]
    ) -> Path | None:
        came_from: dict[Point, Point] = {}
        best: dict[Point, float] = {start: 0.0}
        heap = [(length((start, end)), 0.0, start, start)]
        while heap:
            _, so_far, point, before = heappop(heap)
            if point in came_from:
                continue
            came_from[point] = before
            if point == end:
                return _walked_back(came_from, start, end)
            for other, edge in self._steps(point):
                if other in came_from or edge_between(point, other) in taken or not allowed(edge):
                    continue
                further = so_far + length((point, other))
                if further < best.get(other, further + 1):
                    best[other] = further
                    heappush(heap, (further + length((other, end)), further, other, point))
        return None


def _walked_back(came_from: dict[Point, Point], start: Point, end: Point) -> Path:
    path = [end]
    while path[-1] != start:
        path.append(came_from[path[-1]])
    return tuple(reversed(path))


def _edge_under(cells: EdgeCells, point: Point) -> Edge | None:
    near = [(nearest_on(edge, point)[0], edge) for edge in cells.near(point, ON_EDGE)]
    apart, edge = min(near, default=(ON_EDGE + 1, None))
    return edge if apart <= ON_EDGE else None

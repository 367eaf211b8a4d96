"""What can be grabbed on the regions being edited: vertices, edges, and the middles of edges. No Qt."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import hypot

import numpy as np

from core.geometry.edge_cells import Edge, edges_of
from core.geometry.snapping import nearest_on
from core.model.region import Region
from core.model.values import GRID, Point

VERTEX_PIXELS, GHOST_PIXELS, EDGE_PIXELS = 9.0, 8.0, 6.0
"""How near the pointer must come on the screen."""
ROOM_FOR_GHOST = 22.0
"""Edges shorter than this on the screen show no handle in their middle."""


@dataclass(frozen=True, slots=True)
class Grip:
    """What is under the pointer: a vertex, or an edge with the point on it that is meant."""

    point: Point
    edge: Edge | None = None
    is_ghost: bool = False
    """The middle of the edge, drawn as a handle."""


class VertexHandles:
    """The handles of some regions, for one state of the map."""

    def __init__(self, regions: Iterable[Region]) -> None:
        edges = {edge: None for region in regions for edge in edges_of(region)}
        self.edges: tuple[Edge, ...] = tuple(edges)
        self.vertices: tuple[Point, ...] = tuple({point: None for edge in edges for point in edge})
        self._xy = np.array(self.vertices, dtype=np.int64).reshape(-1, 2)
        self._ends = np.array(self.edges, dtype=np.int64).reshape(-1, 2, 2)

    def has(self, point: Point) -> bool:
        return point in self.vertices

    def mean_edge(self) -> float:
        """The length of an edge on average, in board units."""
        spans = self._ends[:, 1] - self._ends[:, 0]
        return float(np.hypot(spans[:, 0], spans[:, 1]).mean()) / GRID if len(spans) else 0.0

    def ghosts(self, zoom: float) -> list[Point]:
        """The middles of all edges that are long enough on the screen."""
        if not len(self._ends):
            return []
        spans = self._ends[:, 1] - self._ends[:, 0]
        long_enough = np.hypot(spans[:, 0], spans[:, 1]) * zoom / GRID >= ROOM_FOR_GHOST
        return [(int(x), int(y)) for x, y in self._ends[long_enough].sum(axis=1) // 2]

    def grip(self, spot: tuple[float, float], zoom: float) -> Grip | None:
        """The handle under a spot in board units: a vertex first, then the middle of an edge, then the edge."""
        if not len(self._xy):
            return None
        at = np.array(spot) * GRID
        reach = GRID / zoom
        apart = np.hypot(*(self._xy - at).T)
        nearest = int(apart.argmin())
        if apart[nearest] <= VERTEX_PIXELS * reach:
            return Grip(self.vertices[nearest])
        return self._edge_grip((round(at[0]), round(at[1])), reach, zoom)

    def _edge_grip(self, point: Point, reach: float, zoom: float) -> Grip | None:
        low, high = self._ends.min(axis=1), self._ends.max(axis=1)
        room = EDGE_PIXELS * reach
        close = ((low <= np.array(point) + room) & (high >= np.array(point) - room)).all(axis=1)
        found = [(*nearest_on(self.edges[number], point), self.edges[number]) for number in np.flatnonzero(close)]
        apart, on_edge, edge = min(found, default=(room + 1, point, None))
        if edge is None or apart > room:
            return None
        (ax, ay), (bx, by) = edge
        middle = ((ax + bx) // 2, (ay + by) // 2)
        is_long = hypot(bx - ax, by - ay) * zoom / GRID >= ROOM_FOR_GHOST
        if is_long and hypot(middle[0] - point[0], middle[1] - point[1]) <= GHOST_PIXELS * reach:
            return Grip(middle, edge, is_ghost=True)
        return Grip(on_edge, edge)

    def inside(self, one: tuple[float, float], other: tuple[float, float]) -> list[Point]:
        """The vertices in a box between two corners in board units."""
        xs, ys = sorted((one[0] * GRID, other[0] * GRID)), sorted((one[1] * GRID, other[1] * GRID))
        return [(x, y) for x, y in self.vertices if xs[0] <= x <= xs[1] and ys[0] <= y <= ys[1]]

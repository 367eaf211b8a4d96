"""What a pointer near something means: a vertex, else a border, else the frame, else the drawing grid.

Reach is given in grid steps, because only the view knows its zoom. An answer always lies on the grid. One on an edge
names the edge and the regions that run along it, so that the matching vertex can be put into all of them.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import hypot

from core.geometry.edge_cells import CELL, Edge, EdgeCells
from core.model.map_model import Frame, MapModel
from core.model.region import Region
from core.model.values import GRID, Point, RegionId


class SnapKind(StrEnum):
    VERTEX = "vertex"
    EDGE = "edge"
    FRAME = "frame"
    GRID = "grid"


EVERYTHING = frozenset(SnapKind)
DRAWING_GRID = 50 * GRID
"""Distance of the lines of the drawing grid, in grid steps; the board shows the same ones."""


@dataclass(frozen=True, slots=True)
class Snap:
    """Where a point goes. Without a kind it stays where the pointer is."""

    point: Point
    kind: SnapKind | None = None
    edge: Edge | None = None
    """Only for an edge: its two vertices."""
    regions: tuple[RegionId, ...] = ()
    """The regions that have this vertex or run along this edge, by id."""


class Snapper:
    """Answers for one map and is brought up to date with it. `cells` knows every edge and who holds it."""

    def __init__(self, model: MapModel, grid: int = DRAWING_GRID) -> None:
        self.grid = grid
        self._frame = model.frame
        self._regions = {region.id: region for region in model.regions}
        self.cells = EdgeCells(model.regions)

    def update(self, model: MapModel, changed: Iterable[RegionId] | None = None) -> None:
        """Take over an edited map. `changed` may name the regions that differ, were added or are gone."""
        self._frame = model.frame
        now = {region.id: region for region in model.regions}
        names = {*now, *self._regions} if changed is None else set(changed)
        for name in sorted(names):
            self._put(self._regions.get(name), now.get(name))
        self._regions = now

    def _put(self, old: Region | None, new: Region | None) -> None:
        if old is new or (old is not None and new is not None and old.outline == new.outline):
            return
        if old is not None:
            self.cells.remove(old)
        if new is not None:
            self.cells.add(new)

    def snap(
        self,
        point: Point,
        reach: float,
        kinds: Collection[SnapKind] = EVERYTHING,
        without: Collection[Point] = (),
    ) -> Snap:
        """The best thing within reach. `without` are vertices on the move: neither they nor their edges count."""
        found: Snap | None = None
        if SnapKind.VERTEX in kinds:
            found = self._vertex(point, reach, without)
        if found is None and SnapKind.EDGE in kinds:
            found = self._edge(point, reach, without)
        if found is None and SnapKind.FRAME in kinds:
            found = _on_frame(point, reach, self._frame)
        if found is None and SnapKind.GRID in kinds:
            found = _on_lines(point, reach, self.grid)
        return found or Snap(point)

    def _vertex(self, point: Point, reach: float, without: Collection[Point]) -> Snap | None:
        # Look close by first: far out, a pointer's reach can span many regions.
        within = min(float(CELL), reach)
        while True:
            edges = self.cells.near(point, within)
            vertices = {vertex for edge in edges for vertex in edge if vertex not in without}
            best = min(((_apart(point, vertex), vertex) for vertex in vertices), default=None)
            if best is not None and best[0] <= within:
                return Snap(best[1], SnapKind.VERTEX, None, self.cells.holders_at(best[1]))
            if within >= reach:
                return None
            within = min(2 * within, reach)

    def _edge(self, point: Point, reach: float, without: Collection[Point]) -> Snap | None:
        within = min(float(CELL), reach)
        while True:
            edges = [edge for edge in self.cells.near(point, within) if not (edge[0] in without or edge[1] in without)]
            best = min(((*nearest_on(edge, point), edge) for edge in edges), default=None)
            if best is not None and best[0] <= within:
                _, at, edge = best
                if at in edge:
                    return Snap(at, SnapKind.VERTEX, None, self.cells.holders_at(at))
                return Snap(at, SnapKind.EDGE, edge, self.cells.holders(edge))
            if within >= reach:
                return None
            within = min(2 * within, reach)


def _apart(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def nearest_on(edge: Edge, point: Point) -> tuple[float, Point]:
    """How far a point lies from an edge, and the point of the grid nearest to its foot there."""
    (x1, y1), (x2, y2) = edge
    dx, dy = x2 - x1, y2 - y1
    along = ((point[0] - x1) * dx + (point[1] - y1) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    x, y = x1 + along * dx, y1 + along * dy
    return hypot(point[0] - x, point[1] - y), (round(x), round(y))


def _on_frame(point: Point, reach: float, frame: Frame) -> Snap | None:
    """The corner of the frame within reach, else the nearest point of its sides."""
    corners = [(x, y) for x in (0, frame.width) for y in (0, frame.height)]
    inside = (min(frame.width, max(0, point[0])), min(frame.height, max(0, point[1])))
    sides = [(0, inside[1]), (frame.width, inside[1]), (inside[0], 0), (inside[0], frame.height)]
    for places in (corners, sides):
        apart, at = min((_apart(point, place), place) for place in places)
        if apart <= reach:
            return Snap(at, SnapKind.FRAME)
    return None


def _on_lines(point: Point, reach: float, grid: int) -> Snap | None:
    """The crossing of the drawing grid within reach."""
    at = (round(point[0] / grid) * grid, round(point[1] / grid) * grid)
    return Snap(at, SnapKind.GRID) if _apart(point, at) <= reach else None

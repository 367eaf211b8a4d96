"""Where the edges of a map are: a table of square cells that finds what lies near a point without asking every region.

Made for pointers: a question takes microseconds, and a changed region is put in place of the old one by itself. An
edge is kept once however many regions run along it.
"""

from collections.abc import Iterable, Iterator

from core.geometry.boxes import Box, box_of
from core.model.region import Region
from core.model.values import GRID, Point, RegionId

Edge = tuple[Point, Point]
"""Two neighbouring vertices of a ring, the smaller first."""

Cell = tuple[int, int]

CELL = 24 * GRID
"""Side of a cell in grid steps: about as wide as the reach of a pointer on a board that fits the window."""


def edge_between(one: Point, other: Point) -> Edge:
    return (one, other) if one < other else (other, one)


def edges_of(region: Region) -> Iterator[Edge]:
    """The edges of all rings of a region; edges without length are left out."""
    for ring in region.rings():
        before = ring[-1] if ring else None
        for point in ring:
            if before is not None and before != point:
                yield edge_between(before, point)
            before = point


class EdgeCells:
    """All edges of some regions by the cells they cross, and who holds each."""

    def __init__(self, regions: Iterable[Region] = ()) -> None:
        self._cells: dict[Cell, dict[Edge, None]] = {}
        self._holders: dict[Edge, tuple[RegionId, ...]] = {}
        self.boxes: dict[RegionId, Box] = {}
        for region in regions:
            self.add(region)

    def add(self, region: Region) -> None:
        box = box_of(region)
        if box is not None:
            self.boxes[region.id] = box
        for edge in edges_of(region):
            held = self._holders.get(edge)
            if held is None:
                for cell in cells_along(edge):
                    self._cells.setdefault(cell, {})[edge] = None
            self._holders[edge] = (region.id,) if held is None else (*held, region.id)

    def remove(self, region: Region) -> None:
        self.boxes.pop(region.id, None)
        for edge in edges_of(region):
            held = list(self._holders[edge])
            held.remove(region.id)
            if held:
                self._holders[edge] = tuple(held)
                continue
            del self._holders[edge]
            for cell in cells_along(edge):
                its = self._cells[cell]
                del its[edge]
                if not its:
                    del self._cells[cell]

    def holders(self, edge: Edge) -> tuple[RegionId, ...]:
        """The regions that run along an edge, each once, by id."""
        return tuple(sorted(set(self._holders.get(edge, ()))))

    def edges_at(self, vertex: Point) -> list[Edge]:
        """The edges that end in a vertex, in order."""
        cell = self._cells.get((vertex[0] // CELL, vertex[1] // CELL), {})
        return sorted(edge for edge in cell if vertex in edge)

    def holders_at(self, vertex: Point) -> tuple[RegionId, ...]:
        """The regions that have a vertex, each once, by id."""
        return tuple(sorted({name for edge in self.edges_at(vertex) for name in self._holders[edge]}))

    def near(self, point: Point, reach: float) -> dict[Edge, None]:
        """Every edge that comes within reach of a point, and some that do not."""
        x, y, steps = *point, round(reach)
        found: dict[Edge, None] = {}
        for column in range((x - steps) // CELL, (x + steps) // CELL + 1):
            for row in range((y - steps) // CELL, (y + steps) // CELL + 1):
                its = self._cells.get((column, row))
                if its:
                    found.update(its)
        return found


def cells_along(edge: Edge) -> Iterator[Cell]:
    """The cells an edge crosses, column by column; at most a few beside it."""
    (x1, y1), (x2, y2) = edge
    first, last = x1 // CELL, x2 // CELL
    for column in range(first, last + 1):
        low, high = float(y1), float(y2)
        if first != last:
            # The edge is sorted, so it runs to the right: cut it at both sides of the column.
            left, right = max(x1, column * CELL), min(x2, (column + 1) * CELL)
            low, high = (y1 + (y2 - y1) * (x - x1) / (x2 - x1) for x in (left, right))
        if low > high:
            low, high = high, low
        for row in range(int(low // CELL), int(high // CELL) + 1):
            yield column, row

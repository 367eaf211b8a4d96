"""Which way along the borders is meant: offered for two points, flipped with a key. No Qt."""

from core.geometry.border_ways import Path, ways_between
from core.geometry.edge_cells import EdgeCells
from core.model.map_model import Frame
from core.model.values import Point


class TraceChoice:
    """The ways between two points, one of them chosen; worked out anew only when the points are others."""

    def __init__(self) -> None:
        self._ends: tuple[Point, Point] | None = None
        self._ways: tuple[Path, ...] = ()
        self._flips = 0

    @property
    def way(self) -> Path:
        """The chosen way; empty if there is none."""
        return self._ways[self._flips % len(self._ways)] if self._ways else ()

    @property
    def count(self) -> int:
        return len(self._ways)

    def look(self, cells: EdgeCells, frame: Frame, start: Point, end: Point) -> Path:
        """The chosen way between two points. While one end stays, so does the number of flips."""
        if self._ends != (start, end):
            if self._ends is None or self._ends[0] != start:
                self._flips = 0
            self._ends = (start, end)
            self._ways = ways_between(cells, frame, start, end)
        return self.way

    def flip(self) -> bool:
        """The other way round; False if there is only one."""
        self._flips += 1
        return len(self._ways) > 1

    def forget(self) -> None:
        self._ends, self._ways, self._flips = None, (), 0

"""All boundary edges of many regions in flat arrays, every ring running the same way round.

Outer rings run so that the region lies on the left of each edge (positive area by the shoelace formula), holes the
other way; so two regions that share an edge hold it in opposite directions, and the outward normal of an edge
(dx, dy) is always (dy, -dx). Coordinates are grid steps held in floats, which is exact. Nothing is measured here;
table_builder makes the tables.
"""

from dataclasses import dataclass, replace
from typing import Any, TypeVar

import numpy as np
import shapely
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]
Shapes = NDArray[np.object_]
Values = TypeVar("Values", Floats, Ints)

LENGTH_STEPS = 256
"""Lengths are whole 256ths of a grid step, so that sums come out the same in any order."""


@dataclass(frozen=True, slots=True, eq=False)
class EdgeTable:
    """Directed edges, ring by ring, regions ascending. Edges of one ring follow each other."""

    x1: Floats
    y1: Floats
    x2: Floats
    y2: Floats
    region: Ints
    """The number of the region each edge belongs to."""
    length: Floats
    """Rounded to 256ths of a grid step and counted in them."""
    ring_first: Ints
    """Number of the first edge of each ring, and the number of all edges at the end."""
    ring_region: Ints
    ring_is_hole: Flags
    count: int
    """How many regions there are, with or without edges."""

    def shifted_on(self, values: Values) -> Values:
        """Values of edges, each moved to the edge that comes next on the ring."""
        moved = np.empty_like(values)
        moved[1:] = values[:-1]
        moved[self.ring_first[:-1]] = values[self.ring_first[1:] - 1]
        return moved

    def shifted_back(self, values: Values) -> Values:
        """Values of edges, each moved to the edge that comes before on the ring."""
        moved = np.empty_like(values)
        moved[:-1] = values[1:]
        moved[self.ring_first[1:] - 1] = values[self.ring_first[:-1]]
        return moved

    def previous(self) -> Ints:
        """For each edge the one before it on its ring."""
        before = np.arange(-1, len(self.x1) - 1)
        before[self.ring_first[:-1]] = self.ring_first[1:] - 1
        return before

    def following(self) -> Ints:
        """For each edge the one after it on its ring."""
        after = np.arange(1, len(self.x1) + 1)
        after[self.ring_first[1:] - 1] = self.ring_first[:-1]
        return after


def numbered(table: EdgeTable, numbers: Ints, count: int) -> EdgeTable:
    """The table with its regions called by the given ascending numbers, out of `count`."""
    return replace(table, region=numbers[table.region], ring_region=numbers[table.ring_region], count=count)


def point_codes(table: EdgeTable) -> Ints:
    """One number for the start of each edge, equal exactly when the points are, ascending by x, then y."""
    x, y = table.x1, table.y1
    if len(x) and max(x.max(), y.max(), -x.min(), -y.min()) >= 2.0**30:
        # Too far out for two coordinates to share 64 bits: count the different ones instead.
        x, y = (np.unique(values, return_inverse=True)[1].astype(np.float64) for values in (x, y))
    codes = x.astype(np.int64)
    codes <<= 32
    codes += y.astype(np.int64)
    return codes


def where_true(flags: Flags) -> Ints:
    """The places of all that is true: np.flatnonzero without its detours, which cost when it is asked so often."""
    return flags.nonzero()[0]


def run_starts(values: NDArray[Any]) -> Ints:
    """Where runs of equal values begin."""
    changes = where_true(values[1:] != values[:-1])
    starts = np.zeros(len(changes) + min(len(values), 1), dtype=np.int64)
    starts[1:] = changes
    starts[1:] += 1
    return starts


def run_sizes(starts: Ints, total: int) -> Ints:
    """How long the runs are, given where they begin and where the last one ends."""
    sizes = np.empty_like(starts)
    np.subtract(starts[1:], starts[:-1], out=sizes[:-1])
    sizes[-1:] = total - starts[-1:]
    return sizes


def region_lines(table: EdgeTable, regions: Ints) -> Shapes:
    """The boundaries of the given regions as shapely lines, whether or not they make valid polygons."""
    lines = np.empty(len(regions), dtype=object)
    first_ring = np.searchsorted(table.ring_region, regions, side="left")
    last_ring = np.searchsorted(table.ring_region, regions, side="right")
    for index, (low, high) in enumerate(zip(first_ring.tolist(), last_ring.tolist(), strict=True)):
        rings = [_ring_coords(table, ring) for ring in range(low, high)]
        lines[index] = shapely.MultiLineString(rings)
    return lines


def region_areas(table: EdgeTable, regions: Ints) -> Shapes:
    """The areas of the given regions as valid shapely shapes; self-crossing rings are made valid first."""
    areas = np.empty(len(regions), dtype=object)
    first_ring = np.searchsorted(table.ring_region, regions, side="left")
    last_ring = np.searchsorted(table.ring_region, regions, side="right")
    for index, (low, high) in enumerate(zip(first_ring.tolist(), last_ring.tolist(), strict=True)):
        outers: list[tuple[Any, list[Any]]] = []
        for ring in range(low, high):
            coords = _ring_coords(table, ring)
            if table.ring_is_hole[ring] and outers:
                outers[-1][1].append(coords)
            else:
                outers.append((coords, []))
        polygons = [shapely.make_valid(shapely.Polygon(outer, holes)) for outer, holes in outers]
        areas[index] = polygons[0] if len(polygons) == 1 else shapely.union_all(polygons)
    return areas


def _ring_coords(table: EdgeTable, ring: int) -> Floats:
    span = slice(int(table.ring_first[ring]), int(table.ring_first[ring + 1]))
    xy = np.column_stack((table.x1[span], table.y1[span]))
    return np.concatenate((xy, xy[:1]))

"""All boundary edges of many regions in flat arrays, every ring running the same way round.

Outer rings run so that the region lies on the left of each edge (positive area by the shoelace formula), holes the
other way; so two regions that share an edge hold it in opposite directions, and the outward normal of an edge
(dx, dy) is always (dy, -dx). Coordinates are grid steps held in floats, which is exact. Nothing is measured here.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

from core.model.region import Outline, Region

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]
Shapes = NDArray[np.object_]

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

    @property
    def ring_of_edge(self) -> Ints:
        return np.repeat(np.arange(len(self.ring_region)), np.diff(self.ring_first))

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


def table_of_regions(regions: Iterable[Region]) -> EdgeTable:
    """The edges of the regions of a map, numbered in map order."""
    return table_of_outlines([region.outline for region in regions])


def table_of_outlines(outlines: list[Outline]) -> EdgeTable:
    rings = [
        (number, ring is not part.outer, ring)
        for number, outline in enumerate(outlines)
        for part in outline
        for ring in part.rings()
        if ring
    ]
    closed = chain.from_iterable(chain(ring, ring[:1]) for _, _, ring in rings)
    sizes = np.fromiter((len(ring) + 1 for _, _, ring in rings), np.int64, len(rings))
    total = int(sizes.sum())
    coords = np.fromiter(chain.from_iterable(closed), np.float64, 2 * total).reshape(total, 2)
    owners = np.fromiter((number for number, _, _ in rings), np.int64, len(rings))
    holes = np.fromiter((hole for _, hole, _ in rings), np.bool_, len(rings))
    return _table(coords, sizes, owners, holes, len(outlines))


def numbered(table: EdgeTable, numbers: Ints, count: int) -> EdgeTable:
    """The table with its regions called by the given ascending numbers, out of `count`."""
    return replace(table, region=numbers[table.region], ring_region=numbers[table.ring_region], count=count)


def table_of_shapes(shapes: Shapes, scale: float = 1.0) -> EdgeTable:
    """The edges of polygons and multipolygons, coordinates times `scale` rounded to the grid."""
    parts, part_owner = shapes, np.arange(len(shapes))
    if (shapely.get_type_id(shapes) != shapely.GeometryType.POLYGON).any():
        parts, part_owner = shapely.get_parts(shapes, return_index=True)
    rings, ring_part = parts, np.arange(len(parts))
    if shapely.get_num_interior_rings(parts).any():
        rings, ring_part = shapely.get_rings(parts, return_index=True)
    sizes = np.asarray(shapely.get_num_coordinates(rings), dtype=np.int64)
    coords = np.rint(shapely.get_coordinates(rings) * scale) + 0.0
    holes = np.ones(len(rings), dtype=bool)
    holes[run_starts(ring_part)] = False
    return _table(coords, sizes, part_owner[ring_part].astype(np.int64), holes, len(shapes))


def _table(coords: Floats, sizes: Ints, owners: Ints, holes: Flags, count: int) -> EdgeTable:
    """Edges from closed rings: zero-length edges dropped, rings turned the right way round."""
    stops = np.cumsum(sizes)
    x, y = np.ascontiguousarray(coords[:, 0]), np.ascontiguousarray(coords[:, 1])
    is_edge = x[1:] != x[:-1]
    is_edge |= y[1:] != y[:-1]
    is_edge[stops[:-1] - 1] = False
    begin = np.flatnonzero(is_edge)
    first = stops - sizes - np.arange(len(stops))
    per_ring = sizes - 1
    if len(begin) < len(coords) - len(sizes):
        # Repeated vertices: some edges have no length.
        first = np.searchsorted(begin, stops - sizes)
        per_ring = np.diff(first, append=len(begin))
    # A ring that has shrunk to nothing, or to a line there and back, bounds no area and has no border.
    alive = per_ring >= 3
    if not alive.all():
        begin = begin[np.repeat(alive, per_ring)]
        owners, holes, per_ring = owners[alive], holes[alive], per_ring[alive]
        first = np.cumsum(per_ring) - per_ring
    x1, y1 = x.take(begin), y.take(begin)
    begin += 1
    x2, y2 = x.take(begin), y.take(begin)
    if len(first):
        cross = x1 * y2
        cross -= x2 * y1
        turned = (np.add.reduceat(cross, first) < 0) != holes
        if turned.any():
            x1, y1, x2, y2 = _reversed_rings(first, per_ring, turned, (x1, y1, x2, y2))
    region = np.repeat(owners, per_ring)
    return EdgeTable(x1, y1, x2, y2, region, _lengths(x1, y1, x2, y2), np.append(first, len(x1)), owners, holes, count)


def _lengths(x1: Floats, y1: Floats, x2: Floats, y2: Floats) -> Floats:
    """Lengths of edges in whole 256ths of a grid step, computed in place: large maps live on memory traffic."""
    dx, dy = x2 - x1, y2 - y1
    dx *= dx
    dy *= dy
    dx += dy
    np.sqrt(dx, out=dx)
    dx *= LENGTH_STEPS
    return np.rint(dx, out=dx)


def point_codes(table: EdgeTable) -> Ints:
    """One number for the start of each edge, equal exactly when the points are, ascending by x, then y."""
    x, y = table.x1, table.y1
    if len(x) and max(np.abs(x).max(), np.abs(y).max()) >= 2.0**30:
        # Too far out for two coordinates to share 64 bits: count the different ones instead.
        x, y = (np.unique(values, return_inverse=True)[1].astype(np.float64) for values in (x, y))
    codes = x.astype(np.int64)
    codes <<= 32
    codes += y.astype(np.int64)
    return codes


def _reversed_rings(first: Ints, per_ring: Ints, turned: Flags, edges: tuple[Floats, ...]) -> list[Any]:
    """The edges with the flagged rings walked backwards, ends exchanged."""
    mirror = np.repeat(2 * first + per_ring - 1, per_ring) - np.arange(int(per_ring.sum()))
    flag = np.repeat(turned, per_ring)
    order = np.where(flag, mirror, np.arange(len(flag)))
    x1, y1, x2, y2 = (values[order] for values in edges)
    return [np.where(flag, x2, x1), np.where(flag, y2, y1), np.where(flag, x1, x2), np.where(flag, y1, y2)]


def run_starts(values: NDArray[Any]) -> Ints:
    """Where runs of equal values begin."""
    changes = np.flatnonzero(values[1:] != values[:-1])
    starts = np.zeros(len(changes) + min(len(values), 1), dtype=np.int64)
    starts[1:] = changes
    starts[1:] += 1
    return starts


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

"""Makes edge tables from the regions of a map or from bare polygons."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

import numpy as np
import shapely

from core.model.region import Outline, Region
from core.topology.edge_table import LENGTH_STEPS, EdgeTable, Flags, Floats, Ints, Shapes, run_sizes, run_starts

POINTS_AT_ONCE = 16_384
"""Rings are worked on in lots of so many points: all that belongs to a lot stays in the processor's cache."""


@dataclass(frozen=True, slots=True, eq=False)
class _Rings:
    """Closed rings, one after the other."""

    coords: Floats
    """(n, 2): all their points, the first point of a ring coming again as its last."""
    sizes: Ints
    """How many points each has."""
    owners: Ints
    holes: Flags


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
    coords = np.fromiter(chain.from_iterable(closed), np.float64, 2 * int(sizes.sum())).reshape(-1, 2)
    owners = np.fromiter((number for number, _, _ in rings), np.int64, len(rings))
    holes = np.fromiter((hole for _, hole, _ in rings), np.bool_, len(rings))
    return _table(_Rings(coords, sizes, owners, holes), 1.0, len(outlines))


def table_of_shapes(shapes: Shapes, scale: float = 1.0) -> EdgeTable:
    """The edges of polygons and multipolygons, coordinates times `scale` rounded to the grid."""
    parts, part_owner = shapes, np.arange(len(shapes))
    if (shapely.get_type_id(shapes) != shapely.GeometryType.POLYGON).any():
        parts, part_owner = shapely.get_parts(shapes, return_index=True)
    rings, ring_part = parts, np.arange(len(parts))
    if shapely.get_num_interior_rings(parts).any():
        rings, ring_part = shapely.get_rings(parts, return_index=True)
    sizes = np.asarray(shapely.get_num_coordinates(rings), dtype=np.int64)
    holes = np.ones(len(rings), dtype=bool)
    holes[run_starts(ring_part)] = False
    owners = part_owner.take(ring_part).astype(np.int64)
    return _table(_Rings(shapely.get_coordinates(rings), sizes, owners, holes), scale, len(shapes))


def _table(rings: _Rings, scale: float, count: int) -> EdgeTable:
    """Edges from closed rings: zero-length edges dropped, rings turned the right way round."""
    columns = [np.empty(len(rings.coords)) for _ in range(5)]
    per_ring = np.zeros(len(rings.sizes), dtype=np.int64)
    filled = 0
    for lot, points in _lots(rings.sizes):
        x, y = (_on_grid(rings.coords[points, axis], scale) for axis in (0, 1))
        begin, per_ring[lot] = _edge_starts(x, y, rings.sizes[lot])
        x1, y1, x2, y2, _ = edges = [column[filled : filled + len(begin)] for column in columns]
        _take(begin, (x, x1), (y, y1))
        begin += 1
        _take(begin, (x, x2), (y, y2))
        is_turned = _measured(edges, per_ring[lot]) != rings.holes[lot]
        if is_turned.any():
            _turn(edges, per_ring[lot], is_turned)
        filled += len(begin)
    x1, y1, x2, y2, length = (column[:filled] for column in columns)
    owners, holes = rings.owners, rings.holes
    if not per_ring.all():
        alive = np.flatnonzero(per_ring)
        owners, holes, per_ring = owners.take(alive), holes.take(alive), per_ring.take(alive)
    first = np.zeros(len(per_ring) + 1, dtype=np.int64)
    np.cumsum(per_ring, out=first[1:])
    return EdgeTable(x1, y1, x2, y2, np.repeat(owners, per_ring), length, first, owners, holes, count)


def _lots(sizes: Ints) -> Iterator[tuple[slice, slice]]:
    """Spans of rings, and of their points."""
    stops = np.cumsum(sizes)
    ring, point = 0, 0
    while ring < len(stops):
        last = max(int(np.searchsorted(stops, point + POINTS_AT_ONCE, side="right")), ring + 1)
        end = int(stops[last - 1])
        yield slice(ring, last), slice(point, end)
        ring, point = last, end


def _on_grid(values: Floats, scale: float) -> Floats:
    values = values * scale
    np.rint(values, out=values)
    values += 0.0  # no minus zero
    return values


def _take(index: Ints, *moves: tuple[Floats, Floats]) -> None:
    """Fill arrays with picked values of others."""
    for values, room in moves:
        values.take(index, out=room, mode="clip")  # any other mode makes a copy first


def _edge_starts(x: Floats, y: Floats, sizes: Ints) -> tuple[Ints, Ints]:
    """The points of closed rings where an edge begins, and how many edges each ring has."""
    stops = np.cumsum(sizes)
    is_edge = x[1:] != x[:-1]
    is_edge |= y[1:] != y[:-1]
    is_edge[stops[:-1] - 1] = False
    begin = np.flatnonzero(is_edge)
    per_ring = sizes - 1
    if len(begin) < len(x) - len(sizes):
        # Repeated vertices: some edges have no length.
        per_ring = run_sizes(np.searchsorted(begin, stops - sizes), len(begin))
    # A ring that has shrunk to nothing, or to a line there and back, bounds no area and has no border.
    alive = per_ring >= 3
    if not alive.all():
        begin = begin[np.repeat(alive, per_ring)]
        per_ring = per_ring * alive
    return begin, per_ring


def _measured(edges: list[Floats], per_ring: Ints) -> Flags:
    """Write the lengths of edges, in whole 256ths of a grid step; returns which rings run clockwise."""
    x1, y1, x2, y2, length = edges
    dx, dy = np.subtract(x2, x1, out=length), y2 - y1
    twice_area = x1 + x2
    twice_area *= dy
    dx *= dx
    dy *= dy
    dx += dy
    np.sqrt(dx, out=dx)
    dx *= LENGTH_STEPS
    np.rint(dx, out=dx)
    is_clockwise = np.zeros(len(per_ring), dtype=bool)
    alive = np.flatnonzero(per_ring)
    if len(alive):
        stops = np.cumsum(per_ring)
        is_clockwise[alive] = np.add.reduceat(twice_area, (stops - per_ring).take(alive)) < 0
    return is_clockwise


def _turn(edges: list[Floats], per_ring: Ints, is_turned: Flags) -> None:
    """Walk the flagged rings backwards, the ends of their edges exchanged."""
    first, numbers = np.cumsum(per_ring) - per_ring, np.arange(len(edges[0]))
    flag = np.repeat(is_turned, per_ring)
    order = np.where(flag, np.repeat(2 * first + per_ring - 1, per_ring) - numbers, numbers)
    x1, y1, x2, y2, length = (values.take(order) for values in edges)
    ends = (np.where(flag, x2, x1), np.where(flag, y2, y1), np.where(flag, x1, x2), np.where(flag, y1, y2))
    for room, values in zip(edges, (*ends, length), strict=True):
        room[:] = values

"""Regions that lie on each other: crossing boundaries, one drawn over another, the same outline twice.

Only pairs under suspicion are handed to shapely: an edge held twice the same way, boundaries that run into each
other, a region whose free boundary starts inside another. Of a cluster of regions drawn over one large region, those
that lie inside the cluster and have no free boundary are not found: nothing of their border meets the large one.
"""

from dataclasses import dataclass
from itertools import chain

import numpy as np
import shapely

from core.model.values import GRID
from core.topology.edge_table import EdgeTable, Flags, Floats, Ints, Shapes, region_areas, run_starts, where_true
from core.topology.near_rows import NearRows
from core.topology.piece_cells import Pieces

INWARD = 5.0
"""A point this far inside a region's own edge tells what else lies there."""
SLIVER = 2.0
"""An overlap thinner than this on average (two grid steps) is rounding, not drawing."""
MANY = 300_000
"""From so many combinations on a search tree is quicker than comparing each with each."""
WITHIN = 0.98
"""A region lies in another when at least this share of its area does."""
SAMPLES = 4
"""Points per piece of boundary when its part inside another region is measured."""


@dataclass(frozen=True, slots=True, eq=False)
class Overlaps:
    """Overlapping pairs, ascending by key = lower number * count + higher number."""

    key: Ints
    area: Floats
    """In square board units."""
    low_inside: Floats
    """Boundary of the lower region that lies in the higher one and belongs to no third, in 256ths of a grid step."""
    high_inside: Floats
    x: Floats
    y: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Probes:
    """One point just inside each ring that has free edges."""

    region: Ints
    x: Floats
    y: Floats


def ring_probes(table: EdgeTable, free: Flags) -> Probes:
    """A point just inside the first free edge of each ring."""
    edges = where_true(free)
    ring = np.searchsorted(table.ring_first, edges, side="right") - 1
    edges = edges[run_starts(ring)]
    dx, dy = table.x2[edges] - table.x1[edges], table.y2[edges] - table.y1[edges]
    size = np.sqrt(dx * dx + dy * dy) / INWARD
    x, y = (table.x1[edges] + table.x2[edges]) / 2 - dy / size, (table.y1[edges] + table.y2[edges]) / 2 + dx / size
    return Probes(table.region[edges], x, y)


def region_boxes(table: EdgeTable) -> tuple[Ints, Floats]:
    """The regions that have edges, and their boxes (left, top, right, bottom)."""
    starts = run_starts(table.region)
    if not len(starts):
        return starts, np.zeros((0, 4))
    columns = (
        np.minimum.reduceat(table.x1, starts),
        np.minimum.reduceat(table.y1, starts),
        np.maximum.reduceat(table.x1, starts),
        np.maximum.reduceat(table.y1, starts),
    )
    return table.region[starts], np.column_stack(columns)


def covered_pairs(table: EdgeTable, probes: Probes) -> Ints:
    """(n, 2): region, region that covers a probe of it; each once, ascending."""
    owners, boxes = region_boxes(table)
    if not len(probes.x) or not len(owners):
        return np.zeros((0, 2), dtype=np.int64)
    # Probes along the rim of the map, the usual ones, can only lie in boxes that reach as far out.
    left, top, right, bottom = boxes.T
    x, y, low_x, low_y, high_x, high_y = probes.x, probes.y, left.min(), top.min(), right.max(), bottom.max()
    depth = np.minimum(np.minimum(x - low_x, high_x - x), np.minimum(y - low_y, high_y - y)).max()
    inset = np.minimum(np.minimum(left - low_x, high_x - right), np.minimum(top - low_y, high_y - bottom))
    kept = where_true(inset <= depth)
    probe, place = _boxes_around(boxes[kept], x, y)
    own, cover = probes.region[probe], owners[kept[place]]
    other = where_true(own != cover)
    if not len(other):
        return np.zeros((0, 2), dtype=np.int64)
    probe, own, cover = probe[other], own[other], cover[other]
    inside = _is_covered(table, cover, probes.x[probe], probes.y[probe])
    keys = np.unique(own[inside] * table.count + cover[inside])
    return np.column_stack((keys // table.count, keys % table.count))


def _boxes_around(boxes: Floats, x: Floats, y: Floats) -> tuple[Ints, Ints]:
    """(point, box) for every point that lies in a box."""
    left, top, right, bottom = boxes.T
    if len(boxes) * len(x) <= MANY:
        across = x[:, None] <= right
        across &= left <= x[:, None]
        point, place = np.divmod(np.flatnonzero(across), max(len(boxes), 1))
        inside = where_true((top.take(place) <= y.take(point)) & (y.take(point) <= bottom.take(place)))
        return point.take(inside), place.take(inside)
    # Points are sorted into strips; a box has to look at the strips it crosses, and there only from its left on.
    strip = float(np.median(bottom - top)) + 1.0
    low, rows = np.floor(top / strip), np.floor(bottom / strip) - np.floor(top / strip) + 1
    place = np.repeat(np.arange(len(boxes)), rows.astype(np.int64))
    row = low[place] + np.arange(len(place)) - np.repeat(np.cumsum(rows) - rows, rows.astype(np.int64))
    order = np.lexsort((x, np.floor(y / strip)))
    width = 1.0 + max(float(np.abs(x).max()), float(np.abs(boxes).max()))
    keys = np.floor(y / strip)[order] * 2 * width + x[order]
    first = np.searchsorted(keys, row * 2 * width + left[place], side="left")
    sizes = np.searchsorted(keys, row * 2 * width + right[place], side="right") - first
    point = order[np.repeat(first - (np.cumsum(sizes) - sizes), sizes) + np.arange(int(sizes.sum()))]
    place = np.repeat(place, sizes)
    inside = where_true((top[place] <= y[point]) & (y[point] <= bottom[place]))
    return point[inside], place[inside]


def _is_covered(table: EdgeTable, region: Ints, x: Floats, y: Floats) -> Flags:
    """Does each region contain its point? A ray to the right then crosses its edges an odd number of times."""
    low, high = np.searchsorted(table.region, region, side="left"), np.searchsorted(table.region, region, side="right")
    sizes = high - low
    stops = np.cumsum(sizes)
    edge = np.repeat(low - (stops - sizes), sizes) + np.arange(int(stops[-1]))
    px, py = np.repeat(x, sizes), np.repeat(y, sizes)
    y1, y2 = table.y1[edge], table.y2[edge]
    spans = where_true((y1 <= py) != (y2 <= py))
    edge, px, py, y1, y2 = edge[spans], px[spans], py[spans], y1[spans], y2[spans]
    x1 = table.x1[edge]
    right = spans[x1 + (table.x2[edge] - x1) * (py - y1) / (y2 - y1) > px]
    crossings = np.bincount(np.searchsorted(stops, right, side="right"), minlength=len(region))
    odd: Flags = crossings % 2 == 1
    return odd


def ordered_pairs(pairs: Ints) -> Ints:
    """(n, 2): the pairs, lower number first, each once, ascending."""
    return np.unique(np.sort(pairs, axis=1), axis=0) if len(pairs) else pairs


def find_overlaps(table: EdgeTable, suspects: Ints, near: NearRows) -> Overlaps:
    """Confirm suspected pairs by the area they share, and measure how much boundary lies inside."""
    if not len(suspects):
        nothing = np.zeros(0)
        return Overlaps(np.zeros(0, dtype=np.int64), nothing, nothing, nothing, nothing, nothing)
    names, place = np.unique(suspects, return_inverse=True)
    areas = region_areas(table, names)
    place = place.reshape(-1, 2)
    common = shapely.intersection(areas[place[:, 0]], areas[place[:, 1]])
    parts = [_thick_parts(shared) for shared in common]
    sure = where_true(np.array([len(some) > 0 for some in parts], dtype=bool))
    spots = [shapely.point_on_surface(max(parts[index], key=lambda part: part.area)) for index in sure]
    inside = _insides(place[sure], names, areas, near)
    common_area = np.array([sum(part.area for part in parts[index]) for index in sure])
    low_inside = np.array([inside[one, other] for one, other in place[sure].tolist()])
    high_inside = np.array([inside[other, one] for one, other in place[sure].tolist()])
    # In a hole cut for it, the smaller region's boundary would be the larger one's too.
    smaller = np.minimum(shapely.area(areas[place[sure, 0]]), shapely.area(areas[place[sure, 1]]))
    is_within = common_area >= WITHIN * smaller
    longer = np.maximum(low_inside, high_inside)
    return Overlaps(
        suspects[sure, 0] * table.count + suspects[sure, 1],
        common_area / GRID**2,
        np.where(is_within, longer, low_inside),
        np.where(is_within, longer, high_inside),
        np.array([spot.x for spot in spots]),
        np.array([spot.y for spot in spots]),
    )


def _thick_parts(shape: shapely.Geometry) -> list[shapely.Polygon]:
    parts = chain.from_iterable(shapely.get_parts(part) for part in shapely.get_parts(shape))
    return [part for part in parts if isinstance(part, shapely.Polygon) and part.area > SLIVER * part.length / 2]


def _insides(pairs: Ints, names: Ints, areas: Shapes, near: NearRows) -> dict[tuple[int, int], float]:
    """For each overlapping pair, both ways round: how much unclaimed boundary of the one lies in the other."""
    overlapping: dict[int, list[int]] = {}
    for one, other in pairs.tolist():
        overlapping.setdefault(one, []).append(other)
        overlapping.setdefault(other, []).append(one)
    order = np.argsort(near.pieces.region, kind="stable")
    starts = np.searchsorted(near.pieces.region[order], names, side="left")
    stops = np.searchsorted(near.pieces.region[order], names, side="right")
    found: dict[tuple[int, int], float] = {}
    for one, others in overlapping.items():
        mine = order[starts[one] : stops[one]]
        mine = mine[near.unclaimed[mine] > 0]
        lengths = _shared_out(near.pieces.take(mine), near.unclaimed[mine], [areas[other] for other in others])
        found.update({(one, other): length for other, length in zip(others, lengths, strict=True)})
    return found


def _shared_out(pieces: Pieces, weight: Floats, areas: list[shapely.Geometry]) -> list[float]:
    """How much of the pieces lies in each area; what lies in several goes to the one whose boundary is nearest."""
    offsets = (2 * np.arange(SAMPLES) + 1 - SAMPLES) / SAMPLES
    x = (pieces.x[:, None] + pieces.hx[:, None] * offsets).ravel()
    y = (pieces.y[:, None] + pieces.hy[:, None] * offsets).ravel()
    for area in areas:
        shapely.prepare(area)
    inside = np.array([shapely.contains_xy(area, x, y) for area in areas])
    several = where_true(inside.sum(axis=0) > 1)
    if len(several):
        points = np.asarray(shapely.points(x[several], y[several]))
        depth = np.full((len(areas), len(several)), np.inf)
        for row, area in enumerate(areas):
            hit = inside[row, several]
            depth[row, hit] = shapely.distance(shapely.boundary(area), points[hit])
        inside[:, several] = depth == depth.min(axis=0)
    share = np.repeat(np.floor(weight), SAMPLES) / SAMPLES
    return [float(share[hits].sum()) for hits in inside]

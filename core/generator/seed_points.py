"""Where the regions grow from: a ring of points along the board's edge, best-candidate points inside, relaxed.

The ring decides how many regions lie on the edge; printed boards have fewer of those than an even spread gives.
"""

from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString, MultiPoint, Polygon

Floats = NDArray[np.float64]

CANDIDATES = 14
ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Ground:
    """One piece of the board to fill: the whole of it, or the land on one side of a river."""

    shape: Polygon
    rim: int
    """Regions to lie on the board's edge."""
    inner: int


def share_out(lands: list[Polygon], frame: Polygon, rim: int, inner: int) -> list[Ground]:
    """Regions for each piece of land: those on the edge by its share of the edge, the others by what area is left."""
    lengths = [float(land.intersection(frame.exterior).length) for land in lands]
    areas = [float(land.area) for land in lands]
    rims = _in_proportion(lengths, rim)
    mean = sum(areas) / (rim + inner)
    left = [max(area - count * mean, mean * 0.05) for area, count in zip(areas, rims, strict=True)]
    inners = _in_proportion(left, inner)
    return [Ground(*parts) for parts in zip(lands, rims, inners, strict=True)]


def _in_proportion(weights: list[float], total: int) -> list[int]:
    exact = [weight / sum(weights) * total for weight in weights]
    counts = [int(value) for value in exact]
    by_rest = sorted(range(len(exact)), key=lambda i: counts[i] - exact[i])
    for i in by_rest[: total - sum(counts)]:
        counts[i] += 1
    return counts


def seed_points(rng: np.random.Generator, ground: Ground, frame: Polygon) -> Floats:
    """The points of one piece of land, those on the edge first."""
    mean = float(np.sqrt(ground.shape.area / max(1, ground.rim + ground.inner)))
    rim = _ring(rng, ground, frame, mean * 0.42)
    points = _inside(rng, ground, frame, rim, mean)
    for _ in range(ROUNDS):
        points = _relaxed(points, ground, frame, mean)
    return points


def _ring(rng: np.random.Generator, ground: Ground, frame: Polygon, inset: float) -> Floats:
    line = frame.buffer(-inset, join_style="mitre").exterior
    pieces = shapely.get_parts(shapely.line_merge(line.intersection(ground.shape.buffer(-inset * 0.5))))
    track = max(pieces.tolist(), key=lambda piece: piece.length, default=LineString(line.coords))
    jitter = rng.uniform(-0.22, 0.22, ground.rim)
    shares = (np.arange(ground.rim) + 0.5 + jitter) / max(1, ground.rim)
    if track.is_ring:
        shares = (shares + rng.random()) % 1.0
    return shapely.get_coordinates(shapely.line_interpolate_point(track, shares * track.length))


def _inside(rng: np.random.Generator, ground: Ground, frame: Polygon, rim: Floats, mean: float) -> Floats:
    core = ground.shape.intersection(frame.buffer(-mean * 0.95)).buffer(-mean * 0.3)
    if core.is_empty:
        core = ground.shape.buffer(-mean * 0.25)
    if core.is_empty:
        core = ground.shape
    shapely.prepare(core)
    left, top, right, bottom = core.bounds
    points = [tuple(point) for point in rim]
    for _ in range(ground.inner):
        found = np.empty((0, 2))
        while len(found) < CANDIDATES:
            tries = rng.uniform((left, top), (right, bottom), (CANDIDATES * 3, 2))
            found = np.vstack([found, tries[shapely.contains_xy(core, tries[:, 0], tries[:, 1])]])
        others = np.array(points) if points else np.array([[-1e9, -1e9]])
        apart = np.hypot(found[:, None, 0] - others[None, :, 0], found[:, None, 1] - others[None, :, 1]).min(axis=1)
        points.append(tuple(found[int(np.argmax(apart))]))
    return np.array(points).reshape(-1, 2)


def _relaxed(points: Floats, ground: Ground, frame: Polygon, mean: float) -> Floats:
    """Every point moved toward the middle of its region; regions that took or lost the edge are moved back."""
    cells = clipped_cells(points, ground.shape)
    middles = shapely.get_coordinates(shapely.centroid(cells))
    edges = shapely.length(shapely.intersection(cells, frame.exterior))
    moved = points + (middles - points) * 0.6
    inward = np.array(frame.centroid.coords[0]) - points
    inward /= np.maximum(np.hypot(inward[:, :1], inward[:, 1:]), 1.0)
    is_rim = np.arange(len(points)) < ground.rim
    moved[~is_rim & (edges > 0)] = (points + inward * mean * 0.2)[~is_rim & (edges > 0)]
    moved[is_rim & (edges <= 0)] = (points - inward * mean * 0.2)[is_rim & (edges <= 0)]
    stays = shapely.contains_xy(ground.shape, moved[:, 0], moved[:, 1])
    return np.where(stays[:, None], moved, points)


def clipped_cells(points: Floats, shape: Polygon) -> "NDArray[np.object_]":
    """The part of the land nearest to each point; only the piece around the point where the land parts it."""
    if len(points) == 1:
        cells = np.array([shape], dtype=object)
    else:
        voronoi = shapely.voronoi_polygons(MultiPoint(points), extend_to=shape.envelope, ordered=True)
        cells = shapely.intersection(shapely.get_parts(voronoi), shape)
    result = np.empty(len(cells), dtype=object)
    for i, cell in enumerate(cells):
        parts = shapely.get_parts(cell).tolist()
        at = shapely.Point(points[i])
        result[i] = min(parts, key=lambda part: (part.distance(at), -part.area))
    return result


def nudged(rng: np.random.Generator, points: Floats, ground: Ground, spots: list[tuple[int, int]]) -> Floats:
    """The points with those nearest to the spots moved a little, to give the borders there another chance."""
    mean = float(np.sqrt(ground.shape.area / max(1, len(points))))
    moved = points.copy()
    for x, y in spots:
        away = np.hypot(points[:, 0] - x, points[:, 1] - y)
        near = np.argsort(away, kind="stable")[:4]
        near = near[away[near] < mean * 1.5]
        moved[near] += rng.uniform(-0.16, 0.16, (len(near), 2)) * mean
    stays = shapely.contains_xy(ground.shape.buffer(-mean * 0.1), moved[:, 0], moved[:, 1])
    return np.where(stays[:, None], moved, points)

"""Straight borders made natural: every point of every arc moved by one smooth field, nothing moved on the frame.

Each arc is sampled once, from its first junction to its last, so both regions along it get the same points. Where
the movement would make borders cross or come too close, the field is damped around that spot and tried again.
"""

from dataclasses import dataclass

import numpy as np
import shapely
from shapely import LineString, Polygon

from core.generator.noise import Floats, NoiseField
from core.generator.skeleton import Skeleton, UnusableLayoutError, neighbours, on_edge, rings_of
from core.model.map_model import Frame
from core.model.values import GRID, Point

STEP = 9 * GRID
"""Distance of two samples of a border before it is moved."""
CALM = 70 * GRID
"""From this far inside the field fades to nothing at the frame."""
SLACK = 0.3 * GRID
"""Samples that lie this close to the line without them are left out again."""
TRIES = 24
SHARPEST = -0.5
"""Cosine of the sharpest turn a border may take between two samples."""

STRETCH, CROOKED = 32 * GRID, 0.55
"""Over this much of a border its ends lie apart by at least this share of it."""


@dataclass(frozen=True, slots=True)
class Flow:
    """The middle line of the river and the width its banks are to keep."""

    line: LineString
    width: float


def natural(skeleton: Skeleton, noise: NoiseField, flow: Flow | None, *, narrowest: float, shortest: float) -> Skeleton:
    """The skeleton with natural arcs: no two cross, no region has a neck under `narrowest`, no arc is too short."""
    samples = [_sampled(arc.path) for arc in skeleton.arcs]
    waves = [noise.at(points, _long_share(points, flow)) for points in samples]
    damped: list[tuple[Floats, float]] = []
    for _ in range(TRIES):
        paths = {
            number: arc.path if arc.is_frame else _moved(points, wave, skeleton.frame, damped)
            for number, (arc, points, wave) in enumerate(zip(skeleton.arcs, samples, waves, strict=True))
        }
        result = skeleton.with_paths(paths)
        trouble = troubles(result, narrowest, shortest)
        if not trouble:
            return result
        damped.extend((np.array(spot, dtype=np.float64), 90.0 * GRID) for spot in trouble)
    raise UnusableLayoutError("borders cross however little they are moved")


def _sampled(path: tuple[Point, ...]) -> Floats:
    line = LineString(path)
    count = max(2, round(line.length / STEP) + 1)
    even = np.linspace(0.0, line.length, count)
    return shapely.get_coordinates(shapely.line_interpolate_point(line, even))


def _long_share(points: Floats, flow: Flow | None) -> Floats:
    """How much of the long waves a point takes: little beside the river, whose banks would part and pinch."""
    if flow is None:
        return np.ones(len(points))
    near = np.clip((2.5 - shapely.distance(shapely.points(points), flow.line) / flow.width) / 1.5, 0.0, 1.0)
    return np.asarray(1.0 - 0.85 * near * near * (3.0 - 2.0 * near))


def _moved(points: Floats, wave: Floats, frame: Frame, damped: list[tuple[Floats, float]]) -> tuple[Point, ...]:
    inside = np.minimum(points, np.array([frame.width, frame.height]) - points).min(axis=1)
    strength = np.clip(inside / CALM, 0.0, 1.0)
    strength = np.where(inside < 1.0, 0.0, strength)
    for spot, radius in damped:
        away = np.hypot(points[:, 0] - spot[0], points[:, 1] - spot[1]) / radius
        ease = np.clip(away, 0.0, 1.0)
        strength = strength * (0.45 + 0.55 * ease * ease * (3.0 - 2.0 * ease))
    moved = np.round(points + wave * strength[:, None])
    kept = shapely.get_coordinates(shapely.simplify(LineString(moved), SLACK))
    path = [(int(x), int(y)) for x, y in kept]
    return tuple(point for i, point in enumerate(path) if i == 0 or point != path[i - 1])


def troubles(skeleton: Skeleton, narrowest: float, shortest: float) -> list[Point]:
    """Spots to damp: crossings, necks, borders too short; empty when the outlines make a sound board."""
    spots: list[Point] = []
    lines = np.array([LineString(arc.path) for arc in skeleton.arcs], dtype=object)
    for number in np.nonzero(~shapely.is_simple(lines))[0]:
        spots.append(_middle(lines[number]))
    spots.extend(spot for arc in skeleton.arcs if not arc.is_frame for spot in _hooks(arc.path))
    tree = shapely.STRtree(lines)
    for a, b in zip(*tree.query(lines, predicate="intersects"), strict=True):
        if a < b:
            spots.extend(_crossings(skeleton, int(a), int(b), lines))
    spots.extend(_middle(line) for line, arc in zip(lines, skeleton.arcs, strict=True) if arc.length() < shortest)
    return spots or tight_spots(skeleton, narrowest)


def _crossings(
    skeleton: Skeleton, a: int, b: int, lines: "np.ndarray[tuple[int], np.dtype[np.object_]]"
) -> list[Point]:
    first, second = skeleton.arcs[a], skeleton.arcs[b]
    shared = {first.path[0], first.path[-1]} & {second.path[0], second.path[-1]}
    meet = shapely.get_coordinates(shapely.intersection(lines[a], lines[b]))
    return [(round(x), round(y)) for x, y in meet if (round(x), round(y)) not in shared]


def _hooks(path: tuple[Point, ...]) -> list[Point]:
    """Where a border turns back on itself: sharply at a point, or within a short stretch."""
    points = np.array(path, dtype=np.float64)
    steps = np.diff(points, axis=0)
    lengths = np.hypot(steps[:, 0], steps[:, 1])
    turn = (steps[1:] * steps[:-1]).sum(axis=1) / (lengths[1:] * lengths[:-1])
    sharp = [path[int(i) + 1] for i in np.nonzero(turn < SHARPEST)[0]]
    along = np.concatenate([[0.0], np.cumsum(lengths)])
    ahead = np.searchsorted(along, along + STRETCH)
    first = np.nonzero(ahead < len(path))[0]
    across = points[ahead[first]] - points[first]
    is_bent = np.hypot(across[:, 0], across[:, 1]) < CROOKED * (along[ahead[first]] - along[first])
    return sharp + [path[int(i)] for i in first[is_bent]]


def _middle(line: LineString) -> Point:
    x, y = line.interpolate(0.5, normalized=True).coords[0]
    return round(x), round(y)


def tight_spots(skeleton: Skeleton, narrowest: float) -> list[Point]:
    """Where a region is pinched, or two that are no neighbours (or one and the frame) come close."""
    rings = rings_of(skeleton)
    shapes = np.array([Polygon(ring) for ring in rings.values()], dtype=object)
    spots = [spot for shape in shapes for spot in _necks(shape, narrowest)]
    labels, around, rim = list(rings), neighbours(skeleton), on_edge(skeleton)
    close = shapely.STRtree(shapes).query(shapes, predicate="dwithin", distance=narrowest * 0.7)
    for a, b in zip(*close, strict=True):
        if a < b and labels[b] not in around[labels[a]]:
            spots.append(_middle(shapely.shortest_line(shapes[a], shapes[b])))
    inner = shapely.box(0, 0, skeleton.frame.width, skeleton.frame.height).buffer(-narrowest * 0.7)
    for label, shape in zip(labels, shapes, strict=True):
        if label not in rim and not inner.contains(shape):
            spots.append(_middle(shapely.shortest_line(shape, inner.exterior)))
    return spots


def _necks(shape: Polygon, narrowest: float) -> list[Point]:
    """Shrunk by half the width, a pinched region falls apart; a region thinner than that is one whole neck."""
    core = shape.buffer(-narrowest / 2, quad_segs=4)
    pieces = [part for part in shapely.get_parts(core).tolist() if part.area > (narrowest * 0.3) ** 2]
    if not pieces:
        return [_middle(LineString([shape.centroid, shape.centroid]))]
    return [_middle(shapely.shortest_line(pieces[0], other)) for other in pieces[1:]]

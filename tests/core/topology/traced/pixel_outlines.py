"""Outlines of labelled ground along the sides of its pixels: exact, with holes, as a tracing tool gives them.

Ground that meets only over a pixel corner is not joined. A ring may touch itself in such a corner, as it does in
files traced by others.
"""

import numpy as np

from core.model.values import Point
from tests.core.topology.traced.cell_rasters import Labels

Points = list[Point]


def outlines(labels: Labels) -> dict[int, list[tuple[Points, list[Points]]]]:
    """For every label its parts, largest first: the outer ring and the holes, a vertex at every pixel corner."""
    edges = _directed_edges(labels)
    return {label: _parts(_rings(steps)) for label, steps in edges.items()}


def _directed_edges(labels: Labels) -> dict[int, list[tuple[Point, Point]]]:
    """Pixel sides that bound each label, directed so that its ground lies on the right (y runs down)."""
    ground = np.pad(labels, 1)
    found: dict[int, list[tuple[Point, Point]]] = {}
    for dy, dx, start, end in (
        (-1, 0, (0, 0), (1, 0)),
        (0, 1, (1, 0), (1, 1)),
        (1, 0, (1, 1), (0, 1)),
        (0, -1, (0, 1), (0, 0)),
    ):
        beyond = np.roll(ground, (-dy, -dx), axis=(0, 1))
        rows, columns = np.nonzero((ground != beyond) & (ground > 0))
        owners = ground[rows, columns].tolist()
        for y, x, owner in zip((rows - 1).tolist(), (columns - 1).tolist(), owners, strict=True):
            found.setdefault(owner, []).append(((x + start[0], y + start[1]), (x + end[0], y + end[1])))
    return dict(sorted(found.items()))


def _rings(steps: list[tuple[Point, Point]]) -> list[Points]:
    following: dict[Point, Points] = {}
    for start, end in steps:
        following.setdefault(start, []).append(end)
    return [_walked(following, first) for first, ends in following.items() for _ in range(len(ends)) if ends]


def _walked(following: dict[Point, Points], first: Point) -> Points:
    """The ring that leaves a point, its steps taken out of those still to walk."""
    ring = [first]
    here = following[first].pop(0)
    while here != first:
        ends = following[here]
        onward = ends[0] if len(ends) == 1 else _right_turn(ring[-1], here, ends)
        ends.remove(onward)
        ring.append(here)
        here = onward
    return ring


def _right_turn(came: Point, here: Point, ends: Points) -> Point:
    """Where two patches meet in a corner, stay with the patch the ring came along."""
    heading = (here[0] - came[0], here[1] - came[1])
    right = (here[0] - heading[1], here[1] + heading[0])
    return right if right in ends else ends[0]


def _area(ring: Points) -> int:
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True)) // 2


def _parts(rings: list[Points]) -> list[tuple[Points, list[Points]]]:
    outers = sorted((ring for ring in rings if _area(ring) > 0), key=_area, reverse=True)
    parts: list[tuple[Points, list[Points]]] = [(outer, []) for outer in outers]
    for hole in (ring for ring in rings if _area(ring) < 0):
        holder = min((part for part in parts if _surrounds(part[0], hole)), key=lambda part: _area(part[0]))
        holder[1].append(hole)
    return parts


def _surrounds(outer: Points, hole: Points) -> bool:
    """Does the pixel on the ground side of the hole's first step lie inside the outer ring?"""
    (x0, y0), (x1, y1) = hole[0], hole[1]
    x = (x0 + x1) / 2 - (y1 - y0) / 2
    y = (y0 + y1) / 2 + (x1 - x0) / 2
    inside = False
    for (ax, ay), (bx, by) in zip(outer, outer[1:] + outer[:1], strict=True):
        if ax == bx and ax > x and min(ay, by) < y < max(ay, by):
            inside = not inside
    return inside


def without_straight_points(ring: Points) -> Points:
    """Only the corners of a ring."""
    return [
        here
        for before, here, after in zip(ring[-1:] + ring[:-1], ring, ring[1:] + ring[:1], strict=True)
        if (here[0] - before[0]) * (after[1] - here[1]) != (here[1] - before[1]) * (after[0] - here[0])
    ]

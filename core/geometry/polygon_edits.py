"""Cut, join, clip and mend outlines: outlines in, outlines out, always on the grid.

Nothing here knows about regions, neighbours or findings. Where an operation makes new vertices, the neighbours
that should share them are matched afterwards with core.geometry.shared_borders.
"""

from collections.abc import Iterable

import shapely
from shapely.geometry.base import BaseGeometry

from core.geometry.polygons import clean_ring, from_shape, polygons_in, to_shape
from core.model.region import Outline, Part
from core.model.values import Point, Ring

ON_GRID = 1.0
"""Grid size handed to shapely, so that crossing points land on whole grid steps."""


def without_spikes(ring: Ring) -> Ring:
    """The ring without repeated vertices and without vertices where it turns straight back on itself."""
    points = list(clean_ring(ring))
    at = 0
    while len(points) >= 3 and at < len(points):
        if is_spike(points[at - 1], points[at], points[(at + 1) % len(points)]):
            del points[at]
            points = list(clean_ring(points))
            at = max(0, at - 2)
        else:
            at += 1
    return tuple(points) if len(points) >= 3 else ()


def is_spike(before: Point, point: Point, after: Point) -> bool:
    """Does the line from `before` turn straight back at `point`?"""
    ax, ay = before[0] - point[0], before[1] - point[1]
    bx, by = after[0] - point[0], after[1] - point[1]
    return ax * by == ay * bx and ax * bx + ay * by > 0


def without_repeats(outline: Outline) -> Outline:
    """The outline with every ring freed of repeated vertices and spikes; rings that vanish are dropped."""
    parts = []
    for part in outline:
        outer = without_spikes(part.outer)
        if outer:
            parts.append(Part(outer, tuple(hole for hole in map(without_spikes, part.holes) if hole)))
    return tuple(parts)


def sound_shape(outline: Outline) -> BaseGeometry:
    """A valid shape for any outline: repeats and spikes dropped, crossings resolved; empty if nothing remains."""
    parts = without_repeats(outline)
    if not parts:
        return shapely.Polygon()
    shape = to_shape(parts)
    return shape if shape.is_valid else shapely.union_all(polygons_in(shapely.make_valid(shape)))


def made_valid(outline: Outline) -> Outline:
    """The outline with its crossings resolved into parts that touch at most in points."""
    return from_shape(_on_grid(sound_shape(outline)))


def cut(outline: Outline, tool: BaseGeometry) -> Outline:
    """What remains of an outline outside a shape."""
    return from_shape(shapely.difference(sound_shape(outline), tool, grid_size=ON_GRID))


def joined(outline: Outline, pieces: Iterable[BaseGeometry]) -> Outline:
    """An outline and some shapes that touch it, as one."""
    return without_repeats(from_shape(shapely.union_all([sound_shape(outline), *pieces], grid_size=ON_GRID)))


def clipped(outline: Outline, width: int, height: int) -> Outline:
    """The part of an outline that lies on a board of this size."""
    board = shapely.box(0, 0, width, height)
    return from_shape(shapely.intersection(sound_shape(outline), board, grid_size=ON_GRID))


def _on_grid(shape: BaseGeometry) -> BaseGeometry:
    return shapely.set_precision(shape, ON_GRID)

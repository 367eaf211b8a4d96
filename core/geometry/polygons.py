"""Shapely wrapped: outlines of the model to shapes and back, always on the integer grid.

Shapes carry grid steps as coordinates (whole numbers held in floats), so every value that comes back from a
shapely operation is rounded to the grid before anything is compared.
"""

from collections.abc import Iterable

import numpy as np
import shapely
from shapely import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from core.model.region import Outline, Part, Region
from core.model.values import Point, Ring


def signed_area2(ring: Ring) -> int:
    """Twice the area of a ring, exactly: positive when its points run clockwise on screen (y down)."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True))


def clean_ring(points: Iterable[Point]) -> Ring:
    """A ring without repeated neighbours and without its closing point; empty if fewer than three remain."""
    ring: list[Point] = []
    for point in points:
        if not ring or point != ring[-1]:
            ring.append(point)
    while len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    return tuple(ring) if len(ring) >= 3 else ()


def to_shape(outline: Outline) -> Polygon | MultiPolygon:
    """The shapely shape of an outline, in grid steps. It may be invalid; nothing is repaired here."""
    polygons = [_polygon(part) for part in outline]
    return polygons[0] if len(polygons) == 1 else MultiPolygon(polygons)


def _polygon(part: Part) -> Polygon:
    """By way of an array: a drag makes shapes at every step, and point by point that takes three times longer."""
    if part.holes or len(part.outer) < 3:
        return Polygon(part.outer, part.holes)
    made = shapely.polygons(shapely.linearrings(np.array(part.outer, dtype=float)))
    assert isinstance(made, Polygon), "one ring makes one polygon"
    return made


def region_shapes(regions: Iterable[Region]) -> "np.ndarray[tuple[int], np.dtype[np.object_]]":
    """The shapes of many regions as one array, in order. Those of one ring, nearly all, are made in one go."""
    known = tuple(regions)
    array = np.empty(len(known), dtype=object)
    plain = [at for at, region in enumerate(known) if _is_one_ring(region.outline)]
    if plain:
        rings = [known[at].outline[0].outer for at in plain]
        sizes = [len(ring) for ring in rings]
        points = np.array([point for ring in rings for point in ring], dtype=float)
        closed = shapely.linearrings(points, indices=np.repeat(np.arange(len(rings)), sizes))
        array[plain] = shapely.polygons(closed)
    for at in sorted(set(range(len(known))).difference(plain)):
        array[at] = to_shape(known[at].outline)
    return array


def _is_one_ring(outline: Outline) -> bool:
    return len(outline) == 1 and not outline[0].holes and len(outline[0].outer) >= 3


def polygons_in(shape: BaseGeometry) -> list[Polygon]:
    """Every polygon in a shape of any kind; lines and points that an operation left over are dropped."""
    return [
        part
        for part in shapely.get_parts(shapely.get_parts(shape)).tolist()
        if isinstance(part, Polygon) and not part.is_empty
    ]


def from_shape(shape: BaseGeometry) -> Outline:
    """The outline of a shape, rounded to the grid; outer rings run one way, holes the other."""
    parts = []
    for polygon in polygons_in(shape):
        outer = _oriented(_grid_ring(polygon.exterior.coords), positive=True)
        holes = tuple(_oriented(_grid_ring(hole.coords), positive=False) for hole in polygon.interiors)
        if outer and signed_area2(outer):
            parts.append(Part(outer, tuple(hole for hole in holes if hole and signed_area2(hole))))
    return tuple(parts)


def _grid_ring(coords: Iterable[tuple[float, ...]]) -> Ring:
    return clean_ring((round(xy[0]), round(xy[1])) for xy in coords)


def _oriented(ring: Ring, *, positive: bool) -> Ring:
    return ring if (signed_area2(ring) > 0) == positive else ring[::-1]


def label_point(outline: Outline) -> Point:
    """A point well inside the widest part, for names and symbols: the centre of the largest inscribed circle."""
    widest = max(polygons_in(shapely.make_valid(to_shape(outline))), key=lambda polygon: polygon.area, default=None)
    if widest is None:
        return outline[0].outer[0]
    x, y = shapely.get_coordinates(shapely.maximum_inscribed_circle(widest))[0]
    return round(x), round(y)

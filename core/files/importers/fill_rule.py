"""The area several rings enclose together, by SVG's rules: what lies inside an odd number of them, or at all."""

from collections.abc import Sequence

import numpy as np
import shapely
from shapely import MultiPolygon, Polygon

from core.files.importers.crowding import Floats, Shapes, is_crowded, is_too_tangled
from core.files.importers.drawing import XY


def filled(rings: Sequence[Sequence[XY]], *, is_even_odd: bool) -> tuple[Polygon, ...] | None:
    """The polygons these rings fill; None if they are too tangled to be worked out in sensible time."""
    if len(rings) == 1:
        return (Polygon(rings[0]),)
    closed = [np.array([*ring, ring[0]], dtype=float) for ring in rings]
    boxes = np.array([shapely.box(*ring.min(axis=0), *ring.max(axis=0)) for ring in closed], dtype=object)
    if is_too_tangled(closed) or is_crowded(boxes):
        return None
    lines = shapely.unary_union([shapely.LineString(ring) for ring in closed])
    faces = np.array(shapely.get_parts(shapely.polygonize([lines])).tolist(), dtype=object)
    windings = _windings(faces, closed, boxes)
    kept = faces[windings % 2 == 1] if is_even_odd else faces[windings != 0]
    whole = shapely.unary_union(kept)
    if isinstance(whole, MultiPolygon):
        return tuple(whole.geoms)
    return (whole,) if isinstance(whole, Polygon) and not whole.is_empty else ()


def _windings(faces: Shapes, rings: Sequence[Floats], boxes: Shapes) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """How often all rings together run round each face."""
    total = np.zeros(len(faces), dtype=np.int64)
    inside = np.asarray(shapely.point_on_surface(faces))
    spots = shapely.get_coordinates(inside)
    for face, ring in zip(*shapely.STRtree(boxes).query(inside, predicate="intersects"), strict=True):
        total[face] += _winding(spots[face], rings[ring])
    return total


def _winding(spot: Floats, ring: Floats) -> int:
    """How many times the ring runs round the spot."""
    x, y = spot
    start, end = ring[:-1], ring[1:]
    left = (end[:, 0] - start[:, 0]) * (y - start[:, 1]) - (x - start[:, 0]) * (end[:, 1] - start[:, 1])
    up = (start[:, 1] <= y) & (end[:, 1] > y) & (left > 0)
    down = (start[:, 1] > y) & (end[:, 1] <= y) & (left < 0)
    return int(up.sum()) - int(down.sum())

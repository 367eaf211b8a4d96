"""Outlines of pixels without their stairs: what was drawn as a slope or a bow in the art comes out as one."""

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LinearRing, Polygon
from shapely.geometry.base import BaseGeometry

from core.geometry.polygons import polygons_in

_WEIGHTS = (1, 2, 3, 4, 3, 2, 1)
"""How much the middles of the pixel edges along the outline count, from three before to three behind."""

_STEP = 5
"""Pixels along the outline within which another turn makes a stair of a corner."""


def without_stairs(shape: BaseGeometry) -> BaseGeometry:
    """Polygons of pixels with each outline drawn through the middles of its pixel edges, and those evened out.

    Straight lines along the pixels stay where they are, and so do the corners between them. A ring too short for that,
    or one that would cross itself, stays as it is.
    """
    return shapely.MultiPolygon([_evened(part) for part in polygons_in(shape)])


def _evened(part: Polygon) -> Polygon:
    made = Polygon(_ring(part.exterior), [_ring(hole) for hole in part.interiors])
    return made if made.is_valid else part


def _ring(ring: LinearRing) -> NDArray[np.float64]:
    points = np.rint(shapely.get_coordinates(shapely.segmentize(ring, 1.0))[:-1])
    if len(points) < 3 * len(_WEIGHTS):
        return points
    middles = (points + np.roll(points, -1, axis=0)) / 2
    reach = len(_WEIGHTS) // 2
    shifted = [weight * np.roll(middles, by, axis=0) for by, weight in enumerate(_WEIGHTS, start=-reach)]
    evened = np.sum(shifted, axis=0) / sum(_WEIGHTS)
    return np.where(_near_corners(points, reach)[:, None], points, evened)


def _near_corners(points: NDArray[np.float64], reach: int) -> NDArray[np.bool_]:
    """Which points lie within reach of a true corner: one between two sides too long to be steps of a stair."""
    turns = np.any(np.roll(points, -1, axis=0) - points != points - np.roll(points, 1, axis=0), axis=1)
    alone = ~np.any([np.roll(turns, by) for by in range(-_STEP, _STEP + 1) if by], axis=0)
    corners = turns & alone
    near: NDArray[np.bool_] = np.any([np.roll(corners, by) for by in range(-reach, reach + 1)], axis=0)
    return near

"""The parts of the board that no region covers: narrow gaps between regions, and wide open areas.

The width of an area is twice the radius of the largest circle inside it. Gaps may be closed at both ends or run
out into a wide open area; an inlet that merely narrows to a point, like any bay, is not a gap.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely import Polygon
from shapely.errors import GEOSException
from shapely.geometry.base import BaseGeometry

from core.geometry.polygons import polygons_in
from core.model.values import Point

Shapes = np.ndarray[Any, np.dtype[np.object_]]

HAIR = 2.0
"""Areas narrower than this, in grid steps, are the rounding of slanting edges to the grid, not gaps."""

SLENDER = 8.0
"""An arm of a wide area is a gap when it is this many times longer than wide; a blunter one is a bay."""

MOUTH = 60.0
"""Where a gap opens into a wide area, it ends at a corner of the shore that is this near, in grid steps."""


@dataclass(frozen=True, slots=True)
class UncoveredArea:
    """One connected uncovered area (or an arm of one). `touching` are shape numbers, ascending."""

    shape: Polygon
    width: float
    at: Point
    touching: tuple[int, ...]
    is_gap: bool
    reaches_frame: bool


def uncovered_areas(
    shapes: Sequence[BaseGeometry] | Shapes, board: Polygon, narrow: float, *, are_matched: bool = False
) -> list[UncoveredArea]:
    """Every uncovered area of the board, gaps (at most `narrow` wide) and others, by place.

    `are_matched` says that shapes nowhere overlap and share every vertex of a common border: much quicker.
    """
    rest = _on_grid(shapely.difference(board, _united(shapes, are_matched=are_matched)))
    tree = shapely.STRtree(shapes)
    found: list[UncoveredArea] = []
    for piece in polygons_in(rest):
        width, at = widest_spot(piece)
        if width < HAIR:
            continue
        if width <= narrow:
            found.append(_area(piece, width, at, tree, board, is_gap=True))
            continue
        arms = [arm for arm in _arms(piece, narrow) if _is_slender(arm)]
        gaps = [_area(arm, *widest_spot(arm), tree, board, is_gap=True) for arm in arms]
        found.append(_area(piece, width, at, tree, board, is_gap=False))
        found.extend(gap for gap in gaps if len(gap.touching) + gap.reaches_frame >= 2)
    return sorted(found, key=lambda area: (area.touching, area.at))


def _united(shapes: Sequence[BaseGeometry] | Shapes, *, are_matched: bool) -> BaseGeometry:
    if are_matched:
        # Overlaps too thin to be reported can still spoil the quick way; GEOS notices some of them, the rest shows.
        try:
            united = shapely.coverage_union_all(shapes)
        except GEOSException:
            return shapely.union_all(shapes)
        if united.is_valid:
            return united
    return shapely.union_all(shapes)


def _on_grid(shape: BaseGeometry) -> BaseGeometry:
    """The shape on whole grid steps; only boundaries that cross leave it."""
    coordinates = shapely.get_coordinates(shape)
    return shape if (coordinates == coordinates.round()).all() else shapely.set_precision(shape, 1.0)


def widest_spot(shape: Polygon) -> tuple[float, Point]:
    """The width of an area and the middle of its widest place."""
    line = shapely.maximum_inscribed_circle(shape, tolerance=max(1.0, shape.length / 4000))
    x, y = shapely.get_coordinates(line)[0]
    return 2.0 * float(line.length), (round(x), round(y))


def _arms(piece: Polygon, narrow: float) -> list[Polygon]:
    """The parts of a wide area that are too narrow for a circle of the given width."""
    core = shapely.buffer(piece, -narrow / 2, join_style="mitre")
    wide = shapely.buffer(core, narrow / 2 + 1.0, join_style="mitre")
    arms = polygons_in(shapely.difference(piece, wide, grid_size=1.0))
    corners = shapely.get_coordinates(piece)
    tree = shapely.STRtree(np.asarray(shapely.points(corners), dtype=object))
    return [part for arm in arms for part in polygons_in(shapely.make_valid(_ending_at_corners(arm, corners, tree)))]


def _ending_at_corners(
    arm: Polygon, corners: "np.ndarray[Any, np.dtype[np.float64]]", tree: shapely.STRtree
) -> Polygon:
    """The arm with the vertices of its mouth laid on corners of the shore that are a hair away."""

    def moved(points: "np.ndarray[Any, np.dtype[np.float64]]") -> "np.ndarray[Any, np.dtype[np.float64]]":
        spots = shapely.points(points)
        (place, corner), apart = tree.query_nearest(spots, max_distance=2 * MOUTH, return_distance=True)
        is_near = (apart > 0) & (apart <= MOUTH)
        place, corner = place[is_near], corner[is_near]
        result = points.copy()
        for each in np.lexsort((-corner, place)):  # of equally near corners the first is laid on last, and stays
            result[place[each]] = corners[corner[each]]
        return result

    return shapely.transform(arm, moved)


def _is_slender(arm: Polygon) -> bool:
    # For anything slender, half the perimeter is its length and area over length its mean width; cheaper than circles.
    length = arm.length / 2
    return bool(arm.area / length >= HAIR and length >= SLENDER * widest_spot(arm)[0])


def _area(
    shape: Polygon, width: float, at: Point, tree: shapely.STRtree, board: Polygon, *, is_gap: bool
) -> UncoveredArea:
    touching = np.unique(tree.query(shape, predicate="dwithin", distance=1.5)).tolist()
    reaches = bool(shapely.dwithin(shape, board.exterior, 1.5))
    return UncoveredArea(shape, width, at, tuple(touching), is_gap, reaches)


def shares(piece: Polygon, tree: shapely.STRtree, board: Polygon) -> dict[int, float]:
    """How much of a piece's boundary runs along each shape of the tree; what runs along the frame is left out."""
    edges = _edges(piece)
    middles = shapely.line_interpolate_point(edges, 0.5, normalized=True)
    inside = ~shapely.dwithin(middles, board.exterior, 1.0)
    edge, owner = tree.query_nearest(middles[inside], max_distance=2.0, all_matches=False)
    length = shapely.length(edges[inside])
    share: dict[int, float] = {}
    for number, along in zip(owner.tolist(), length[edge].tolist(), strict=True):
        share[number] = share.get(number, 0.0) + along
    return share


def _edges(piece: Polygon) -> Shapes:
    rings = [np.asarray(ring.coords)[:, :2] for ring in (piece.exterior, *piece.interiors)]
    pairs = np.concatenate([np.stack([ring[:-1], ring[1:]], axis=1) for ring in rings])
    return np.asarray(shapely.linestrings(pairs))


def longest(share: dict[int, float]) -> int | None:
    """The shape with the longest share; the first of equals."""
    return min(share, key=lambda number: (-round(share[number]), number), default=None)

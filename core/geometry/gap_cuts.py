"""A gap cut across wherever the region along it changes, so that every piece lies between the same regions.

Where two regions that already touch lie side by side along a gap, the strip of one must not run on along the other:
a cut from the end of their common border straight across keeps the strips apart.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely import LinearRing, LineString, Polygon
from shapely.geometry.base import BaseGeometry

from core.geometry.polygons import polygons_in
from core.geometry.uncovered import widest_spot

Spot = tuple[float, float]
Spots = np.ndarray[Any, np.dtype[np.float64]]

NOBODY = -1
"""Along the frame, or along a cut, no shape lies."""

REACH = 1.5
"""A cut may be this many times as long as the gap is wide: across, but never along."""


@dataclass(frozen=True, slots=True)
class CutGap:
    """The pieces of a gap and, per piece, which shapes lie along the edges that meet in a corner."""

    pieces: list[Polygon]
    owners: list[dict[Spot, frozenset[int]]]
    touching: frozenset[tuple[int, int]]
    """Shapes that lie side by side along the gap, each pair ascending."""


def cut_gap(gap: Polygon, tree: shapely.STRtree, board: Polygon) -> CutGap:
    """Cut a gap where the shape along it changes; the corners that cuts need are put into its outline."""
    edges = _owned_edges(gap, tree, board)
    cuts, touching = _cuts(edges, REACH * widest_spot(gap)[0])
    feet = [foot for _, foot in cuts]
    outline = Polygon(with_points(gap.exterior, feet), [with_points(ring, feet) for ring in gap.interiors])
    pieces = _split(outline, cuts)
    ends = {frozenset(cut) for cut in cuts}
    owners = [_corner_owners(piece, tree, board, ends) for piece in pieces]
    return CutGap(pieces, owners, touching)


@dataclass(frozen=True, slots=True)
class _Edges:
    """The edges of all rings of a gap, ring by ring, each with the shape along it."""

    start: Spots
    end: Spots
    owner: list[int]

    def lines(self) -> "np.ndarray[Any, np.dtype[np.object_]]":
        return np.asarray(shapely.linestrings(np.stack([self.start, self.end], axis=1)))


def _owned_edges(gap: Polygon, tree: shapely.STRtree, board: Polygon) -> _Edges:
    rings = [shapely.get_coordinates(ring) for ring in (gap.exterior, *gap.interiors)]
    start = np.concatenate([ring[:-1] for ring in rings])
    end = np.concatenate([ring[1:] for ring in rings])
    middles = shapely.points((start + end) / 2)
    owner = np.full(len(start), NOBODY)
    place, shape = tree.query_nearest(middles, max_distance=2.0, all_matches=False)
    owner[place] = shape
    owner[shapely.dwithin(middles, board.exterior, 1.0)] = NOBODY
    return _Edges(start, end, owner.tolist())


def _cuts(edges: _Edges, reach: float) -> tuple[list[tuple[Spot, Spot]], frozenset[tuple[int, int]]]:
    """From every corner where one shape follows another straight to the nearest edge of anybody else."""
    leaving = {_spot(start): number for number, start in enumerate(edges.start.tolist())}
    lines, owner = edges.lines(), np.array(edges.owner)
    cuts: list[tuple[Spot, Spot]] = []
    touching: set[tuple[int, int]] = set()
    for number, end in enumerate(edges.end.tolist()):
        corner = _spot(end)
        following = leaving.get(corner)
        one = edges.owner[number]
        other = NOBODY if following is None else edges.owner[following]
        if NOBODY in (one, other) or one == other:
            continue
        touching.add((min(one, other), max(one, other)))
        foot = _foot(corner, lines[(owner != one) & (owner != other)], reach)
        if foot is not None and foot != corner:
            cuts.append((corner, foot))
    return cuts, frozenset(touching)


def _foot(corner: Spot, lines: "np.ndarray[Any, np.dtype[np.object_]]", reach: float) -> Spot | None:
    """The nearest spot on some lines, a corner of theirs if one is about as near, on the grid."""
    if not len(lines):
        return None
    spot = shapely.Point(corner)
    apart = shapely.distance(lines, spot)
    if apart.min() > reach:
        return None
    corners = shapely.get_coordinates(lines)
    distances = np.hypot(*(corners - corner).T)
    if distances.min() <= 1.05 * apart.min():
        return _spot(corners[distances.argmin()].tolist())
    line = lines[apart.argmin()]
    x, y = shapely.get_coordinates(shapely.line_interpolate_point(line, shapely.line_locate_point(line, spot)))[0]
    return float(round(x)), float(round(y))


def _split(outline: Polygon, cuts: Sequence[tuple[Spot, Spot]]) -> list[Polygon]:
    if not cuts:
        return [outline]
    lines = shapely.union_all([outline.boundary, *(LineString(cut) for cut in cuts)], grid_size=1.0)
    pieces = polygons_in(shapely.polygonize([lines]))
    return [piece for piece in pieces if shapely.contains(outline, piece.representative_point())]


def _corner_owners(
    piece: Polygon, tree: shapely.STRtree, board: Polygon, cuts: set[frozenset[Spot]]
) -> dict[Spot, frozenset[int]]:
    edges = _owned_edges(piece, tree, board)
    owners: dict[Spot, frozenset[int]] = {}
    for start, end, owner in zip(edges.start.tolist(), edges.end.tolist(), edges.owner, strict=True):
        ends = (_spot(start), _spot(end))
        its = frozenset[int]() if owner == NOBODY or frozenset(ends) in cuts else frozenset([owner])
        for spot in ends:
            owners[spot] = owners.get(spot, frozenset()) | its
    return owners


def _spot(point: Sequence[float]) -> Spot:
    return float(point[0]), float(point[1])


def with_points(ring: LinearRing, points: Iterable[Spot]) -> Spots:
    """The corners of a ring and those points that lie on it, in order."""
    corners = shapely.get_coordinates(ring)[:-1]
    new = [point for point in points if shapely.dwithin(shapely.Point(point), ring, 1.0)]
    every = np.concatenate((corners, np.array(new).reshape(-1, 2)))
    every = every[np.argsort(shapely.line_locate_point(ring, shapely.points(every)), kind="stable")]
    is_new = np.append(True, (np.diff(every, axis=0) != 0).any(axis=1))
    return np.asarray(every[is_new])


def triangles_of(piece: Polygon) -> list[Polygon]:
    """A piece cut into triangles between its corners."""
    return polygons_in(shapely.constrained_delaunay_triangles(piece))


def owners_of(triangle: BaseGeometry, owners: dict[Spot, frozenset[int]]) -> tuple[int, ...]:
    """The shapes along the edges that meet in the corners of a triangle, ascending."""
    found: set[int] = set()
    for spot in shapely.get_coordinates(triangle)[:-1].tolist():
        found |= owners.get(_spot(spot), frozenset())
    return tuple(sorted(found))

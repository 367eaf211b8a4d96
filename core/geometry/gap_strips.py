"""Who gets which pieces of a gap: the whole to the longest border where two regions meet, a network strip by strip.

A network of gaps, as between islands a hair apart, is cut where it branches. Each strip goes to the longer border
along it; where strips meet, the piece goes to whom it brings no border with a stranger, so that four regions that came
together in a corner go on meeting in a corner.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from core.geometry.gap_cuts import cut_gap, owners_of, triangles_of, with_points
from core.geometry.polygons import polygons_in
from core.geometry.uncovered import longest, shares, widest_spot

Kind = tuple[int, ...]
"""The shapes that a piece lies next to, ascending."""

ROUNDS = 4
"""Giving one strip to the shorter border can ask for another; chains are followed this far."""


def gap_shares(gap: Polygon, shapes: Sequence[BaseGeometry], board: Polygon) -> list[tuple[int, list[Polygon]]]:
    """The numbers of the shapes that get something, ascending, each with its pieces."""
    tree = shapely.STRtree(shapes)
    share = shares(gap, tree, board)
    winner = longest(share)
    if winner is None or len(share) <= 2:
        return whole_gap(gap, shapes, board)
    network = _network(gap, tree, board)
    given: dict[int, list[Polygon]] = {}
    for piece, owner in zip(network.pieces, network.settled(), strict=True):
        given.setdefault(winner if owner is None else owner, []).append(piece)
    return sorted(given.items())


def whole_gap(gap: Polygon, shapes: Sequence[BaseGeometry], board: Polygon) -> list[tuple[int, list[Polygon]]]:
    """All of a gap for the shape with the longest border along it."""
    winner = longest(shares(gap, shapely.STRtree(shapes), board))
    return [] if winner is None else [(winner, [gap])]


@dataclass(frozen=True, slots=True)
class _Network:
    """The pieces of a gap, what each lies next to, and with how much of its boundary."""

    pieces: list[Polygon]
    kinds: list[Kind]
    share: list[dict[int, float]]
    """Per piece: boundary along each shape."""
    common: list[dict[int, float]]
    """Per piece: boundary along each other piece."""
    friends: frozenset[Kind]
    """Shapes with a strip between them."""

    def settled(self) -> list[int | None]:
        """The owner of every piece, None where nobody is near."""
        owners = [longest(its) if len(kind) <= 2 else None for its, kind in zip(self.share, self.kinds, strict=True)]
        joints = [place for place, kind in enumerate(self.kinds) if len(kind) > 2]
        for place in joints:
            owners[place] = self._best(place, owners)[1]
        for _ in range(ROUNDS):
            if not self._swap_strips(owners):
                break
        for _ in range(len(self.pieces)):
            lost = [place for place, owner in enumerate(owners) if owner is None]
            for place in lost:
                owners[place] = longest(self._along(place, owners))
            if len(lost) == owners.count(None):
                break
        return owners

    def _along(self, place: int, owners: Sequence[int | None]) -> dict[int, float]:
        """How much border a piece has with each shape, by itself and through the pieces given already."""
        along = dict(self.share[place])
        for other, length in self.common[place].items():
            owner = owners[other]
            if owner is not None:
                along[owner] = along.get(owner, 0.0) + length
        return along

    def _best(self, place: int, owners: Sequence[int | None]) -> tuple[float, int]:
        """Who should have a piece where strips meet, and how much border with strangers that makes."""
        along = self._along(place, owners)
        takers = [taker for taker in self.kinds[place] if along.get(taker, 0.0) > 0] or list(self.kinds[place])
        strange = {
            taker: sum(length for other, length in along.items() if self._are_strangers(taker, other))
            for taker in takers
        }
        best = min(takers, key=lambda taker: (round(strange[taker]), -round(along.get(taker, 0.0)), taker))
        return strange[best], best

    def _are_strangers(self, one: int, other: int) -> bool:
        return one != other and (min(one, other), max(one, other)) not in self.friends

    def _swap_strips(self, owners: list[int | None]) -> bool:
        """Give strips to the shorter border along them where that keeps strangers apart."""
        is_better = False
        for place, kind in enumerate(self.kinds):
            joints = [other for other in self.common[place] if len(self.kinds[other]) > 2]
            before = sum(self._best(joint, owners)[0] for joint in joints)
            if len(kind) != 2 or not joints or before < 1.0:
                continue
            was = owners[place]
            owners[place] = kind[0] if was == kind[1] else kind[1]
            if sum(self._best(joint, owners)[0] for joint in joints) > before - 1.0:
                owners[place] = was
                continue
            is_better = True
            for joint in joints:
                owners[joint] = self._best(joint, owners)[1]
        return is_better


def _network(gap: Polygon, tree: shapely.STRtree, board: Polygon) -> _Network:
    """A gap cut into triangles between existing vertices; those between the same regions stay together."""
    whole = cut_gap(_with_feet(gap, tree, board), tree, board)
    found: list[tuple[Polygon, Kind]] = []
    for piece, owners in zip(whole.pieces, whole.owners, strict=True):
        same: dict[Kind, list[Polygon]] = {}
        for triangle in triangles_of(piece):
            same.setdefault(owners_of(triangle, owners), []).append(triangle)
        found += [(each, kind) for kind, alike in same.items() for each in polygons_in(shapely.union_all(alike))]
    found.sort(key=lambda each: (each[1], each[0].bounds))
    pieces = [piece for piece, _ in found]
    return _Network(
        pieces,
        [kind for _, kind in found],
        [shares(piece, tree, board) for piece in pieces],
        _common_borders(pieces),
        whole.touching | {kind for _, kind in found if len(kind) == 2},
    )


def _common_borders(pieces: list[Polygon]) -> list[dict[int, float]]:
    common: list[dict[int, float]] = [{} for _ in pieces]
    tree = shapely.STRtree(pieces)
    for one, other in sorted(zip(*tree.query(_array(pieces), predicate="intersects").tolist(), strict=True)):
        if one < other:
            length = shapely.intersection(pieces[one].exterior, pieces[other].exterior).length
            if length > 0:
                common[one][other] = common[other][one] = length
    return common


def _with_feet(gap: Polygon, tree: shapely.STRtree, board: Polygon) -> Polygon:
    """The gap with vertices on the frame opposite the ends of every shape along it.

    The frame has no vertices of its own, and triangles that run all along it would make neighbours of strangers.
    """
    points = np.unique(shapely.get_coordinates(gap), axis=0)
    place, owner = tree.query_nearest(shapely.points(points), max_distance=2.0, all_matches=False)
    points, reach = points[place], 2 * widest_spot(gap)[0]
    left, top, right, bottom = board.bounds
    feet: list[tuple[float, float]] = []
    for axis, line in ((1, top), (1, bottom), (0, left), (0, right)):
        near = np.abs(points[:, axis] - line) <= reach
        for shape in np.unique(owner[near]).tolist():
            along = points[near & (owner == shape), 1 - axis]
            feet += [(end, line) if axis else (line, end) for end in (along.min(), along.max())]
    return Polygon(with_points(gap.exterior, feet), [with_points(ring, feet) for ring in gap.interiors])


def _array(shapes: Sequence[BaseGeometry]) -> "np.ndarray[Any, np.dtype[np.object_]]":
    array = np.empty(len(shapes), dtype=object)
    array[:] = shapes
    return array

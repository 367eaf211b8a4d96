"""The gap between two regions that the designer picked: how wide it is, and the strip that closes it."""

from dataclasses import replace

import shapely
from shapely import Polygon
from shapely.errors import GEOSException

from core.geometry.polygon_edits import joined, sound_shape
from core.geometry.polygons import polygons_in
from core.geometry.uncovered import longest, shares
from core.model.map_model import MapModel
from core.model.region import Region
from core.model.values import GRID, RegionId
from core.topology.close_pairs import Adjacency, PairKind
from core.topology.fixes.matching import nearby, with_outlines
from core.topology.measure import measure

WIDEST = 120 * GRID
"""Regions further apart, in grid steps, are not brought together: that is a drawing, not a repair."""

WIDER = (0.5, 1.0, 2.0, 4.0)
"""How far beyond the nearest place the gap is filled, in shortest borders, until the two are neighbours."""


def distance_between(model: MapModel, one: RegionId, other: RegionId) -> float:
    """How far two regions are apart at the nearest place, in grid steps."""
    return float(shapely.distance(*(sound_shape(model.region(each).outline) for each in (one, other))))


def are_neighbours(model: MapModel, one: RegionId, other: RegionId) -> bool:
    """Do the two share a border that counts? Measured for the two and what lies around them."""
    return _are_neighbours(measure(_around(model, one, other, distance_between(model, one, other))), one, other)


def closed_gap(model: MapModel, one: RegionId, other: RegionId) -> MapModel | None:
    """The map with what lies between two regions, and belongs to nobody, given to the one with more border along it.

    None where they are neighbours already, too far apart, or others lie between them.
    """
    apart = distance_between(model, one, other)
    if apart > WIDEST or are_neighbours(model, one, other) or is_barred(model, one, other):
        return None
    for times in WIDER:
        try:
            tried = _filled(model, (one, other), 0.75 * apart + times * model.adjacency.min_border)
        except GEOSException:
            continue
        if tried is not None and _keeps_promise(model, tried, (one, other), apart):
            return tried
    return None


def _around(model: MapModel, one: RegionId, other: RegionId, apart: float) -> MapModel:
    """The map with only the regions around two of them."""
    reach = 2 * apart + 4 * model.adjacency.min_border + 4 * model.adjacency.gap
    return replace(model, regions=tuple(nearby(model, frozenset((one, other)), reach)))


def is_barred(model: MapModel, one: RegionId, other: RegionId) -> bool:
    """Does a third region lie on the shortest way between the two?"""
    model = _around(model, one, other, distance_between(model, one, other))
    way = shapely.shortest_line(*(sound_shape(model.region(each).outline) for each in (one, other)))
    others = [sound_shape(region.outline) for region in model.regions if region.id not in (one, other)]
    return any(shapely.intersection(way, shape).length > 1.0 for shape in others)


def _filled(model: MapModel, pair: tuple[RegionId, RegionId], reach: float) -> MapModel | None:
    near: list[Region] = nearby(model, frozenset(pair), reach + 2.0)
    shapes = {region.id: sound_shape(region.outline) for region in near}
    both = [shapely.buffer(shapes[each], reach, quad_segs=2) for each in pair]
    board = shapely.box(0, 0, model.frame.width, model.frame.height)
    free = shapely.difference(shapely.intersection(both[0], both[1]), shapely.union_all(list(shapes.values())))
    strip = shapely.set_precision(shapely.intersection(free, board), 1.0)
    pieces = [piece for piece in polygons_in(strip) if all(shapely.dwithin(piece, shapes[each], 1.5) for each in pair)]
    if not pieces:
        return None
    tree = shapely.STRtree([shapes[each] for each in pair])
    total: dict[int, float] = {}
    for piece in pieces:
        for number, along in shares(piece, tree, board).items():
            total[number] = total.get(number, 0.0) + along
    winner = longest(total)
    return None if winner is None else _given(model, pair[winner], pieces)


def _given(model: MapModel, taker: RegionId, pieces: list[Polygon]) -> MapModel:
    return with_outlines(model, {taker: joined(model.region(taker).outline, pieces)})


def _keeps_promise(before: MapModel, after: MapModel, pair: tuple[RegionId, RegionId], apart: float) -> bool:
    """Are they neighbours now, and does nobody overlap who did not before?"""
    old, new = (measure(_around(each, *pair, apart)) for each in (before, after))
    return _are_neighbours(new, *pair) and _overlaps(new) <= _overlaps(old)


def _are_neighbours(adjacency: Adjacency, one: RegionId, other: RegionId) -> bool:
    return any(pair.neighbours and {pair.a, pair.b} == {one, other} for pair in adjacency.pairs)


def _overlaps(adjacency: Adjacency) -> set[tuple[RegionId, RegionId]]:
    return {(pair.a, pair.b) for pair in adjacency.pairs if pair.kind is PairKind.OVERLAP}

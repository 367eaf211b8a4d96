"""The same map seen otherwise: turned, mirrored, its rings walked from elsewhere; and what must stay equal then."""

from collections.abc import Callable
from dataclasses import replace
from math import cos, radians, sin

import shapely

from core.geometry.polygons import from_shape, to_shape
from core.model.map_model import Frame, MapModel
from core.model.region import Part
from core.model.values import GRID, Point, Ring
from core.topology.close_pairs import Adjacency, Side

PairView = dict[frozenset[str], tuple[str, bool, int, int, float]]
QUARTER = {Side.NORTH: Side.EAST, Side.EAST: Side.SOUTH, Side.SOUTH: Side.WEST, Side.WEST: Side.NORTH}
MIRROR = {Side.NORTH: Side.NORTH, Side.EAST: Side.WEST, Side.SOUTH: Side.SOUTH, Side.WEST: Side.EAST}


def with_rings(model: MapModel, change: Callable[[Ring], Ring]) -> MapModel:
    """The map with every ring changed."""
    return replace(
        model,
        regions=tuple(
            replace(
                region,
                outline=tuple(
                    Part(change(part.outer), tuple(change(hole) for hole in part.holes)) for part in region.outline
                ),
            )
            for region in model.regions
        ),
    )


def with_points(model: MapModel, move: Callable[[Point], Point]) -> MapModel:
    return with_rings(model, lambda ring: tuple(move(point) for point in ring))


def quarter_turned(model: MapModel) -> MapModel:
    """The map turned clockwise by a right angle, frame and all; exact."""
    frame = Frame(model.frame.height, model.frame.width)
    return replace(with_points(model, lambda p: (frame.width - p[1], p[0])), frame=frame)


def mirrored(model: MapModel) -> MapModel:
    """The map seen in a mirror, left and right exchanged; exact."""
    return with_points(model, lambda p: (model.frame.width - p[0], p[1]))


def turned(model: MapModel, degrees: float) -> MapModel:
    """The map turned about its middle and rounded to the grid, in the middle of a frame that is far away."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    x0, y0 = model.frame.width / 2, model.frame.height / 2
    size = 2 * max(model.frame.width, model.frame.height)
    away = with_points(
        model,
        lambda p: (
            round(size / 2 + (p[0] - x0) * c - (p[1] - y0) * s),
            round(size / 2 + (p[0] - x0) * s + (p[1] - y0) * c),
        ),
    )
    return replace(away, frame=Frame(size, size))


def walked_back(ring: Ring) -> Ring:
    return ring[::-1]


def started_at(place: int) -> Callable[[Ring], Ring]:
    return lambda ring: ring[place % len(ring) :] + ring[: place % len(ring)]


def shrunk(model: MapModel, units: float) -> MapModel:
    """The map with every region drawn in by so many units, so that gaps twice as wide open."""
    return replace(
        model,
        regions=tuple(
            replace(
                region,
                outline=from_shape(shapely.buffer(to_shape(region.outline), -units * GRID, join_style="mitre")),
            )
            for region in model.regions
        ),
    )


def pair_view(adjacency: Adjacency) -> PairView:
    """What is said about every pair, whichever of the two comes first in the map."""
    return {frozenset((p.a, p.b)): (p.kind.value, p.neighbours, p.length, p.gap, p.area) for p in adjacency.pairs}


def kinds(adjacency: Adjacency) -> dict[str, str]:
    """The kind of every close pair, under the ids of both in alphabetical order: {"a b": "border"}."""
    return {" ".join(sorted((pair.a, pair.b))): pair.kind.value for pair in adjacency.pairs}


def neighbours(adjacency: Adjacency) -> set[str]:
    return {" ".join(sorted((pair.a, pair.b))) for pair in adjacency.neighbour_pairs()}


def frame_view(adjacency: Adjacency) -> set[tuple[str, Side, int, int]]:
    return {(contact.region, contact.side, contact.length, contact.gap) for contact in adjacency.frame}

"""Small maps for the tests of adjacency, drawn by hand or made up from a seed."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from math import cos, radians, sin

import numpy as np

from core.model.map_model import AdjacencySettings, Frame, MapModel
from core.model.region import Part, Region
from core.model.values import GRID, Point, RegionId, Ring
from core.topology.close_pairs import Adjacency, ClosePair, PairKind
from tests.bench.bench_maps import as_model, as_shapes, matched_rings, with_gaps


def box(left: float, top: float, width: float, height: float) -> Ring:
    """A rectangle, in board units."""
    return polygon((left, top), (left + width, top), (left + width, top + height), (left, top + height))


def polygon(*points: tuple[float, float]) -> Ring:
    return tuple((round(x * GRID), round(y * GRID)) for x, y in points)


def region(name: str, *outers: Ring, holes: Iterable[Ring] = ()) -> Region:
    """A region of one part per outer ring; the holes lie in the first."""
    parts = [Part(outers[0], tuple(holes)), *(Part(outer) for outer in outers[1:])]
    return Region(RegionId(name), name, tuple(parts))


def board(*regions: Region, settings: AdjacencySettings | None = None) -> MapModel:
    return MapModel(regions=regions, adjacency=settings or AdjacencySettings())


def moved(model: MapModel, move: Callable[[Point], Point]) -> MapModel:
    """The map with every vertex moved; the frame stays."""

    def ring(points: Ring) -> Ring:
        return tuple(move(point) for point in points)

    return replace(
        model,
        regions=tuple(
            replace(r, outline=tuple(Part(ring(p.outer), tuple(ring(h) for h in p.holes)) for p in r.outline))
            for r in model.regions
        ),
    )


def turned(model: MapModel, degrees: float, centre: tuple[float, float] = (600, 500)) -> MapModel:
    """The map turned by any angle, rounded to the grid again."""
    c, s, cx, cy = cos(radians(degrees)), sin(radians(degrees)), centre[0] * GRID, centre[1] * GRID
    return moved(
        model, lambda p: (round(cx + (p[0] - cx) * c - (p[1] - cy) * s), round(cy + (p[0] - cx) * s + (p[1] - cy) * c))
    )


def two_by_two(gap: float = 0.0, size: float = 200.0) -> MapModel:
    """Four squares a, b above c, d."""
    step = size + gap
    places = {"a": (0, 0), "b": (1, 0), "c": (0, 1), "d": (1, 1)}
    return board(*(region(n, box(400 + x * step, 300 + y * step, size, size)) for n, (x, y) in places.items()))


def made_up(regions: int, seed: int, *, gaps: bool = False) -> MapModel:
    """A made-up map with wavy borders, edge-matched or every region shrunk a little."""
    rings, frame = matched_rings(regions, seed)
    if gaps:
        shapes = with_gaps(as_shapes(rings), seed)
        rings = [[(round(x), round(y)) for x, y in np.rint(np.array(s.exterior.coords[:-1]) * GRID)] for s in shapes]
    return replace(as_model(rings, frame), frame=Frame(*frame))


def pair(adjacency: Adjacency, one: str, other: str) -> ClosePair | None:
    """The record of two regions, whichever comes first."""
    return next((p for p in adjacency.pairs if {p.a, p.b} == {one, other}), None)


def kinds(adjacency: Adjacency) -> dict[str, PairKind]:
    return {"".join(sorted((p.a, p.b))): p.kind for p in adjacency.pairs}


def neighbours(adjacency: Adjacency) -> set[str]:
    return {"".join(sorted((p.a, p.b))) for p in adjacency.neighbour_pairs()}

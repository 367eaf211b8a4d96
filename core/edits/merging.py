"""Several regions made one."""

from collections.abc import Iterable
from dataclasses import replace

import shapely

from core.edits.connections import with_ends_moved
from core.edits.gap_closing import close_gap_between
from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.settling import settled, shape_of
from core.geometry.polygon_edits import ON_GRID
from core.geometry.polygons import from_shape
from core.model.map_model import MapModel
from core.model.region import Region
from core.model.sentences import mark, said_n
from core.model.values import RegionId
from core.topology.checks.message_words import capital, listed, named
from core.topology.close_pairs import Adjacency


def merge_regions(
    model: MapModel, ids: Iterable[RegionId], winner: RegionId, adjacency: Adjacency, *, apart: bool = False
) -> Outcome:
    """The regions as one that has the name, terrain and symbols of the winner and stands in its place.

    They must touch, directly or through each other; `apart` allows a group of islands. A gap that counts as a common
    border is closed. Links and blocks go over to the winner.
    """
    wanted = frozenset(ids) | {winner}
    regions = [region for region in model.regions if region.id in wanted]
    if len(regions) < 2:
        return Refusal(mark("Merging needs at least two regions."))
    first = _without_gaps(model, regions, adjacency)
    members = [region for region in first.regions if region.id in wanted]
    if not apart:
        lone = _not_touching(members, winner)
        if lone:
            names = listed([named(region) for region in lone])
            ids_of_lone = tuple(region.id for region in lone)
            reason = said_n(
                "{} does not touch {}.", "{} do not touch {}.", len(lone), capital(names), named(model.region(winner))
            )
            return Refusal(reason, lone[0].outline[0].outer[0], ids_of_lone)
    shape = shapely.union_all([shape_of(region.outline) for region in members], grid_size=ON_GRID)
    whole = replace(model.region(winner), outline=from_shape(shape))
    after = first.without_regions(wanted - {winner}).with_regions([whole])
    after = with_ends_moved(after, {region.id: winner for region in regions})
    result = settled(model.without_regions(wanted), after, [winner])
    return result if isinstance(result, Refusal) else Edited(result, (winner,))


def _without_gaps(model: MapModel, regions: list[Region], adjacency: Adjacency) -> MapModel:
    """The map with the gaps between these regions closed where they count as one border."""
    ids = {region.id for region in regions}
    for pair in adjacency.pairs:
        if pair.neighbours and pair.gap and pair.a in ids and pair.b in ids:
            closed = close_gap_between(model, pair.a, pair.b)
            model = closed.model if isinstance(closed, Edited) else model
    return model


def _not_touching(regions: list[Region], winner: RegionId) -> list[Region]:
    """The regions that have no way to the winner over common borders."""
    joined = {winner}
    waiting = [region for region in regions if region.id != winner]
    shapes = {region.id: shape_of(region.outline) for region in regions}
    while True:
        new = {a.id for a in waiting if any(_touch(shapes[a.id], shapes[b]) for b in joined)}
        if not new:
            return waiting
        joined |= new
        waiting = [region for region in waiting if region.id not in new]


def _touch(one: shapely.Geometry, other: shapely.Geometry) -> bool:
    """Do two shapes have more than points in common?"""
    return bool(shapely.intersection(one, other).length > 0)

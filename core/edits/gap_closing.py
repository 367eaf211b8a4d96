"""The gap between two regions given to them, so that they share their border exactly.

Two steps: narrow areas between them that others enclose go to whoever has the longest border along them; if the two
are no neighbours then, a strip across the nearest place goes to one of them (core.topology.fixes.pair_gap).
"""

from dataclasses import replace

import shapely
from shapely import Polygon

from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.settling import settled, shape_of
from core.geometry.gap_strips import gap_shares
from core.geometry.polygon_edits import joined
from core.geometry.uncovered import uncovered_areas
from core.model.map_model import MapModel
from core.model.region import Region
from core.model.sentences import said
from core.model.values import GRID, RegionId
from core.topology.checks.message_words import named
from core.topology.fixes.matching import nearby
from core.topology.fixes.pair_gap import WIDEST, are_neighbours, closed_gap, distance_between, is_barred

WIDEST_AREA = 60 * GRID
"""Wider enclosed areas between two regions are no gap but a place for another region."""


def close_gap_between(model: MapModel, a: RegionId, b: RegionId) -> Outcome:
    """What is open between two regions and belongs to nobody, given to them so that they share a border."""
    names = said("{} and {}", named(model.region(a)), named(model.region(b)))
    apart = distance_between(model, a, b)
    too_wide = Refusal(
        said("The gap between {} is too wide to be closed; fill it with the bucket.", names), None, (a, b)
    )
    if apart > WIDEST:
        return too_wide
    filled = _areas_given(model, a, b, apart)
    if isinstance(filled, Refusal):
        return filled
    if not are_neighbours(filled, a, b):
        strip = closed_gap(filled, a, b)
        if strip is None:
            barred = Refusal(said("The gap between {} cannot be closed: others lie between them.", names), None, (a, b))
            return barred if is_barred(filled, a, b) else too_wide
        settled_strip = settled(filled, strip, (a, b))
        return settled_strip if isinstance(settled_strip, Refusal) else Edited(settled_strip, (a, b))
    if filled is model:
        return Refusal(said("There is no gap between {}.", names), None, (a, b))
    return Edited(filled, (a, b))


def _areas_given(model: MapModel, a: RegionId, b: RegionId, apart: float) -> MapModel | Refusal:
    """Every narrow open area that lies between the two, given to the one with the longest border along it."""
    narrow = min(float(WIDEST_AREA), max(2.0 * apart, float(model.adjacency.gap)))
    near = nearby(model, frozenset((a, b)), reach=2.0 * narrow)
    shapes = [shape_of(region.outline) for region in near]
    board = shapely.box(0, 0, model.frame.width, model.frame.height)
    given: dict[int, list[Polygon]] = {}
    for area in uncovered_areas(shapes, board, narrow):
        if area.is_gap and {a, b} <= {near[number].id for number in area.touching}:
            for owner, pieces in gap_shares(area.shape, shapes, board):
                given.setdefault(owner, []).extend(pieces)
    if not given:
        return model
    grown = [_grown(model, near[number].id, pieces) for number, pieces in sorted(given.items())]
    return settled(model, model.with_regions(grown), [region.id for region in grown])


def _grown(model: MapModel, region_id: RegionId, pieces: list[Polygon]) -> Region:
    region = model.region(region_id)
    return replace(region, outline=joined(region.outline, pieces))

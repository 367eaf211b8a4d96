"""The gap between two regions given to them, so that they share their border exactly."""

from dataclasses import replace

import shapely
from shapely import Polygon

from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.settling import settled, shape_of
from core.geometry.polygon_edits import joined
from core.geometry.uncovered import gap_shares, uncovered_areas
from core.model.map_model import MapModel
from core.model.region import Region
from core.model.values import GRID, RegionId
from core.topology.checks.wording import named
from core.topology.fixes.matching import nearby

WIDEST = 60 * GRID
"""Wider open areas between two regions are no gap but a place for another region."""


def close_gap_between(model: MapModel, a: RegionId, b: RegionId) -> Outcome:
    """Every narrow open area that lies between two regions, given to the one with the longest border along it."""
    one, other = model.region(a), model.region(b)
    apart = float(shapely.distance(shape_of(one.outline), shape_of(other.outline)))
    names = f"{named(one)} and {named(other)}"
    if apart > WIDEST:
        return Refusal(f"The gap between {names} is too wide to be closed; fill it with the bucket.", None, (a, b))
    narrow = min(float(WIDEST), max(2.0 * apart, float(model.adjacency.gap)))
    near = nearby(model, frozenset((a, b)), reach=2.0 * narrow)
    shapes = [shape_of(region.outline) for region in near]
    board = shapely.box(0, 0, model.frame.width, model.frame.height)
    given: dict[int, list[Polygon]] = {}
    for area in uncovered_areas(shapes, board, narrow):
        if area.is_gap and {a, b} <= {near[number].id for number in area.touching}:
            for owner, pieces in gap_shares(area.shape, shapes, board):
                given.setdefault(owner, []).extend(pieces)
    if not given:
        return Refusal(f"There is no gap between {names}.", None, (a, b))
    grown = [_grown(model, near[number].id, pieces) for number, pieces in sorted(given.items())]
    after = settled(model, model.with_regions(grown), [region.id for region in grown])
    return after if isinstance(after, Refusal) else Edited(after, (a, b))


def _grown(model: MapModel, region_id: RegionId, pieces: list[Polygon]) -> Region:
    region = model.region(region_id)
    return replace(region, outline=joined(region.outline, pieces))

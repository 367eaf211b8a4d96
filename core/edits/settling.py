"""The end of every edit that changes outlines: neighbours get the matching vertices, and nothing may cross.

What was wrong with a map before stays allowed: only a crossing that the edit would make is refused.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

import shapely
from shapely.geometry.base import BaseGeometry

from core.edits.outcome import Refusal
from core.geometry.boxes import Box, are_close, box_of
from core.geometry.edge_cells import EdgeCells, edges_of
from core.geometry.polygon_edits import sound_shape
from core.geometry.polygons import to_shape
from core.geometry.uncovered import HAIR
from core.model.map_model import MapModel
from core.model.region import Outline, Region
from core.model.sentences import said
from core.model.values import Point, RegionId
from core.topology.checks.message_words import capital, named
from core.topology.fixes.matching import matched

PLACE = re.compile(r"\[(\S+) (\S+)\]")
REACH = 3.0
"""Boxes this far apart, in grid steps, can still hold vertices of one border."""

FEW = 16
"""So many shapes are compared one by one; for more, an index is worth making."""


@lru_cache(maxsize=4096)
def shape_of(outline: Outline) -> BaseGeometry:
    """The shape of an outline; a drag asks for the same neighbours again and again."""
    return sound_shape(outline)


def settled(
    before: MapModel, after: MapModel, touched: Collection[RegionId], cells: EdgeCells | None = None
) -> MapModel | Refusal:
    """The edited map with borders matched, or why it cannot be. `touched` are the regions with other outlines.

    `cells` of the map before saves measuring every region.
    """
    old = {region.id: region for region in before.regions}
    near = _near(old, after, frozenset(touched), cells)
    fresh = {region.id: region for region in matched(near, frozenset(touched))}
    after = after.with_regions(fresh.values()) if fresh else after
    near = [fresh.get(region.id, region) for region in near]
    changed = [region for region in near if region.id in touched or region.id in fresh]
    return _crossing(old, changed, near) or after


def _near(
    old: Mapping[RegionId, Region], after: MapModel, touched: frozenset[RegionId], cells: EdgeCells | None
) -> list[Region]:
    """The touched regions and those beside the edges that are new or gone, in map order."""
    changes = [_changed_box(old.get(region.id), region) for region in after.regions if region.id in touched]
    boxes = [box for box in changes if box is not None]
    left, top = (min((box[side] for box in boxes), default=0) - REACH for side in (0, 1))
    right, bottom = (max((box[side] for box in boxes), default=0) + REACH for side in (2, 3))
    near: list[Region] = []
    for region in after.regions:
        if region.id in touched:
            near.append(region)
            continue
        box = (None if cells is None else cells.boxes.get(region.id)) or box_of(region)
        # A drag asks this of every region at every step: most are told apart by one comparison or two.
        if box is None or box[0] > right or box[2] < left or box[1] > bottom or box[3] < top:
            continue
        if any(are_close(box, other, REACH) for other in boxes):
            near.append(region)
    return near


def _changed_box(old: Region | None, new: Region) -> Box | None:
    """The box around the edges that only one of two outlines has: nothing outside it is any different."""
    edges = set(edges_of(new)).symmetric_difference(edges_of(old) if old is not None else ())
    if not edges:
        return None
    xs, ys = zip(*(point for edge in edges for point in edge), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _crossing(old: Mapping[RegionId, Region], changed: Sequence[Region], near: Sequence[Region]) -> Refusal | None:
    """The first new crossing: of a changed border with itself, or with another region."""
    for region in changed:
        refusal = _self_crossing(old.get(region.id), region)
        if refusal is not None:
            return refusal
    place = {region.id: number for number, region in enumerate(near)}
    shapes = [shape_of(region.outline) for region in near]
    done: set[int] = set()
    for region, numbers in zip(changed, _beside([shapes[place[each.id]] for each in changed], shapes), strict=True):
        here = place[region.id]
        done.add(here)
        for other in numbers:
            at = None if other in done else overlap_spot(shapes[here], shapes[other])
            if at is None:
                continue
            pair = (region, near[other])
            if not any(_lay_on_top(old, each.id, near) for each in pair):
                reason = said("The border of {} would cross {}.", named(region), named(near[other]))
                return Refusal(reason, at, (region.id, near[other].id))
    return None


def _beside(some: Sequence[BaseGeometry], shapes: Sequence[BaseGeometry]) -> list[list[int]]:
    """For each of some shapes the numbers of those it may overlap, in order."""
    if len(shapes) < FEW:
        return [list(range(len(shapes)))] * len(some)
    tree = shapely.STRtree(shapes)
    return [sorted(tree.query(shape).tolist()) for shape in some]


def _self_crossing(old: Region | None, new: Region) -> Refusal | None:
    shape = to_shape(new.outline)
    if shape.is_valid or (old is not None and not to_shape(old.outline).is_valid):
        return None
    place = PLACE.search(shapely.is_valid_reason(shape))
    at = (round(float(place[1])), round(float(place[2]))) if place else None
    return Refusal(said("The border of {} would cross or touch itself.", named(new)), at, (new.id,))


def overlap_spot(one: BaseGeometry, other: BaseGeometry) -> Point | None:
    """A point that two shapes both cover; None where they overlap by no more than the grid's rounding."""
    if not shapely.relate_pattern(one, other, "T********"):
        return None
    common = shapely.intersection(one, other)
    if common.area <= HAIR * common.length / 2:
        return None
    spot = shapely.point_on_surface(common)
    return round(spot.x), round(spot.y)


def _lay_on_top(old: Mapping[RegionId, Region], name: RegionId, near: Sequence[Region]) -> bool:
    """Did the region overlap another before the edit? Then it may go on doing so, or nobody could drag it away."""
    if name not in old:
        return False
    mine = shape_of(old[name].outline)
    others = [old[other.id] for other in near if other.id != name and other.id in old]
    return any(overlap_spot(mine, shape_of(other.outline)) is not None for other in others)


def vanished(region: Region) -> Refusal:
    return Refusal(said("{} would lose its shape.", capital(named(region))), None, (region.id,))

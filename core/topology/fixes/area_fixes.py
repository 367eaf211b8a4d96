"""Repairs that change who covers what: crossings, overlaps, gaps, left-over parts, the frame."""

from collections.abc import Callable

import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from core.geometry.gap_strips import gap_shares, whole_gap
from core.geometry.polygon_edits import clipped, cut, joined, made_valid, sound_shape, without_repeats
from core.geometry.uncovered import longest, shares, uncovered_areas
from core.model.map_model import MapModel
from core.model.problems import Finding
from core.model.region import Outline, Region
from core.model.values import RegionId
from core.topology.checks.region_shapes import tiny_parts
from core.topology.fixes.matching import nearby, with_outlines

MOSTLY_INSIDE = 0.5
"""A region of which this share lies in the other is meant to lie in it, like an island in a sea."""


def make_valid(model: MapModel, finding: Finding) -> MapModel:
    """Resolve an outline that crosses itself into parts; crumbs too small to be meant go to whom they lie next to."""
    return _crumbs_given(model, finding.regions[0], made_valid(model.region(finding.regions[0]).outline))


def make_valid_without_crumbs(model: MapModel, finding: Finding) -> MapModel:
    """Resolve an outline that crosses itself into parts; crumbs too small to be meant are dropped."""
    return with_outlines(
        model, {each: _without_crumbs(made_valid(model.region(each).outline)) for each in finding.regions}
    )


def _without_crumbs(outline: Outline) -> Outline:
    crumbs = tiny_parts(outline)
    return tuple(part for number, part in enumerate(outline) if number not in crumbs)


def clip_to_frame(model: MapModel, finding: Finding) -> MapModel:
    """Cut off what lies beyond the frame, and crumbs that the cut leaves over."""
    region = model.region(finding.regions[0])
    rest = clipped(region.outline, model.frame.width, model.frame.height)
    return with_outlines(model, {region.id: _without_crumbs(rest) if len(rest) > len(region.outline) else rest})


def cut_overlap(model: MapModel, finding: Finding) -> MapModel:
    """Take the overlap from one of two regions; crumbs the cut leaves over go to the other.

    Chosen: a region mostly inside the other keeps its shape, else the later one does. Rejected: the simpler outline
    wins. Because the designer sees the later region on top, and an island must not be eaten by its sea.
    """
    first, second = (model.region(each) for each in finding.regions)
    return _cut_from(model, *_who_keeps(first, second))


def cut_overlap_from_other(model: MapModel, finding: Finding) -> MapModel:
    """Take the overlap from the region that `cut_overlap` lets keep its shape, unless it would mostly vanish."""
    first, second = (model.region(each) for each in finding.regions)
    loses, keeps = _who_keeps(first, second)
    return model if _is_mostly_inside(first, second) else _cut_from(model, keeps, loses)


def _cut_from(model: MapModel, keeps: Region, loses: Region) -> MapModel:
    kept = sound_shape(keeps.outline)
    rest = cut(loses.outline, kept)
    crumbs = tiny_parts(rest) if len(loses.outline) < len(rest) else ()
    outlines = {loses.id: tuple(part for number, part in enumerate(rest) if number not in crumbs)}
    if crumbs:
        pieces = [Polygon(rest[number].outer, rest[number].holes) for number in crumbs]
        outlines[keeps.id] = joined(keeps.outline, pieces)
    return with_outlines(model, outlines)


def _who_keeps(first: Region, second: Region) -> tuple[Region, Region]:
    if _is_mostly_inside(first, second) and sound_shape(first.outline).area < sound_shape(second.outline).area:
        return first, second
    return second, first


def _is_mostly_inside(first: Region, second: Region) -> bool:
    one, two = sound_shape(first.outline), sound_shape(second.outline)
    return bool(shapely.intersection(one, two).area >= MOSTLY_INSIDE * min(one.area, two.area))


def close_gap(model: MapModel, finding: Finding) -> MapModel:
    """Give every gap between these regions to the one with the longest border along it; networks strip by strip.

    Only areas that are gaps by the check's own measure are touched, so nothing wider than the tolerance is given away.
    """
    return _gaps_given(model, finding, gap_shares)


def close_gap_for_one(model: MapModel, finding: Finding) -> MapModel:
    """Give every gap between these regions as a whole to the one with the longest border along it."""
    return _gaps_given(model, finding, whole_gap)


def _gaps_given(
    model: MapModel,
    finding: Finding,
    shared_out: Callable[[Polygon, list[BaseGeometry], Polygon], list[tuple[int, list[Polygon]]]],
) -> MapModel:
    near = nearby(model, frozenset(finding.regions), reach=2.0 * model.adjacency.gap)
    shapes = [sound_shape(region.outline) for region in near]
    board = shapely.box(0, 0, model.frame.width, model.frame.height)
    given: dict[int, list[Polygon]] = {}
    for area in uncovered_areas(shapes, board, model.adjacency.gap):
        if area.is_gap and tuple(near[number].id for number in area.touching) == finding.regions:
            for owner, pieces in shared_out(area.shape, shapes, board):
                given.setdefault(owner, []).extend(pieces)
    return with_outlines(model, {near[n].id: joined(near[n].outline, pieces) for n, pieces in sorted(given.items())})


def drop_tiny_part(model: MapModel, finding: Finding) -> MapModel:
    """Give the tiny parts of a region to the neighbour with the longest border along each, or drop them."""
    region = model.region(finding.regions[0])
    return _crumbs_given(model, region.id, without_repeats(region.outline))


def _crumbs_given(model: MapModel, region_id: RegionId, outline: Outline) -> MapModel:
    """The map with a new outline of a region, but for the tiny parts of it, which go to the neighbours."""
    tiny = tiny_parts(outline)
    outlines: dict[RegionId, Outline] = {
        region_id: tuple(part for number, part in enumerate(outline) if number not in tiny)
    }
    others = [each for each in nearby(model, frozenset([region_id])) if each.id != region_id]
    tree = shapely.STRtree([sound_shape(each.outline) for each in others])
    board = shapely.box(0, 0, model.frame.width, model.frame.height)
    for number in tiny:
        piece = Polygon(outline[number].outer, outline[number].holes)
        owner = longest(shares(piece, tree, board)) if others else None
        if owner is not None:
            taker = others[owner]
            outlines[taker.id] = joined(outlines.get(taker.id, taker.outline), [piece])
    return with_outlines(model, outlines)

"""Regions cut in pieces by a drawn line."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from core.edits.connections import shared_out
from core.edits.naming import fresh_id, fresh_name, ids_of, names_of
from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.settling import settled, shape_of
from core.geometry.polygon_edits import ON_GRID
from core.geometry.polygons import from_shape, polygons_in
from core.geometry.shared_borders import ON_EDGE, with_vertices
from core.geometry.uncovered import HAIR, widest_spot
from core.model.map_model import MapModel
from core.model.region import Outline, Region
from core.model.sentences import mark, said
from core.model.values import Point, RegionId
from core.topology.checks.message_words import listed, named
from core.topology.checks.shape_facts import TINY_PART

Cut = tuple[Region, list[BaseGeometry]]
"""A region and its pieces, the largest first."""

_SLIVER = 0.04
"""A piece of at most this share of a region may be a slip of the hand."""


def split_regions(model: MapModel, line: Iterable[Point], among: Collection[RegionId] = ()) -> Outcome:
    """Every region that the line crosses from border to border, cut there; only those of `among`, if any are named.

    Where the line takes no more than a sliver off those and cuts another region properly, the other one is meant.
    The largest piece keeps id, name and symbols; the others get its terrain and its name with a number.
    """
    points = tuple(dict.fromkeys(line))
    if len(points) < 2:
        return Refusal(mark("A cut needs a line of at least two points."), points[0] if points else None)
    entered = _entered(model, LineString(points), frozenset(among))
    if not entered:
        return Refusal(mark("The line crosses no region that could be split."), points[0])
    cuts = _cuts(entered, points)
    if among and cuts and not any(map(_is_proper, cuts)):
        others = [region for region in _entered(model, LineString(points), frozenset()) if region.id not in among]
        cuts = [cut for cut in _cuts(others, points) if _is_proper(cut)] or cuts
    if not cuts:
        names = listed([named(region) for region in entered])
        ids = tuple(region.id for region in entered)
        return Refusal(said("The line must cross {} from border to border.", names), points[-1], ids)
    after, made = model, []
    for region, pieces in cuts:
        parts = _named_pieces(after, region, pieces)
        after = after.with_regions(parts)
        made.append([part.id for part in parts])
    result = settled(model, after, [each for group in made for each in group])
    if isinstance(result, Refusal):
        return result
    for group in made:
        result = shared_out(result, group[0], group)
    return Edited(result, tuple(each for group in made for each in group))


def _cuts(regions: Iterable[Region], line: Sequence[Point]) -> list[Cut]:
    return [(region, pieces) for region in regions if len(pieces := _pieces(region.outline, line)) > 1]


def _is_proper(cut: Cut) -> bool:
    """Is the second largest piece more than a sliver of the region?"""
    _, pieces = cut
    return bool(pieces[1].area > _SLIVER * sum(piece.area for piece in pieces))


def _entered(model: MapModel, line: LineString, among: frozenset[RegionId]) -> list[Region]:
    """The regions in whose inside the line runs, in map order."""
    regions = [region for region in model.regions if not among or region.id in among]
    shapes = [shape_of(region.outline) for region in regions]
    found = sorted(shapely.STRtree(shapes).query(line, predicate="intersects").tolist()) if shapes else []
    return [regions[n] for n in found if shapely.intersection(shapes[n], line).length > _along_border(shapes[n], line)]


def _along_border(shape: BaseGeometry, line: LineString) -> float:
    """How much of the line runs on the border itself, where it cuts nothing."""
    return float(shapely.intersection(shape.boundary, line).length) + ON_EDGE


def _pieces(outline: Outline, line: Sequence[Point]) -> list[BaseGeometry]:
    """What the line makes of an outline, largest piece first; parts that it does not cut stay with the largest."""
    # A point snapped to a slanting border lies up to a step beside it: the border goes through it from now on.
    shape = shape_of(with_vertices(outline, line))
    lines = shapely.union_all([shape.boundary, LineString(line)], grid_size=ON_GRID)
    faces = polygons_in(shapely.polygonize(shapely.get_parts(lines).tolist()))
    faces = [face for face in faces if shapely.intersects(shape, shapely.point_on_surface(face))]
    pieces: list[BaseGeometry] = []
    uncut: list[BaseGeometry] = []
    for part in polygons_in(shape):
        its = _without_crumbs([face for face in faces if shapely.intersects(part, shapely.point_on_surface(face))])
        (pieces if len(its) > 1 else uncut).extend(its)
    if not pieces:
        return []
    pieces.sort(key=lambda piece: (-piece.area, piece.bounds))
    return [shapely.union_all([pieces[0], *uncut], grid_size=ON_GRID), *pieces[1:]]


def _without_crumbs(faces: Sequence[Polygon]) -> list[BaseGeometry]:
    """The faces, those too small to be meant joined to the one they share the longest border with."""
    large: list[BaseGeometry] = [f for f in faces if f.area >= TINY_PART and widest_spot(f)[0] >= 2 * HAIR]
    if not large:
        return [shapely.union_all(list(faces))]
    for crumb in faces:
        if crumb in large:
            continue
        common = [shapely.intersection(crumb.boundary, face.boundary).length for face in large]
        taker = common.index(max(common))
        large[taker] = shapely.union_all([large[taker], crumb], grid_size=ON_GRID)
    return large


def _named_pieces(model: MapModel, region: Region, pieces: Sequence[BaseGeometry]) -> list[Region]:
    taken_names, taken_ids = names_of(model), ids_of(model)
    made = [replace(region, outline=from_shape(pieces[0]))]
    for piece in pieces[1:]:
        name = fresh_name(region.name, taken_names)
        made.append(Region(fresh_id(name, taken_ids), name, from_shape(piece), region.terrain))
        taken_names.add(name)
        taken_ids.add(made[-1].id)
    return made

"""A new region out of a drawn line: cut to what its neighbours and the frame leave free."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from core.edits.closing_up import closed_up
from core.edits.naming import fresh_id, fresh_name, ids_of, names_of
from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.settling import PLACE, settled, shape_of
from core.geometry.polygon_edits import ON_GRID, cut, sound_shape
from core.geometry.polygons import clean_ring, from_shape, polygons_in
from core.geometry.uncovered import HAIR, widest_spot
from core.model.map_model import Frame, MapModel
from core.model.region import Outline, Part, Region
from core.model.sentences import mark, said
from core.model.values import Point, Ring, TerrainId
from core.topology.checks.message_words import listed, named
from core.topology.checks.region_shapes import tiny_parts
from core.topology.checks.shape_facts import TINY_PART


@dataclass(frozen=True, slots=True)
class Wish:
    """How a drawing is to be taken."""

    name: str = ""
    """Blank for the next free number."""
    terrain: TerrainId | None = None
    on_top: bool = False
    """Take the area from the regions underneath instead of stopping at their borders."""
    mend: bool = False
    """Sort out a line that crosses itself, as a freehand line often does, instead of refusing it."""
    reach: int = 0
    """Gaps between a whole outline and its neighbours that are no wider, in grid steps, go to it."""


def draw_region(model: MapModel, ring: Iterable[Point], wish: Wish | None = None) -> Outcome:
    """The map with one more region.

    It stops at its neighbours and at the frame. Drawn wholly inside one region it is cut out of that one.
    """
    wish = wish or Wish()
    drawn = drawn_shape(tuple(ring), model.frame, mend=wish.mend)
    return drawn if isinstance(drawn, Refusal) else _taken(model, drawn, wish)


def draw_outline(model: MapModel, outline: Outline, wish: Wish | None = None) -> Outcome:
    """The same with a whole outline, holes and islands included."""
    frame = model.frame
    drawn = shapely.intersection(sound_shape(outline), shapely.box(0, 0, frame.width, frame.height), grid_size=ON_GRID)
    if not polygons_in(drawn) or drawn.area < TINY_PART:
        return Refusal(mark("There is too little of it on the board to be a region."))
    wish, whole = wish or Wish(), shapely.union_all(polygons_in(drawn))
    return _taken(model, whole, wish, closed_up(whole, model, wish.reach) if wish.reach else None)


def _taken(model: MapModel, drawn: BaseGeometry, wish: Wish, closed: BaseGeometry | None = None) -> Outcome:
    """`closed`: the drawing with the gaps around it, without what is its neighbours'."""
    under = _under(model, drawn)
    free = drawn if wish.on_top else _free(drawn if closed is None else closed, under)
    if free.is_empty:
        return _cut_out(model, drawn, under, wish)
    if wish.on_top and under:
        return _punched(model, drawn, under, wish)
    note = said("Stopped at the border of {}.", listed([named(region) for region in under])) if under else ""
    return with_new_region(model, from_shape(free), wish, note=note)


def with_new_region(
    model: MapModel, outline: Outline, wish: Wish, changed: Sequence[Region] = (), note: str = ""
) -> Outcome:
    """The map with a region added and others changed, all borders matched."""
    name = fresh_name(wish.name, names_of(model))
    made = Region(fresh_id(name, ids_of(model)), name, outline, wish.terrain)
    after = settled(model, model.with_regions([*changed, made]), [made.id, *(each.id for each in changed)])
    return after if isinstance(after, Refusal) else Edited(after, (made.id,), note)


def drawn_shape(line: Ring, frame: Frame, *, mend: bool) -> BaseGeometry | Refusal:
    """The part of the board inside a drawn line, or what is wrong with the line."""
    ring = clean_ring(line)
    if not ring:
        return Refusal(mark("A region needs at least three corners."), line[0] if line else None)
    shape: BaseGeometry = Polygon(ring)
    if not polygons_in(shapely.make_valid(shape)):
        return Refusal(mark("The drawing has no area."), ring[0])
    if not shape.is_valid:
        if not mend:
            return Refusal(mark("The drawn line crosses itself."), crossing_of(shape))
        shape = sound_shape((Part(ring),))
    on_board = shapely.intersection(shape, shapely.box(0, 0, frame.width, frame.height), grid_size=ON_GRID)
    if not polygons_in(on_board):
        return Refusal(mark("The drawing lies off the board."), ring[0])
    if on_board.area < TINY_PART:
        return Refusal(mark("The drawing is too small to be a region."), ring[0])
    return on_board


def crossing_of(shape: BaseGeometry) -> Point | None:
    """Where a shape crosses itself."""
    place = PLACE.search(shapely.is_valid_reason(shape))
    return (round(float(place[1])), round(float(place[2]))) if place else None


def _under(model: MapModel, drawn: BaseGeometry) -> list[Region]:
    """The regions the drawing covers more of than a hair, in map order."""
    shapes = [shape_of(region.outline) for region in model.regions]
    found = sorted(shapely.STRtree(shapes).query(drawn, predicate="intersects").tolist()) if shapes else []
    common = [(number, shapely.intersection(shapes[number], drawn)) for number in found]
    return [model.regions[number] for number, both in common if both.area > HAIR * both.length / 2]


def _free(drawn: BaseGeometry, under: Sequence[Region]) -> BaseGeometry:
    """What no region covers yet; crumbs and hairs along the borders are not worth a region."""
    if not under:
        return drawn
    covered = shapely.union_all([shape_of(region.outline) for region in under])
    pieces = polygons_in(shapely.difference(drawn, covered, grid_size=ON_GRID))
    worth = [piece for piece in pieces if piece.area >= TINY_PART and widest_spot(piece)[0] >= HAIR]
    return shapely.union_all(worth)


def _cut_out(model: MapModel, drawn: BaseGeometry, under: Sequence[Region], wish: Wish) -> Outcome:
    """Nothing was free: the drawing is cut out of the one region it lies in, or refused."""
    if len(under) == 1:
        return _punched(model, drawn, under, wish)
    names = listed([named(region) for region in under])
    reason = said("Nothing is left for a new region: this area belongs to {} already.", names)
    spot = shapely.point_on_surface(drawn)
    return Refusal(reason, (round(spot.x), round(spot.y)), tuple(region.id for region in under))


def _punched(model: MapModel, drawn: BaseGeometry, under: Sequence[Region], wish: Wish) -> Outcome:
    """The drawing cut out of the regions under it; crumbs the cut leaves over go to the new region."""
    changed: list[Region] = []
    crumbs: list[Polygon] = []
    for region in under:
        rest = cut(region.outline, drawn)
        tiny = tiny_parts(rest) if len(rest) > len(region.outline) else ()
        crumbs += [Polygon(rest[number].outer, rest[number].holes) for number in tiny]
        rest = tuple(part for number, part in enumerate(rest) if number not in tiny)
        if not rest or shape_of(rest).area < TINY_PART:
            reason = said("The drawing would leave nothing of {}.", named(region))
            return Refusal(reason, region.outline[0].outer[0], (region.id,))
        changed.append(replace(region, outline=rest))
    outline = from_shape(shapely.union_all([drawn, *crumbs], grid_size=ON_GRID))
    note = said("Cut out of {}.", listed([named(region) for region in under]))
    return with_new_region(model, outline, wish, changed, note)

"""The bucket: an area of the board that no region covers becomes a region."""

import shapely

from core.edits.new_region import Wish, with_new_region
from core.edits.outcome import Outcome, Refusal
from core.edits.settling import shape_of
from core.geometry.polygons import from_shape, polygons_in
from core.geometry.uncovered import HAIR, widest_spot
from core.model.map_model import MapModel
from core.model.sentences import mark, said
from core.model.values import Point
from core.topology.checks.message_words import capital, named
from core.topology.checks.shape_facts import TINY_PART


def fill_area(model: MapModel, point: Point, wish: Wish | None = None) -> Outcome:
    """A new region as large as the uncovered area around a point."""
    if not (0 <= point[0] <= model.frame.width and 0 <= point[1] <= model.frame.height):
        return Refusal(mark("This place lies off the board."), point)
    shapes = [shape_of(region.outline) for region in model.regions]
    spot = shapely.Point(point)
    board = shapely.box(0, 0, model.frame.width, model.frame.height)
    rest = shapely.set_precision(shapely.difference(board, shapely.union_all(shapes)), 1.0)
    for piece in polygons_in(rest):
        if shapely.dwithin(piece, spot, HAIR):
            if piece.area < TINY_PART or widest_spot(piece)[0] < HAIR:
                return Refusal(mark("The gap here is too small to be a region."), point)
            return with_new_region(model, from_shape(piece), wish or Wish())
    owner = next((n for n, shape in enumerate(shapes) if shapely.intersects(shape, spot)), None)
    if owner is None:
        return Refusal(mark("There is no open area here."), point)
    region = model.regions[owner]
    return Refusal(said("{} covers this place already.", capital(named(region))), point, (region.id,))

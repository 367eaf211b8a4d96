"""What is left between a new region and its neighbours by the width of a drawn line, given to the new one.

Areas traced out of art one by one end in the middle of the lines between them, give or take a pixel. Here the later one
is laid on the border that is there already, so that both share it.
"""

import shapely
from shapely.geometry.base import BaseGeometry

from core.edits.settling import shape_of
from core.geometry.boxes import are_close, box_of
from core.geometry.polygon_edits import ON_GRID
from core.geometry.polygons import polygons_in
from core.geometry.shared_borders import SNAP
from core.model.map_model import MapModel

_TOUCHING = 2.0
"""What is this near, in grid steps, touches."""


def closed_up(drawn: BaseGeometry, model: MapModel, reach: int) -> BaseGeometry:
    """A shape with everything free between it and its neighbours that is no wider than `reach`, in grid steps.

    Corners of it that lie a hair beside a corner of a neighbour are laid on that one.
    """
    left, top, right, bottom = shapely.bounds(drawn).tolist()
    boxes = [(box_of(region), region) for region in model.regions]
    near = [each for box, each in boxes if box and are_close(box, (left, top, right, bottom), 2.0 * reach)]
    if not near:
        return drawn
    theirs = shapely.union_all([shape_of(region.outline) for region in near])
    board = shapely.box(0, 0, model.frame.width, model.frame.height)
    around = shapely.intersection(theirs, shapely.buffer(drawn, 3.0 * reach))
    both = shapely.union(drawn, around)
    closed = shapely.buffer(shapely.buffer(both, reach / 2, join_style="mitre"), -reach / 2, join_style="mitre")
    free = shapely.difference(shapely.intersection(closed, board), shapely.union(drawn, theirs))
    gaps = [
        piece
        for piece in polygons_in(free)
        if shapely.dwithin(piece, theirs, _TOUCHING) and shapely.dwithin(piece, drawn, _TOUCHING)
    ]
    whole = shapely.union_all([drawn, *gaps], grid_size=ON_GRID)
    corners = shapely.MultiPoint(shapely.get_coordinates(around))
    free_of_theirs = shapely.difference(whole, theirs, grid_size=ON_GRID)
    laid = polygons_in(shapely.make_valid(shapely.snap(free_of_theirs, corners, SNAP)))
    return shapely.union_all(laid, grid_size=ON_GRID)

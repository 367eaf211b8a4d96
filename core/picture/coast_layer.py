"""Where land ends, drawn on the board: a line along every shore, dots along coasts that face no region at all."""

from collections.abc import Collection

from core.model.map_model import MapModel
from core.model.region import Region
from core.model.values import RegionId
from core.picture.border_lines import Edge, edges_of, joined, lies_on_frame
from core.picture.ground_layers import terrain_of, to_line
from core.picture.palette import Theme
from core.picture.shapes import Polyline, Shape, Stroke

_SHORE, _COAST, _CASING = 3.2, 2.6, 2.4


def coast_shapes(
    model: MapModel, theme: Theme, unit: float, only: Collection[RegionId] | None = None
) -> tuple[Shape, ...]:
    """Shores lie between land and water that share their vertices; coasts between a region and nothing.

    `only` leaves out the borders of all other regions.
    """
    shores, coasts = coast_edges(model, only)
    casing = Stroke(theme.board.casing, (_SHORE + _CASING) * unit, 0.85)
    solid = Stroke(theme.hint.icon, _SHORE * unit)
    dotted = Stroke(theme.hint.icon, _COAST * unit, dash=(0.1 * unit, 5 * unit))
    lines = [Polyline(to_line(line), solid, casing) for line in joined(shores)]
    return (*lines, *(Polyline(to_line(line), dotted, casing) for line in joined(coasts)))


def coast_edges(model: MapModel, only: Collection[RegionId] | None = None) -> tuple[list[Edge], list[Edge]]:
    """The edges of all shores, and those of all coasts that are not on the frame."""
    holders: dict[Edge, list[Region]] = {}
    for region in model.regions:
        for ring in region.rings():
            for edge in edges_of(ring):
                holders.setdefault(edge, []).append(region)
    shores, coasts = [], []
    for edge, regions in holders.items():
        if only is not None and not any(region.id in only for region in regions):
            continue
        if len(regions) == 1:
            if not lies_on_frame(edge, model.frame):
                coasts.append(edge)
        elif len({_is_water(region) for region in regions}) == 2:
            shores.append(edge)
    return shores, coasts


def _is_water(region: Region) -> bool:
    terrain = terrain_of(region)
    return terrain is not None and terrain.water

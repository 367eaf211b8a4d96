"""Links and blocks made by hand: dashes with a bridge between two regions, a striped wall along a border."""

from collections.abc import Iterable, Mapping
from math import hypot

import shapely
from shapely.geometry.base import BaseGeometry

from core.geometry.polygons import to_shape
from core.model.map_model import Link, LinkKind, MapModel
from core.model.region import Region
from core.model.values import GRID, RegionId
from core.picture.border_lines import shared_lines
from core.picture.ground_layers import to_line
from core.picture.label_blocks import Block
from core.picture.palette import Theme
from core.picture.shapes import Curve, Disc, Filled, IconMark, Line, Polyline, Shape, Spot, Stroke

_ICONS = {LinkKind.BRIDGE: "tool_link", LinkKind.TUNNEL: "symbol_cavern", LinkKind.SEA_LANE: "symbol_shipyard"}


def common_border(model: MapModel, one: Region, other: Region) -> list[Line]:
    """The common border of two regions in board units: exact where vertices match, else within the gap closed."""
    exact = shared_lines(one, other)
    if exact:
        return [to_line(line) for line in exact]
    theirs = shapely.buffer(to_shape(other.outline), model.adjacency.gap)
    near = shapely.line_merge(shapely.intersection(shapely.boundary(to_shape(one.outline)), theirs))
    return [
        tuple((x / GRID, y / GRID) for x, y in shapely.get_coordinates(part).tolist()) for part in _long_parts(near)
    ]


def _long_parts(shape: BaseGeometry) -> Iterable[BaseGeometry]:
    return (part for part in shapely.get_parts(shape).tolist() if part.geom_type == "LineString" and part.length > 0)


def block_shapes(model: MapModel, theme: Theme, unit: float) -> tuple[Shape, ...]:
    known = {region.id: region for region in model.regions}
    wall = Stroke(theme.board.casing, 8 * unit, is_round=False)
    stripes = Stroke(theme.overlays.block, 5.4 * unit, dash=(4 * unit, 4 * unit), is_round=False)
    return tuple(
        Polyline(line, stripes, wall)
        for block in model.blocks
        if block.a in known and block.b in known and block.a != block.b
        for line in common_border(model, known[block.a], known[block.b])
    )


def link_shapes(
    links: Iterable[Link], blocks: Mapping[RegionId, Block], theme: Theme, unit: float
) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for link in links:
        if link.a in blocks and link.b in blocks and link.a != link.b:
            shapes.extend(_link(link, blocks[link.a].node, blocks[link.b].node, theme, unit))
    return tuple(shapes)


def _link(link: Link, start: Spot, end: Spot, theme: Theme, unit: float) -> list[Shape]:
    """The line bends a little to the left of its way, so that two links between the same regions do not coincide."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    control = ((start[0] + end[0]) / 2 + dy * 0.12, (start[1] + end[1]) / 2 - dx * 0.12)
    ink = theme.overlays.link
    curve = Curve(
        start,
        control,
        end,
        Stroke(ink, 3 * unit, dash=(8 * unit, 5 * unit), is_round=False),
        Stroke(theme.board.casing, 5.6 * unit, 0.9),
    )
    middle = curve.middle()
    shapes: list[Shape] = [
        curve,
        Disc(middle, 11 * unit, theme.board.halo, Stroke(ink, 1.8 * unit)),
        IconMark(_ICONS[link.kind], middle, 15 * unit, ink, theme.board.halo),
    ]
    if link.one_way:
        shapes.append(_arrow_head(control, end, ink, theme, unit))
    return shapes


def _arrow_head(before: Spot, end: Spot, ink: str, theme: Theme, unit: float) -> Filled:
    """The head stands off the line's end, where the graph's disc or the name would hide it."""
    length = hypot(end[0] - before[0], end[1] - before[1]) or 1.0
    along = ((end[0] - before[0]) / length, (end[1] - before[1]) / length)
    tip = (end[0] - along[0] * 16 * unit, end[1] - along[1] * 16 * unit)
    back = (tip[0] - along[0] * 14 * unit, tip[1] - along[1] * 14 * unit)
    across = (-along[1] * 6 * unit, along[0] * 6 * unit)
    points = (tip, (back[0] + across[0], back[1] + across[1]), (back[0] - across[0], back[1] - across[1]))
    return Filled(points, ink, Stroke(theme.board.casing, 1.4 * unit))

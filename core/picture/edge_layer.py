"""The board's edge drawn on the board: a bar where a region lies on the frame, a triangle where one may enter."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from core.model.board import Board
from core.model.map_model import MapModel
from core.model.region import Region
from core.model.terrains import Terrain
from core.model.values import GRID, Point, RegionId, to_units
from core.picture.connection_layers import common_border
from core.picture.ground_layers import FRAME_WIDTH, terrain_of
from core.picture.palette import Theme
from core.picture.shapes import Filled, Polyline, Shape, Spot, Stroke
from core.topology.close_pairs import Side

_BAR, _THIN_BAR, _CASING = 4.4, 2.0, 2.0
_GAP = 2.2
"""Pixels a bar ends before the region does, so that two bars never run together."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Part of one side of the frame, from `start` to `end` along it, in board units."""

    side: Side
    start: float
    end: float


def edge_shapes(
    model: MapModel, board: Board, theme: Theme, unit: float, *, only: Collection[RegionId] | None = None
) -> tuple[Shape, ...]:
    """`only` leaves out what belongs to no other regions than these."""
    shapes: list[Shape] = list(_sea_entries(model, board, theme, unit, only))
    for index, region in enumerate(model.regions):
        if not board.edge[index] or (only is not None and region.id not in only):
            continue
        opens = board.entry[index] and not _is_barrier(terrain_of(region))
        stretches = frame_stretches(model, region)
        shapes.extend(_bar(model, stretch, theme, unit, opens=opens) for stretch in stretches)
        if opens and stretches:
            longest = max(stretches, key=lambda stretch: stretch.end - stretch.start)
            shapes.append(_triangle(model, longest, theme, unit))
    return tuple(shapes)


def _is_barrier(terrain: Terrain | None) -> bool:
    return terrain is not None and terrain.barrier


def frame_stretches(model: MapModel, region: Region) -> list[Stretch]:
    """Where a region's boundary runs along the frame, near enough to count, touching stretches joined."""
    found: dict[Side, list[tuple[int, int]]] = {side: [] for side in Side}
    for ring in region.rings():
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            for side, start, end in _along(model, a, b):
                if end > start:
                    found[side].append((start, end))
    return [Stretch(side, start / GRID, end / GRID) for side in Side for start, end in _merged(found[side])]


def _along(model: MapModel, a: Point, b: Point) -> Iterator[tuple[Side, int, int]]:
    frame, near = model.frame, model.adjacency.edge
    xs, ys = sorted((a[0], b[0])), sorted((a[1], b[1]))
    if ys[1] <= near:
        yield Side.NORTH, xs[0], xs[1]
    if ys[0] >= frame.height - near:
        yield Side.SOUTH, xs[0], xs[1]
    if xs[1] <= near:
        yield Side.WEST, ys[0], ys[1]
    if xs[0] >= frame.width - near:
        yield Side.EAST, ys[0], ys[1]


def _merged(intervals: list[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((start, end))
    return merged


def _on(model: MapModel, side: Side, along: float, depth: float) -> Spot:
    """The spot this far along a side and this far inside the board."""
    width, height = to_units(model.frame.width), to_units(model.frame.height)
    return {
        Side.NORTH: (along, depth),
        Side.SOUTH: (along, height - depth),
        Side.WEST: (depth, along),
        Side.EAST: (width - depth, along),
    }[side]


def _bar(model: MapModel, stretch: Stretch, theme: Theme, unit: float, *, opens: bool) -> Polyline:
    width = (_BAR if opens else _THIN_BAR) * unit
    gap = min((_GAP + _BAR / 2) * unit, (stretch.end - stretch.start) / 3)
    depth = width / 2 + FRAME_WIDTH * unit * 0.25
    line = tuple(_on(model, stretch.side, along, depth) for along in (stretch.start + gap, stretch.end - gap))
    stroke = Stroke(theme.overlays.entry, width, 1.0 if opens else 0.55)
    return Polyline(line, stroke, Stroke(theme.board.casing, width + _CASING * unit, 0.8))


def _triangle(model: MapModel, stretch: Stretch, theme: Theme, unit: float) -> Filled:
    middle = (stretch.start + stretch.end) / 2
    base, tip, half = 9 * unit, 18 * unit, 6.5 * unit
    points = (
        _on(model, stretch.side, middle - half, base),
        _on(model, stretch.side, middle + half, base),
        _on(model, stretch.side, middle, tip),
    )
    return Filled(points, theme.overlays.entry, Stroke(theme.board.casing, 1.4 * unit))


def _sea_entries(
    model: MapModel, board: Board, theme: Theme, unit: float, only: Collection[RegionId] | None
) -> Iterator[Shape]:
    """The shores one may enter from a sea that lies on the edge, dashed."""
    dashes = Stroke(theme.overlays.entry, 2.4 * unit, dash=(6 * unit, 5 * unit), is_round=False)
    casing = Stroke(theme.board.casing, 4.6 * unit, 0.85)
    for index, region in enumerate(model.regions):
        for water in board.shore_of[index]:
            if only is not None and region.id not in only and model.regions[water].id not in only:
                continue
            terrain = terrain_of(model.regions[water])
            if board.entry[index] and board.edge[water] and terrain is not None and terrain.entry_shore:
                for line in common_border(model, region, model.regions[water]):
                    yield Polyline(line, dashes, casing)

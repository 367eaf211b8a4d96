"""The adjacency graph drawn on the board: a disc per region with its number of neighbours, a curve per border."""

from collections.abc import Mapping

from core.model.board import Board
from core.model.map_model import MapModel
from core.model.values import RegionId, to_units
from core.picture.ground_layers import terrain_of
from core.picture.label_blocks import NODE, Block
from core.picture.options import ASSUMED_MM_PER_UNIT
from core.picture.palette import Theme
from core.picture.shapes import Curve, Disc, Label, Polyline, Shape, Spot, Stroke
from core.topology.close_pairs import Adjacency, ClosePair, PairKind

_CASING = 2.4
_DIM = 0.55
"""Opacity of a curve to ground that ordinary races cannot enter."""


def graph_shapes(
    model: MapModel,
    adjacency: Adjacency,
    board: Board,
    blocks: Mapping[RegionId, Block],
    *,
    theme: Theme,
    unit: float,
) -> tuple[Shape, ...]:
    """Curves first, then corner touches, then the discs on top of the curves' ends."""
    barriers = {r.id for r in model.regions if (terrain := terrain_of(r)) is not None and terrain.barrier}
    walls = {frozenset((block.a, block.b)) for block in model.blocks}
    shapes: list[Shape] = []
    for pair in adjacency.neighbour_pairs():
        if frozenset((pair.a, pair.b)) not in walls:
            dim = pair.a in barriers or pair.b in barriers
            shapes.append(_border_curve(model, pair, blocks, theme, unit, opacity=_DIM if dim else 1.0))
    for pair in adjacency.pairs:
        if pair.kind is PairKind.CORNER:
            shapes.extend(_corner(pair, blocks, theme, unit))
    for index, region in enumerate(model.regions):
        if region.id not in blocks:
            continue
        ring = theme.overlays.entry if board.entry[index] else theme.overlays.graph
        ring = theme.interface.edge if region.id in barriers else ring
        shapes.extend(_node(blocks[region.id], str(len(board.neighbours[index])), ring, theme))
    return tuple(shapes)


def through(start: Spot, middle: Spot | None, end: Spot) -> Spot:
    """The control spot that sends a quadratic curve through `middle` half way."""
    if middle is None:
        return (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    return 2 * middle[0] - (start[0] + end[0]) / 2, 2 * middle[1] - (start[1] + end[1]) / 2


def spot_of(pair: ClosePair) -> Spot | None:
    return None if pair.at is None else (to_units(pair.at[0]), to_units(pair.at[1]))


def _border_curve(
    model: MapModel, pair: ClosePair, blocks: Mapping[RegionId, Block], theme: Theme, unit: float, *, opacity: float
) -> Curve:
    start, end = blocks[pair.a].node, blocks[pair.b].node
    length_mm = to_units(pair.length) * (model.frame.mm_per_unit() or ASSUMED_MM_PER_UNIT)
    width = (1.2 + length_mm / 70) * unit
    return Curve(
        start,
        through(start, spot_of(pair), end),
        end,
        Stroke(theme.overlays.graph, width, opacity),
        Stroke(theme.board.casing, width + _CASING * unit, 0.6 * opacity),
    )


def _corner(pair: ClosePair, blocks: Mapping[RegionId, Block], theme: Theme, unit: float) -> list[Shape]:
    """A dotted line with a small crossed ring: these two meet in a point and are not neighbours."""
    start, end, at = blocks[pair.a].node, blocks[pair.b].node, spot_of(pair)
    dots = Stroke(theme.board.label, 1.6 * unit, dash=(0.1 * unit, 4 * unit))
    casing = Stroke(theme.board.halo, 3.6 * unit, 0.6)
    shapes: list[Shape] = [Curve(start, through(start, at, end), end, dots, casing)]
    if at is not None:
        ink, arm = Stroke(theme.board.label, 1.3 * unit), 2.4 * unit
        shapes.append(Disc(at, 5.5 * unit, theme.board.halo, ink))
        for sign in (1, -1):
            shapes.append(Polyline(((at[0] - arm, at[1] - sign * arm), (at[0] + arm, at[1] + sign * arm)), ink))
    return shapes


def _node(block: Block, count: str, ring: str, theme: Theme) -> list[Shape]:
    unit, board = block.unit, theme.board
    radius = NODE / 2 * unit
    return [
        Disc(block.node, radius, board.halo, Stroke(board.casing, 4.6 * unit, 0.7)),
        Disc(block.node, radius - 1.2 * unit, board.halo, Stroke(ring, 2.4 * unit)),
        Label("", (count,), block.node, 12.5 * unit, board.label, board.halo, 0.0),
    ]

"""A position on a board: token stacks, pieces and what has just changed, as layers of a picture.

Values in, drawing list out. Races and pieces are known by their ids alone: what has an icon is drawn with it, what
has none by its letters.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from core.model.board import Board
from core.model.map_model import MapModel
from core.model.region import Region
from core.model.terrains import symbols
from core.model.values import RegionId
from core.picture.board_picture import board_picture
from core.picture.ground_layers import terrain_of, to_line
from core.picture.ice_layer import ice_shapes
from core.picture.label_blocks import Block, Content, placed_block
from core.picture.label_layers import name_shapes, region_icons
from core.picture.options import BOARD_LAYERS, PictureOptions, detail_of
from core.picture.palette import THEMES, Theme, ThemeName
from core.picture.same_region import SameRegion
from core.picture.shapes import Layer, LayerName, Picture, Polyline, Shape, Spot, Stroke
from core.picture.token_shapes import (
    PIECE,
    STACK_HEIGHT,
    STACK_WIDTH,
    SYMBOL,
    TOKEN,
    Stack,
    piece_shapes,
    stack_shapes,
    symbol_chip,
    token_shapes,
)
from core.rules.state import GameState, Ground, Holding

GAME_NAME_SIZE = 11.5
_GAP = 4.0
_PRICE_GAP = 9.0
_OWN_LAYERS = frozenset({LayerName.NAMES, LayerName.SYMBOLS, LayerName.IDS})
"""Layers that make room for tokens, and so are drawn anew for a position."""

Draw = Callable[[Spot, float], list[Shape]]


@dataclass(frozen=True, slots=True)
class _Item:
    """Something in a region's row: which layer it belongs to, its width, and how it is drawn at a spot."""

    layer: LayerName
    width: float
    draw: Draw


@dataclass(frozen=True, slots=True)
class _RegionRow:
    """What lies in one region, left to right, in the block that keeps room for it."""

    block: Block
    items: tuple[_Item, ...]

    def shapes(self, layer: LayerName) -> list[Shape]:
        found: list[Shape] = []
        for item, middle in self._placed():
            if item.layer is layer:
                found += item.draw(middle, self.block.unit)
        return found

    def spots(self) -> tuple[tuple[Spot, float, float], ...]:
        """Stacks and pieces: middle, half width, half height."""
        unit, heights = self.block.unit, {LayerName.TOKENS: STACK_HEIGHT, LayerName.PIECES: PIECE}
        return tuple(
            (middle, (item.width + _GAP) / 2 * unit, heights[item.layer] / 2 * unit)
            for item, middle in self._placed()
            if item.layer in heights
        )

    def _placed(self) -> list[tuple[_Item, Spot]]:
        """Every item with its middle, left to right."""
        widths = [item.width for item in self.items]
        left = -(sum(widths) + _GAP * (len(widths) - 1)) / 2
        found: list[tuple[_Item, Spot]] = []
        for item in self.items:
            found.append((item, self.block.in_row(left + item.width / 2)))
            left += item.width + _GAP
        return found


def game_options(theme_options: PictureOptions | None = None) -> PictureOptions:
    """The printed board with the smaller names of a game."""
    chosen = theme_options or PictureOptions(layers=BOARD_LAYERS)
    return replace(chosen, name_size=GAME_NAME_SIZE)


def position_picture(
    model: MapModel,
    board: Board,
    state: GameState,
    options: PictureOptions | None = None,
    *,
    changed: Iterable[int] = (),
    frozen: Iterable[int] = (),
    names: Mapping[str, str] | None = None,
) -> Picture:
    """The board with a position on it; `changed` regions are outlined, `names` give the letters of iconless races.

    `frozen` regions lie under ice.
    """
    base = ground_picture(model, options)
    return with_position(base, model, board, state, options=options, changed=changed, frozen=frozen, names=names)


def ground_picture(model: MapModel, options: PictureOptions | None = None) -> Picture:
    """What stays the same from step to step: the board without names and symbols."""
    chosen = game_options(options)
    return board_picture(model, replace(chosen, layers=chosen.layers - _OWN_LAYERS))


def with_position(
    base: Picture,
    model: MapModel,
    board: Board,
    state: GameState,
    *,
    options: PictureOptions | None = None,
    changed: Iterable[int] = (),
    frozen: Iterable[int] = (),
    names: Mapping[str, str] | None = None,
) -> Picture:
    """A picture from `ground_picture` with a position laid on it; the layers of the ground are kept as they are."""
    chosen = game_options(options)
    unit, theme = detail_of(model, chosen), base.theme
    rows = {
        region.id: _row(region, board.number[region.id], state, chosen, unit=unit, theme=theme, names=names or {})
        for region in model.regions
        if region.outline
    }
    blocks: dict[RegionId, Block] = {region_id: row.block for region_id, row in rows.items()}
    shapes: dict[LayerName, tuple[Shape, ...]] = {layer.name: layer.shapes for layer in base.layers}
    iced = tuple(SameRegion(model.region(board.ids[number])) for number in sorted(frozen))
    if iced and chosen.shows(LayerName.TERRAIN):
        shapes[LayerName.ICE] = ice_shapes(iced, theme, unit)
    shapes[LayerName.CHANGED] = _outlines(model, board, frozenset(changed), theme=theme, unit=unit)
    if chosen.shows(LayerName.NAMES):
        shapes[LayerName.NAMES] = name_shapes(model.regions, blocks, theme)
    for layer in (LayerName.SYMBOLS, LayerName.PIECES, LayerName.TOKENS):
        shapes[layer] = tuple(shape for row in rows.values() for shape in row.shapes(layer))
    return replace(base, layers=tuple(Layer(name, shapes[name]) for name in LayerName if name in shapes))


def price_spots(
    model: MapModel, board: Board, state: GameState, options: PictureOptions
) -> dict[RegionId, tuple[Spot, float]]:
    """Where a price goes in every region, and board units per look pixel there: in the row, or below what is in it."""
    chosen = game_options(options)
    unit = detail_of(model, chosen)
    found: dict[RegionId, tuple[Spot, float]] = {}
    for region in model.regions:
        if region.outline:
            ground = state.grounds[board.number[region.id]]
            room = _room(region, ground)
            block = _block(region, chosen, unit, room)
            x, y = block.in_row(0)
            is_empty = not (ground.race or ground.pieces or ground.guests or region_icons(region))
            found[region.id] = (x, y if is_empty else y + (STACK_HEIGHT / 2 + _PRICE_GAP) * block.unit), block.unit
    return found


def lying_spots(
    model: MapModel, board: Board, state: GameState, region: int, options: PictureOptions
) -> tuple[tuple[Spot, float, float], ...]:
    """Where each stack and then each piece of a region is drawn: its middle, half its width and half its height."""
    chosen, drawn = game_options(options), model.region(board.ids[region])
    row = _row(drawn, region, state, chosen, unit=detail_of(model, chosen), theme=THEMES[chosen.theme], names={})
    return row.spots()


def token_picture(stack: Stack, theme: Theme, *, counted: bool = False) -> Picture:
    """One token alone on nothing, for lists: a square of STACK_WIDTH units, the token in its middle."""
    middle = (STACK_WIDTH / 2, STACK_WIDTH / 2)
    draw = stack_shapes if counted else token_shapes
    layer = Layer(LayerName.TOKENS, tuple(draw(stack, middle, theme, 1.0)))
    return Picture("", STACK_WIDTH, STACK_WIDTH, None, theme, (layer,))


def race_letters(race: str, names: Mapping[str, str]) -> str:
    """Two letters for a race without an icon."""
    name = names.get(race, race.rpartition(".")[2])
    return name[:2].capitalize()


def stack_of(holding: Holding, tokens: int, names: Mapping[str, str]) -> Stack:
    return Stack(holding.race, holding.seat, tokens, holding.active, race_letters(holding.race, names))


def _row(
    region: Region,
    number: int,
    state: GameState,
    options: PictureOptions,
    *,
    unit: float,
    theme: Theme,
    names: Mapping[str, str],
) -> _RegionRow:
    ground = state.grounds[number]
    lying = {piece for piece, _ in ground.pieces}
    tokens = [(ground.race, ground.tokens)] if ground.race else []
    stacks = [stack_of(state.holding(race), count, names) for race, count in (*tokens, *ground.guests)]
    # A tribe's symbol says where it starts; while the piece itself lies there, one sign is enough.
    pairs = zip((*region.symbols, *region.custom), region_icons(region), strict=True)
    shows = options.shows(LayerName.SYMBOLS)
    icons = [icon for symbol, icon in pairs if not _is_covered(symbol, lying)] if shows else []
    items = [
        *(_Item(LayerName.TOKENS, STACK_WIDTH, _stack_drawing(stack, theme)) for stack in stacks),
        *(_Item(LayerName.PIECES, PIECE, _piece_drawing(piece, count, theme)) for piece, count in ground.pieces),
        *(_Item(LayerName.SYMBOLS, SYMBOL, _symbol_drawing(icon, theme)) for icon in icons),
    ]
    return _RegionRow(_block(region, options, unit, _room(region, ground)), tuple(items))


def _is_covered(symbol: str, lying: set[str]) -> bool:
    """Does the piece that set-up puts on a symbol lie there? The box counts its pieces in the plural."""
    known = symbols().get(symbol)
    return symbol in lying or (known is not None and known.piece in {f"{piece}s" for piece in lying})


def _room(region: Region, ground: Ground) -> tuple[int, int, int]:
    """For how many stacks, pieces and symbols room is kept."""
    stacks = len(ground.guests) + bool(ground.race)
    return max(1, stacks), max(1, len(ground.pieces)), len(region_icons(region))


def _block(region: Region, options: PictureOptions, unit: float, room: tuple[int, int, int]) -> Block:
    """Room is kept for a stack and a piece even where there is none yet, so that names stay put from step to step."""
    return _kept_block(SameRegion(region), options.shows(LayerName.NAMES), options.name_size, unit, room)


@lru_cache(maxsize=4_000)
def _kept_block(same: SameRegion, is_named: bool, name_size: float, unit: float, room: tuple[int, int, int]) -> Block:
    region = same.region
    stacks, pieces, signs = room
    width = stacks * (STACK_WIDTH + _GAP) + pieces * (PIECE + _GAP) + signs * (SYMBOL + _GAP) - _GAP
    terrain = terrain_of(region)
    content = Content(
        name=" ".join(region.name.split()) if is_named else "",
        chips=0,
        name_size=name_size,
        follows_course=terrain is not None and terrain.pattern == "flow",
        row=(width, STACK_HEIGHT),
    )
    return placed_block(region.outline, content, unit)


def _stack_drawing(stack: Stack, theme: Theme) -> Draw:
    """The token stands left of its place's middle, because the badge sticks out to the right."""
    shift = (STACK_WIDTH - TOKEN) / 2 - 1
    return lambda spot, unit: list(_kept_stack(stack, (spot[0] - shift * unit, spot[1]), theme.name, unit))


@lru_cache(maxsize=2_000)
def _kept_stack(stack: Stack, spot: Spot, theme: ThemeName, unit: float) -> tuple[Shape, ...]:
    """From step to step most stacks stay where they are."""
    return tuple(stack_shapes(stack, spot, THEMES[theme], unit))


def _piece_drawing(piece: str, number: int, theme: Theme) -> Draw:
    return lambda spot, unit: piece_shapes(piece, number, spot, theme=theme, unit=unit)


def _symbol_drawing(icon: str, theme: Theme) -> Draw:
    return lambda spot, unit: symbol_chip(icon, spot, theme, unit)


def _outlines(
    model: MapModel, board: Board, changed: frozenset[int], *, theme: Theme, unit: float
) -> tuple[Shape, ...]:
    stroke = Stroke(theme.overlays.selection, 2.6 * unit)
    casing = Stroke(theme.board.casing, 6 * unit, 0.85)
    return tuple(
        Polyline(to_line(ring), stroke, casing, is_closed=True)
        for region in model.regions
        if board.number[region.id] in changed
        for ring in region.rings()
    )

"""One thing of a game as shapes: a stack of race tokens, a square chip for a piece, a round chip for a symbol.

Sizes are look pixels; `unit` is board units per look pixel. Nothing here knows a region or a race.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import cos, pi, radians, sin

import shapely

from core.picture.icon_source import icon_names
from core.picture.palette import LIGHT, SEATS, SeatColours, Theme, darkened
from core.picture.shapes import Disc, Filled, IconMark, Label, Line, Polyline, Shape, Spot, Stroke
from core.picture.text_extent import text_width

TOKEN, PIECE, SYMBOL = 28.0, 21.0, 18.0
STACK_WIDTH, STACK_HEIGHT = 38.0, 40.0
"""Room of a stack with its copies above and its badge below."""
_CASING, _GLYPH, _BEHIND = 2.3, 18.0, 3.0
_BADGE, _BADGE_TEXT, _BADGE_AT = 18.0, 12.0, (12.0, 10.5)
_HATCH = 5.0


@dataclass(frozen=True, slots=True)
class Stack:
    """Tokens of one race in one place. `letters` are drawn where the race has no icon of its own."""

    race: str
    seat: int
    tokens: int
    is_active: bool
    letters: str


def seat_colours(seat: int) -> SeatColours:
    return SEATS[seat % len(SEATS)]


def race_icon(race: str) -> str:
    """The name of a race's icon, whether it exists or not: `race.elves` has `race_elves`."""
    return f"race_{race.rpartition('.')[2]}"


def piece_icon(piece: str) -> str:
    """The name of a piece's icon: `fortress` has `marker_fortress`, but a tile such as `relic.orb` has `relic_orb`."""
    kind, _, name = piece.rpartition(".")
    tile = f"{kind}_{name}"
    return tile if tile in icon_names() else f"marker_{name}"


def _rounded(corners: Iterable[Spot], radius: float) -> Line:
    """A polygon with its corners rounded."""
    core = shapely.Polygon(list(corners)).buffer(-radius, join_style="mitre")
    ring = core.buffer(radius, quad_segs=8).exterior.coords[:-1]
    return tuple((round(x, 3), round(y, 3)) for x, y in ring)


def _regular(corners: int, radius: float, turn: float) -> list[Spot]:
    angles = (radians(turn) + 2 * pi * corner / corners for corner in range(corners))
    return [(radius * cos(angle), radius * sin(angle)) for angle in angles]


@cache
def token_outline(shape: str) -> Line:
    """The outline of a token around (0, 0), in look pixels; shapes are those of the seats."""
    match shape:
        case "circle":
            return tuple((round(x, 3), round(y, 3)) for x, y in _regular(64, 13.6, 0))
        case "square":
            return _rounded(((-12.6, -12.6), (12.6, -12.6), (12.6, 12.6), (-12.6, 12.6)), 4.0)
        case "hexagon":
            return _rounded(_regular(6, 14.8, 0), 1.8)
        case "diamond":
            return _rounded(((0, -16.4), (16.4, 0), (0, 16.4), (-16.4, 0)), 2.4)
    return _rounded(((-12.4, -13), (12.4, -13), (12.4, 2), (9.5, 9), (0, 15), (-9.5, 9), (-12.4, 2)), 2.2)


@cache
def _hatch_lines(shape: str) -> tuple[Line, ...]:
    """Diagonals across a token, cut off at its outline."""
    inside = shapely.Polygon(token_outline(shape)).buffer(-1.0)
    starts = [-TOKEN + _HATCH * index for index in range(int(2 * TOKEN / _HATCH) + 1)]
    cut = [inside.intersection(shapely.LineString([(x - 20, 20), (x + 20, -20)])) for x in starts]
    lines = [line for found in cut for line in getattr(found, "geoms", [found]) if line.length > 1.5]
    return tuple(tuple((round(x, 3), round(y, 3)) for x, y in line.coords) for line in lines)


def _placed(line: Line, centre: Spot, unit: float) -> Line:
    return tuple((centre[0] + x * unit, centre[1] + y * unit) for x, y in line)


def stack_shapes(stack: Stack, centre: Spot, theme: Theme, unit: float) -> list[Shape]:
    """A stack: copies behind an active one, the token with its glyph, the count."""
    return [*token_shapes(stack, centre, theme, unit), *_badge(stack, centre, theme, unit)]


def token_shapes(stack: Stack, centre: Spot, theme: Theme, unit: float) -> list[Shape]:
    """A stack without its count."""
    seat = seat_colours(stack.seat)
    outline = token_outline(seat.shape)
    casing = Stroke(theme.board.casing, _CASING * unit)
    if not stack.is_active:
        return _declined(stack, centre, theme, unit)
    shapes: list[Shape] = []
    for step in range(min(2, stack.tokens - 1), 0, -1):
        moved = (centre[0] + _BEHIND * step * unit, centre[1] - _BEHIND * step * unit)
        shapes.append(Filled(_placed(outline, moved, unit), darkened(seat.token, 0.12 + 0.14 * step), casing))
    shapes.append(Filled(_placed(outline, centre, unit), seat.token, casing))
    return [*shapes, _glyph(stack, centre, seat.glyph, seat.token, unit)]


def _declined(stack: Stack, centre: Spot, theme: Theme, unit: float) -> list[Shape]:
    seat = seat_colours(stack.seat)
    colours = seat.decline[theme.name]
    outline = _placed(token_outline(seat.shape), centre, unit)
    hatch = Stroke(colours.ink, 1.1 * unit, 0.26)
    dashed = Stroke(colours.ink, 1.5 * unit, dash=(3.2 * unit, 2.4 * unit), is_round=False)
    return [
        Filled(outline, colours.fill, Stroke(theme.board.casing, 1.3 * _CASING * unit)),
        *(Polyline(_placed(line, centre, unit), hatch) for line in _hatch_lines(seat.shape)),
        Polyline(outline, dashed, is_closed=True),
        _glyph(stack, centre, colours.ink, colours.fill, unit),
    ]


def _glyph(stack: Stack, centre: Spot, colour: str, ground: str, unit: float) -> Shape:
    icon = race_icon(stack.race)
    if icon in icon_names():
        return IconMark(icon, centre, _GLYPH * unit, colour, ground)
    return Label("", (stack.letters,), centre, 12.0 * unit, colour, ground, 0.0)


def _badge(stack: Stack, centre: Spot, theme: Theme, unit: float) -> list[Shape]:
    """The number of tokens, on a light ground in either look."""
    seat, words = seat_colours(stack.seat), str(stack.tokens)
    colour = seat.token if stack.is_active else seat.decline[theme.name].ink
    dash = () if stack.is_active else (2.6 * unit, 2.0 * unit)
    ring = Stroke(colour, 1.7 * unit, dash=dash, is_round=stack.is_active)
    middle = (centre[0] + _BADGE_AT[0] * unit, centre[1] + _BADGE_AT[1] * unit)
    half = max(0.0, text_width(words) * _BADGE_TEXT + 6 - _BADGE) / 2
    pill = _pill(half, (_BADGE - 1.7) / 2)
    return [
        Filled(_placed(pill, middle, unit), LIGHT.board.halo, ring),
        Label("", (words,), middle, _BADGE_TEXT * unit, LIGHT.board.label, LIGHT.board.halo, 0.0),
    ]


@cache
def _pill(half: float, radius: float) -> Line:
    """A disc drawn out to both sides."""
    line = shapely.LineString([(-half, 0), (half, 0)]) if half else shapely.Point(0, 0)
    return tuple((round(x, 3), round(y, 3)) for x, y in line.buffer(radius, quad_segs=12).exterior.coords[:-1])


@cache
def _square() -> Line:
    half = PIECE / 2 - 0.6
    return _rounded(((-half, -half), (half, -half), (half, half), (-half, half)), 4.5)


def piece_shapes(piece: str, number: int, centre: Spot, *, theme: Theme, unit: float) -> list[Shape]:
    """A marker or neutral token: a square chip with its icon, and the number where there are several."""
    board = theme.board
    shapes: list[Shape] = [
        Filled(_placed(_square(), centre, unit), board.halo, Stroke(board.label, 1.2 * unit, 0.8)),
        IconMark(piece_icon(piece), centre, 15.5 * unit, board.label, board.halo),
    ]
    if number > 1:
        corner = (centre[0] + 9 * unit, centre[1] + 9 * unit)
        shapes.append(Disc(corner, 6.6 * unit, board.label))
        shapes.append(Label("", (str(number),), corner, 9.5 * unit, board.halo, board.label, 0.0))
    return shapes


def symbol_chip(icon: str, centre: Spot, theme: Theme, unit: float) -> list[Shape]:
    """A region's symbol, smaller than on an empty board."""
    board = theme.board
    return [
        Disc(centre, (SYMBOL / 2 - 0.5) * unit, board.halo, Stroke(board.label, 0.8 * unit, 0.55)),
        IconMark(icon, centre, 12 * unit, board.label, board.halo),
    ]

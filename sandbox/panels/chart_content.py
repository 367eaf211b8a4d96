"""What the charts show of a game's numbers: lines of seats, bars of income, and the same in words. No Qt."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from core.picture.palette import Theme
from core.rules.game_series import GameSeries, source_name
from core.rules.spoken_names import Names
from editor.words import tr

Ticks = Sequence[tuple[float, str]]
Values = Callable[[int], Sequence[float]]
_MOST_SOURCES = 5
"""Sources with a colour of their own; what is left is counted together."""
_ALL_BARS = 0.8
"""The share of a round that the bars of all seats take."""


@dataclass(frozen=True, slots=True)
class Line:
    """A seat's numbers; `marked` are the places where its shape stands on the line."""

    seat: int
    label: str
    values: tuple[float, ...]
    marked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a bar: from a height to another, in one colour."""

    at: float
    low: float
    high: float
    colour: str


@dataclass(frozen=True, slots=True)
class Label:
    """Words at the right end, as near to a height as the others let them; `sign` is the colour of their square."""

    text: str
    height: float
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Bars:
    """Bars put together from pieces; `feet` are their places with the seats they belong to."""

    pieces: tuple[Piece, ...]
    feet: tuple[tuple[float, int], ...]
    width: float
    labels: tuple[Label, ...]
    ticks: tuple[tuple[float, str], ...]


def seat_lines(series: GameSeries, names: Names, values: Values, *, is_signed: bool) -> tuple[Line, ...]:
    """The line of every seat, named at its end with the last number."""
    marked = (0, *round_ends(series))
    lines = []
    for seat in series.seats:
        own = tuple(float(value) for value in values(seat))
        lines.append(Line(seat, f"{names.seat(seat)} {spoken(own[-1], is_signed=is_signed)}", own, marked))
    return tuple(lines)


def round_ends(series: GameSeries) -> tuple[int, ...]:
    """The numbers of the turns that end a round, and of the last one."""
    turns = series.turns
    ends = [number for number, turn in enumerate(turns, 1) if number == len(turns) or turns[number].round != turn.round]
    return tuple(ends)


def round_ticks(series: GameSeries, start: str) -> tuple[tuple[float, str], ...]:
    ends = ((float(number), str(series.turns[number - 1].round)) for number in round_ends(series))
    return (0.0, start), *ends


def income_bars(series: GameSeries, names: Names, theme: Theme, *, other: str, paid: str) -> Bars:
    """A bar for every round and seat, its pieces by source; what was paid goes down."""
    colours = _source_colours(series, theme)
    rest, spent = theme.interface.text3, theme.interface.edge
    width = _ALL_BARS / max(len(series.seats), 1)
    tops: dict[tuple[int, int], float] = {}
    depths: dict[tuple[int, int], float] = {}
    pieces = []
    order = {source: number for number, source in enumerate(colours)}
    moved = sorted(series.by_round().items(), key=lambda pair: (order.get(pair[0][2], len(order)), pair[0]))
    for (number, seat, source), coins in moved:
        at = number - _ALL_BARS / 2 + width * (seat + 0.5)
        heights = tops if coins > 0 else depths
        begin = heights.get((number, seat), 0.0)
        heights[number, seat] = begin + coins
        colour = colours.get(source, rest) if coins > 0 else spent
        pieces.append(Piece(at, min(begin, begin + coins), max(begin, begin + coins), colour))
    feet = {(number - _ALL_BARS / 2 + width * (seat + 0.5), seat) for number, seat in (*tops, *depths)}
    labels = _income_labels(series, names, colours, max(tops.values(), default=0.0), ((other, rest), (paid, spent)))
    rounds = sorted({turn.round for turn in series.turns})
    ticks = tuple((float(number), str(number)) for number in rounds)
    return Bars(tuple(pieces), tuple(sorted(feet)), width, labels, ticks)


def _source_colours(series: GameSeries, theme: Theme) -> dict[str, str]:
    lit = theme.overlays
    colours = (lit.selection, lit.with_die, lit.can_do, lit.graph, lit.entry)
    return {source: colour for (source, _), colour in zip(series.sources()[:_MOST_SOURCES], colours, strict=False)}


def _income_labels(
    series: GameSeries,
    names: Names,
    colours: dict[str, str],
    top: float,
    rest: tuple[tuple[str, str], tuple[str, str]],
) -> tuple[Label, ...]:
    """The sources with their coins in all, from the top down."""
    labels = [
        Label(f"{source_name(names, source)} {total}", top, colours[source])
        for source, total in series.sources()
        if source in colours
    ]
    left = sum(total for source, total in series.sources() if source not in colours)
    spent = sum(-gain.number for turn in series.turns for gain in turn.gains if gain.number < 0)
    for (word, colour), total in zip(rest, (left, spent), strict=True):
        if total:
            labels.append(Label(f"{word} {total}", top, colour))
    return tuple(labels)


def line_words(series: GameSeries, names: Names, values: Values, at: int, *, is_signed: bool) -> str:
    """How the seats stood after a turn."""
    if not 0 < at <= len(series.turns):
        return ""
    turn = series.turns[at - 1]
    rows = [tr("Round {}, {}").format(turn.round, names.seat(turn.seat))]
    rows += [f"{names.seat(seat)} {spoken(values(seat)[at], is_signed=is_signed)}" for seat in series.seats]
    return "\n".join(rows)


def income_words(series: GameSeries, names: Names, number: int) -> str:
    """What every seat got in a round, clause by clause."""
    rows = []
    for seat in series.seats:
        totals: dict[str, int] = {}
        for turn in series.turns:
            for gain in turn.gained(seat) if turn.round == number else ():
                totals[gain.clause] = totals.get(gain.clause, 0) + gain.number
        if totals:
            rows.append(tr("Round {}, {}: {:+d}").format(number, names.seat(seat), sum(totals.values())))
            rows += [f"   {coins:+d}  {names.clause(clause).title}" for clause, coins in totals.items()]
    return "\n".join(rows)


def spoken(value: float, *, is_signed: bool) -> str:
    """A whole number as it is, others with one decimal."""
    digits = 0 if float(value).is_integer() else 1
    words = f"{value:+.{digits}f}" if is_signed and value else f"{value:.{digits}f}"
    return words.replace("-", "−")

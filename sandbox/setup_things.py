"""What can be laid out in set-up mode: tokens of the races at the table, every piece of the box, coins. No Qt.

Everything comes from the rules in force and from the position; no race and no piece is named here.
"""

from dataclasses import dataclass, replace

from core.rules.action_words import Speech, UnknownWordError
from core.rules.compiled import Rules
from core.rules.scenario import Setup
from core.rules.state import GameState, Ground, Holding, number_of


@dataclass(frozen=True, slots=True)
class TokensToLay:
    """Tokens of a race of a seat: the active one, or the one in decline at this place of the seat's list."""

    seat: int
    race: str
    left: int
    declined: int | None = None


@dataclass(frozen=True, slots=True)
class PieceToLay:
    piece: str
    left: int


@dataclass(frozen=True, slots=True)
class CoinsToLay:
    """Coins; those left are in the bank."""

    left: int


Layable = TokensToLay | PieceToLay | CoinsToLay


def same_thing(one: Layable | None, other: Layable) -> bool:
    """Are these the same tokens or pieces, however many are left?"""
    return one is not None and type(one) is type(other) and replace(one, left=0) == replace(other, left=0)


def palette(rules: Rules, setup: Setup, state: GameState) -> tuple[Layable, ...]:
    """Everything that can be laid out: the races at the table, coins, then every piece of the box."""
    found: list[Layable] = []
    for seat, each in enumerate(setup.seats):
        races = [(each.active, None), *((race, place) for place, race in enumerate(each.declined))]
        for race, place in races:
            unit = unit_of(rules, race.race, "race") if race is not None else ""
            if unit:
                found.append(TokensToLay(seat, unit, number_of(state.tray, unit), place))
    found.append(CoinsToLay(state.bank))
    return (*found, *(PieceToLay(piece, number_of(state.stock, piece)) for piece in rules.stock))


def lying_in(state: GameState, region: int) -> tuple[tuple[Layable, int], ...]:
    """What lies in a region, with how many there are: tokens first, then pieces as they are drawn."""
    ground: Ground = state.grounds[region]
    stacks = [(ground.race, ground.tokens)] if ground.race else []
    tokens = [(_tokens(state, state.holding(race)), number) for race, number in (*stacks, *ground.guests)]
    pieces = [(PieceToLay(piece, number_of(state.stock, piece)), number) for piece, number in ground.pieces]
    return (*tokens, *pieces)


def held_by(state: GameState, seat: int) -> tuple[tuple[Layable, int], ...]:
    """What a player has beside the board: tokens in hand, coins, pieces of the active race."""
    found: list[tuple[Layable, int]] = []
    active = state.seats[seat].active
    holding = state.holding(active) if active else None
    if holding is not None and holding.hand:
        found.append((_tokens(state, holding), holding.hand))
    if state.seats[seat].coins:
        found.append((CoinsToLay(state.bank), state.seats[seat].coins))
    pieces = holding.pieces if holding is not None else ()
    return (*found, *((PieceToLay(piece, number_of(state.stock, piece)), number) for piece, number in pieces))


def _tokens(state: GameState, holding: Holding) -> TokensToLay:
    declined = state.seats[holding.seat].declined
    place = None if holding.active else declined.index(holding.race)
    return TokensToLay(holding.seat, holding.race, number_of(state.tray, holding.race), place)


def unit_of(rules: Rules, word: str, kind: str) -> str:
    """`elves` -> `race.elves`; empty for none and for one the game does not have."""
    try:
        return Speech(rules).unit(word, kind) if word else ""
    except UnknownWordError:
        return ""


def word_of(unit: str) -> str:
    """`race.elves` -> `elves`, as a set-up says it."""
    return unit.partition(".")[2]

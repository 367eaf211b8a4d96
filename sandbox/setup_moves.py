"""Carrying things about in set-up mode, from any place to any other: a Setup in, a Setup out. No Qt."""

from dataclasses import dataclass

from core.model.problems import RealmwrightError
from core.rules.compiled import Rules
from core.rules.scenario import Setup
from core.rules.state import GameState
from editor.words import tr
from sandbox import setup_model as m
from sandbox.setup_board import with_piece, with_token
from sandbox.setup_supply import with_coins_on
from sandbox.setup_things import CoinsToLay, Layable, PieceToLay, TokensToLay


@dataclass(frozen=True, slots=True)
class InRegion:
    region: int


@dataclass(frozen=True, slots=True)
class WithSeat:
    """In a player's hand, purse, or beside the board."""

    seat: int


@dataclass(frozen=True, slots=True)
class OnCombination:
    place: int


@dataclass(frozen=True, slots=True)
class InBox:
    """In tray, stock or bank: wherever it goes that is nowhere else."""


Spot = InRegion | WithSeat | OnCombination | InBox


@dataclass(frozen=True, slots=True)
class Table:
    """What a move of things is about: the rules, and the position as it lies."""

    rules: Rules
    state: GameState


@dataclass(frozen=True, slots=True)
class Carried:
    """So many things on their way from a place."""

    thing: Layable
    source: Spot
    number: int = 1


def moved(setup: Setup, table: Table, carried: Carried, target: Spot) -> Setup:
    """The set-up after things have been carried somewhere; RealmwrightError says why they cannot lie there."""
    if carried.source == target:
        return setup
    taken = _shifted(setup, table, carried.thing, carried.source, -carried.number)
    return _shifted(taken, table, carried.thing, target, carried.number)


def _shifted(setup: Setup, table: Table, thing: Layable, spot: Spot, by: int) -> Setup:
    match thing:
        case _ if isinstance(spot, InBox):
            return setup
        case TokensToLay():
            return _shifted_tokens(setup, table, thing, spot, by)
        case PieceToLay():
            return _shifted_piece(setup, table, thing, spot, by)
        case CoinsToLay():
            return _shifted_coins(setup, table, spot, by)


def _shifted_tokens(setup: Setup, table: Table, thing: TokensToLay, spot: Spot, by: int) -> Setup:
    match spot:
        case InRegion(region):
            return with_token(setup, table.rules.board, thing, region, by)
        case WithSeat(seat):
            active = setup.seats[seat].active
            if seat != thing.seat or thing.declined is not None or active is None:
                raise RealmwrightError(tr("only the player of an active race takes its tokens in hand"))
            return m.with_hand(setup, seat, max(0, active.hand + by))
    raise RealmwrightError(tr("tokens lie in regions and in hands"))


def _shifted_piece(setup: Setup, table: Table, thing: PieceToLay, spot: Spot, by: int) -> Setup:
    match spot:
        case InRegion(region):
            return with_piece(setup, table.rules, table.state, thing.piece, region=region, by=by)
        case WithSeat(seat):
            active = setup.seats[seat].active
            if active is None:
                raise RealmwrightError(tr("a player without an active race holds no pieces"))
            held = dict(active.pieces).get(thing.piece, 0)
            return m.with_held(setup, seat, thing.piece, max(0, held + by))
    raise RealmwrightError(tr("pieces lie in regions and beside the board"))


def _shifted_coins(setup: Setup, table: Table, spot: Spot, by: int) -> Setup:
    match spot:
        case WithSeat(seat):
            return m.with_coins(setup, seat, max(0, setup.seats[seat].coins + by))
        case OnCombination(place):
            return with_coins_on(setup, table.state, place, by)
    raise RealmwrightError(tr("coins lie with players, on combinations and in the bank"))

"""Setting up a position: a Setup in, a Setup out, and what can be put on the board. No Qt.

Races, powers and pieces come from the rules in force. Whether a position is possible is for core to say.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from core.model.board import Board
from core.model.problems import RealmwrightError
from core.rules.action_words import Speech, UnknownWordError
from core.rules.common.pricing import NEUTRAL
from core.rules.compiled import Rules
from core.rules.scenario import RaceSetup, SeatSetup, Setup
from core.rules.state import GameState, Phase, number_of
from sandbox.new_games import NAMES

FEWEST, MOST = 2, 5
_FREE = ("", Phase.DEAL, Phase.START)
"""Phases in which a player needs no race in play."""


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


Layable = TokensToLay | PieceToLay
Edit = Callable[..., Setup]


def same_thing(one: Layable | None, other: Layable) -> bool:
    """Are these the same tokens or pieces, however many are left?"""
    return one is not None and type(one) is type(other) and replace(one, left=0) == replace(other, left=0)


def palette(rules: Rules, setup: Setup, state: GameState) -> tuple[Layable, ...]:
    """Everything that can be put on the board: the races at the table, then every piece of the box."""
    found: list[Layable] = []
    for seat, each in enumerate(setup.seats):
        races = [(each.active, None), *((race, place) for place, race in enumerate(each.declined))]
        for race, place in races:
            unit = unit_of(rules, race.race, "race") if race is not None else ""
            if unit:
                found.append(TokensToLay(seat, unit, number_of(state.tray, unit), place))
    return (*found, *(PieceToLay(piece, number_of(state.stock, piece)) for piece in rules.stock))


def unit_of(rules: Rules, word: str, kind: str) -> str:
    """`elves` -> `race.elves`; empty for none and for one the game does not have."""
    try:
        return Speech(rules).unit(word, kind) if word else ""
    except UnknownWordError:
        return ""


def word_of(unit: str) -> str:
    """`race.elves` -> `elves`, as a set-up says it."""
    return unit.partition(".")[2]


# The table


def with_seat(setup: Setup) -> Setup:
    """One more player, with a name nobody has yet."""
    if len(setup.seats) >= MOST:
        return setup
    taken = {seat.name for seat in setup.seats}
    name = next(each for each in NAMES if each not in taken)
    return replace(setup, seats=(*setup.seats, SeatSetup(name)))


def without_seat(setup: Setup, seat: int) -> Setup:
    """One player less, with everything of theirs."""
    if len(setup.seats) <= FEWEST:
        return setup
    left, gone = (*setup.seats[:seat], *setup.seats[seat + 1 :]), setup.seats[seat].name
    turn, first = ("" if each.casefold() == gone.casefold() else each for each in (setup.turn, setup.first))
    return _sound(replace(setup, seats=left, turn=turn, first=first))


def with_name(setup: Setup, seat: int, name: str) -> Setup:
    """Another name, also where the set-up speaks of the player; RealmwrightError if it cannot be one."""
    words, old = " ".join(name.split()), setup.seats[seat].name
    if not words:
        raise RealmwrightError("a player needs a name")
    if any(words.casefold() == each.name.casefold() for index, each in enumerate(setup.seats) if index != seat):
        raise RealmwrightError(f"two players cannot both be called “{words}”")
    turn, first = (words if each.casefold() == old.casefold() else each for each in (setup.turn, setup.first))
    return _changed(replace(setup, turn=turn, first=first), seat, replace(setup.seats[seat], name=words))


def with_coins(setup: Setup, seat: int, coins: int) -> Setup:
    return _changed(setup, seat, replace(setup.seats[seat], coins=coins))


def with_phase(setup: Setup, phase: str) -> Setup:
    return _sound(replace(setup, phase=phase))


def with_round(setup: Setup, number: int) -> Setup:
    return replace(setup, round=number)


def with_turn(setup: Setup, seat: int) -> Setup:
    return _sound(replace(setup, turn=setup.seats[seat].name))


def turn_of(setup: Setup) -> int:
    """Whose turn it is; the first seat if the set-up does not say."""
    names = [seat.name.casefold() for seat in setup.seats]
    return names.index(setup.turn.casefold()) if setup.turn.casefold() in names else 0


def _changed(setup: Setup, seat: int, by: SeatSetup) -> Setup:
    return replace(setup, seats=(*setup.seats[:seat], by, *setup.seats[seat + 1 :]))


def _sound(setup: Setup) -> Setup:
    """A phase in which a race acts needs one; without it the turn begins."""
    has_race = setup.seats[turn_of(setup)].active is not None
    return setup if has_race or setup.phase in _FREE else replace(setup, phase=Phase.START)


def _begun(setup: Setup) -> Setup:
    """A game in which races stand is not being dealt any more."""
    return replace(setup, phase="") if setup.phase == Phase.DEAL else setup


# Races


def with_race(setup: Setup, seat: int, race: str, power: str) -> Setup:
    """The active race and its power, by their words; tokens, hand and pieces stay, without a race they go."""
    given = setup.seats[seat]
    active = replace(given.active or RaceSetup(race), race=race, power=power) if race else None
    return _sound(_begun(_changed(setup, seat, replace(given, active=active))))


def with_hand(setup: Setup, seat: int, number: int) -> Setup:
    active = setup.seats[seat].active
    return setup if active is None else _with_active(setup, seat, replace(active, hand=number))


def with_held(setup: Setup, seat: int, piece: str, number: int) -> Setup:
    """So many of a piece beside the board, ready to be used by the active race."""
    active = setup.seats[seat].active
    if active is None:
        return setup
    return _with_active(setup, seat, replace(active, pieces=_numbered(active.pieces, piece, number)))


def _with_active(setup: Setup, seat: int, active: RaceSetup) -> Setup:
    return _changed(setup, seat, replace(setup.seats[seat], active=active))


def with_declined(setup: Setup, seat: int, race: str) -> Setup:
    """The race in decline, by its word; further ones of the seat stay as they are."""
    given = setup.seats[seat]
    first, more = given.declined[:1], given.declined[1:]
    made = (replace(first[0], race=race) if first else RaceSetup(race),) if race else ()
    return _begun(_changed(setup, seat, replace(given, declined=(*made, *more))))


# The board


def with_token(setup: Setup, board: Board, tokens: TokensToLay, region: int, by: int) -> Setup:
    """So many tokens more or fewer in a region. Neutral tokens laid there by hand make room for a race."""
    given = setup.seats[tokens.seat]
    race = given.active if tokens.declined is None else given.declined[tokens.declined]
    if race is None:
        return setup
    word = _spelt(board, region, [name for name, _ in race.tokens])
    number = max(0, dict(race.tokens).get(word, 0) + by)
    laid = replace(race, tokens=_numbered(race.tokens, word, number))
    if tokens.declined is None:
        seat = replace(given, active=laid)
    else:
        place = tokens.declined
        seat = replace(given, declined=(*given.declined[:place], laid, *given.declined[place + 1 :]))
    cleared = _without_neutrals(setup, board, region) if number else setup
    return _begun(_changed(cleared, tokens.seat, seat))


def with_piece(setup: Setup, rules: Rules, state: GameState, piece: str, *, region: int, by: int) -> Setup:
    """So many of a piece more or fewer in a region, counted from what lies there in the position.

    RealmwrightError for a piece that lies there because of the map.
    """
    number = max(0, number_of(state.grounds[region].pieces, piece) + by)
    told = _neutrals_told(setup, rules, state) if piece in NEUTRAL and setup.tribes else setup
    speech = Speech(rules)
    word = _spelt(rules.board, region, [name for name, _ in told.pieces])
    listed = dict(told.pieces).get(word, ())
    others = tuple(each for each in listed if speech.piece(each) != piece)
    if not number and by < 0 and piece not in NEUTRAL and len(others) == len(listed):
        if number_of(state.grounds[region].pieces, piece):
            raise RealmwrightError(f"{rules.board.names[region]} keeps what the map gives it")
        return setup
    laid = (*others, *(piece.rpartition(".")[2] if piece in rules.tiles else piece,) * number)
    return _begun(replace(told, pieces=_with_listed(told.pieces, word, laid)))


def _neutrals_told(setup: Setup, rules: Rules, state: GameState) -> Setup:
    """The same neutral tokens, said one by one, so that single ones can be taken away."""
    pieces = setup.pieces
    for region, ground in enumerate(state.grounds):
        word = _spelt(rules.board, region, [name for name, _ in pieces])
        others = tuple(each for each in dict(pieces).get(word, ()) if each not in NEUTRAL)
        here = tuple(name for name, number in ground.pieces if name in NEUTRAL for _ in range(number))
        pieces = _with_listed(pieces, word, (*others, *here))
    return replace(setup, pieces=pieces, tribes=False)


def _without_neutrals(setup: Setup, board: Board, region: int) -> Setup:
    word = _spelt(board, region, [name for name, _ in setup.pieces])
    kept = tuple(each for each in dict(setup.pieces).get(word, ()) if each not in NEUTRAL)
    return replace(setup, pieces=_with_listed(setup.pieces, word, kept))


def _with_listed(
    pieces: tuple[tuple[str, tuple[str, ...]], ...], region: str, laid: tuple[str, ...]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    table = dict(pieces) | {region: laid}
    return tuple((name, each) for name, each in table.items() if each)


def _numbered(pairs: tuple[tuple[str, int], ...], word: str, number: int) -> tuple[tuple[str, int], ...]:
    table = dict(pairs) | {word: number}
    return tuple((name, each) for name, each in table.items() if name != word or each)


def _spelt(board: Board, region: int, said: list[str]) -> str:
    """The region as the set-up spells it already; by its name, or its id where another has the same name."""
    name, region_id = board.names[region], str(board.ids[region])
    is_clear = bool(name) and sum(each.casefold() == name.casefold() for each in board.names) == 1
    ways = {region_id.casefold(), *([name.casefold()] if is_clear else [])}
    known = next((word for word in said if " ".join(word.split()).casefold() in ways), None)
    return known or (name if is_clear else region_id)

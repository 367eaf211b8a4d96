"""From a sparse set-up to a position: everything not said is as in a normal game, and every problem is listed.

A position that no game can reach is refused with all its problems at once, unless the set-up says it is hypothetical.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from core.rules.action_words import Speech, UnknownWordError
from core.rules.compiled import Rules
from core.rules.mixing import DROP, left_out
from core.rules.position_checks import impossible
from core.rules.scenario import RaceSetup, SeatSetup, Setup
from core.rules.set_events import events_of
from core.rules.set_ground import count_neutrals, lay_pieces, pieces_told, put_tokens, take_from_stock
from core.rules.set_market import market_of
from core.rules.settled_markers import with_markers_settled
from core.rules.setup import new_game, problems_of_game, stack_height
from core.rules.state import (
    NOBODY,
    GameState,
    Holding,
    Market,
    Phase,
    Pieces,
    Seat,
    TurnLog,
    with_number,
)
from core.rules.turn import acted_before
from core.rules.view import View

T = TypeVar("T")

PHASES = tuple(phase for phase in Phase if phase not in (Phase.ROUND, Phase.DECLINE, Phase.BETWEEN, Phase.OVER))
"""Where a position can be set up: the phases in which somebody has a choice."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with a set-up: in words, with the clause it breaks where there is one."""

    message: str
    clause: str = ""
    word: str = ""
    """The name in the set-up it is about, by which its line is found"""


class Table:
    """The position being laid out, with the problems found so far."""

    def __init__(self, rules: Rules, setup: Setup) -> None:
        self.rules, self.setup = rules, setup
        self.speech = Speech(rules, tuple(seat.name for seat in setup.seats))
        self.problems: list[Problem] = []
        empty = new_game(rules)
        self.grounds = list(empty.grounds)
        self.tray = dict(rules.tray)
        self.stock = dict(rules.stock)
        self.holdings: list[Holding] = []
        self.used: set[str] = set()

    def wrong(self, message: str, part: str = "", word: str = "") -> None:
        self.problems.append(Problem(message, self.rules.cite(part) if part else "", word))

    def named(self, read: Callable[[], T]) -> T | None:
        """What a name stands for; an unknown one is a problem, not an end."""
        try:
            return read()
        except UnknownWordError as unknown:
            self.wrong(str(unknown), word=unknown.word)
            return None


def set_position(rules: Rules, setup: Setup) -> tuple[GameState, tuple[Problem, ...]]:
    """The position and everything that is wrong with it."""
    table = Table(rules, setup)
    for message, part in problems_of_game(rules, is_new=setup.phase == Phase.DEAL):
        table.wrong(message, part)
    if setup.phase == Phase.DEAL:
        return _new_game(table), tuple(table.problems)
    state = _as_laid_out(table)
    bare = {region for region, pieces in pieces_told(table).items() if not pieces}
    state = with_markers_settled(View(rules, state), bare)
    state = replace(state, log=replace(state.log, acted=acted_before(View(rules, state))))
    found = impossible(rules, state, table.speech.seats)
    return state, (*table.problems, *(Problem(message, clause, word) for message, clause, word in found))


def _as_laid_out(table: Table) -> GameState:
    """The position as the set-up says it, before it is looked at as a whole. The box is emptied in a fixed order."""
    rules, setup = table.rules, table.setup
    seats = tuple(_seat(table, index, seat) for index, seat in enumerate(setup.seats))
    lay_pieces(table)
    count_neutrals(table)
    _fill_tray(table)
    turn, first = _seat_named(table, setup.turn), _seat_named(table, setup.first)
    actor = seats[turn].active if seats else NOBODY
    fresh = any(each.active is not None and each.active.fresh for each in setup.seats[turn : turn + 1])
    phase = _phase(table, actor)
    acting = phase in (Phase.READY, Phase.CONQUER, Phase.REDEPLOY)
    tied, market, grounds = _tied(table), market_of(table), tuple(table.grounds)
    return GameState(
        seats=seats,
        grounds=grounds,
        tiles=stack_height(rules, grounds) if setup.stack is None else setup.stack,
        tied=tied,
        events=events_of(table),
        holdings=tuple(sorted(table.holdings, key=lambda holding: holding.race)),
        market=market,
        tray=_left_in(table.tray),
        stock=_left_in(table.stock),
        bank=_bank(table, seats, market),
        round=setup.round,
        first=first,
        turn=turn,
        phase=phase,
        actor=actor if acting else NOBODY,
        log=TurnLog(chosen=fresh, expanded=acting or phase in (Phase.BEFORE_COINS, Phase.AFTER_COINS)),
    )


def _left_in(box: dict[str, int]) -> Pieces:
    return tuple(sorted((name, number) for name, number in box.items() if number > 0))


def _new_game(table: Table) -> GameState:
    """A whole game from its set-up; combinations that are given have been drawn already."""
    setup = table.setup
    if any(seat.active or seat.declined for seat in setup.seats):
        table.wrong("a game that is being dealt has no race in play yet", "flow.first-turn-sequence")
    start = new_game(table.rules, first=_seat_named(table, setup.first or setup.turn))
    return replace(start, market=market_of(table, is_filled=False), events=events_of(table))


def _fill_tray(table: Table) -> None:
    for race, number in table.setup.tray:
        unit = table.named(partial(table.speech.unit, race, "race"))
        if unit is not None:
            table.tray[unit] = number


def _bank(table: Table, seats: tuple[Seat, ...], market: Market) -> int:
    """The coins that are neither in a purse nor on a combination, unless another number is given."""
    given = table.setup.bank
    if given is None:
        used = sum(seat.coins for seat in seats) + sum(combo.coins for combo in market.column)
        return max(0, table.rules.coins - used)
    if given < 0:
        table.wrong(f"the bank cannot hold {given} coins", "setup.bank", "bank")
    return max(0, given)


def _seat_named(table: Table, name: str) -> int:
    return (table.named(partial(table.speech.seat, name)) or 0) if name else 0


def _seat(table: Table, index: int, seat: SeatSetup) -> Seat:
    if seat.coins < 0:
        table.wrong(f"{seat.name} cannot hold {seat.coins} coins", "setup.starting-coins", seat.name)
    declined = [_race(table, index, each, active=False) for each in seat.declined]
    active = _race(table, index, seat.active, active=True) if seat.active is not None else NOBODY
    return Seat(max(0, seat.coins), active, tuple(race for race in declined if race))


def _race(table: Table, seat: int, given: RaceSetup, *, active: bool) -> str:
    race = table.named(partial(table.speech.unit, given.race, "race"))
    power = table.named(partial(table.speech.unit, given.power, "power")) if given.power else NOBODY
    if not isinstance(race, str):
        return NOBODY
    if race in table.used:
        table.wrong(f"{given.race} are in play twice", "components.race-banners", given.race)
        return NOBODY
    if active and not power:
        table.wrong(f"{given.race} are active without a power", "choose.available", given.race)
    if power and power in table.used:
        table.wrong(f"the badge {given.power} is in play twice", "components.power-badges", given.power)
        power = NOBODY
    for number, where in ((given.hand, "in hand"), (given.kept, "held back")):
        if number < 0:
            table.wrong(f"{given.race} cannot have {number} tokens {where}", "components.race-tokens", given.race)
    table.used.update({race, str(power or NOBODY)})
    on_board = [put_tokens(table, race, name, number) for name, number in given.tokens]
    hand, kept = max(0, given.hand), max(0, given.kept)
    needed = sum(on_board) + hand + kept
    table.tray[race] = table.tray.get(race, 0) - needed
    if race in table.rules.left_out:
        reason = table.rules.left_out[race]
        is_senseless = reason == left_out(table.rules).get(race)
        clause = DROP if is_senseless else table.rules.cite("race.custom.tokens")
        table.problems.append(Problem(f"{given.race}: {reason}", clause, given.race))
        table.tray[race] = 0
    elif table.tray[race] < 0:
        sentence = f"there are not {needed} tokens of {given.race} in the box"
        table.wrong(sentence, "components.race-tokens", given.race)
        table.tray[race] = 0
    pieces: Pieces = ()
    for piece, number in given.pieces:
        pieces = with_number(pieces, piece, number)
        take_from_stock(table, piece, number)
    since = table.setup.round if given.fresh else max(1, table.setup.round - 1)
    entered = bool(on_board) or not given.fresh
    holding = Holding(race, str(power or NOBODY), seat, active, hand, kept, 0, pieces, entered=entered, since=since)
    table.holdings.append(holding)
    return race


def _tied(table: Table) -> tuple[tuple[str, str], ...]:
    """Badges lying on tiles; they are in no pile."""
    found: list[tuple[str, str]] = []
    for name, power in table.setup.tied:
        unit, tile = table.named(partial(table.speech.unit, power, "power")), table.speech.piece(name)
        if tile not in table.rules.tiles:
            table.wrong(f"there is no tile called “{name}”")
        elif unit is not None and unit in table.used:
            table.wrong(f"{power} cannot lie on a tile: it is in play", "components.power-badges")
        elif unit is not None:
            table.used.add(unit)
            found.append((tile, unit))
    return tuple(sorted(found))


def _phase(table: Table, actor: str) -> Phase:
    if table.setup.phase:
        phase = table.named(partial(_known_phase, table.setup.phase))
        return phase if isinstance(phase, Phase) else Phase.CONQUER
    return Phase.CONQUER if actor else Phase.START


def _known_phase(name: str) -> Phase:
    if name in PHASES:
        return Phase(name)
    raise UnknownWordError(f"there is no phase called “{name}”; phases are {', '.join(PHASES)}", name)

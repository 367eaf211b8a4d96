"""From a sparse set-up to a position: everything not said is as in a normal game, and every problem is listed.

A position that no game can reach is refused with all its problems at once, unless the set-up says it is hypothetical.
"""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from core.rules.action_words import Speech, UnknownWordError
from core.rules.common.pricing import NEUTRAL, SHIP
from core.rules.compiled import Rules
from core.rules.mixing import DROP, left_out
from core.rules.position_checks import impossible
from core.rules.scenario import RaceSetup, SeatSetup, Setup
from core.rules.set_events import events_of
from core.rules.set_market import market_of
from core.rules.settled_markers import with_markers_settled
from core.rules.setup import new_game, problems_of_game, stack_height
from core.rules.state import (
    NOBODY,
    GameState,
    Ground,
    Holding,
    Market,
    Phase,
    Pieces,
    Seat,
    TurnLog,
    number_of,
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
    seats = tuple(_seat(table, index, seat) for index, seat in enumerate(setup.seats))
    _lay_pieces(table)
    _count_neutrals(table)
    _fill_tray(table)
    turn = _seat_named(table, setup.turn)
    first = _seat_named(table, setup.first)
    actor = seats[turn].active if seats else NOBODY
    fresh = any(each.active is not None and each.active.fresh for each in setup.seats[turn : turn + 1])
    phase = _phase(table, actor)
    acting = phase in (Phase.READY, Phase.CONQUER, Phase.REDEPLOY)
    tied = _tied(table)
    market = market_of(table)
    grounds = tuple(table.grounds)
    state = GameState(
        seats=seats,
        grounds=grounds,
        tiles=stack_height(rules, grounds) if setup.stack is None else setup.stack,
        tied=tied,
        events=events_of(table),
        holdings=tuple(sorted(table.holdings, key=lambda holding: holding.race)),
        market=market,
        tray=tuple(sorted((race, number) for race, number in table.tray.items() if number > 0)),
        stock=tuple(sorted((piece, number) for piece, number in table.stock.items() if number > 0)),
        bank=_bank(table, seats, market),
        round=setup.round,
        first=first,
        turn=turn,
        phase=phase,
        actor=actor if acting else NOBODY,
        log=TurnLog(chosen=fresh, expanded=acting or phase in (Phase.BEFORE_COINS, Phase.AFTER_COINS)),
    )
    bare = {region for region, pieces in _pieces_told(table).items() if not pieces}
    state = with_markers_settled(View(rules, state), bare)
    state = replace(state, log=replace(state.log, acted=acted_before(View(rules, state))))
    found = impossible(rules, state, table.speech.seats)
    return state, (*table.problems, *(Problem(message, clause, word) for message, clause, word in found))


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
    on_board = [_stand(table, race, name, number) for name, number in given.tokens]
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
        _take_from_stock(table, piece, number)
    since = table.setup.round if given.fresh else max(1, table.setup.round - 1)
    entered = bool(on_board) or not given.fresh
    holding = Holding(race, str(power or NOBODY), seat, active, hand, kept, 0, pieces, entered=entered, since=since)
    table.holdings.append(holding)
    return race


def _stand(table: Table, race: str, name: str, number: int) -> int:
    region = table.named(partial(table.speech.region, name))
    if not isinstance(region, int):
        return 0
    ground = table.grounds[region]
    if ground.race:
        table.wrong(f"two races stand in {name}", "conquest.defender-takes-back", name)
        return 0
    if number < 1:
        table.wrong(f"{number} tokens cannot hold {name}", "redeploy.minimum-one", name)
        return 0
    pieces = tuple(pair for pair in ground.pieces if pair[0] not in (*NEUTRAL, SHIP))
    table.grounds[region] = Ground(race, number, pieces)
    return number


def _lay_pieces(table: Table) -> None:
    for name, pieces in table.setup.pieces:
        region = table.named(partial(table.speech.region, name))
        if not isinstance(region, int):
            continue
        ground = table.grounds[region]
        # What is listed lies there once for each time it is listed, whatever set-up put down before.
        kept = tuple(pair for pair in ground.pieces if pair[0] not in map(table.speech.piece, pieces))
        ground = Ground(ground.race, ground.tokens, kept)
        for piece in map(table.speech.piece, pieces):
            if piece not in table.rules.stock:
                known = ", ".join(sorted(name.rpartition(".")[2] for name in table.rules.stock))
                table.wrong(f"there is no piece called “{piece}”; the box has {known}", word=piece)
                continue
            number = number_of(ground.pieces, piece) + 1
            ground = Ground(ground.race, ground.tokens, with_number(ground.pieces, piece, number))
        table.grounds[region] = ground


def _count_neutrals(table: Table) -> None:
    """Lost tribes go where the set-up leaves them; what lies on the board is not in the stock."""
    given = _pieces_told(table)
    for index in range(len(table.grounds)):
        if not table.setup.tribes:
            ground, laid = table.grounds[index], given.get(index, ())
            kept = tuple(pair for pair in ground.pieces if pair[0] not in (*NEUTRAL, SHIP) or pair[0] in laid)
            table.grounds[index] = Ground(ground.race, ground.tokens, kept)
        for piece, number in table.grounds[index].pieces:
            _take_from_stock(table, piece, number)


def _pieces_told(table: Table) -> dict[int, tuple[str, ...]]:
    """The pieces the set-up lists, by region, whichever way it spells the region."""
    found: dict[int, tuple[str, ...]] = {}
    for name, pieces in table.setup.pieces:
        with contextlib.suppress(UnknownWordError):  # told as a problem where the pieces are laid
            region = table.speech.region(name)
            found[region] = (*found.get(region, ()), *pieces)
    return found


def _take_from_stock(table: Table, piece: str, number: int) -> None:
    left = table.stock.get(piece, 0) - number
    if left < 0:
        sentence = f"the box holds no more than {table.rules.stock.get(piece, 0)} of “{piece}”"
        table.wrong(sentence, "components.markers", piece)
    table.stock[piece] = max(0, left)


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

"""From a sparse set-up to a position: everything not said is as in a normal game, and every problem is listed.

A position that no game can reach is refused with all its problems at once, unless the set-up says it is hypothetical.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from core.rules.action_words import Speech, UnknownWordError
from core.rules.compiled import Rules
from core.rules.market import places
from core.rules.scenario import RaceSetup, SeatSetup, Setup
from core.rules.setup import new_game
from core.rules.state import (
    NOBODY,
    Combo,
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

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with a set-up: in words, with the clause it breaks where there is one."""

    message: str
    clause: str = ""


class _Table:
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

    def wrong(self, message: str, part: str = "") -> None:
        self.problems.append(Problem(message, self.rules.cite(part) if part else ""))


def set_position(rules: Rules, setup: Setup) -> tuple[GameState, tuple[Problem, ...]]:
    """The position and everything that is wrong with it."""
    table = _Table(rules, setup)
    seats = tuple(_seat(table, index, seat) for index, seat in enumerate(setup.seats))
    _lay_pieces(table)
    _count_neutrals(table)
    for race, number in setup.tray:
        unit = _named(table, partial(table.speech.unit, race, "race"))
        if unit is not None:
            table.tray[unit] = number
    turn = (_named(table, partial(table.speech.seat, setup.turn)) or 0) if setup.turn else 0
    actor = seats[turn].active if seats else NOBODY
    fresh = any(each.active is not None and each.active.fresh for each in setup.seats[turn : turn + 1])
    phase = _phase(table, actor)
    acting = phase in (Phase.READY, Phase.CONQUER, Phase.REDEPLOY)
    state = GameState(
        seats=seats,
        grounds=tuple(table.grounds),
        holdings=tuple(sorted(table.holdings, key=lambda holding: holding.race)),
        market=_market(table),
        tray=tuple(sorted((race, number) for race, number in table.tray.items() if number > 0)),
        stock=tuple(sorted((piece, number) for piece, number in table.stock.items() if number > 0)),
        bank=max(0, rules.coins - sum(seat.coins for seat in seats)),
        round=setup.round,
        turn=turn,
        phase=phase,
        actor=actor if acting else NOBODY,
        log=TurnLog(chosen=fresh, expanded=acting or phase in (Phase.BEFORE_COINS, Phase.AFTER_COINS)),
    )
    return state, tuple(table.problems)


def _named(table: _Table, read: Callable[[], T]) -> T | None:
    """What a name stands for; an unknown one is a problem, not an end."""
    try:
        return read()
    except UnknownWordError as unknown:
        table.wrong(str(unknown))
        return None


def _seat(table: _Table, index: int, seat: SeatSetup) -> Seat:
    if seat.coins < 0:
        table.wrong(f"{seat.name} cannot hold {seat.coins} coins", "setup.starting-coins")
    declined = [_race(table, index, each, active=False) for each in seat.declined]
    active = _race(table, index, seat.active, active=True) if seat.active is not None else NOBODY
    if len([race for race in declined if race]) > 1 and not any(each.power for each in seat.declined):
        table.wrong(f"{seat.name} has {len(declined)} races in decline", "decline.one-race")
    return Seat(max(0, seat.coins), active, tuple(race for race in declined if race))


def _race(table: _Table, seat: int, given: RaceSetup, *, active: bool) -> str:
    race = _named(table, partial(table.speech.unit, given.race, "race"))
    power = _named(table, partial(table.speech.unit, given.power, "power")) if given.power else NOBODY
    if not isinstance(race, str):
        return NOBODY
    if race in table.used:
        table.wrong(f"{given.race} are in play twice", "components.race-banners")
        return NOBODY
    if active and not power:
        table.wrong(f"{given.race} are active without a power", "choose.available")
    table.used.update({race, str(power or NOBODY)})
    on_board = [_stand(table, race, name, number) for name, number in given.tokens]
    needed = sum(on_board) + given.hand + given.kept
    table.tray[race] = table.tray.get(race, 0) - needed
    if table.tray[race] < 0:
        table.wrong(f"there are not {needed} tokens of {given.race} in the box", "components.race-tokens")
        table.tray[race] = 0
    pieces: Pieces = ()
    for piece, number in given.pieces:
        pieces = with_number(pieces, piece, number)
        _take_from_stock(table, piece, number)
    since = table.setup.round if given.fresh else max(1, table.setup.round - 1)
    entered = bool(on_board) or not given.fresh
    holding = Holding(
        race, str(power or NOBODY), seat, active, given.hand, given.kept, 0, pieces, entered=entered, since=since
    )
    table.holdings.append(holding)
    return race


def _stand(table: _Table, race: str, name: str, number: int) -> int:
    region = _named(table, partial(table.speech.region, name))
    if not isinstance(region, int):
        return 0
    ground = table.grounds[region]
    if ground.race:
        table.wrong(f"two races stand in {name}", "conquest.defender-takes-back")
        return 0
    if number < 1:
        table.wrong(f"{number} tokens cannot hold {name}", "redeploy.minimum-one")
        return 0
    pieces = tuple(pair for pair in ground.pieces if pair[0] not in ("lost-tribe", "monster"))
    table.grounds[region] = Ground(race, number, pieces)
    return number


def _lay_pieces(table: _Table) -> None:
    for name, pieces in table.setup.pieces:
        region = _named(table, partial(table.speech.region, name))
        if not isinstance(region, int):
            continue
        ground = table.grounds[region]
        # What is listed lies there once for each time it is listed, whatever set-up put down before.
        kept = tuple(pair for pair in ground.pieces if pair[0] not in pieces)
        ground = Ground(ground.race, ground.tokens, kept)
        for piece in pieces:
            if piece not in table.rules.stock:
                table.wrong(f"there is no piece called “{piece}”; the box has {', '.join(sorted(table.rules.stock))}")
                continue
            number = number_of(ground.pieces, piece) + 1
            ground = Ground(ground.race, ground.tokens, with_number(ground.pieces, piece, number))
        table.grounds[region] = ground


def _count_neutrals(table: _Table) -> None:
    """Lost tribes go where the set-up leaves them; what lies on the board is not in the stock."""
    given = {name.casefold(): pieces for name, pieces in table.setup.pieces}
    for index, name in enumerate(table.rules.board.names):
        if not table.setup.tribes and "lost-tribe" not in given.get(name.casefold(), ()):
            ground = table.grounds[index]
            kept = tuple(pair for pair in ground.pieces if pair[0] not in ("lost-tribe", "monster"))
            table.grounds[index] = Ground(ground.race, ground.tokens, kept)
        for piece, number in table.grounds[index].pieces:
            _take_from_stock(table, piece, number)


def _take_from_stock(table: _Table, piece: str, number: int) -> None:
    left = table.stock.get(piece, 0) - number
    if left < 0:
        table.wrong(f"the box holds no more than {table.rules.stock.get(piece, 0)} of “{piece}”", "components.markers")
    table.stock[piece] = max(0, left)


def _phase(table: _Table, actor: str) -> Phase:
    if table.setup.phase:
        phase = _named(table, partial(_known_phase, table.setup.phase))
        return phase if isinstance(phase, Phase) else Phase.CONQUER
    return Phase.CONQUER if actor else Phase.START


def _known_phase(name: str) -> Phase:
    if name in list(Phase):
        return Phase(name)
    raise UnknownWordError(f"there is no phase called “{name}”; phases are {', '.join(Phase)}")


def _market(table: _Table) -> Market:
    """The column as given, filled up in alphabetical order; the rest lies unseen in the piles."""
    races = [race for race in table.rules.races if race not in table.used]
    powers = [power for power in table.rules.powers if power not in table.used]
    column: list[Combo] = []
    for race, power, coins in table.setup.column:
        names = (
            _named(table, partial(table.speech.unit, race, "race")),
            _named(table, partial(table.speech.unit, power, "power")),
        )
        if names[0] in races and names[1] in powers:
            races.remove(str(names[0]))
            powers.remove(str(names[1]))
            column.append(Combo(str(names[0]), str(names[1]), coins))
        elif None not in names:
            table.wrong(f"{race} with {power} cannot be on offer: one of them is in play", "components.race-banners")
    while len(column) < places(table.rules) and races and powers:
        column.append(Combo(races.pop(0), powers.pop(0)))
    return Market(column=tuple(column), banners=tuple(races), badges=tuple(powers))

"""The one function that changes a game state.

Changes are worked into a draft (plain lists and dictionaries) and frozen once, so a step costs one new state
however many changes it has. A number that would go below zero is a programmer's fault and asserts.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any

from core.rules import changes as c
from core.rules.state import NOBODY, EventRow, GameState, Ground, Holding, Memo, Seat, TurnLog, number_of, with_number

_PLACES = {field.name: place for place, field in enumerate(fields(GameState))}
_FIELDS_OF = attrgetter(*_PLACES)


class _Draft:
    """A state being changed; lives only inside `apply`."""

    __slots__ = ("grounds", "holdings", "seats", "state", "values")

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.grounds: list[Ground] | None = None
        self.seats: list[Seat] | None = None
        self.holdings: dict[str, Holding] | None = None
        self.values: dict[str, Any] = {}

    def get(self, field: str) -> Any:
        return self.values[field] if field in self.values else getattr(self.state, field)

    def ground(self) -> list[Ground]:
        if self.grounds is None:
            self.grounds = list(self.state.grounds)
        return self.grounds

    def seat(self) -> list[Seat]:
        if self.seats is None:
            self.seats = list(self.state.seats)
        return self.seats

    def holding(self) -> dict[str, Holding]:
        if self.holdings is None:
            self.holdings = {holding.race: holding for holding in self.state.holdings}
        return self.holdings

    def frozen(self) -> GameState:
        if self.grounds is not None:
            self.values["grounds"] = tuple(self.grounds)
        if self.seats is not None:
            self.values["seats"] = tuple(self.seats)
        if self.holdings is not None:
            self.values["holdings"] = tuple(self.holdings[race] for race in sorted(self.holdings))
        if not self.values:
            return self.state
        values = list(_FIELDS_OF(self.state))
        for field, value in self.values.items():
            values[_PLACES[field]] = value
        return GameState(*values)


def apply(state: GameState, changes: Iterable[c.Change]) -> GameState:
    """The state after the changes, in order."""
    draft = _Draft(state)
    for change in changes:
        _WAYS[type(change)](draft, change)
    return draft.frozen()


def _tokens(draft: _Draft, change: c.TokensMoved) -> None:
    if change.number:
        _shift_tokens(draft, change.race, change.source, -change.number)
        _shift_tokens(draft, change.race, change.target, change.number)


_HELD = (c.HAND, c.KEPT, c.FLED)


def _shift_tokens(draft: _Draft, race: str, where: int, number: int) -> None:
    if where >= 0:
        _shift_on_board(draft, race, where, number)
    elif where in _HELD:
        holding = draft.holding()[race]
        hand = holding.hand + number if where == c.HAND else holding.hand
        kept = holding.kept + number if where == c.KEPT else holding.kept
        fled = holding.fled + number if where == c.FLED else holding.fled
        assert min(hand, kept, fled) >= 0, (race, where, number)
        draft.holding()[race] = Holding(
            race, holding.power, holding.seat, holding.active, hand, kept, fled, holding.pieces, holding.entered,
            holding.since,
        )  # fmt: skip
    elif where != c.ENDLESS:
        _count(draft, "tray" if where == c.BOX else "gone", race, number)


def _shift_on_board(draft: _Draft, race: str, region: int, number: int) -> None:
    ground = draft.ground()[region]
    if ground.race not in (race, NOBODY):
        left = number_of(ground.guests, race) + number
        assert left >= 0, (race, region, number)
        draft.ground()[region] = replace(ground, guests=with_number(ground.guests, race, left))
        return
    left = ground.tokens + number
    assert left >= 0, (race, region, number)
    if left == 0 and ground.guests:
        (host, tokens), *others = ground.guests
        draft.ground()[region] = Ground(host, tokens, ground.pieces, tuple(others))
    else:
        draft.ground()[region] = Ground(race if left else NOBODY, left, ground.pieces, ground.guests)


def _pieces(draft: _Draft, change: c.PiecesMoved) -> None:
    if change.number:
        _shift_pieces(draft, change, change.source, -change.number)
        _shift_pieces(draft, change, change.target, change.number)


def _shift_pieces(draft: _Draft, change: c.PiecesMoved, where: int, number: int) -> None:
    if where >= 0:
        ground = draft.ground()[where]
        left = number_of(ground.pieces, change.piece) + number
        assert left >= 0, change
        pieces = with_number(ground.pieces, change.piece, left)
        draft.ground()[where] = Ground(ground.race, ground.tokens, pieces, ground.guests)
    elif where == c.HAND:
        holding = draft.holding()[change.race]
        left = number_of(holding.pieces, change.piece) + number
        assert left >= 0, change
        draft.holding()[change.race] = replace(holding, pieces=with_number(holding.pieces, change.piece, left))
    else:
        _count(draft, "stock" if where == c.BOX else "gone", change.piece, number)


def _count(draft: _Draft, field: str, key: str, number: int) -> None:
    left = number_of(draft.get(field), key) + number
    assert left >= 0, (field, key, number)
    draft.values[field] = with_number(draft.get(field), key, left)


def _coins(draft: _Draft, change: c.CoinsMoved) -> None:
    for place, number in ((change.source, -change.number), (change.target, change.number)):
        if place >= 0:
            seat = draft.seat()[place]
            # In one reading a player may owe the price of a combination (underground:dispute.no-coin-to-choose);
            # what income lacks is taken off what was just paid, whatever he owes.
            assert number >= 0 or seat.coins + number >= 0 or change.target == c.COLUMN or change.source == c.BANK, (
                change
            )
            draft.seat()[place] = replace(seat, coins=seat.coins + number)
        elif place == c.BANK:
            bank = draft.get("bank") + number
            # The table may go on counting when the box runs out of coins (base:dispute.bank-empty).
            draft.values["noted"] = draft.get("noted") + max(0, -bank)
            draft.values["bank"] = max(0, bank)


def _race_taken(draft: _Draft, change: c.RaceTaken) -> None:
    draft.holding()[change.race] = Holding(change.race, change.power, change.seat, since=draft.get("round"))
    draft.seat()[change.seat] = replace(draft.seat()[change.seat], active=change.race)


def _power_set(draft: _Draft, change: c.PowerSet) -> None:
    draft.holding()[change.race] = replace(draft.holding()[change.race], power=change.power)


def _entered(draft: _Draft, change: c.RaceEntered) -> None:
    draft.holding()[change.race] = replace(draft.holding()[change.race], entered=True)


def _declined(draft: _Draft, change: c.RaceDeclined) -> None:
    holding = replace(draft.holding()[change.race], active=False)
    draft.holding()[change.race] = holding
    seat = draft.seat()[holding.seat]
    draft.seat()[holding.seat] = Seat(seat.coins, NOBODY, (*seat.declined, change.race))


def _left(draft: _Draft, change: c.RaceLeft) -> None:
    holding = draft.holding().pop(change.race)
    seat = draft.seat()[holding.seat]
    active = NOBODY if seat.active == change.race else seat.active
    declined = tuple(race for race in seat.declined if race != change.race)
    draft.seat()[holding.seat] = Seat(seat.coins, active, declined)


def _conquered(draft: _Draft, change: c.Conquered) -> None:
    log: TurnLog = draft.get("log")
    draft.values["log"] = replace(log, conquests=(*log.conquests, change.conquest))


def _attacked(draft: _Draft, change: c.Attacked) -> None:
    log: TurnLog = draft.get("log")
    draft.values["log"] = replace(log, attacks=(*log.attacks, change.attack))


def _asked(draft: _Draft, change: c.Asked) -> None:
    draft.values["pending"] = (*draft.get("pending"), change.pending)


def _answered(draft: _Draft, change: c.Answered) -> None:
    draft.values["pending"] = draft.get("pending")[:-1]


def _remembered(draft: _Draft, change: c.Remembered) -> None:
    new = change.memo
    kept = [memo for memo in draft.get("memos") if (memo.unit, memo.race, memo.key) != (new.unit, new.race, new.key)]
    draft.values["memos"] = tuple(sorted((*kept, new), key=lambda memo: (memo.unit, memo.race, memo.key)))


def _forgotten(draft: _Draft, change: c.Forgotten) -> None:
    def goes(memo: Memo) -> bool:
        return memo.until == change.until and change.race in (NOBODY, memo.race)

    draft.values["memos"] = tuple(memo for memo in draft.get("memos") if not goes(memo))


def _turn(draft: _Draft, change: c.TurnSet) -> None:
    draft.values.update(round=change.round, turn=change.turn, log=TurnLog(), actor=NOBODY, die=None)


def _tied(draft: _Draft, change: c.BadgeTied) -> None:
    draft.values["tied"] = tuple(sorted((*draft.get("tied"), (change.tile, change.power))))


def _event_turned(draft: _Draft, change: c.EventTurned) -> None:
    row: EventRow = draft.get("events")
    draft.values["events"] = EventRow(row.length, (*row.turned, change.event))


def _event_foreseen(draft: _Draft, change: c.EventForeseen) -> None:
    row: EventRow = draft.get("events")
    seen_by = tuple(sorted({*row.seen_by, change.seat}))
    draft.values["events"] = replace(row, foreseen=change.event, seen_by=seen_by)


def _sets(field: str, part: str = "") -> Callable[[_Draft, Any], None]:
    def way(draft: _Draft, change: Any) -> None:
        draft.values[field] = getattr(change, part or field)

    return way


def _phase(draft: _Draft, change: c.PhaseSet) -> None:
    draft.values.update(phase=change.phase, actor=change.actor)


_WAYS: dict[type, Callable[[_Draft, Any], None]] = {
    c.TokensMoved: _tokens,
    c.PiecesMoved: _pieces,
    c.CoinsMoved: _coins,
    c.MarketSet: _sets("market"),
    c.RaceTaken: _race_taken,
    c.PowerSet: _power_set,
    c.RaceEntered: _entered,
    c.RaceDeclined: _declined,
    c.RaceLeft: _left,
    c.Conquered: _conquered,
    c.Attacked: _attacked,
    c.LogSet: _sets("log"),
    c.DieSet: _sets("die"),
    c.Asked: _asked,
    c.Answered: _answered,
    c.Remembered: _remembered,
    c.Forgotten: _forgotten,
    c.PhaseSet: _phase,
    c.TurnSet: _turn,
    c.StackSet: _sets("tiles"),
    c.BadgeTied: _tied,
    c.EventTurned: _event_turned,
    c.EventForeseen: _event_foreseen,
    c.GameWon: _sets("winners"),
}

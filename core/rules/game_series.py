"""How a game went in numbers, turn by turn: coins, where they came from, tokens on the map, luck with the die."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from core.rules.actions import Roll
from core.rules.apply import apply
from core.rules.changes import Change, CoinsMoved, TurnSet
from core.rules.engine import Step
from core.rules.spoken_names import Names
from core.rules.state import GameState
from core.rules.tracks import Track


@dataclass(frozen=True, slots=True)
class Gain:
    """Coins that a seat received, or paid where the number is below zero, and the clause that moved them."""

    seat: int
    number: int
    clause: str
    source: str
    """The unit whose clause it is, or the clause itself if it is a common rule."""


@dataclass(frozen=True, slots=True)
class TurnNumbers:
    """One turn: what was gained in it, and how every seat stood at its end."""

    round: int
    seat: int
    first: int
    """The step it begins with; the turn before may end within the same step."""
    last: int
    gains: tuple[Gain, ...]
    coins: tuple[int, ...]
    tokens: tuple[int, ...]
    """Race tokens on the map, those in decline too."""
    luck: tuple[Fraction, ...]
    """Pips rolled since the beginning, less what as many rolls show on average."""

    def gained(self, seat: int) -> tuple[Gain, ...]:
        return tuple(gain for gain in self.gains if gain.seat == seat)


@dataclass(frozen=True, slots=True)
class GameSeries:
    """A path turn by turn, the last one as far as it was played; `start_*` is how the seats stood before it."""

    start_coins: tuple[int, ...]
    start_tokens: tuple[int, ...]
    turns: tuple[TurnNumbers, ...]
    rolls: int

    @property
    def seats(self) -> range:
        return range(len(self.start_coins))

    def coins(self, seat: int) -> tuple[int, ...]:
        """At the start and after each turn, as the two below."""
        return (self.start_coins[seat], *(turn.coins[seat] for turn in self.turns))

    def tokens(self, seat: int) -> tuple[int, ...]:
        return (self.start_tokens[seat], *(turn.tokens[seat] for turn in self.turns))

    def luck(self, seat: int) -> tuple[Fraction, ...]:
        return (Fraction(0), *(turn.luck[seat] for turn in self.turns))

    def sources(self) -> tuple[tuple[str, int], ...]:
        """Where coins came from, with how many in all, the richest first; what was only paid is no source."""
        totals: dict[str, int] = {}
        for turn in self.turns:
            for gain in turn.gains:
                if gain.number > 0:
                    totals[gain.source] = totals.get(gain.source, 0) + gain.number
        return tuple(sorted(totals.items(), key=lambda pair: (-pair[1], pair[0])))

    def by_round(self) -> dict[tuple[int, int, str], int]:
        """Coins by round, seat and source; a seat has one turn in a round, and may gain in those of others."""
        found: dict[tuple[int, int, str], int] = {}
        for turn in self.turns:
            for gain in turn.gains:
                key = turn.round, gain.seat, gain.source
                found[key] = found.get(key, 0) + gain.number
        return found

    def spot(self, step: int) -> Fraction:
        """Where a step lies among the turns: 0 at the start, 1 where the first turn ends, between them inside it."""
        before = 0
        for number, turn in enumerate(self.turns):
            if step <= turn.last:
                return number + Fraction(step - before, turn.last - before)
            before = turn.last
        return Fraction(len(self.turns))


def source_name(names: Names, source: str) -> str:
    return names.clause(source).title if ":" in source else names.unit(source)


def game_series(track: Track) -> GameSeries:
    """The numbers of a path, of everything that was played of it."""
    start = track.opening.start
    tally = _Tally(track)
    for number, step in enumerate(track.steps, 1):
        tally.follow(number, step)
    tally.close(track.state(len(track)), len(track))
    return GameSeries(_coins(start), tokens_on_map(start), tuple(tally.turns), tally.rolls)


def tokens_on_map(state: GameState) -> tuple[int, ...]:
    """Race tokens that each seat has in regions."""
    owner = {holding.race: holding.seat for holding in state.holdings}
    counts = [0] * len(state.seats)
    for ground in state.grounds:
        for race, number in ((ground.race, ground.tokens), *ground.guests):
            if race in owner:
                counts[owner[race]] += number
    return tuple(counts)


def _coins(state: GameState) -> tuple[int, ...]:
    return tuple(seat.coins for seat in state.seats)


class _Tally:
    """Follows a path and closes a turn where the next one begins, in the middle of a step if need be."""

    def __init__(self, track: Track) -> None:
        start, faces = track.opening.start, track.opening.engine.rules.faces
        self.turns: list[TurnNumbers] = []
        self.rolls = 0
        self._units = track.opening.engine.rules.units
        self._average = Fraction(sum(faces), len(faces))
        self._luck = [Fraction(0)] * len(start.seats)
        self._gains: list[Gain] = []
        self._round, self._seat, self._first = start.round, start.turn, 1

    def follow(self, number: int, step: Step) -> None:
        if isinstance(step.action, Roll):
            self.rolls += 1
            self._luck[_roller(step.before)] += step.action.pips - self._average
        for at, change in enumerate(step.changes):
            self._gains += self._gained(change)
            if isinstance(change, TurnSet):
                self.close(apply(step.before, step.changes[:at]), number)
                self._round, self._seat, self._first = change.round, change.turn, number

    def close(self, state: GameState, last: int) -> None:
        """The turn ends here, or as much of it as was played; a turn in which nothing was done yet is none."""
        is_played = last > self._first or bool(self._gains) if self.turns else last > 0
        if not is_played:
            return
        numbers = _coins(state), tokens_on_map(state), tuple(self._luck)
        self.turns.append(TurnNumbers(self._round, self._seat, self._first, last, tuple(self._gains), *numbers))
        self._gains = []

    def _gained(self, change: Change) -> Iterator[Gain]:
        if isinstance(change, CoinsMoved) and change.number:
            source = self._source(change.clause)
            if change.target >= 0:
                yield Gain(change.target, change.number, change.clause, source)
            if change.source >= 0:
                yield Gain(change.source, -change.number, change.clause, source)

    def _source(self, clause: str) -> str:
        """`power.merchant` for `base:power.merchant.bonus`."""
        unit = clause.partition(":")[2].rpartition(".")[0]
        while unit and unit not in self._units:
            unit = unit.rpartition(".")[0]
        return unit or clause


def _roller(state: GameState) -> int:
    """The seat a roll is made for: that of the race chance was asked about."""
    race = state.pending[-1].race if state.pending else state.actor
    return next((holding.seat for holding in state.holdings if holding.race == race), state.turn)

"""The turns of a path: stretches of steps in one turn of one round. Nothing is told for this, so it is cheap."""

from bisect import bisect_right
from dataclasses import dataclass

from core.rules.tracks import Track


@dataclass(frozen=True, slots=True)
class Turn:
    """The steps of a path from `first` to `last` that belong to a turn."""

    first: int
    last: int
    seat: int
    round: int

    @property
    def steps(self) -> range:
        return range(self.first, self.last + 1)


def whose(track: Track, at: int) -> tuple[int, int]:
    """Round and seat of the turn in which a step is done; the beginning belongs to the turn that it begins with."""
    state = track.state(min(max(0, at - 1), len(track)))
    return state.round, state.turn


def turns(track: Track, first: int, last: int) -> tuple[Turn, ...]:
    """The turns of the steps from `first` to `last`, in their order."""
    found: list[Turn] = []
    for at in range(first, last + 1):
        number, seat = whose(track, at)
        if found and (found[-1].round, found[-1].seat) == (number, seat):
            found[-1] = Turn(found[-1].first, at, seat, number)
        else:
            found.append(Turn(at, at, seat, number))
    return tuple(found)


def turn_at(found: tuple[Turn, ...], at: int) -> int:
    """The number of the turn that a step belongs to."""
    return bisect_right(found, at, key=lambda turn: turn.first) - 1


def coins_won(track: Track, turn: Turn) -> int:
    """What the seat whose turn it is has more, or less, in the end than before."""
    before = track.state(min(max(0, turn.first - 1), len(track)))
    after = track.state(min(turn.last, len(track)))
    return after.seats[turn.seat].coins - before.seats[turn.seat].coins

"""What one player may know of a position: everything that lies open, and of the coins only the own ones.

Coins are stacked so that others cannot count them. The bank and what is noted beside it would give them away, so
they are hidden, too. Piles need no hiding: what is not drawn is not in the state. Of an event that somebody has looked
at the others know who has seen it, and not what it is.
"""

from dataclasses import dataclass, replace

from core.rules.compiled import Rules
from core.rules.state import NOBODY, GameState, Phase


@dataclass(frozen=True, slots=True)
class SeatView:
    """A position as one seat sees it."""

    seat: int
    table: GameState
    """The position with every hidden number set to 0."""
    purses: tuple[int | None, ...]
    """Coins by seat; None where they are hidden."""


def seat_view(rules: Rules, state: GameState, seat: int) -> SeatView:
    """The position as `seat` sees it; at the end of the game all coins are counted in the open."""
    row = state.events
    if seat not in row.seen_by:
        # Events of positions alike but for the tile nobody told him of look alike.
        state = replace(state, events=replace(row, foreseen=NOBODY))
    if state.phase is Phase.OVER or not rules.on("score.hidden"):
        return SeatView(seat, state, tuple(each.coins for each in state.seats))
    seats = tuple(each if index == seat else replace(each, coins=0) for index, each in enumerate(state.seats))
    purses = tuple(each.coins if index == seat else None for index, each in enumerate(state.seats))
    return SeatView(seat, replace(state, seats=seats, bank=0, noted=0), purses)

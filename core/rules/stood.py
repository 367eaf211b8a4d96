"""Who and what stands in a region: now, or, where a conquest is asked about, before it was taken."""

from dataclasses import dataclass

from core.rules.questions import Ask
from core.rules.state import NOBODY, number_of
from core.rules.view import View


@dataclass(frozen=True, slots=True)
class Stood:
    race: str
    seat: int
    is_active: bool
    tokens: int
    pieces: tuple[tuple[str, int], ...]

    def number_of(self, piece: str) -> int:
        return number_of(self.pieces, piece)


def stood(view: View, ask: Ask) -> Stood:
    """The race may have left the game since; what is remembered of the conquest is enough."""
    if ask.taken >= 0:
        taken = view.state.log.conquests[ask.taken]
        return Stood(taken.loser, taken.loser_seat, taken.loser_active, taken.tokens, taken.pieces)
    ground, holder = view.ground(ask.region), view.holder(ask.region)
    if holder is None:
        return Stood(NOBODY, -1, False, ground.tokens, ground.pieces)
    return Stood(holder.race, holder.seat, holder.active, ground.tokens, ground.pieces)

"""Who places retreating tokens first, where the table leaves the order open."""

from collections.abc import Callable

from core.rules.changes import Change, Remembered
from core.rules.compiled import COMMON
from core.rules.effects import About, Bound, Choice
from core.rules.retreat import retreating_seats
from core.rules.state import NOBODY, Memo, Pending
from core.rules.view import View


def retreating(cite: Callable[[str], str]) -> tuple[Choice, ...]:
    """The next player in order says who of those that lost tokens places them first."""
    clause = cite("conquest.retreat")

    def losers(view: View, me: Bound, pending: Pending) -> tuple[int, ...]:
        return retreating_seats(view)

    def settled(view: View, me: Bound, pending: Pending, seat: int) -> tuple[Change, ...]:
        return (Remembered(Memo(COMMON, NOBODY, "retreats-next", seat, "turn"), clause),)

    return (Choice("retreat-seat", clause, losers, settled, about=About.SEAT),)

"""Reusable effects for pieces that come onto the board with an event: one into every region that is open to them."""

from collections.abc import Callable

from core.rules.changes import BOX, Asked, Change, PiecesMoved
from core.rules.effects import About, Bound, Choice, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Pending
from core.rules.view import View

Open = Callable[[View], tuple[int, ...]]


def arrives(piece: str, *, clause: str, key: str, where: Open) -> Effect:
    """When the event is turned up; where the box has too few, the first player says where they come."""

    def arrive(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        if ask.key != me.unit:
            return ()
        wanted, left = where(view), view.stock(piece)
        if len(wanted) <= left:
            return tuple(PiecesMoved(piece, 1, BOX, region, clause) for region in wanted)
        return (Asked(Pending(view.state.first, me.unit, key, number=left), clause),) if left else ()

    return Effect(Question.EVENT_TURNED, Stage.GIVE, clause, arrive, Side.BOARD)


def arriving(piece: str, *, clause: str, key: str, where: Open) -> Choice:
    """The decision that goes with it: one region after the other, as long as there are any of the piece."""

    def come(view: View, me: Bound, pending: Pending, region: int) -> tuple[Change, ...]:
        came = PiecesMoved(piece, 1, BOX, region, clause)
        more = Pending(pending.seat, me.unit, key, number=pending.number - 1)
        return (came, Asked(more, clause)) if more.number else (came,)

    return Choice(key, clause, lambda view, me, pending: where(view), come, about=About.REGION)

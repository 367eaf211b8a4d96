"""Reusable effects for the one piece of its kind that wanders: put into another region once a turn."""

from collections.abc import Callable

from core.rules.actions import PlacePiece
from core.rules.blocks import forbids
from core.rules.changes import BOX, HAND, Change, PiecesMoved, Remembered
from core.rules.combine import allowed
from core.rules.effects import Bound, Effect, Offer
from core.rules.questions import Ask, Question, Stage
from core.rules.state import NOWHERE, Memo
from core.rules.view import View

Ruling = tuple[str, frozenset[str]]
WANDERED = "wandered"


def wanders(
    *stages: str, piece: str, clause: str, where: Callable[[View, Bound], tuple[int, ...]]
) -> tuple[Effect, ...]:  # fmt: skip
    """Once a turn, in these stages, the only piece of its kind may be put into another of some regions.

    It comes from wherever it is: the board, the player or the box. `where` gives the regions; MAY_PLACE is asked too.
    """

    def offers(view: View, me: Bound, ask: Ask) -> tuple[PlacePiece, ...]:
        if ask.key not in stages or view.memory(me.unit, me.race, WANDERED):
            return ()
        here = view.lies_in(piece)
        return tuple(
            PlacePiece(piece, region)
            for region in where(view, me)
            if region != here and allowed(view, Question.MAY_PLACE, Ask(me.race, region, key=piece))
        )

    return (Effect(Question.OFFERS, Stage.GIVE, clause, offers),)


def wandering(piece: str, *, clause: str, order: int = 0) -> Offer:
    """What happens when an offer of `wanders` is taken."""

    def put(view: View, me: Bound, action: PlacePiece) -> tuple[Change, ...]:
        here = view.lies_in(piece)
        keeper = next((each.race for each in view.state.holdings if view.pieces_of(each.race, piece)), "")
        source = here if here != NOWHERE else HAND if keeper else BOX
        memo = Remembered(Memo(me.unit, me.race, WANDERED, 1, "turn"), clause)
        return memo, PiecesMoved(piece, 1, source, action.region, clause, keeper)

    return Offer(piece, clause, put, order=order)


def must_wander(
    stage: str, *, piece: str, clause: str, where: Callable[[View, Bound], tuple[int, ...]],
    ruling: Ruling | None = None,
) -> Effect:  # fmt: skip
    """A stage cannot be left before the piece was put somewhere, if there is anywhere and it is nowhere yet."""

    def is_due(view: View, me: Bound, ask: Ask) -> bool:
        is_done = view.memory(me.unit, me.race, WANDERED) or view.lies_in(piece) != NOWHERE
        return ask.key == stage and not is_done and bool(where(view, me))

    return forbids(Question.MAY_FINISH, piece, clause=clause, when=is_due, ruling=ruling)

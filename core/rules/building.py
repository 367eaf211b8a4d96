"""Reusable effects for markers that a race builds: from the box into a region, when its player likes.

How often and where is said with `limits` of core.rules.markers; what is built stays, unless another effect takes it.
"""

from core.rules.actions import PlacePiece
from core.rules.blocks import forbids
from core.rules.changes import BOX, Change, PiecesMoved, Remembered
from core.rules.conditions import Condition
from core.rules.counts import Counted
from core.rules.effects import Bound, Effect, Offer, Side
from core.rules.markers import is_offered, sites
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo
from core.rules.view import View
from core.rules.wording import Number, OwnPiece, Piece

BUILT, IN_ALL = "built", "built-in-all"
BUILDING_TIME = ("start", "ready", "conquer", "redeploy", "before-coins")


def _offers(view: View, me: Bound, ask: Ask, piece: str) -> tuple[PlacePiece, ...]:
    is_time = ask.key in BUILDING_TIME and view.stock(piece) > 0
    return tuple(PlacePiece(piece, region) for region in sites(view, me.race, piece)) if is_time else ()


def builds(piece: OwnPiece, *, clause: str) -> tuple[Effect | Offer, ...]:
    """The race may put a piece from the box into one of its regions, at any time of its turn before the coins.

    Says: The race may build a {piece} in one of its regions, as often as it likes during its turn.
    """

    def build(view: View, me: Bound, action: PlacePiece) -> tuple[Change, ...]:
        counts = ((BUILT, "turn"), (IN_ALL, "decline"))
        memos = (Memo(me.unit, me.race, key, view.memory(me.unit, me.race, key) + 1, until) for key, until in counts)
        return PiecesMoved(piece, 1, BOX, action.region, clause), *(Remembered(memo, clause) for memo in memos)

    def stood(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        # In a position set up by hand nobody has seen them built; what stands was built all the same.
        owner = view.bearer(me.unit)
        if owner is None or owner.race != ask.race or not view.pieces(ask.region, piece):
            return ()
        number = len(view.where(piece))
        is_known = view.memory(me.unit, owner.race, IN_ALL) >= number
        return () if is_known else (Remembered(Memo(me.unit, owner.race, IN_ALL, number, "decline"), clause),)

    offers = Effect(Question.OFFERS, Stage.GIVE, clause, lambda view, me, ask: _offers(view, me, ask, piece))
    return offers, Effect(Question.REGION_LOST, Stage.GIVE, clause, stood, Side.BOARD), Offer(piece, clause, build)


def must_build(piece: OwnPiece, *, clause: str) -> Effect:
    """The turn does not go on to the coins while nothing was built and something could be.

    Says: A {piece} must be built every turn, if it can be.
    """

    def is_due(view: View, me: Bound, ask: Ask) -> bool:
        has_built = view.memory(me.unit, me.race, BUILT) > 0
        return ask.key == "before-coins" and not has_built and is_offered(view, me, piece, ask.key)

    return forbids(Question.MAY_FINISH, piece, clause=clause, when=is_due)


# Circumstances


def has_built(number: Number) -> Condition:
    """So many pieces or more were built this turn.

    Says: {number:piece} or more were built this turn | fewer than {number:piece} were built this turn
    """
    return lambda view, me, ask: view.memory(me.unit, me.race, BUILT) >= number


def has_built_in_all(number: Number) -> Condition:
    """So many pieces or more were built since the race was chosen.

    Says: {number:piece} or more were built in all | fewer than {number:piece} were built in all
    """
    return lambda view, me, ask: view.memory(me.unit, me.race, IN_ALL) >= number


def lies_in_regions(piece: Piece, number: Number) -> Condition:
    """The piece lies in so many regions of the map or more.

    Says: a {piece} lies in {number:region} or more | a {piece} lies in fewer than {number:region}
    """
    return lambda view, me, ask: len(view.where(piece)) >= number


def pieces_built() -> Counted:
    """One for every piece built this turn.

    Says: 1 for every piece built this turn
    """
    return lambda view, me, ask: view.memory(me.unit, me.race, BUILT)

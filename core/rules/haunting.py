"""Reusable effects for a piece that a tile sends into any region, and that leaves it when the tile is lost."""

from core.rules.blocks import ruled
from core.rules.changes import BOX, HAND, Change, PiecesMoved
from core.rules.conditions import Condition, is_shut_out
from core.rules.effects import Bound, Effect, Side
from core.rules.losses import HANDED_OVER, INVADED
from core.rules.questions import Ask, Question, Stage
from core.rules.state import NOBODY, NOWHERE
from core.rules.view import View

WHERE, CAUGHT = "ghost-where", "ghost-on-crypt-capture"
TAKEN = ("conquered", "replaced")


def is_home(view: View, me: Bound, ask: Ask) -> bool:
    """Does the tile itself lie in the region?"""
    return view.pieces(ask.region, me.unit) > 0


def haunted_regions(view: View, me: Bound) -> tuple[int, ...]:
    """Any region but the abysses; in one reading only those of the player."""
    if view.rules.ruled(WHERE, "own-regions-only"):
        return tuple(sorted(r for race in view.state.seats[me.seat].races() for r in view.regions(race)))
    return tuple(region for region, terrain in enumerate(view.board.terrain) if terrain != "abyss")


def is_kept_out(view: View, me: Bound, ask: Ask) -> bool:
    """Everybody but whoever holds the region; in one reading everybody but the player who has the tile."""
    if is_home(view, me, ask) and not view.rules.ruled(CAUGHT, "to-crypt-immune"):
        return False
    if view.holder(ask.region) is not None and not view.rules.ruled(WHERE, "any-region-opponents-of-crypt"):
        return is_shut_out(view, me, ask)
    lies = view.lies_in(me.unit)
    keeper = view.holder(lies) if lies != NOWHERE else None
    is_keeper = keeper is not None and keeper.seat == view.seat_of(ask.race)
    return not is_keeper or view.rules.ruled(WHERE, "any-region-all-but-holder")


def sent(view: View, piece: str, clause: str, target: int = BOX, race: str = NOBODY) -> tuple[Change, ...]:
    """The piece, if it is in play, goes from wherever it is to another place."""
    here = view.lies_in(piece)
    keeper = next((each.race for each in view.state.holdings if view.pieces_of(each.race, piece)), NOBODY)
    if here == target or (here == NOWHERE and (not keeper or keeper == race)):
        return ()
    freed = PiecesMoved(piece, 1, HAND if here == NOWHERE else here, BOX, clause, keeper)
    return (freed,) if target == BOX else (freed, PiecesMoved(piece, 1, BOX, target, clause, race))


def follows_its_tile(piece: str, *, clause: str) -> tuple[Effect, ...]:
    """Whoever conquers the tile commands the piece; lost in another way, the tile takes it along in some readings."""

    def caught(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        if not is_home(view, me, ask):
            return ()
        to_hand = view.rules.ruled(CAUGHT, "to-new-holder")
        return sent(view, piece, clause, HAND, ask.race) if to_hand else sent(view, piece, clause, ask.region)

    def lost(when: Condition, dispute: str) -> Effect:
        def leaves(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
            return sent(view, piece, clause) if is_home(view, me, ask) and when(view, me, ask) else ()

        return Effect(
            Question.REGION_LOST, Stage.GIVE, clause, leaves, Side.BOARD, ruling=ruled(dispute, "leaves")
        )  # fmt: skip

    return (
        Effect(Question.REGION_CONQUERED, Stage.GIVE, clause, caught, Side.BOARD),
        lost(lambda view, me, ask: ask.key not in (*TAKEN, INVADED, HANDED_OVER), "ghost-crypt-abandoned"),
        lost(lambda view, me, ask: ask.key == INVADED, "balrog-on-crypt"),
    )

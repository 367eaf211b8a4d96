"""Royal: the Queen makes a region immune, and goes on doing so when the race is in decline."""

from core.rules.blocks import allows, ruled, when_it_happens
from core.rules.changes import BOX, HAND, Change, PiecesMoved
from core.rules.conditions import is_shut_out
from core.rules.effects import TILE_LOST, Bound, Effect, Unit
from core.rules.markers import brings
from core.rules.questions import Ask, Question, Stage
from core.rules.shelter import shelters
from core.rules.view import View
from core.rules.wandering_piece import must_wander, wandering, wanders

QUEEN, DECLINE, PIECE = "underground:power.royal.queen", "underground:power.royal.decline", "queen"


def _own(view: View, me: Bound) -> tuple[int, ...]:
    return view.regions(me.race)


def _leaves(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """With the last token in her region she goes back to her player, or to the box with a race in decline."""
    if not view.pieces(ask.region, PIECE):
        return ()
    active = view.holding(me.race).active
    return (PiecesMoved(PIECE, 1, ask.region, HAND if active else BOX, QUEEN, me.race if active else ""),)


def _goes(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    here, waits = view.lies_in(PIECE), view.pieces_of(me.race, PIECE)
    on_board = (PiecesMoved(PIECE, 1, here, BOX, QUEEN),) if here >= 0 else ()
    return (*on_board, PiecesMoved(PIECE, 1, HAND, BOX, QUEEN, me.race)) if waits else on_board


def _goes_with_the_tile(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    return _goes(view, me, ask) if ask.key == TILE_LOST else ()


def _is_closed(view: View, me: Bound, ask: Ask) -> bool:
    """To all but her player; to everybody where her race has left her behind and the game."""
    return is_shut_out(view, me, ask) or (view.holder(ask.region) is None and view.bearer(me.unit) is None)


WORDS = ruled("end-of-turn-placement-optional", "as-worded", "as-worded-pl")
POWER = Unit(
    id="power.royal",
    effects=(
        brings(PIECE, 1, clause=QUEEN),
        *wanders("before-coins", piece=PIECE, clause=QUEEN, where=_own),
        must_wander("before-coins", piece=PIECE, clause=QUEEN, where=_own, ruling=WORDS),
        *shelters(PIECE, clause=QUEEN, against=_is_closed),
        allows(Question.BADGE_STAYS, clause=DECLINE),
        when_it_happens(
            Question.REGION_LOST, _leaves, clause=QUEEN, in_decline=True,
            ruling=ruled("queen-when-race-leaves", "leaves"),
        ),
        Effect(Question.RACE_DECLINED, Stage.GIVE, QUEEN, _goes, instead_of=DECLINE),
        when_it_happens(Question.UNIT_LEFT_PLAY, _goes_with_the_tile, clause=QUEEN),
    ),
    offers=(wandering(PIECE, clause=QUEEN, order=1),),
)  # fmt: skip

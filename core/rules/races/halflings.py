"""Halflings: they enter anywhere, and holes in their first two regions keep enemies out."""

from core.rules.blocks import forbids, lifts, when_it_happens
from core.rules.changes import BOX, Change, PiecesMoved, Remembered
from core.rules.combine import allowed
from core.rules.effects import Bound, Side, Unit
from core.rules.questions import Ask, Question
from core.rules.state import Memo
from core.rules.view import View

ENTER, HOLES = "base:race.halflings.enter", "base:race.halflings.holes"
IMMUNITY, LOSE = "base:race.halflings.immunity", "base:race.halflings.lose-holes"
NUMBER = 2


def _dig(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    is_new = view.rules.ruled("halflings-reentry-holes", "yes") and view.regions(me.race) == (ask.region,)
    dug = 0 if is_new else view.memory(me.unit, me.race, "holes-dug")
    is_passed_over = view.terrain(ask.region) == "river" and view.rules.ruled("river-halfling-holes", "land-only")
    if dug >= NUMBER or is_passed_over:
        return ()
    may_dig = view.stock("hole") and allowed(view, Question.MAY_PLACE, Ask(me.race, ask.region, key="hole"))
    hole = (PiecesMoved("hole", 1, BOX, ask.region, HOLES),) if may_dig else ()
    return *hole, Remembered(Memo(me.unit, me.race, "holes-dug", dug + 1, "decline"), HOLES)


def _is_shut_out(view: View, me: Bound, ask: Ask) -> bool:
    """A hole is against everybody but its diggers' player; it may lie in a region they gave up."""
    if not view.pieces(ask.region, "hole") or ask.race == me.unit or not view.in_play(me.unit):
        return False
    is_own = view.seat_of(ask.race) == view.seat_of(me.unit)
    return not is_own or view.rules.ruled("immunity-own-ghouls", "immune")


def _fill_in(view: View, regions: tuple[int, ...]) -> tuple[Change, ...]:
    found = ((region, view.pieces(region, "hole")) for region in regions)
    return tuple(PiecesMoved("hole", number, region, BOX, LOSE) for region, number in found if number)


def _lost(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    if ask.key == "abandoned" and view.rules.ruled("halfling-holes-abandon", "silent"):
        return ()
    return _fill_in(view, (ask.region,))


RACE = Unit(
    id="race.halflings",
    effects=(
        lifts(Question.MAY_CONQUER, "entry", clause=ENTER),
        when_it_happens(Question.REGION_CONQUERED, _dig, clause=HOLES),
        forbids(Question.MAY_CONQUER, "immune", clause=IMMUNITY, when=_is_shut_out, side=Side.BOARD, by_pieces=True),
        when_it_happens(Question.REGION_LOST, _lost, clause=LOSE),
        when_it_happens(Question.RACE_DECLINED, lambda view, me, ask: _fill_in(view, view.where("hole")), clause=LOSE),
    ),
)

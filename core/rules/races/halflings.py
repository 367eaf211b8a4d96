"""Halflings: they enter anywhere, and holes in their first two regions keep enemies out."""

from core.rules.blocks import forbids, lifts, when_it_happens
from core.rules.changes import BOX, Change, PiecesMoved, Remembered
from core.rules.combine import allowed
from core.rules.effects import Bound, Side, Unit
from core.rules.markers import goes_in_decline
from core.rules.questions import Ask, Question
from core.rules.state import Memo
from core.rules.view import View

ENTER, HOLES = "base:race.halflings.enter", "base:race.halflings.holes"
IMMUNITY, LOSE, NUMBER = "base:race.halflings.immunity", "base:race.halflings.lose-holes", 2


def _digs_in(view: View, region: int) -> bool:
    return view.terrain(region) != "river" or not view.rules.ruled("river-halfling-holes", "land-only")


def _now_dug(view: View, me: Bound, regions: tuple[int, ...], more: int = 0) -> Memo:
    """How many they have dug: as many as is remembered, and one for each of the first two regions they took."""
    dug = min(NUMBER, sum(_digs_in(view, each) for each in regions))
    return Memo(me.unit, me.race, "holes-dug", max(dug, view.memory(me.unit, me.race, "holes-dug")) + more, "decline")


def _dig(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    others = tuple(each for each in view.regions(me.race) if each != ask.region)
    is_new = view.rules.ruled("halflings-reentry-holes", "yes") and not others
    dug = Memo(me.unit, me.race, "holes-dug", 1, "decline") if is_new else _now_dug(view, me, others, 1)
    if dug.value > NUMBER or not _digs_in(view, ask.region):
        return ()
    may_dig = view.stock("hole") and allowed(view, Question.MAY_PLACE, Ask(me.race, ask.region, key="hole"))
    return *((PiecesMoved("hole", 1, BOX, ask.region, HOLES),) if may_dig else ()), Remembered(dug, HOLES)


def _is_shut_out(view: View, me: Bound, ask: Ask) -> bool:
    """A hole is against everybody but its diggers' player; it may lie in a region they gave up."""
    if not view.pieces(ask.region, "hole") or ask.race == me.unit or not view.in_play(me.unit):
        return False
    is_own = view.seat_of(ask.race) == view.seat_of(me.unit)
    return not is_own or view.rules.ruled("immunity-own-ghouls", "immune")


def _lost(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    stays = ask.key == "abandoned" and view.rules.ruled("halfling-holes-abandon", "silent")
    number = 0 if stays else view.pieces(ask.region, "hole")
    known = Remembered(_now_dug(view, me, (*view.regions(me.race), ask.region)), HOLES)
    return *((PiecesMoved("hole", number, ask.region, BOX, LOSE),) if number else ()), known


RACE = Unit(
    id="race.halflings",
    effects=(
        lifts(Question.MAY_CONQUER, "entry", clause=ENTER),
        when_it_happens(Question.REGION_CONQUERED, _dig, clause=HOLES),
        forbids(Question.MAY_CONQUER, "immune", clause=IMMUNITY, when=_is_shut_out, side=Side.BOARD, by_pieces=True),
        when_it_happens(Question.REGION_LOST, _lost, clause=LOSE),
        goes_in_decline("hole", clause=LOSE),
    ),
)

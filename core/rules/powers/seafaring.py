"""Seafaring: seas and lakes are regions like others for this race, and stay its own in decline."""

from core.rules.blocks import allows, forbids, lifts, ruled, when_it_happens
from core.rules.changes import Change, Remembered
from core.rules.conditions import has_entered, terrain_is
from core.rules.effects import Bound, Side, Unit
from core.rules.questions import Ask, Question
from core.rules.state import Memo
from core.rules.view import View

CONQUER, KEEP = "base:power.seafaring.conquer", "base:power.seafaring.keep"
EXCLUSIVE = "base:power.seafaring.exclusive"
MAY_CONQUER, WATER = Question.MAY_CONQUER, terrain_is("sea", "lake")


def _is_held_water(view: View, me: Bound, ask: Ask) -> bool:
    return WATER(view, me, ask) and view.holder(ask.region) is not None


def _enters_from_water(view: View, me: Bound, ask: Ask) -> bool:
    return WATER(view, me, ask) and not has_entered(view, me.race) and not _enters_from_edge(view, me, ask)


def _enters_from_edge(view: View, me: Bound, ask: Ask) -> bool:
    is_open = view.rules.ruled("seafaring-first-conquest", "yes")
    return is_open and WATER(view, me, ask) and view.board.edge[ask.region]


def _holds_three(view: View, me: Bound, ask: Ask) -> bool:
    return WATER(view, me, ask) and sum(WATER(view, me, Ask(region=r)) for r in view.regions(me.race)) >= 3


def _has_taken_three(view: View, me: Bound, ask: Ask) -> bool:
    return WATER(view, me, ask) and view.memory(me.unit, me.race, "sailed") >= 3


def _count(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    sailed = view.memory(me.unit, me.race, "sailed") + 1
    return (Remembered(Memo(me.unit, me.race, "sailed", sailed, "game"), CONQUER),) if WATER(view, me, ask) else ()


THREE, ANY_TIME = "seafaring-three", ruled("seafaring-active", "unlimited")
POWER = Unit(
    id="power.seafaring",
    needs=("sea", "lake", "river"),
    effects=(
        lifts(MAY_CONQUER, "water", clause=CONQUER),
        lifts(MAY_CONQUER, "water", clause=CONQUER, active=False, in_decline=True, ruling=ANY_TIME),
        forbids(MAY_CONQUER, "entry", clause=CONQUER, when=_enters_from_water),
        lifts(MAY_CONQUER, "entry", clause=CONQUER, when=_enters_from_edge),
        forbids(MAY_CONQUER, "quota", clause=CONQUER, when=_holds_three, in_decline=True,
                ruling=ruled(THREE, "count-as-three")),
        forbids(MAY_CONQUER, "quota", clause=CONQUER, when=_has_taken_three, in_decline=True,
                ruling=ruled(THREE, "conquer-three")),
        when_it_happens(Question.REGION_CONQUERED, _count, clause=CONQUER, in_decline=True,
                        ruling=ruled(THREE, "conquer-three")),
        lifts(Question.MAY_HOLD, "water", clause=KEEP, when=WATER),
        allows(Question.BADGE_STAYS, clause=KEEP, ruling=ruled("badge-in-decline", "kept")),
        forbids(MAY_CONQUER, "water", clause=EXCLUSIVE, when=_is_held_water, side=Side.BOARD),
    ),
)  # fmt: skip

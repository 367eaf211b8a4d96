"""Seafaring: seas, lakes and rivers are regions like others for this race, and stay its own in decline."""

from core.rules.blocks import allows, forbids, lifts, ruled
from core.rules.conditions import all_but_held_water, has_entered, is_standing_water, terrain_is
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.quotas import at_most
from core.rules.view import View

CONQUER, KEEP = "base:power.seafaring.conquer", "base:power.seafaring.keep"
EXCLUSIVE, ANY_TIME = "base:power.seafaring.exclusive", ruled("seafaring-active", "unlimited")
AT_ONCE, EVER = (ruled("seafaring-three", option) for option in ("count-as-three", "conquer-three"))
LAND_FIRST = ruled("seafaring-first-conquest", "no")
MAY_CONQUER, SEA, WATER = Question.MAY_CONQUER, is_standing_water, terrain_is("sea", "lake")
OWNS, PRICE = "river:river.region.owner-exception", "river:river.region.cost"
RIVERS = ruled("river-owners", "seafaring-and-tritons", "seafaring-only")
IN_DECLINE, AS_WATER = ruled("seafaring-decline-rivers", "keeps"), ruled("seafaring-river-cost", "empty-region-price")


def _is_held_water(view: View, me: Bound, ask: Ask) -> bool:
    return SEA(view, me, ask) and view.holder(ask.region) is not None


def _enters_from_edge(view: View, me: Bound, ask: Ask) -> bool:
    return SEA(view, me, ask) and view.board.edge[ask.region]


def _begins_on_water(view: View, me: Bound, ask: Ask) -> bool:
    return SEA(view, me, ask) and not has_entered(view, me.race)


def _two_on_river(view: View, me: Bound, ask: Ask) -> int | None:
    return 2 if view.terrain(ask.region) == "river" else None


def _owns_river(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key in ("redeploy", "score")


POWER = Unit(
    id="power.seafaring",
    needs=("sea", "lake", "river"),
    effects=(
        lifts(MAY_CONQUER, "water", clause=CONQUER),
        lifts(MAY_CONQUER, "water", clause=CONQUER, active=False, in_decline=True, ruling=ANY_TIME),
        forbids(MAY_CONQUER, "entry", clause=CONQUER, when=_begins_on_water),
        forbids(MAY_CONQUER, "ashore", clause=CONQUER, when=_begins_on_water, ruling=LAND_FIRST),
        lifts(MAY_CONQUER, "entry", clause=CONQUER, when=_enters_from_edge),
        *at_most(3, SEA, clause=CONQUER, at_once=AT_ONCE, ever=EVER),
        lifts(Question.MAY_HOLD, "water", clause=KEEP, when=WATER, in_decline=True),
        lifts(Question.MAY_HOLD, "river", clause=OWNS, when=_owns_river, ruling=RIVERS),
        lifts(Question.MAY_HOLD, "river", clause=OWNS, in_decline=True, ruling=IN_DECLINE),
        Effect(Question.CONQUEST_COST, Stage.SET, PRICE, _two_on_river, ruling=AS_WATER),
        allows(Question.BADGE_STAYS, clause=KEEP, ruling=ruled("badge-in-decline", "kept")),
        forbids(
            MAY_CONQUER, "water", clause=EXCLUSIVE, when=_is_held_water, side=Side.BOARD, outside=all_but_held_water
        ),
    ),
)

"""Ghouls: in decline all tokens stay and go on conquering, before the active race and even against it."""

from core.rules.blocks import allows, lifts, ruled, when_it_happens
from core.rules.changes import Asked, Change, Remembered
from core.rules.effects import About, Bound, Choice, Effect, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo, Pending
from core.rules.view import View

STAY, CONQUER = "base:race.ghouls.all-stay", "base:race.ghouls.conquer"
ORDER, ATTACK_OWN = "base:race.ghouls.order", "base:race.ghouls.attack-own"


def _all(view: View, me: Bound, ask: Ask) -> int | None:
    return None if view.memory(me.unit, me.race, "thinned") else view.ground(ask.region).tokens


def _asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    return (Asked(Pending(me.seat, me.unit, "keep-tokens", me.race), STAY),)


def _answered(view: View, me: Bound, pending: Pending, kept: int) -> tuple[Change, ...]:
    return () if kept else (Remembered(Memo(me.unit, me.race, "thinned", 1, "turn"), STAY),)


def _is_own_active(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and holder.active


MAY_ACT = Question.MAY_ACT_IN_DECLINE
RACE = Unit(
    id="race.ghouls",
    effects=(
        Effect(Question.DECLINE_KEEPS, Stage.SET, STAY, _all),
        when_it_happens(Question.RACE_DECLINED, _asks, clause=STAY, ruling=ruled("ghouls-elves-optional", "may")),
        allows(MAY_ACT, clause=CONQUER, when=lambda v, me, ask: ask.key != "first", active=False, in_decline=True),
        allows(MAY_ACT, clause=ORDER, when=lambda v, me, ask: ask.key == "first", active=False, in_decline=True),
        lifts(Question.MAY_CONQUER, "own-seat", clause=ATTACK_OWN, when=_is_own_active, active=False, in_decline=True),
    ),
    choices=(Choice("keep-tokens", STAY, lambda view, me, pending: (1, 0), _answered, about=About.YES_OR_NO),),
)

"""Stonehedge: a badge drawn at random lies on it and serves whoever holds it."""

from core.rules import drawn_badges as by
from core.rules.blocks import ruled, when_it_happens
from core.rules.changes import Asked, Change, Remembered
from core.rules.effects import About, Bound, Choice, Unit
from core.rules.questions import Ask, Question
from core.rules.serving import UNUSED
from core.rules.state import Memo, Pending
from core.rules.view import View

HERE, USE = "underground:place.stonehedge.", "decline-power"
DRAW, OPTIONAL = HERE + "draw", HERE + "optional"
BELOW, ON_TOP = (ruled("stonehedge-draw", option) for option in ("random-below-top", "visible-top"))
IN_DECLINE = (Question.DECLINE_KEEPS, Question.DECLINE_WEIGHT)


def _asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """May a badge that says what a decline does be left unused?"""
    power = dict(view.state.tied).get(me.unit, "")
    if not power or not any(effect.question in IN_DECLINE for effect in view.rules.units[power].effects):
        return ()
    if view.rules.ruled("stonehedge-holder-declines", "no"):
        return _answered(view, me, Pending(me.seat, me.unit, USE, me.race), 0)
    return (Asked(Pending(me.seat, me.unit, USE, me.race), OPTIONAL),)


def _answered(view: View, me: Bound, pending: Pending, used: int) -> tuple[Change, ...]:
    return () if used else (Remembered(Memo(me.unit, pending.race, UNUSED, 1, "turn"), OPTIONAL),)


PLACE = Unit(
    id="place.stonehedge",
    effects=(
        by.draws_a_badge(clause=DRAW, ruling=BELOW),
        by.takes_the_badge_on_top(clause=DRAW, ruling=ON_TOP),
        by.brings_tokens_too(clause=DRAW, unless=HERE + "no-tokens"),
        when_it_happens(Question.RACE_DECLINED, _asks, clause=OPTIONAL),
        by.thins_out_when_lost(clause=OPTIONAL, unless=HERE + "tomb"),
    ),
    choices=(
        by.drawing_a_badge(clause=DRAW),
        Choice(USE, OPTIONAL, lambda view, me, pending: (1, 0), _answered, about=About.YES_OR_NO),
    ),
)

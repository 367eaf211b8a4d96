"""Wise: two coins a turn while the race is in decline and holds a region."""

from core.rules.blocks import allows, income
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask, Question
from core.rules.view import View

BONUS = "underground:power.wise.bonus"


def _two(view: View, me: Bound, ask: Ask) -> int:
    in_decline = not view.holding(me.race).active
    return 2 if in_decline and view.regions(me.race) else 0


POWER = Unit(
    id="power.wise",
    effects=(income(_two, clause=BONUS, in_decline=True), allows(Question.BADGE_STAYS, clause=BONUS)),
)

"""Fisher: every two regions on a shore are worth one more coin."""

from core.rules.blocks import income
from core.rules.conditions import is_coastal, regions_meant
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask
from core.rules.view import View


def _pairs(view: View, me: Bound, ask: Ask) -> int:
    return sum(is_coastal(view, me, Ask(me.race, region)) for region in regions_meant(view, me)) // 2


POWER = Unit(
    id="power.fisher",
    needs=("sea", "lake", "river"),
    effects=(income(_pairs, clause="underground:power.fisher.bonus", also=("underground:river.shore",)),),
)

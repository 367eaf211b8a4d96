"""Muddy: mud pools are worth one more coin, also in decline."""

from core.rules.blocks import allows, income, income_per_region, ruled
from core.rules.conditions import terrain_is
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask, Question
from core.rules.view import View

BONUS, DECLINE = "underground:power.muddy.bonus", "underground:power.muddy.decline"
IS_POOL = terrain_is("mud")


def _pools_of_the_other_race(view: View, me: Bound, ask: Ask) -> int:
    """In one reading every mud pool of the player counts."""
    others = (race for race in view.state.seats[me.seat].races() if race != me.race)
    return sum(IS_POOL(view, me, Ask(race, region)) for race in others for region in view.regions(race))


POWER = Unit(
    id="power.muddy",
    needs=("mud",),
    effects=(
        income_per_region(+1, when=IS_POOL, clause=BONUS),
        income_per_region(+1, when=IS_POOL, clause=DECLINE, active=False, in_decline=True),
        income(_pools_of_the_other_race, clause=BONUS, in_decline=True, ruling=ruled("muddy-scope", "all-own")),
        allows(Question.BADGE_STAYS, clause=DECLINE),
    ),
)

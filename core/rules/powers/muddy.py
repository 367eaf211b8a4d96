"""Muddy: mud pools are worth one more coin, also in decline."""

from core.rules.blocks import income, income_per_region, ruled
from core.rules.conditions import terrain_is
from core.rules.counts import regions_of_other_race
from core.rules.effects import Unit
from core.rules.growth import keeps_badge

BONUS, DECLINE = "underground:power.muddy.bonus", "underground:power.muddy.decline"
IS_POOL, ALL = terrain_is("mud"), ruled("muddy-scope", "all-own")

POWER = Unit(
    id="power.muddy",
    needs=("mud",),
    effects=(
        income_per_region(+1, when=IS_POOL, clause=BONUS),
        income_per_region(+1, when=IS_POOL, clause=DECLINE, active=False, in_decline=True),
        income(regions_of_other_race(IS_POOL), clause=BONUS, in_decline=True, ruling=ALL),
        keeps_badge(clause=DECLINE),
    ),
)

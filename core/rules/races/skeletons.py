"""Skeletons: a new token for every two regions conquered this turn that were not empty."""

from dataclasses import replace

from core.rules.blocks import ruled
from core.rules.counts import occupied_regions_conquered
from core.rules.effects import Choice, Effect, Unit
from core.rules.growth import earns_tokens, earns_what_the_tray_has, may_take_earned_tokens, takes_earned_tokens

BONUS, SUPPLY = "base:race.skeletons.bonus-token", "base:race.skeletons.supply"
EARNED = occupied_regions_conquered(per=2)
MAY = may_take_earned_tokens(clause=BONUS)

RACE = Unit(
    id="race.skeletons",
    effects=(
        earns_tokens(EARNED, clause=BONUS),
        replace(earns_what_the_tray_has(EARNED, clause=SUPPLY), also=("base:choose.supply-limit",)),
        replace(takes_earned_tokens(clause=BONUS), ruling=ruled("skeletons-optional", "automatic")),
        *(replace(each, ruling=ruled("skeletons-optional", "may")) for each in MAY if isinstance(each, Effect)),
    ),
    choices=tuple(each for each in MAY if isinstance(each, Choice)),
)

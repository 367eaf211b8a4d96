"""Adventurous: regions with a place are worth one more coin."""

from core.rules.blocks import income_per_region
from core.rules.effects import Unit
from core.rules.region_conditions import has_place

POWER = Unit(
    id="power.adventurous",
    needs=("place",),
    effects=(income_per_region(+1, when=has_place, clause="underground:power.adventurous.bonus"),),
)

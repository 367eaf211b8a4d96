"""Mystic: crystal regions are worth one more coin."""

from core.rules.blocks import income_per_region
from core.rules.conditions import terrain_is
from core.rules.effects import Unit

POWER = Unit(
    id="power.mystic",
    needs=("crystal",),
    effects=(income_per_region(+1, when=terrain_is("crystal"), clause="underground:power.mystic.bonus"),),
)

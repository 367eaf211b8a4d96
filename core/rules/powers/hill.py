"""Hill: every hill pays one coin more."""

from core.rules.blocks import income_per_region
from core.rules.conditions import terrain_is
from core.rules.effects import Unit

POWER = Unit(
    id="power.hill",
    needs=("hill",),
    effects=(income_per_region(+1, when=terrain_is("hill"), clause="base:power.hill.bonus"),),
)

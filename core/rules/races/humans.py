"""Humans: farmland pays one coin more."""

from core.rules.blocks import income_per_region
from core.rules.conditions import terrain_is
from core.rules.effects import Unit

RACE = Unit(
    id="race.humans",
    needs=("farmland",),
    effects=(income_per_region(+1, when=terrain_is("farmland"), clause="base:race.humans.farmland"),),
)

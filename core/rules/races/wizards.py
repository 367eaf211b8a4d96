"""Wizards: magic regions pay one coin more."""

from core.rules.blocks import income_per_region
from core.rules.conditions import has_symbol
from core.rules.effects import Unit

RACE = Unit(
    id="race.wizards",
    needs=("magic",),
    effects=(income_per_region(+1, when=has_symbol("magic"), clause="base:race.wizards.magic"),),
)

"""Shrooms: mushroom forests are worth one more coin."""

from core.rules.blocks import income_per_region
from core.rules.conditions import terrain_is
from core.rules.effects import Unit

RACE = Unit(
    id="race.shrooms",
    needs=("mushroom-forest",),
    effects=(
        income_per_region(+1, when=terrain_is("mushroom-forest"), clause="underground:race.shrooms.forest-bonus"),
    ),
)

"""Dwarves: mines pay one coin more, in decline too."""

from core.rules.blocks import income_per_region
from core.rules.conditions import has_symbol
from core.rules.effects import Unit

MINES = "base:race.dwarves.mine-bonus"

RACE = Unit(
    id="race.dwarves",
    needs=("mine",),
    effects=(
        income_per_region(+1, when=has_symbol("mine"), clause=MINES),
        income_per_region(
            +1, when=has_symbol("mine"), clause="base:race.dwarves.decline", also=(MINES,), active=False,
            in_decline=True,
        ),
    ),
)  # fmt: skip

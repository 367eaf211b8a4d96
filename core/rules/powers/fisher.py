"""Fisher: every two regions on a shore are worth one more coin."""

from core.rules.blocks import income
from core.rules.conditions import is_on_shore
from core.rules.counts import regions_held
from core.rules.effects import Unit

SHORE = "underground:river.shore"
POWER = Unit(
    id="power.fisher",
    needs=("sea", "lake", "river"),
    effects=(income(regions_held(2, is_on_shore), clause="underground:power.fisher.bonus", also=(SHORE,)),),
)

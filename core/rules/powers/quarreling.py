"""Quarreling: a coin for every block of regions that stands apart from the others."""

from core.rules.blocks import income, ruled
from core.rules.counts import separate_blocks
from core.rules.effects import Unit

BONUS, SCOPE = "underground:power.quarreling.bonus", "quarreling-spiderines"
POWER = Unit(
    id="power.quarreling",
    effects=(
        income(separate_blocks(by_borders_only=True), clause=BONUS, ruling=ruled(SCOPE, "borders-only")),
        income(separate_blocks(), clause=BONUS, ruling=ruled(SCOPE, "one-block")),
    ),
)

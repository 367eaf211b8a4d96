"""Frightened: regions with three tokens or more are worth one more coin."""

from core.rules.blocks import income_per_region, ruled
from core.rules.effects import Unit
from core.rules.region_conditions import has_tokens

BONUS, IS_CROWDED = "underground:power.frightened.bonus", has_tokens(3)

POWER = Unit(
    id="power.frightened",
    effects=(
        income_per_region(+1, when=IS_CROWDED, clause=BONUS),
        # Only a badge on a tile can reach a race in decline.
        income_per_region(
            +1, when=IS_CROWDED, clause=BONUS, active=False, in_decline=True,
            ruling=ruled("frightened-active", "race-tokens"),
        ),
    ),
)  # fmt: skip

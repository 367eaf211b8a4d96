"""Flocking: two coins while all regions of the race form one block."""

from core.rules.blocks import income, ruled
from core.rules.circumstances import is_one_block, is_one_block_of_player
from core.rules.counts import exactly
from core.rules.effects import Unit

BONUS, SCOPE = "underground:power.flocking.bonus", "flocking-own-decline"
POWER = Unit(
    id="power.flocking",
    effects=(
        income(exactly(2), clause=BONUS, when=is_one_block, ruling=ruled(SCOPE, "race-only")),
        income(exactly(2), clause=BONUS, when=is_one_block_of_player, ruling=ruled(SCOPE, "all-own")),
    ),
)

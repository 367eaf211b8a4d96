"""Commando: every region costs one token less."""

from core.rules.blocks import attacker_pays, ruled
from core.rules.effects import Unit
from core.rules.region_conditions import is_adjacent_to_race

CLAUSE, SCOPE = "base:power.commando.discount", "commando-adjacent"
POWER = Unit(
    id="power.commando",
    effects=(
        attacker_pays(-1, clause=CLAUSE, ruling=ruled(SCOPE, "any-region")),
        attacker_pays(-1, when=is_adjacent_to_race, clause=CLAUSE, ruling=ruled(SCOPE, "adjacent-only")),
    ),
)

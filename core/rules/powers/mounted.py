"""Mounted: hills and farmland cost one token less."""

from core.rules.blocks import attacker_pays, ruled
from core.rules.conditions import once_a_turn, terrain_is
from core.rules.effects import Unit

CLAUSE = "base:power.mounted.discount"
OPEN_COUNTRY = terrain_is("hill", "farmland")

POWER = Unit(
    id="power.mounted",
    needs=("hill", "farmland"),
    effects=(
        attacker_pays(-1, when=OPEN_COUNTRY, clause=CLAUSE, ruling=ruled("single-region-wording", "all")),
        attacker_pays(
            -1, when=once_a_turn(OPEN_COUNTRY), clause=CLAUSE, ruling=ruled("single-region-wording", "one-of-choice")
        ),
    ),
)

"""Underworld: regions with a cavern cost one token less and count as adjacent to each other."""

from dataclasses import replace

from core.rules.benefits import passes_between
from core.rules.blocks import attacker_pays, ruled
from core.rules.conditions import has_symbol, once_a_turn
from core.rules.effects import Unit

DISCOUNT, ADJACENCY = "base:power.underworld.discount", "base:power.underworld.adjacency"
CAVERN, ONE = has_symbol("cavern"), "single-region-wording"

POWER = Unit(
    id="power.underworld",
    needs=("cavern",),
    effects=(
        attacker_pays(-1, when=CAVERN, clause=DISCOUNT, ruling=ruled(ONE, "all")),
        attacker_pays(-1, when=once_a_turn(CAVERN), clause=DISCOUNT, ruling=ruled(ONE, "one-of-choice")),
        passes_between(CAVERN, clause=ADJACENCY),
        replace(
            passes_between(CAVERN, "replacement", clause=ADJACENCY), ruling=ruled("sorcerers-underworld", "yes")
        ),
        replace(passes_between(CAVERN, "discount", clause=ADJACENCY), ruling=ruled("giants-underworld", "yes")),
    ),
)  # fmt: skip

"""Tritons: coastal regions cost one token less."""

from core.rules.blocks import attacker_pays, is_coastal
from core.rules.effects import Unit

RACE = Unit(
    id="race.tritons",
    effects=(attacker_pays(-1, when=is_coastal, clause="base:race.tritons.discount"),),
)

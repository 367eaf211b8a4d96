"""Giants: what borders a mountain of theirs costs one token less."""

from core.rules.blocks import attacker_pays
from core.rules.effects import Unit
from core.rules.region_conditions import borders_own

RACE = Unit(
    id="race.giants",
    needs=("mountain",),
    effects=(attacker_pays(-1, when=borders_own("mountain"), clause="base:race.giants.discount"),),
)

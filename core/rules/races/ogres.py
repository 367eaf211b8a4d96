"""Ogres: every region costs them one token less."""

from core.rules.blocks import attacker_pays
from core.rules.effects import Unit

RACE = Unit(id="race.ogres", effects=(attacker_pays(-1, clause="underground:race.ogres.discount"),))

"""Ratmen: their number is their only advantage."""

from core.rules.effects import Unit

RACE = Unit(id="race.ratmen", idle=("base:race.ratmen.none",))

"""Orcs: a coin for every region conquered this turn that was not empty."""

from core.rules.blocks import income
from core.rules.counts import occupied_regions_conquered
from core.rules.effects import Unit

RACE = Unit(id="race.orcs", effects=(income(occupied_regions_conquered(), clause="base:race.orcs.bonus"),))

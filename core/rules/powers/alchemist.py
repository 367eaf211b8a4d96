"""Alchemist: two coins at the end of every turn, however few regions the race holds."""

from core.rules.blocks import income
from core.rules.counts import exactly
from core.rules.effects import Unit

POWER = Unit(id="power.alchemist", effects=(income(exactly(2), clause="base:power.alchemist.income"),))

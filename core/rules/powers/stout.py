"""Stout: the race may go in decline at the end of a turn of conquests, after the coins."""

from core.rules.effects import Unit
from core.rules.growth import may_decline_after_scoring

POWER = Unit(id="power.stout", effects=may_decline_after_scoring(clause="base:power.stout.decline"))

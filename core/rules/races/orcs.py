"""Orcs: a coin for every region conquered this turn that was not empty."""

from core.rules.blocks import income
from core.rules.conditions import occupied_conquests
from core.rules.effects import Unit

RACE = Unit(
    id="race.orcs",
    effects=(income(lambda view, me, ask: occupied_conquests(view, me.race, "troops"), clause="base:race.orcs.bonus"),),
)

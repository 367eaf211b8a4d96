"""Martyr: a coin from the bank for every region an opponent conquers."""

from core.rules.benefits import gains_coins
from core.rules.effects import Unit

POWER = Unit(
    id="power.martyr", effects=(gains_coins(1, "loses-a-region", clause="underground:power.martyr.bonus"),)
)  # fmt: skip

"""Merchant: every region pays one coin more."""

from core.rules.blocks import income_per_region
from core.rules.effects import Unit

POWER = Unit(id="power.merchant", effects=(income_per_region(+1, clause="base:power.merchant.bonus"),))

"""The common rules of Underground: those of every game, and rivers, abysses, monsters and tiles."""

from dataclasses import replace

from core.rules.common.base import common_rules
from core.rules.common.readings import readings
from core.rules.common.rivers import abysses, rivers
from core.rules.common.tiles import tiles
from core.rules.shelter import unsheltered

_SHARED = common_rules("underground")
UNDERGROUND = replace(_SHARED, effects=(*_SHARED.effects, *rivers(), *abysses(), *tiles(), *unsheltered(), *readings()))

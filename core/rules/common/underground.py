"""The common rules of Underground: those of every game, and rivers, abysses, monsters and tiles.

A mixed game on the surface has the rules of the base game, with monsters and tiles.
"""

from dataclasses import replace

from core.rules.common.base import BASE, common_rules
from core.rules.common.readings import readings
from core.rules.common.rivers import abysses, rivers
from core.rules.common.surface import placing_monsters
from core.rules.common.tiles import tiles
from core.rules.shelter import unsheltered

_SHARED = common_rules("underground")
UNDERGROUND = replace(_SHARED, effects=(*_SHARED.effects, *rivers(), *abysses(), *tiles(), *unsheltered(), *readings()))
_TILES = (*tiles(), *unsheltered(), *readings())
SURFACE = replace(BASE, effects=(*BASE.effects, *rivers(), *_TILES), choices=(*BASE.choices, *placing_monsters()))

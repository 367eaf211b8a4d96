"""The common rules of Underground: those of every game, and rivers, abysses, monsters and tiles.

A mixed game on the surface has the rules of the base game, with monsters and tiles.
"""

from dataclasses import replace

from core.rules.common.base import BASE, common_rules
from core.rules.common.rivers import abysses, rivers
from core.rules.common.surface import placing_monsters
from core.rules.common.taking_along import taking_along, where_to_take_them
from core.rules.common.tiles import tiles
from core.rules.common.underground_readings import readings
from core.rules.shelter import unsheltered

_SHARED = common_rules("underground")
_TILES = (*tiles(), *unsheltered(), *readings(), *taking_along())
UNDERGROUND = replace(
    _SHARED,
    effects=(*_SHARED.effects, *rivers(), *abysses(), *_TILES),
    choices=(*_SHARED.choices, *where_to_take_them()),
)
SURFACE = replace(
    BASE,
    effects=(*BASE.effects, *rivers(), *_TILES),
    choices=(*BASE.choices, *placing_monsters(), *where_to_take_them()),
)

"""The common rules of River World: those of the base game, and rivers, harbours, shipyard, temple and ships."""

from dataclasses import replace

from core.rules.common.base import common_rules
from core.rules.common.harbours import harbours
from core.rules.common.passing_rivers import passing_rivers
from core.rules.common.ships import ships
from core.rules.common.shipyard import sailing, shipyard
from core.rules.common.surface import placing_monsters
from core.rules.common.taking_along import taking_along, where_to_take_them
from core.rules.common.temple import looking_and_telling, temple
from core.rules.common.tiles import tiles
from core.rules.common.underground_readings import readings
from core.rules.shelter import unsheltered

_SHARED = common_rules("river")
RIVER_WORLD = replace(
    _SHARED,
    effects=(*_SHARED.effects, *passing_rivers(), *harbours(), *shipyard(), *temple(), *ships()),
    offers=(*sailing(), *looking_and_telling()),
)
RIVER_MIXED = replace(
    RIVER_WORLD,
    effects=(*RIVER_WORLD.effects, *tiles(), *unsheltered(), *readings(), *taking_along()),
    choices=(*RIVER_WORLD.choices, *placing_monsters(), *where_to_take_them()),
)

"""The Mine of the Lost Dwarf: two coins for its holder, whatever the Scepter says."""

from core.rules.effects import Unit
from core.rules.tile_effects import income_where_it_lies

HERE = "underground:place.lost-mine."

PLACE = Unit(
    id="place.lost-mine",
    effects=(income_where_it_lies(+2, clause=HERE + "bonus", in_decline=True),),
    idle=(HERE + "no-scepter",),
)

"""The Keep on the Motherland: a coin for its holder, and one more token for whoever attacks it."""

from dataclasses import replace

from core.rules.blocks import defends
from core.rules.effects import Unit
from core.rules.tile_effects import income_where_it_lies

HERE = "underground:place.keep."

PLACE = Unit(
    id="place.keep",
    effects=(
        income_where_it_lies(+1, clause=HERE + "coin", in_decline=True),
        replace(defends("place.keep", clause=HERE + "defence"), tag="terrain"),  # it lies in empty regions, too
    ),
)

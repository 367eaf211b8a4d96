"""Tritons: coastal regions cost one token less."""

from dataclasses import replace

from core.rules.benefits import holds_rivers
from core.rules.blocks import attacker_pays, ruled
from core.rules.conditions import is_coastal
from core.rules.effects import Unit
from core.rules.region_conditions import is_water_at_water

DISCOUNT, OWNS = "base:race.tritons.discount", "river:river.region.owner-exception"
OWNERS = ruled("river-owners", "seafaring-and-tritons")

RACE = Unit(
    id="race.tritons",
    needs=("sea", "lake", "river"),
    effects=(
        attacker_pays(-1, when=is_coastal, clause=DISCOUNT),
        attacker_pays(-1, when=is_water_at_water, clause=DISCOUNT, ruling=ruled("seafaring-tritons", "yes")),
        replace(holds_rivers("redeploy", "score", clause=OWNS), ruling=OWNERS),
    ),
)

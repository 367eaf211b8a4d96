"""Tritons: coastal regions cost one token less."""

from core.rules.blocks import attacker_pays, ruled
from core.rules.conditions import is_coastal
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask
from core.rules.view import View

DISCOUNT = "base:race.tritons.discount"
WATER = ("sea", "lake", "river")


def _is_water_at_water(view: View, me: Bound, ask: Ask) -> bool:
    return view.terrain(ask.region) in WATER and any(
        view.terrain(region) in WATER for region in view.board.touching[ask.region]
    )


RACE = Unit(
    id="race.tritons",
    needs=("sea", "lake", "river"),
    effects=(
        attacker_pays(-1, when=is_coastal, clause=DISCOUNT),
        attacker_pays(-1, when=_is_water_at_water, clause=DISCOUNT, ruling=ruled("seafaring-tritons", "yes")),
    ),
)

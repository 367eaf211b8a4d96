"""Frightened: regions with three tokens or more are worth one more coin."""

from core.rules.blocks import income_per_region, ruled
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask
from core.rules.view import View

BONUS = "underground:power.frightened.bonus"


def _is_crowded(view: View, me: Bound, ask: Ask) -> bool:
    return view.ground(ask.region).tokens >= 3


POWER = Unit(
    id="power.frightened",
    effects=(
        income_per_region(+1, when=_is_crowded, clause=BONUS),
        # Only a badge on a tile can reach a race in decline.
        income_per_region(
            +1, when=_is_crowded, clause=BONUS, active=False, in_decline=True,
            ruling=ruled("frightened-active", "race-tokens"),
        ),
    ),
)  # fmt: skip

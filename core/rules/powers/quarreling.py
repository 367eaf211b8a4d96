"""Quarreling: a coin for every block of regions that stands apart from the others."""

from core.rules.blocks import income, ruled
from core.rules.connected import blocks
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask
from core.rules.view import View

BONUS = "underground:power.quarreling.bonus"


def _by_borders(view: View, me: Bound, ask: Ask) -> int:
    return len(blocks(view, me.race, view.regions(me.race)))


def _by_any_adjacency(view: View, me: Bound, ask: Ask) -> int:
    return len(blocks(view, me.race, view.regions(me.race), "block"))


POWER = Unit(
    id="power.quarreling",
    effects=(
        income(_by_borders, clause=BONUS, ruling=ruled("quarreling-spiderines", "borders-only")),
        income(_by_any_adjacency, clause=BONUS, ruling=ruled("quarreling-spiderines", "one-block")),
    ),
)

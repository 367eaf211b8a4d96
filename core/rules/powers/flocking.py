"""Flocking: two coins while all regions of the race form one block."""

from core.rules.blocks import income, ruled
from core.rules.connected import blocks
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask
from core.rules.view import View

BONUS = "underground:power.flocking.bonus"


def _race(view: View, me: Bound, ask: Ask) -> int:
    return 2 * (len(blocks(view, me.race, view.regions(me.race), "block")) == 1)


def _player(view: View, me: Bound, ask: Ask) -> int:
    """In one reading all regions of the player must hang together."""
    regions = tuple(region for race in view.state.seats[me.seat].races() for region in view.regions(race))
    return 2 * (len(blocks(view, me.race, regions, "block")) == 1 and bool(view.regions(me.race)))


POWER = Unit(
    id="power.flocking",
    effects=(
        income(_race, clause=BONUS, ruling=ruled("flocking-own-decline", "race-only")),
        income(_player, clause=BONUS, ruling=ruled("flocking-own-decline", "all-own")),
    ),
)

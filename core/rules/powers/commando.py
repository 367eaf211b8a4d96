"""Commando: every region costs one token less."""

from core.rules.blocks import attacker_pays, ruled
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask
from core.rules.view import View


def _is_adjacent(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region in view.frontier(me.race)


CLAUSE = "base:power.commando.discount"
POWER = Unit(
    id="power.commando",
    effects=(
        attacker_pays(-1, clause=CLAUSE, ruling=ruled("commando-adjacent", "any-region")),
        attacker_pays(-1, when=_is_adjacent, clause=CLAUSE, ruling=ruled("commando-adjacent", "adjacent-only")),
    ),
)

"""Adventurous: regions with a place are worth one more coin."""

from core.rules.blocks import income_per_region
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask
from core.rules.view import View


def _has_place(view: View, me: Bound, ask: Ask) -> bool:
    return any(view.rules.kind(piece) == "place" for piece, _ in view.ground(ask.region).pieces)


POWER = Unit(
    id="power.adventurous",
    needs=("place",),
    effects=(income_per_region(+1, when=_has_place, clause="underground:power.adventurous.bonus"),),
)

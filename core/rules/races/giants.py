"""Giants: what borders a mountain of theirs costs one token less."""

from core.rules.blocks import attacker_pays
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask
from core.rules.view import View


def _is_below_own_mountain(view: View, me: Bound, ask: Ask) -> bool:
    mountains = (region for region in view.regions(me.race) if view.is_a(region, "mountain"))
    return any(view.is_adjacent(me.race, mountain, ask.region, "discount") for mountain in mountains)


RACE = Unit(
    id="race.giants",
    needs=("mountain",),
    effects=(attacker_pays(-1, when=_is_below_own_mountain, clause="base:race.giants.discount"),),
)

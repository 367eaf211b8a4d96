"""Fisher: every two regions on a shore are worth one more coin."""

from core.rules.blocks import income
from core.rules.counts import regions_held
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask
from core.rules.view import View

SHORE = "underground:river.shore"


def _is_on_river(view: View, me: Bound, ask: Ask) -> bool:
    """No water itself, and next to the river, or to what counts as one."""
    return any(view.is_a(water, "river") for water in view.board.shore_of[ask.region])


POWER = Unit(
    id="power.fisher",
    needs=("sea", "lake", "river"),
    effects=(income(regions_held(2, _is_on_river), clause="underground:power.fisher.bonus", also=(SHORE,)),),
)

"""Flying: any region of the map may be conquered, near or far."""

from core.rules.blocks import lifts, ruled
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask, Question
from core.rules.view import View

CLAUSE = "base:power.flying.anywhere"


def _is_no_replacement(view: View, me: Bound, ask: Ask) -> bool:
    return view.rules.ruled("sorcerers-flying", "anywhere") or not view.rules.has_trait(ask.means, "replacement")


POWER = Unit(
    id="power.flying",
    effects=(
        lifts(Question.MAY_CONQUER, "reach", clause=CLAUSE, when=_is_no_replacement),
        lifts(Question.MAY_CONQUER, "entry", clause=CLAUSE, ruling=ruled("flying-first-conquest", "anywhere")),
    ),
)

"""Harsh Winter: for a round rivers are regions like others; in the next turn whoever stands on them must leave."""

from core.rules import thaw as by
from core.rules.blocks import forbids, lifts
from core.rules.conditions import Condition
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Phase
from core.rules.view import View
from core.rules.weather import RIVER

HERE = "river:event.winter."
COST, STAY, SCORE, LEAVE = HERE + "cost", HERE + "stay", HERE + "score", HERE + "leave"
HOLD, BOARD = Question.MAY_HOLD, Side.BOARD


def _while_frozen(*keys: str) -> Condition:
    return lambda view, me, ask: ask.key in keys and by.is_frozen(view, me, ask)


def _two(view: View, me: Bound, ask: Ask) -> int | None:
    return 2 if by.is_frozen(view, me, ask) else None


def _is_garrison(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.phase is Phase.REDEPLOY and by.is_frozen(view, me, ask)


EVENT = Unit(
    id="event.winter",
    lasts=True,
    freezes=RIVER,
    effects=(
        Effect(Question.CONQUEST_COST, Stage.SET, COST, _two, BOARD),
        lifts(HOLD, RIVER, clause=STAY, when=_while_frozen("redeploy"), side=BOARD),
        forbids(Question.MAY_ABANDON, "frozen", clause=STAY, when=_is_garrison, side=BOARD),
        lifts(HOLD, RIVER, clause=SCORE, when=_while_frozen("score"), side=BOARD),
        *by.leaves_when_it_is_over(clause=LEAVE, unless=STAY),
        *by.leaves_in_decline(clause=LEAVE, stays=STAY),
    ),
)

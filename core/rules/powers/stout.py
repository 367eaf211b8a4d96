"""Stout: the race may go in decline at the end of a turn of conquests, after the coins."""

from core.rules.blocks import allows, lifts
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask, Question
from core.rules.view import View

CLAUSE = "base:power.stout.decline"


def _is_scored(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "after-coins" and view.state.log.expanded


POWER = Unit(
    id="power.stout",
    effects=(
        allows(Question.MAY_DECLINE, clause=CLAUSE, when=_is_scored),
        lifts(Question.MAY_DECLINE, "first-turn", clause=CLAUSE, when=_is_scored),
    ),
)

"""Reusable effects for conquests at the price of an empty region (underground:dispute.as-if-empty-cost)."""

from core.rules.blocks import ignores, ruled
from core.rules.conditions import Condition
from core.rules.effects import Bound, Effect
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

COST = "as-if-empty-cost"


def as_if_empty(*, clause: str, when: Condition) -> tuple[Effect, ...]:
    """Tokens and monsters do not count; in one reading no marker that leaves with its race, in another nothing."""

    def river(view: View, me: Bound, ask: Ask) -> int | None:
        return 1 if ask.region in view.rules.rivers and when(view, me, ask) else None

    # Where only an empty river region is cheap, this one is.
    dear = ruled("river-occupied-cost", "two-plus-tokens")
    return (
        Effect(Question.CONQUEST_COST, Stage.SET, clause, river, ruling=dear),
        *ignores("occupants", "neutral", clause=clause, when=when),
        *ignores("marker", clause=clause, when=when, ruling=ruled(COST, "ignore-tokens-and-armor", "flat-two")),
        *ignores("terrain", clause=clause, when=when, ruling=ruled(COST, "flat-two")),
    )

"""Reusable effects for conquests at the price of an empty region (underground:dispute.as-if-empty-cost)."""

from core.rules.blocks import ignores, ruled
from core.rules.conditions import Condition
from core.rules.effects import Bound, Effect
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

COST, ARMOR = "as-if-empty-cost", "mushroom-armor"


def as_if_empty(*, clause: str, when: Condition) -> tuple[Effect, ...]:
    """Tokens and monsters do not count; in one reading no armor does, in another nothing at all."""

    def armor(view: View, me: Bound, ask: Ask) -> int | None:
        return -view.pieces(ask.region, ARMOR) or None if when(view, me, ask) else None

    return (
        *ignores("occupants", "neutral", clause=clause, when=when),
        Effect(
            Question.CONQUEST_COST, Stage.ADD, clause, armor, tag="marker",
            ruling=ruled(COST, "ignore-tokens-and-armor"),
        ),
        *ignores("terrain", "marker", clause=clause, when=when, ruling=ruled(COST, "flat-two")),
    )  # fmt: skip

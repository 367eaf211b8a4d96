"""Reusable effects for conquests at the price of an empty region (underground:dispute.as-if-empty-cost)."""

from core.rules.blocks import ignores, ruled
from core.rules.conditions import Condition
from core.rules.effects import Effect

COST = "as-if-empty-cost"


def as_if_empty(*, clause: str, when: Condition) -> tuple[Effect, ...]:
    """Tokens and monsters do not count; in one reading no marker that leaves with its race, in another nothing."""
    return (
        *ignores("occupants", "neutral", clause=clause, when=when),
        *ignores("marker", clause=clause, when=when, ruling=ruled(COST, "ignore-tokens-and-armor", "flat-two")),
        *ignores("terrain", clause=clause, when=when, ruling=ruled(COST, "flat-two")),
    )

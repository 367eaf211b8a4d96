"""The Shiny Orb: once a turn an opponent's lone token is replaced by one of the holder's race."""

from dataclasses import replace

from core.rules import replacement as by
from core.rules.blocks import lifts, ruled
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.tile_effects import (
    lies_where_it_was_used,
    limited_to,
    moves_where_it_is_used,
    once_a_turn_or_round,
    relic_means,
    way_of,
    with_it,
)
from core.rules.view import View

HERE, EXTRA = "underground:relic.orb.", "underground:tile.extra-tokens"
REPLACE, LONE = HERE + "replace", HERE + "lone-definition"
MAY_USE, MAY_CONQUER = Question.MAY_USE, Question.MAY_CONQUER


def _has_cover(view: View, me: Bound, ask: Ask) -> bool:
    return with_it(view, me, ask) and any(not piece.startswith("relic.") for piece, _ in view.ground(ask.region).pieces)


def _one(view: View, me: Bound, ask: Ask) -> int | None:
    """Whoever is replaced is lost, whether the Orb or a copy of it did it."""
    return 1 if any(way.endswith(way_of(me.unit)) for way in ask.means) else None


RELIC = Unit(
    id="relic.orb",
    means=(relic_means("relic.orb", REPLACE, "replacement"),),
    effects=(
        *once_a_turn_or_round(clause=REPLACE),
        *by.costs_no_token(with_it, clause=REPLACE),
        limited_to(by.is_not_alone, "company", clause=LONE),
        limited_to(by.is_in_decline, "declined", clause=REPLACE, ruling=ruled("orb-active", "active-only")),
        # Without the definition of the Vampire whatever lies there is company.
        replace(limited_to(_has_cover, "company", clause=REPLACE), instead_of=LONE),
        replace(limited_to(by.has_empty_tray, "tray", clause=REPLACE), instead_of=EXTRA),
        lifts(MAY_CONQUER, "reach", clause=REPLACE, when=with_it, ruling=ruled("vampire-adjacency", "anywhere")),
        lifts(
            MAY_CONQUER, "no-token", clause=REPLACE, when=with_it,
            ruling=ruled("free-token-for-replacement", "not-needed"),
        ),
        Effect(
            Question.TOKENS_LOST, Stage.BOUND, REPLACE, _one, Side.BOARD, ruling=ruled("immortal-orb", "lost")
        ),
        moves_where_it_is_used(clause=REPLACE),
    ),
    choices=lies_where_it_was_used(clause=REPLACE),
)  # fmt: skip

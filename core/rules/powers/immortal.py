"""Immortal: when a region is lost, no token is; only a token that is replaced goes to the tray."""

from collections.abc import Callable

from core.rules.blocks import ruled, when_it_happens
from core.rules.changes import FLED, HAND, KEPT, Change, TokensMoved
from core.rules.effects import Bound, Effect, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

NO_LOSS, EXCEPTION = "underground:power.immortal.no-loss", "underground:power.immortal.vampire-exception"
LOST, SET = Question.TOKENS_LOST, Stage.SET
LATER = ruled("immortal-redeploy-time", "own-turn-end")


def _none(view: View, me: Bound, ask: Ask) -> int | None:
    return 0 if ask.key == "conquered" else None


def _none_when_replaced(view: View, me: Bound, ask: Ask) -> int | None:
    return 0 if ask.key == "replaced" else None


def _none_by_relic(view: View, me: Bound, ask: Ask) -> int | None:
    return 0 if ask.key == "replaced" and view.rules.has_trait(ask.means, "relic") else None


def _by_a_piece(number: int) -> Callable[[View, Bound, Ask], int | None]:
    """The loss where a piece without a race comes in (underground:dispute.balrog-vs-immortal)."""
    return lambda view, me, ask: number if ask.key not in ("conquered", "replaced") else None


def _held_back(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """In one reading the tokens wait for the redeployment of their own player, if there is a region to go to."""
    fled = view.holding(me.race).fled if view.regions(me.race) else 0
    return (TokensMoved(me.race, fled, FLED, KEPT, NO_LOSS),) if fled else ()


def _released(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    kept = view.holding(me.race).kept
    return (TokensMoved(me.race, kept, KEPT, HAND, NO_LOSS),) if kept else ()


POWER = Unit(
    id="power.immortal",
    effects=(
        Effect(LOST, SET, NO_LOSS, _none),
        Effect(LOST, SET, NO_LOSS, _none_when_replaced, instead_of=EXCEPTION),
        Effect(LOST, SET, EXCEPTION, _none_by_relic, ruling=ruled("immortal-orb", "kept")),
        Effect(LOST, SET, NO_LOSS, _by_a_piece(0), ruling=ruled("balrog-vs-immortal", "none")),
        Effect(LOST, SET, NO_LOSS, _by_a_piece(1), ruling=ruled("balrog-vs-immortal", "one")),
        when_it_happens(Question.TURN_OVER, _held_back, clause=NO_LOSS, ruling=LATER),
        when_it_happens(Question.REDEPLOY_BEGAN, _released, clause=NO_LOSS, ruling=LATER),
    ),
)  # fmt: skip

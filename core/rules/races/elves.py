"""Elves: no token is lost when an enemy takes their region; all of them retreat."""

from core.rules.blocks import forbids, lifts, ruled, when_it_happens
from core.rules.changes import BOX, FLED, Asked, Change, TokensMoved
from core.rules.compiled import COMMON
from core.rules.effects import About, Bound, Choice, Effect, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Pending
from core.rules.view import View

NO_LOSS, AGAIN = "base:race.elves.no-loss", "base:race.elves.redeploy"
IN_DECLINE_TOO = ruled("elves-in-decline", "kept")


def _none_lost(view: View, me: Bound, ask: Ask) -> int | None:
    return 0 if ask.seat != me.seat else None


def _placed_apart(view: View, me: Bound, ask: Ask) -> bool:
    first = view.memory(COMMON, me.race, "placed-in", -1)
    return ask.key == "retreat" and first not in (-1, ask.region)


def _asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    is_lost = ask.key == "replaced" and view.rules.ruled("sorcerers-replace-elves", "lost")
    if is_lost or ask.seat == me.seat or not view.holding(me.race).fled:
        return ()
    return (Asked(Pending(me.seat, me.unit, "keep-tokens", me.race), NO_LOSS),)


def _answered(view: View, me: Bound, pending: Pending, kept: int) -> tuple[Change, ...]:
    return () if kept else (TokensMoved(me.race, 1, FLED, BOX, NO_LOSS),)


def _effects(active: bool, ruling: tuple[str, frozenset[str]] | None) -> tuple[Effect, ...]:
    lost, back = Question.TOKENS_LOST, Question.SURVIVORS_RETURN
    return (
        Effect(lost, Stage.SET, NO_LOSS, _none_lost, active=active, in_decline=not active, ruling=ruling),
        # Those who are saved are in hand; that they come back before the next own turn is a clause of its own.
        forbids(back, "saved", clause=NO_LOSS, active=active, in_decline=not active, ruling=ruling),
        lifts(back, "saved", clause=AGAIN, active=active, in_decline=not active, ruling=ruling),
    )


RACE = Unit(
    id="race.elves",
    effects=(
        *_effects(active=True, ruling=None),
        *_effects(active=False, ruling=IN_DECLINE_TOO),
        forbids(
            Question.MAY_PLACE, "together", clause=AGAIN, when=_placed_apart, in_decline=True,
            ruling=ruled("elves-one-region", "one-region"),
        ),
        when_it_happens(
            Question.REGION_LOST, _asks, clause=NO_LOSS, in_decline=True, ruling=ruled("ghouls-elves-optional", "may")
        ),
    ),
    choices=(Choice("keep-tokens", NO_LOSS, lambda view, me, pending: (1, 0), _answered, about=About.YES_OR_NO),),
)  # fmt: skip

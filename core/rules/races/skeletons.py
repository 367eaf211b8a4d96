"""Skeletons: a new token for every two regions conquered this turn that were not empty."""

from core.rules.blocks import ruled, when_it_happens
from core.rules.changes import BOX, ENDLESS, HAND, Asked, Change, TokensMoved
from core.rules.combine import total
from core.rules.conditions import occupied_conquests
from core.rules.effects import Bound, Choice, Effect, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Pending
from core.rules.view import View

BONUS, SUPPLY = "base:race.skeletons.bonus-token", "base:race.skeletons.supply"
GAINED = Question.TOKENS_GAINED


def _earned(view: View, me: Bound, ask: Ask) -> int:
    return occupied_conquests(view, me.race, "troops") // 2


def _beyond_the_tray(view: View, me: Bound, ask: Ask) -> int | None:
    return min(0, view.tray(me.race) - _earned(view, me, ask)) or None


def _taken(view: View, me: Bound, number: int) -> tuple[Change, ...]:
    boxed = min(number, view.tray(me.race))
    return (
        TokensMoved(me.race, boxed, BOX, HAND, BONUS),
        TokensMoved(me.race, number - boxed, ENDLESS, HAND, BONUS),
    )


def _receives(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    return _taken(view, me, total(view, GAINED, Ask(me.race, seat=me.seat)))


def _asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    number = total(view, GAINED, Ask(me.race, seat=me.seat))
    return (Asked(Pending(me.seat, me.unit, "keep-tokens", me.race, number=number), BONUS),) if number else ()


RACE = Unit(
    id="race.skeletons",
    effects=(
        Effect(GAINED, Stage.BASE, BONUS, _earned),
        Effect(GAINED, Stage.ADD, SUPPLY, _beyond_the_tray, also=("base:choose.supply-limit",)),
        when_it_happens(
            Question.REDEPLOY_BEGAN, _receives, clause=BONUS, ruling=ruled("skeletons-optional", "automatic")
        ),
        when_it_happens(Question.REDEPLOY_BEGAN, _asks, clause=BONUS, ruling=ruled("skeletons-optional", "may")),
    ),
    choices=(
        Choice(
            "keep-tokens", BONUS, lambda view, me, pending: tuple(range(pending.number, -1, -1)),
            lambda view, me, pending, number: _taken(view, me, number),
        ),
    ),
)  # fmt: skip

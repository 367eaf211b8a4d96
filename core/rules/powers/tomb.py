"""Tomb: all tokens stay on the board in decline, and are lost like those of an active race."""

from core.rules.blocks import allows, lifts, ruled, when_it_happens
from core.rules.changes import FLED, HAND, Asked, Change, Remembered, TokensMoved
from core.rules.effects import About, Bound, Choice, Effect, Side, Unit
from core.rules.last_placement import has_more_than_garrisons, placed_again, yes_or_no
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo, Pending, Phase
from core.rules.view import View

HERE, STAY, MOVE = "underground:power.tomb.", "keep-tokens", "redeploy"
KEEP, LOSSES, NOWHERE = HERE + "keep-tokens", HERE + "losses", HERE + "no-region"


def _all(view: View, me: Bound, ask: Ask) -> int | None:
    return None if view.memory(me.unit, me.race, "thinned") else view.ground(ask.region).tokens


def _asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    is_time = view.state.phase is Phase.DECLINE and has_more_than_garrisons(view, me.race)
    first = MOVE if view.rules.ruled("tomb-may-or-must", "must") else STAY
    return (Asked(Pending(me.seat, me.unit, first, me.race), KEEP),) if is_time else ()


def _kept(view: View, me: Bound, pending: Pending, option: int) -> tuple[Change, ...]:
    thinned = Remembered(Memo(me.unit, pending.race, "thinned", 1, "turn"), KEEP)
    return (Asked(Pending(me.seat, me.unit, MOVE, pending.race), KEEP) if option else thinned,)


def _moved(view: View, me: Bound, pending: Pending, option: int) -> tuple[Change, ...]:
    return placed_again(view, pending.race, clause=KEEP) if option else ()


def _to_the_hand(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    fled = 0 if view.regions(me.race) else view.holding(me.race).fled
    return (TokensMoved(me.race, fled, FLED, HAND, LOSSES),) if fled else ()


def _others(view: View, me: Bound, ask: Ask) -> int:
    return view.ground(ask.region).tokens - 1


OVER, LOST, ACTIVE = Question.TURN_OVER, Question.TOKENS_LOST, ruled("tomb-treated-as-active", "as-active")
POWER = Unit(
    id="power.tomb",
    effects=(
        Effect(Question.DECLINE_KEEPS, Stage.SET, KEEP, _all),
        when_it_happens(Question.RACE_DECLINED, _asks, clause=KEEP),
        allows(Question.BADGE_STAYS, clause=KEEP),
        Effect(LOST, Stage.ADD, KEEP, _others, active=False, in_decline=True, instead_of=LOSSES),
        Effect(OVER, Stage.GIVE, LOSSES, _to_the_hand, active=False, in_decline=True, instead_of=NOWHERE),
        allows(Question.COUNTS_AS_ACTIVE, clause=LOSSES, active=False, in_decline=True, ruling=ACTIVE),
        lifts(
            Question.MAY_USE, "declined", clause=LOSSES, side=Side.AGAINST, active=False, in_decline=True, ruling=ACTIVE
        ),
    ),
    choices=tuple(Choice(key, KEEP, yes_or_no, answer, about=About.YES_OR_NO)
                  for key, answer in ((STAY, _kept), (MOVE, _moved))),
)  # fmt: skip

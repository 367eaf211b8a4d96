"""Tomb: all tokens stay on the board in decline, and are lost like those of an active race."""

from core.rules.blocks import allows, lifts, ruled, when_it_happens
from core.rules.changes import BOX, FLED, HAND, Asked, Change, Remembered, TokensMoved
from core.rules.compiled import COMMON
from core.rules.effects import Bound, Choice, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo, Pending
from core.rules.view import View

HERE, KEY = "underground:power.tomb.", "keep-tokens"
KEEP, LOSSES, NOWHERE = HERE + "keep-tokens", HERE + "losses", HERE + "no-region"
STAY, REDEPLOY, LEAVE = 1, 2, 0


def _all(view: View, me: Bound, ask: Ask) -> int | None:
    return None if view.memory(me.unit, me.race, "thinned") else view.ground(ask.region).tokens


def _asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    return (Asked(Pending(me.seat, me.unit, KEY, me.race), KEEP),) if view.regions(me.race) else ()


def _options(view: View, me: Bound, pending: Pending) -> tuple[int, ...]:
    return (STAY, REDEPLOY) if view.rules.ruled("tomb-may-or-must", "must") else (STAY, REDEPLOY, LEAVE)


def _answered(view: View, me: Bound, pending: Pending, option: int) -> tuple[Change, ...]:
    """They stay as they are, are placed anew one by one, or leave one token in every region."""
    race, hand = pending.race, view.holding(pending.race).hand
    if option == LEAVE:
        return (Remembered(Memo(me.unit, race, "thinned", 1, "turn"), KEEP),)
    kept = hand if view.rules.ruled("tomb-which-tokens", "hand-too") else 0
    spare = [(region, view.ground(region).tokens - 1) for region in view.regions(race) if option == REDEPLOY]
    number = kept + sum(tokens for _, tokens in spare)
    return (
        TokensMoved(race, hand - kept, HAND, BOX, KEEP),
        *(TokensMoved(race, tokens, region, HAND, KEEP) for region, tokens in spare),
        *(Asked(Pending(me.seat, COMMON, "placed-first", race), KEEP) for _ in range(number)),
    )


def _others(view: View, me: Bound, ask: Ask) -> int | None:
    return view.ground(ask.region).tokens - 1


def _to_the_hand(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    fled = 0 if view.regions(me.race) else view.holding(me.race).fled
    return (TokensMoved(me.race, fled, FLED, HAND, LOSSES),) if fled else ()


LOST, AS_ACTIVE = Question.TOKENS_LOST, ruled("tomb-treated-as-active", "as-active")
POWER = Unit(
    id="power.tomb",
    effects=(
        Effect(Question.DECLINE_KEEPS, Stage.SET, KEEP, _all),
        when_it_happens(Question.RACE_DECLINED, _asks, clause=KEEP),
        allows(Question.BADGE_STAYS, clause=KEEP),
        Effect(LOST, Stage.ADD, KEEP, _others, active=False, in_decline=True, instead_of=LOSSES),
        Effect(
            Question.TURN_OVER, Stage.GIVE, LOSSES, _to_the_hand, active=False, in_decline=True, instead_of=NOWHERE
        ),
        allows(Question.COUNTS_AS_ACTIVE, clause=LOSSES, active=False, in_decline=True, ruling=AS_ACTIVE),
        lifts(
            Question.MAY_USE, "declined", clause=LOSSES, side=Side.AGAINST, active=False, in_decline=True,
            ruling=AS_ACTIVE,
        ),
    ),
    choices=(Choice(KEY, KEEP, _options, _answered),),
)  # fmt: skip

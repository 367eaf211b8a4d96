"""Reusable effects for an event that lets troops stand in rivers: what becomes of them when it is over."""

from collections.abc import Callable

from core.rules.blocks import forbids, lifts, ruled
from core.rules.changes import Change, Remembered
from core.rules.combine import allowed
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo
from core.rules.view import View
from core.rules.weather import RIVER, is_river, is_up, rivers, was_up

HOLD, BOARD, FROZEN_IN = Question.MAY_HOLD, Side.BOARD, "frozen-in"
DECLINED, NEXT_TURN = "winter-decline-in-winter", "winter-decline-next-turn"
OWNERS, LEAVE_TOO = "winter-seafaring", "yes"
THIS_ROUND = ruled(DECLINED, "stay-this-round")


def is_frozen(view: View, me: Bound, ask: Ask) -> bool:
    """Is it a river region, and does the event count now?"""
    return is_river(view, ask.region) and is_up(view, me.unit)


def leaves_when_it_is_over(*, clause: str, unless: str) -> tuple[Effect, ...]:
    """Active troops must leave in their next turn; in one reading even those that may own rivers."""
    return (
        # Leaving is what the rules of rivers demand when the ice is gone; without this clause nobody is hurried.
        Effect(HOLD, Stage.LIFT, unless, _has_gone, BOARD, RIVER, instead_of=clause),
        *(
            forbids(HOLD, ground, clause=clause, when=has_gone, side=BOARD, ruling=ruled(OWNERS, reading))
            for ground, reading in ((RIVER, "no"), ("thaw", LEAVE_TOO))
            for has_gone in (_has_gone, _declines_instead_of_leaving)
        ),
    )


def leaves_in_decline(*, clause: str, stays: str) -> tuple[Effect, ...]:
    """A race that declines on the ice, or in the turn after it."""
    return (
        lifts(
            HOLD, RIVER, clause=stays, when=_declines_on_it, side=BOARD,
            ruling=ruled(DECLINED, "stay-this-round", "stay-forever"),
        ),
        Effect(Question.RACE_DECLINED, Stage.GIVE, clause, _freezes_in(clause), BOARD, ruling=THIS_ROUND),
        forbids(HOLD, "thaw", clause=clause, when=_sinks_in, side=BOARD, ruling=THIS_ROUND),
        lifts(
            HOLD, RIVER, clause=clause, when=_declines_after_it, side=BOARD, ruling=ruled(NEXT_TURN, "flip-and-stay")
        ),
    )  # fmt: skip


def _has_gone(view: View, me: Bound, ask: Ask) -> bool:
    """Has the ice gone under a region that was not taken in this turn?"""
    return ask.key == "redeploy" and _has_thawed(view, me, ask) and ask.region not in view.taken_by(ask.race)


def _has_thawed(view: View, me: Bound, ask: Ask) -> bool:
    return is_river(view, ask.region) and was_up(view, me.unit) and not is_up(view, me.unit)


def _declines_instead_of_leaving(view: View, me: Bound, ask: Ask) -> bool:
    """A turn of decline has no redeployment; who would have to leave the river in it leaves it all the same."""
    return ask.key == "decline" and _has_thawed(view, me, ask) and view.rules.ruled(NEXT_TURN, "removed")


def _declines_on_it(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "decline" and is_frozen(view, me, ask)


def _declines_after_it(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "decline" and is_river(view, ask.region) and not is_up(view, me.unit)


def _freezes_in(clause: str) -> Callable[[View, Bound, Ask], tuple[Change, ...]]:
    def keeps_in_mind(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        """One bit a region where a race that declines now stands only because of the ice, or must leave with it."""
        held = [region for region in rivers(view) if view.ground(region).race == ask.race]
        all_leave = view.rules.ruled(OWNERS, LEAVE_TOO)
        caught = sum(1 << r for r in held if all_leave or not allowed(view, HOLD, Ask(ask.race, r, key="thaw")))
        is_caught = caught and is_up(view, me.unit)
        return (Remembered(Memo(me.unit, ask.race, FROZEN_IN, caught, "game"), clause),) if is_caught else ()

    return keeps_in_mind


def _sinks_in(view: View, me: Bound, ask: Ask) -> bool:
    """Tokens in decline cannot leave when the ice goes, unless they act like active ones."""
    is_caught = ask.key == "turn-began" and view.memory(me.unit, ask.race, FROZEN_IN) >> ask.region & 1
    if not is_caught or is_up(view, me.unit):
        return False
    return not allowed(view, Question.MAY_ACT_IN_DECLINE, Ask(ask.race, seat=view.seat_of(ask.race)))

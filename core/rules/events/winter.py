"""Harsh Winter: for a round rivers are regions like others; in the next turn whoever stands on them must leave."""

from core.rules.blocks import forbids, lifts, ruled
from core.rules.changes import Change, Remembered
from core.rules.combine import allowed
from core.rules.conditions import Condition
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo, Phase
from core.rules.view import View
from core.rules.weather import RIVER, is_river, is_up, rivers, was_up

HERE = "river:event.winter."
COST, STAY, SCORE, LEAVE = HERE + "cost", HERE + "stay", HERE + "score", HERE + "leave"
HOLD, BOARD, FROZEN_IN = Question.MAY_HOLD, Side.BOARD, "frozen-in"
DECLINED, NEXT_TURN = "winter-decline-in-winter", "winter-decline-next-turn"

THIS_ROUND = ruled(DECLINED, "stay-this-round")


def _is_frozen(view: View, me: Bound, ask: Ask) -> bool:
    return is_river(view, ask.region) and is_up(view, me.unit)


def _while_frozen(*keys: str) -> Condition:
    return lambda view, me, ask: ask.key in keys and _is_frozen(view, me, ask)


def _two(view: View, me: Bound, ask: Ask) -> int | None:
    return 2 if _is_frozen(view, me, ask) else None


def _is_garrison(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.phase is Phase.REDEPLOY and _is_frozen(view, me, ask)


def _thaws(view: View, me: Bound, ask: Ask) -> bool:
    """Has the ice gone under a region that was not taken in this turn?"""
    has_gone = is_river(view, ask.region) and was_up(view, me.unit) and not is_up(view, me.unit)
    return ask.key == "redeploy" and has_gone and ask.region not in view.taken_by(ask.race)


def _declines_after_it(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "decline" and is_river(view, ask.region) and not is_up(view, me.unit)


def _freezes_in(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """Keep in mind, one bit a region, where a race that declines now stands only because of the ice."""
    held = [region for region in rivers(view) if view.ground(region).race == ask.race]
    caught = sum(1 << r for r in held if not allowed(view, HOLD, Ask(ask.race, r, key="thaw")))
    is_caught = caught and is_up(view, me.unit)
    return (Remembered(Memo(me.unit, ask.race, FROZEN_IN, caught, "game"), LEAVE),) if is_caught else ()


def _sinks_in(view: View, me: Bound, ask: Ask) -> bool:
    """Tokens in decline cannot leave when the ice goes, unless they act like active ones."""
    is_caught = ask.key == "turn-began" and view.memory(me.unit, ask.race, FROZEN_IN) >> ask.region & 1
    if not is_caught or is_up(view, me.unit):
        return False
    return not allowed(view, Question.MAY_ACT_IN_DECLINE, Ask(ask.race, seat=view.seat_of(ask.race)))


EVENT = Unit(
    id="event.winter",
    lasts=True,
    effects=(
        Effect(Question.CONQUEST_COST, Stage.SET, COST, _two, BOARD),
        lifts(HOLD, RIVER, clause=STAY, when=_while_frozen("redeploy"), side=BOARD),
        forbids(Question.MAY_ABANDON, "frozen", clause=STAY, when=_is_garrison, side=BOARD),
        lifts(HOLD, RIVER, clause=SCORE, when=_while_frozen("score"), side=BOARD),
        # Leaving is what the rules of rivers demand when the ice is gone; without this clause nobody is hurried.
        Effect(HOLD, Stage.LIFT, STAY, _thaws, BOARD, RIVER, instead_of=LEAVE),
        forbids(HOLD, "thaw", clause=LEAVE, when=_thaws, side=BOARD, ruling=ruled("winter-seafaring", "yes")),
        lifts(HOLD, RIVER, clause=STAY, when=_while_frozen("decline"), side=BOARD,
              ruling=ruled(DECLINED, "stay-this-round", "stay-forever")),
        Effect(Question.RACE_DECLINED, Stage.GIVE, LEAVE, _freezes_in, BOARD, ruling=THIS_ROUND),
        forbids(HOLD, RIVER, clause=LEAVE, when=_sinks_in, side=BOARD, ruling=THIS_ROUND),
        lifts(HOLD, RIVER, clause=LEAVE, when=_declines_after_it, side=BOARD,
              ruling=ruled(NEXT_TURN, "flip-and-stay")),
    ),
)  # fmt: skip

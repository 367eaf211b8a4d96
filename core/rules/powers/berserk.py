"""Berserk: the die is rolled before a conquest, then a region is chosen and costs as many tokens less."""

from core.rules.blocks import allows, forbids, lifts, ruled
from core.rules.conditions import has_target
from core.rules.effects import Bound, Effect, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import NOWHERE
from core.rules.view import View

EACH, ORDER = "base:power.berserk.roll-each", "base:power.berserk.order"
SHORTFALL, MINIMUM = "base:power.berserk.shortfall", "base:power.berserk.minimum"
MAY_ROLL, MAY_FINISH = Question.MAY_ROLL, Question.MAY_FINISH


def _rolls_first(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region == NOWHERE


def _names_first(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region != NOWHERE and view.state.die is None


def _names_after_rolling(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region != NOWHERE and view.state.die is not None


def _has_empty_hand(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region == NOWHERE and view.holding(me.race).hand < 1


def _pips(view: View, me: Bound, ask: Ask) -> int | None:
    die = view.state.die
    return None if die is None or die.race != me.race else -die.pips


def _can_afford_one(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.die is not None and has_target(view, me.race)


POWER = Unit(
    id="power.berserk",
    effects=(
        allows(MAY_ROLL, clause=EACH, when=_rolls_first, also=(ORDER,)),
        Effect(Question.CONQUEST_COST, Stage.ADD, ORDER, _pips, tag="die"),
        forbids(MAY_ROLL, "order", clause=ORDER, when=_names_first,
                ruling=ruled("berserk-last-attempt-order", "roll-first")),
        forbids(MAY_ROLL, "no-token", clause=MINIMUM, when=_has_empty_hand),
        lifts(MAY_ROLL, "open", clause=ORDER, when=_rolls_first, ruling=ruled("berserk-roll-again", "free-reroll")),
        lifts(MAY_ROLL, "open", clause=SHORTFALL, when=_names_after_rolling,
              ruling=ruled("berserk-shortfall", "named-region")),
        lifts(MAY_ROLL, "limit", clause=SHORTFALL, when=_names_after_rolling),
        forbids(MAY_FINISH, "roll", clause=SHORTFALL, when=_can_afford_one,
                ruling=ruled("berserk-shortfall", "no-region")),
    ),
)  # fmt: skip

"""Wise: two coins a turn while the race is in decline and holds a region."""

from dataclasses import replace

from core.rules.blocks import allows, income, ruled
from core.rules.changes import BANK, Change, CoinsMoved
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

BONUS = "underground:power.wise.bonus"


def _two(view: View, me: Bound, ask: Ask) -> int:
    return 2 if view.regions(me.race) else 0


def _in_another_turn(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """In one reading every turn ends with these coins, whoever's it is."""
    if ask.race != view.state.seats[ask.seat].races()[0]:
        return ()
    wise = (each for each in view.state.holdings if each.seat != ask.seat and me.unit in view.units_of(each.race))
    return tuple(CoinsMoved(2, BANK, each.seat, BONUS) for each in wise if not each.active and view.regions(each.race))


EVERY_TURN = ruled("thieving-whose-turn", "every-turn")
POWER = Unit(
    id="power.wise",
    effects=(
        replace(income(_two, clause=BONUS), active=False, in_decline=True),
        Effect(Question.TURN_SCORED, Stage.GIVE, BONUS, _in_another_turn, Side.BOARD, ruling=EVERY_TURN),
        allows(Question.BADGE_STAYS, clause=BONUS),
    ),
)

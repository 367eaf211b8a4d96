"""Martyr: a coin from the bank for every region an opponent conquers."""

from core.rules.blocks import when_it_happens
from core.rules.changes import BANK, Change, CoinsMoved
from core.rules.effects import Bound, Unit
from core.rules.losses import is_taken_by_opponent
from core.rules.questions import Ask, Question
from core.rules.view import View

BONUS = "underground:power.martyr.bonus"


def _coin(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    return (CoinsMoved(1, BANK, me.seat, BONUS),) if is_taken_by_opponent(view, me, ask) else ()


POWER = Unit(id="power.martyr", effects=(when_it_happens(Question.REGION_LOST, _coin, clause=BONUS),))

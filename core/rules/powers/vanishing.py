"""Vanishing: when the race declines its tokens leave the board, for two coins a region."""

from core.rules.blocks import ruled, when_it_happens
from core.rules.changes import BANK, Change, CoinsMoved, Remembered
from core.rules.combine import ledger
from core.rules.effects import Bound, Effect, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo, Phase
from core.rules.view import View

DECLINE, PLACES = "underground:power.vanishing.decline", "places"


def _paid(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """Two coins for every region it leaves in this way."""
    return (CoinsMoved(2, BANK, me.seat, DECLINE),) if ask.key == "declined" else ()


def _worth_of_places(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """In one reading places pay a last time before the tokens go; whether they go may still be the player's choice."""
    lines = ledger(view, Question.INCOME, Ask(me.race, seat=me.seat)).contributions
    coins = sum(line.amount for line in lines if view.rules.kind(line.unit) == "place" and not line.beaten_by)
    is_time = view.state.phase is Phase.DECLINE and coins > 0
    return (Remembered(Memo(me.unit, me.race, PLACES, coins, "turn"), DECLINE),) if is_time else ()


def _places_paid(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    coins = view.memory(me.unit, me.race, PLACES)
    forgotten = Remembered(Memo(me.unit, me.race, PLACES, 0, "turn"), DECLINE)
    return (forgotten, CoinsMoved(coins, BANK, me.seat, DECLINE)) if coins and ask.key == "declined" else ()


def _none(view: View, me: Bound, ask: Ask) -> int:
    return 0


LOST, PAID = Question.REGION_LOST, ruled("vanishing-place-bonus", "paid")
POWER = Unit(
    id="power.vanishing",
    effects=(
        when_it_happens(LOST, _paid, clause=DECLINE),
        when_it_happens(Question.RACE_DECLINED, _worth_of_places, clause=DECLINE, ruling=PAID),
        when_it_happens(LOST, _places_paid, clause=DECLINE, ruling=PAID),
        Effect(Question.DECLINE_KEEPS, Stage.SET, DECLINE, _none),
        Effect(Question.DECLINE_WEIGHT, Stage.SET, DECLINE, _none, ruling=ruled("vanishing-previous-decline", "stays")),
    ),
)

"""Vanishing: when the race declines its tokens leave the board, for two coins a region."""

from core.rules.blocks import ruled, when_it_happens
from core.rules.changes import BANK, Change, CoinsMoved
from core.rules.combine import ledger
from core.rules.effects import Bound, Effect, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Phase
from core.rules.view import View

DECLINE = "underground:power.vanishing.decline"


def _paid(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """Two coins for every region it leaves in this way."""
    return (CoinsMoved(2, BANK, me.seat, DECLINE),) if ask.key == "declined" else ()


def _places_paid(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """In one reading places pay a last time before the tokens go."""
    if view.state.phase is not Phase.DECLINE:
        return ()
    lines = ledger(view, Question.INCOME, Ask(me.race, seat=me.seat)).contributions
    paid = [line for line in lines if view.rules.kind(line.unit) == "place" and line.amount and not line.beaten_by]
    return tuple(CoinsMoved(line.amount, BANK, me.seat, line.clause) for line in paid)


def _none(view: View, me: Bound, ask: Ask) -> int:
    return 0


KEEPS, WEIGHT = Question.DECLINE_KEEPS, Question.DECLINE_WEIGHT
POWER = Unit(
    id="power.vanishing",
    effects=(
        when_it_happens(Question.REGION_LOST, _paid, clause=DECLINE),
        when_it_happens(
            Question.RACE_DECLINED, _places_paid, clause=DECLINE, ruling=ruled("vanishing-place-bonus", "paid")
        ),
        Effect(KEEPS, Stage.SET, DECLINE, _none),
        Effect(WEIGHT, Stage.SET, DECLINE, _none, ruling=ruled("vanishing-previous-decline", "stays")),
    ),
)

"""Wealthy: seven coins, once, for the first turn of the race."""

from core.rules.blocks import income, ruled, when_it_happens
from core.rules.changes import BANK, Change, CoinsMoved, Remembered
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask, Question
from core.rules.state import Memo
from core.rules.view import View

CLAUSE = "base:power.wealthy.once"
COINS = 7
TIMING = "wealthy-timing"
CHOSEN_EARLY = ruled("decline-choose-when", "same-turn")


def _at_the_end(view: View, me: Bound, ask: Ask) -> int:
    return COINS if view.state.log.chosen or _was_chosen_last_turn(view, me) else 0


def _was_chosen_last_turn(view: View, me: Bound) -> bool:
    """A race chosen at the end of a turn of decline has its first turn a round later."""
    is_late = view.holding(me.race).since == view.state.round - 1
    is_possible = is_late and view.rules.ruled("decline-choose-when", "same-turn")
    return is_possible and not view.memory(me.unit, me.race, "paid")


def _paid(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    return (Remembered(Memo(me.unit, me.race, "paid", 1, "decline"), CLAUSE),)


def _at_the_start(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    return (CoinsMoved(COINS, BANK, me.seat, CLAUSE),)


POWER = Unit(
    id="power.wealthy",
    effects=(
        income(_at_the_end, clause=CLAUSE, ruling=ruled(TIMING, "end-first-turn")),
        when_it_happens(Question.TURN_SCORED, _paid, clause=CLAUSE, ruling=CHOSEN_EARLY),
        when_it_happens(Question.COMBO_CHOSEN, _at_the_start, clause=CLAUSE, ruling=ruled(TIMING, "start-first-turn")),
    ),
)

"""Thieving: a coin from every player who has active troops next to the race."""

from core.rules.blocks import ruled, when_it_happens
from core.rules.changes import BANK, Change, CoinsMoved
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.losses import seats_next_to
from core.rules.questions import Ask, Question, Stage
from core.rules.tile_effects import takes_coins
from core.rules.view import View

STEAL = "underground:power.thieving.steal"


def _steals(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    victims = seats_next_to(view, me.race, view.regions(me.race))
    poor = [seat for seat in victims if not view.state.seats[seat].coins]
    bank = CoinsMoved(len(poor), BANK, me.seat, STEAL)
    pays = bool(poor) and view.rules.ruled("thieving-no-coin", "bank-pays")
    return (*takes_coins(view, me.seat, victims, STEAL), *([bank] if pays else []))


def _in_another_turn(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """In one reading every turn ends with a theft, whoever's it is."""
    thief = view.bearer(me.unit)
    is_first = ask.race == view.state.seats[ask.seat].races()[0]
    if thief is None or not thief.active or thief.seat == ask.seat or not is_first:
        return ()
    return _steals(view, view.bound(me.unit, thief.race), ask)


SCORED = Question.TURN_SCORED
POWER = Unit(
    id="power.thieving",
    effects=(
        when_it_happens(SCORED, _steals, clause=STEAL),
        Effect(
            SCORED, Stage.GIVE, STEAL, _in_another_turn, Side.BOARD, ruling=ruled("thieving-whose-turn", "every-turn")
        ),
    ),
)

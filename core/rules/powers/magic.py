"""Magic: every turn the Magic Bag stands for a relic in play, whoever holds it."""

from core.rules.actions import Use
from core.rules.changes import Change, Remembered
from core.rules.effects import About, Bound, Effect, Offer, Unit
from core.rules.lending import goes_back, lendable, taken_along
from core.rules.markers import brings, goes_in_decline
from core.rules.origin import put_at_origin
from core.rules.questions import Ask, Question, Stage
from core.rules.serving import LENT
from core.rules.state import Memo
from core.rules.view import View

BAG, KEPT = "underground:power.magic.bag", "underground:power.magic.bag-not-stolen"
PIECE = "magic-bag"


def _offers(view: View, me: Bound, ask: Ask) -> tuple[Use, ...]:
    """One relic a turn, at any time of it or at its start, which in the first turn is right after the choice."""
    is_start = ask.key == "start" or (ask.key == "ready" and view.state.log.chosen)
    is_time = is_start or view.rules.ruled("magic-bag-when-and-where", "on-use")
    return tuple(Use(PIECE, number) for number in lendable(view, me)) if is_time and ask.key != "after-coins" else ()


def _picked(view: View, me: Bound, action: Use) -> tuple[Change, ...]:
    return (Remembered(Memo(me.unit, me.race, LENT, action.target, "turn"), BAG),)


POWER = Unit(
    id="power.magic",
    needs=("relic",),
    effects=(
        brings(PIECE, 1, clause=BAG),
        Effect(Question.OFFERS, Stage.GIVE, BAG, _offers),
        taken_along(PIECE, clause=BAG),
        *goes_back(PIECE, clause=KEPT),
        goes_in_decline(PIECE, clause=BAG),
    ),
    choices=(put_at_origin(lambda me: PIECE, clause=BAG),),
    offers=(Offer(PIECE, BAG, _picked, about=About.TILE),),
)

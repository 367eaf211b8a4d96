"""The Altar of Souls: once a turn a token in decline is worth three coins to its player."""

from core.rules.actions import Use
from core.rules.changes import BANK, BOX, Change, CoinsMoved, Remembered, TokensMoved
from core.rules.effects import Bound, Effect, Offer, Unit
from core.rules.losses import SACRIFICED
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo
from core.rules.view import View

SACRIFICE, DECLINE = "underground:place.altar.sacrifice", "underground:place.altar.decline"
NAME, DONE, WORTH = "altar", "done", 3


def _offers(view: View, me: Bound, ask: Ask) -> tuple[Use, ...]:
    """Any token in decline of the player; in one reading only one that is alone in its region."""
    stage = "after-coins" if view.rules.ruled("altar-timing", "after-scoring") else "before-coins"
    if ask.key != stage or view.memory(me.unit, me.race, DONE):
        return ()
    alone = view.rules.ruled("altar-single-token", "lone-one")
    regions = [region for race in view.state.seats[me.seat].declined for region in view.regions(race)]
    return tuple(Use(NAME, region) for region in sorted(regions) if not alone or view.ground(region).tokens == 1)


def _sacrificed(view: View, me: Bound, action: Use) -> tuple[Change, ...]:
    return (
        Remembered(Memo(me.unit, me.race, DONE, 1, "turn"), SACRIFICE),
        TokensMoved(view.ground(action.target).race, 1, action.target, BOX, SACRIFICE),
        CoinsMoved(WORTH, BANK, me.seat, SACRIFICE),
    )


OFFERS, GIVE = Question.OFFERS, Stage.GIVE
PLACE = Unit(
    id="place.altar",
    effects=(
        Effect(OFFERS, GIVE, SACRIFICE, _offers),
        Effect(OFFERS, GIVE, SACRIFICE, _offers, active=False, in_decline=True, also=(DECLINE,)),
    ),
    offers=(Offer(NAME, SACRIFICE, _sacrificed, gives_up=SACRIFICED, order=5),),
)

"""Iron Dwarves: mines give Silver Hammers, which help in conquests and come back after every turn."""

from core.rules.aids import Aid
from core.rules.blocks import when_it_happens
from core.rules.changes import BOX, HAND, Change, PiecesMoved
from core.rules.effects import Bound, Unit
from core.rules.markers import gathers, goes_in_decline
from core.rules.questions import Ask, Question
from core.rules.view import View

RACE_ID, HAMMER = "race.iron-dwarves", "silver-hammer"
GAIN, USE = "underground:race.iron-dwarves.gain-hammers", "underground:race.iron-dwarves.use-hammers"
RETURN, DECLINE = "underground:race.iron-dwarves.return-hammers", "underground:race.iron-dwarves.decline"
HAMMERS = Aid(RACE_ID, "hammers", HAMMER, 7, USE)


def _gained(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """One for every mine of the race; in one reading of its player."""
    is_whole = view.rules.ruled("hammer-mines-owner", "any-own-mine")
    races = view.state.seats[me.seat].races() if is_whole else (me.race,)
    mines = sum(view.is_a(region, "mine") for race in races for region in view.regions(race))
    number = min(mines, view.stock(HAMMER))
    return (PiecesMoved(HAMMER, number, BOX, HAND, GAIN, me.race),) if number else ()


RACE = Unit(
    id=RACE_ID,
    needs=("mine",),
    means=HAMMERS.means(),
    effects=(
        when_it_happens(Question.REDEPLOY_BEGAN, _gained, clause=GAIN),
        *HAMMERS.effects(),
        gathers(HAMMER, Question.REDEPLOY_ENDED, clause=RETURN),
        goes_in_decline(HAMMER, clause=DECLINE),
    ),
)

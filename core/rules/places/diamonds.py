"""The Diamond Fields: a coin for every region of their terrain that the race on them holds."""

from core.rules.effects import Bound, Effect, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import NOWHERE
from core.rules.tile_effects import site
from core.rules.view import View

BONUS, DECLINE = "underground:place.diamonds.bonus", "underground:place.diamonds.decline"


def _coins(view: View, me: Bound, ask: Ask) -> int | None:
    """Regions of the race; in one reading of its player."""
    whole = view.rules.ruled("diamond-fields-scope", "same-player")
    races = view.state.seats[me.seat].races() if whole else (me.race,)
    terrain = view.terrain(site(view, me))
    counted = [region for race in races for region in view.regions(race) if view.terrain(region) == terrain]
    return sum(ask.region in (NOWHERE, region) for region in counted) or None


PLACE = Unit(
    id="place.diamonds",
    effects=(
        Effect(Question.INCOME, Stage.ADD, BONUS, _coins, tag="bonus"),
        Effect(
            Question.INCOME, Stage.ADD, BONUS, _coins, tag="bonus", active=False, in_decline=True, also=(DECLINE,)
        ),
    ),
)  # fmt: skip

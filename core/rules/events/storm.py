"""Storm: for a round, river regions cost three tokens."""

from core.rules.blocks import ruled
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View
from core.rules.weather import is_river, is_up

COST, OTHERWISE = "river:event.storm.cost", "river:event.storm.otherwise"
PRICE = 3


def _three(view: View, me: Bound, ask: Ask) -> int | None:
    return PRICE if is_river(view, ask.region) and is_up(view, me.unit) else None


def _more_for_one_token(view: View, me: Bound, ask: Ask) -> int | None:
    """What a way to conquer with one token has to add, where the Storm is stronger."""
    is_single = view.rules.has_trait(ask.means, "one-token")
    return PRICE - 1 if is_single and _three(view, me, ask) else None


EVENT = Unit(
    id="event.storm",
    lasts=True,
    effects=(
        Effect(Question.CONQUEST_COST, Stage.SET, COST, _three, Side.BOARD),
        Effect(
            Question.CONQUEST_COST, Stage.ADD, COST, _more_for_one_token, Side.BOARD, tag="surcharge",
            ruling=ruled("dragon-vs-pirates", "no"),
        ),
    ),
    idle=(OTHERWISE,),
)  # fmt: skip

"""The Scepter of Avarice: put into a region before the coins, it doubles what that region pays."""

from core.rules.blocks import forbids, ruled
from core.rules.doubling import doubles, is_put_somewhere, putting
from core.rules.effects import Bound, Unit
from core.rules.questions import Ask, Question
from core.rules.tile_effects import must_be_placed
from core.rules.view import View

HERE = "underground:relic.scepter."
DOUBLE, MINE, ANY_MINE = HERE + "double", HERE + "mine-exception", ruled("scepter-mine", "any-mine-region")


def _is_mine(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "doubling" and view.is_a(ask.region, "mine")


RELIC = Unit(
    id="relic.scepter",
    effects=(
        is_put_somewhere(clause=DOUBLE),
        *doubles(clause=DOUBLE),
        forbids(Question.MAY_PLACE, "no-doubling", clause=MINE, when=_is_mine, ruling=ANY_MINE),
        must_be_placed(clause=DOUBLE),
    ),
    offers=(putting("relic.scepter", clause=DOUBLE, order=3),),
)

"""The Mine of the Lost Dwarf: two coins for its holder, which nothing doubles."""

from core.rules.blocks import forbids
from core.rules.effects import Bound, Side, Unit
from core.rules.questions import Ask, Question
from core.rules.tile_effects import income_where_it_lies
from core.rules.view import View

HERE = "underground:place.lost-mine."


def _would_double(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "doubling" and view.pieces(ask.region, me.unit) > 0


PLACE = Unit(
    id="place.lost-mine",
    effects=(
        income_where_it_lies(+2, clause=HERE + "bonus", in_decline=True),
        forbids(
            Question.MAY_PLACE, "no-doubling", clause=HERE + "no-scepter", when=_would_double, side=Side.BOARD,
            also=("underground:relic.scepter.mine-exception",),
        ),
    ),
)  # fmt: skip

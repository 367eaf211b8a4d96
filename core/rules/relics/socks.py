"""The Stinky Troll's Socks: once a turn a region is taken as if it were empty, and its defenders run away unharmed."""

from core.rules.as_if_empty import as_if_empty
from core.rules.blocks import ruled
from core.rules.conditions import has_piece
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.tile_effects import (
    lies_where_it_was_used,
    limited_to,
    moves_where_it_is_used,
    relic_means,
    serves_once,
    way_of,
    with_it,
)
from core.rules.view import View

EMPTY, DEFENDER = "underground:relic.socks.as-empty", "underground:relic.socks.defender"


def _none(view: View, me: Bound, ask: Ask) -> int | None:
    """Nobody is lost, whether the Socks or a copy of them did it; in one reading tokens in decline are."""
    if not any(way.endswith(way_of(me.unit)) for way in ask.means):
        return None
    is_spared = view.holding(ask.race).active or view.rules.ruled("socks-declining-tokens", "redeploy-if-possible")
    return 0 if is_spared else None


RELIC = Unit(
    id="relic.socks",
    means=(relic_means("relic.socks", EMPTY),),
    effects=(
        *serves_once(clause=EMPTY),
        *as_if_empty(clause=EMPTY, when=with_it),
        limited_to(has_piece("monster"), "monsters", clause=EMPTY, ruling=ruled("socks-on-monsters", "players-only")),
        Effect(
            Question.TOKENS_LOST, Stage.SET, DEFENDER, _none, Side.BOARD, ruling=ruled("socks-loss", "none")
        ),
        moves_where_it_is_used(clause=EMPTY),
    ),
    choices=lies_where_it_was_used(clause=EMPTY),
)  # fmt: skip

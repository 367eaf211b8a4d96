"""Pirates: a ship comes into every empty river region, and next to a ship a region brings a coin less."""

from core.rules import arrivals as by
from core.rules.blocks import ruled
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View
from core.rules.weather import is_river, is_scored, rivers

PLACE, PENALTY = "river:event.pirates.place", "river:event.pirates.penalty"
SHIP, WHERE = "pirate-ship", "place-ship"
DURATION, SCOPE = "pirates-penalty-duration", "pirates-penalty-scope"


def _empty_rivers(view: View) -> tuple[int, ...]:
    return tuple(r for r in rivers(view) if not view.ground(r).race and not view.pieces(r, SHIP))


def _a_coin_less(view: View, me: Bound, ask: Ask) -> int | None:
    """One for every region of a race that is scored and next to a ship, however many there are."""
    counted = view.regions(ask.race) if ask.region < 0 else (ask.region,)
    return -sum(_suffers(view, ask.race, region) for region in counted) or None


def _a_coin_less_now(view: View, me: Bound, ask: Ask) -> int | None:
    return _a_coin_less(view, me, ask) if view.state.events.turned[-1:] == (me.unit,) else None


def _suffers(view: View, race: str, region: int) -> bool:
    if not any(view.pieces(near, SHIP) for near in view.board.neighbours[region]) or not is_scored(view, race, region):
        return False
    if view.rules.ruled(SCOPE, "land-only"):
        return not is_river(view, region) and region not in view.board.waters
    has_no_plain_coin = view.has_symbol(region, "harbour") and view.rules.ruled("port-on-top", "instead")
    return not (view.rules.ruled(SCOPE, "base-coin-only") and has_no_plain_coin)


INCOME, BOARD = Question.INCOME, Side.BOARD
EVENT = Unit(
    id="event.pirates",
    effects=(
        by.arrives(SHIP, clause=PLACE, key=WHERE, where=_empty_rivers),
        Effect(INCOME, Stage.ADD, PENALTY, _a_coin_less, BOARD, tag="penalty", ruling=ruled(DURATION, "always")),
        Effect(INCOME, Stage.ADD, PENALTY, _a_coin_less_now, BOARD, tag="penalty",
               ruling=ruled(DURATION, "pirates-round-only")),
        Effect(INCOME, Stage.BOUND, PENALTY, lambda view, me, ask: 0, BOARD),
    ),
    choices=(by.arriving(SHIP, clause=PLACE, key=WHERE, where=_empty_rivers),),
)  # fmt: skip

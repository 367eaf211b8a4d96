"""Pirates: a ship comes into every empty river region, and next to a ship a region brings a coin less."""

from core.rules.blocks import ruled
from core.rules.changes import BOX, Asked, Change, PiecesMoved
from core.rules.effects import About, Bound, Choice, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Pending
from core.rules.view import View
from core.rules.weather import is_river, is_scored, rivers

PLACE, PENALTY = "river:event.pirates.place", "river:event.pirates.penalty"
SHIP, WHERE = "pirate-ship", "place-ship"
DURATION, SCOPE = "pirates-penalty-duration", "pirates-penalty-scope"


def _empty_rivers(view: View) -> tuple[int, ...]:
    return tuple(r for r in rivers(view) if not view.ground(r).race and not view.pieces(r, SHIP))


def _arrive(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """One for each region; where they are too few, the first player says where they come."""
    if ask.key != me.unit:
        return ()
    wanted, left = _empty_rivers(view), view.stock(SHIP)
    if len(wanted) <= left:
        return tuple(PiecesMoved(SHIP, 1, BOX, region, PLACE) for region in wanted)
    return (Asked(Pending(view.state.first, me.unit, WHERE, number=left), PLACE),) if left else ()


def _come_where(view: View, me: Bound, pending: Pending, region: int) -> tuple[Change, ...]:
    ship = PiecesMoved(SHIP, 1, BOX, region, PLACE)
    more = Pending(pending.seat, me.unit, WHERE, number=pending.number - 1)
    return (ship, Asked(more, PLACE)) if more.number else (ship,)


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
        return not is_river(view, region)
    has_no_plain_coin = view.has_symbol(region, "harbour") and view.rules.ruled("port-on-top", "instead")
    return not (view.rules.ruled(SCOPE, "base-coin-only") and has_no_plain_coin)


INCOME, BOARD = Question.INCOME, Side.BOARD
EVENT = Unit(
    id="event.pirates",
    effects=(
        Effect(Question.EVENT_TURNED, Stage.GIVE, PLACE, _arrive, BOARD),
        Effect(INCOME, Stage.ADD, PENALTY, _a_coin_less, BOARD, tag="penalty", ruling=ruled(DURATION, "always")),
        Effect(INCOME, Stage.ADD, PENALTY, _a_coin_less_now, BOARD, tag="penalty",
               ruling=ruled(DURATION, "pirates-round-only")),
        Effect(INCOME, Stage.BOUND, PENALTY, lambda view, me, ask: 0, BOARD),
    ),
    choices=(Choice(WHERE, PLACE, lambda view, me, pending: _empty_rivers(view), _come_where, about=About.REGION),),
)  # fmt: skip

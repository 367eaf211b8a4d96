"""Relics in a river region that has to be left: in one reading they go with the troops."""

from core.rules.blocks import ruled
from core.rules.changes import Asked, Change, PiecesMoved
from core.rules.compiled import COMMON
from core.rules.effects import About, Bound, Choice, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Pending
from core.rules.view import View

MOBILE, ALONG = "underground:relic.general.mobile", "relics-go-along"


def taking_along() -> tuple[Effect, ...]:
    """Their player says into which of his regions (underground:dispute.relic-in-vacated-river)."""
    goes = ruled("relic-in-vacated-river", "goes-along")
    return (Effect(Question.REGION_LOST, Stage.GIVE, MOBILE, _asks, Side.BOARD, ruling=goes),)


def where_to_take_them() -> tuple[Choice, ...]:
    return (Choice(ALONG, MOBILE, lambda view, me, pending: view.regions(pending.race), _taken, about=About.REGION),)


def _relics(view: View, region: int) -> tuple[str, ...]:
    return tuple(p for p, _ in view.ground(region).pieces if p in view.rules.tiles and p.startswith("relic."))


def _asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    if ask.key != "emptied" or not _relics(view, ask.region) or not view.regions(ask.race):
        return ()
    return (Asked(Pending(view.seat_of(ask.race), COMMON, ALONG, ask.race, ask.region), MOBILE),)


def _taken(view: View, me: Bound, pending: Pending, region: int) -> tuple[Change, ...]:
    return tuple(PiecesMoved(p, 1, pending.region, region, MOBILE) for p in _relics(view, pending.region))

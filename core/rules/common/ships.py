"""Pirate ships: nobody's, one token of defence, and they stay until their region is taken."""

from collections.abc import Callable

from core.rules.blocks import allows, forbids, ruled
from core.rules.changes import BOX, GONE, Change, PiecesMoved
from core.rules.common.pricing import SHIP
from core.rules.conditions import is_replacement
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View
from core.rules.weather import events_after

HERE = "river:event.pirates."
STATUS, STAY, CONQUEST, WEATHER = HERE + "status", HERE + "stay", HERE + "conquest", HERE + "weather"
BOARD = Side.BOARD


def ships() -> tuple[Effect, ...]:
    return (*_defending(), *_belonging_to_nobody(), *_staying())


def _defending() -> tuple[Effect, ...]:
    cost, add, tag = Question.CONQUEST_COST, Stage.ADD, "occupants"
    return (
        Effect(cost, add, CONQUEST, _in_fair_weather, BOARD, tag=tag),
        Effect(cost, add, WEATHER, _in_foul_weather, BOARD, tag=tag, also=(CONQUEST,)),
        allows(
            Question.IS_OCCUPIED, clause=CONQUEST, when=_lay_there, ruling=ruled("river-nonempty-pirates", "non-empty")
        ),
    )


def _belonging_to_nobody() -> tuple[Effect, ...]:
    """Nothing can be put in the place of a token that is none; without that clause a ship is a lone token."""
    use, ground = Question.MAY_USE, "company"
    return (
        forbids(use, ground, clause=STATUS, when=_is_to_be_replaced, side=BOARD),
        Effect(use, Stage.LIFT, CONQUEST, _lies_there, BOARD, ground, instead_of=STATUS),
    )


def _staying() -> tuple[Effect, ...]:
    """A ship leaves when its region is taken; without that clause it sails on when the next tile is turned."""
    taken, give, reuse = Question.REGION_CONQUERED, Stage.GIVE, "pirates-reuse"
    return (
        Effect(taken, give, CONQUEST, _sinks_into(BOX), BOARD, ruling=ruled(reuse, "return")),
        Effect(taken, give, CONQUEST, _sinks_into(GONE), BOARD, ruling=ruled(reuse, "out-of-game")),
        Effect(Question.EVENT_TURNED, give, CONQUEST, _sail_on, BOARD, instead_of=STAY),
    )


def _is_foul(view: View) -> bool:
    """Does an event count that may last, which is to say weather?"""
    counting = events_after(view, len(view.state.events.turned))
    return any(event and view.rules.units[event].lasts for event in counting)


def _in_fair_weather(view: View, me: Bound, ask: Ask) -> int | None:
    return None if _is_foul(view) else view.pieces(ask.region, SHIP) or None


def _in_foul_weather(view: View, me: Bound, ask: Ask) -> int | None:
    return view.pieces(ask.region, SHIP) or None if _is_foul(view) else None


def _lay_there(view: View, me: Bound, ask: Ask) -> bool:
    return view.state.log.conquests[ask.number].ships > 0


def _lies_there(view: View, me: Bound, ask: Ask) -> bool:
    return view.pieces(ask.region, SHIP) > 0 and not view.ground(ask.region).race


def _is_to_be_replaced(view: View, me: Bound, ask: Ask) -> bool:
    return is_replacement(view, me, ask) and _lies_there(view, me, ask)


def _sinks_into(place: int) -> Callable[[View, Bound, Ask], tuple[Change, ...]]:
    def sinks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        number = view.pieces(ask.region, SHIP)
        return (PiecesMoved(SHIP, number, ask.region, place, CONQUEST),) if number else ()

    return sinks


def _sail_on(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    return tuple(PiecesMoved(SHIP, view.pieces(r, SHIP), r, BOX, CONQUEST) for r in view.where(SHIP))

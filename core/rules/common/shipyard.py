"""The shipyard and its caravel: once a turn it sails into any river region, from where its player may conquer."""

from collections.abc import Callable

from core.rules.actions import PlacePiece
from core.rules.blocks import forbids, lifts, ruled
from core.rules.changes import BOX, Change, PiecesMoved, Remembered
from core.rules.combine import allowed
from core.rules.common.pricing import SHIP
from core.rules.compiled import COMMON
from core.rules.effects import Bound, Effect, Offer, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.state import NOBODY, NOWHERE, Memo
from core.rules.view import View
from core.rules.weather import RIVER, is_river, rivers

HERE = "river:river.shipyard."
PLACE, START, RETURN = HERE + "place", HERE + "conquer-from", HERE + "return"
CARAVEL, SHIPYARD = "caravel", "shipyard"
SAILED, HAD = "sailed", "had-shipyard"
MAY_PLACE, GIVE, BOARD = Question.MAY_PLACE, Stage.GIVE, Side.BOARD
PRESENCE = "caravel-as-presence"


def shipyard() -> tuple[Effect, ...]:
    return (*_placing(), *_starting_from_it(), Effect(Question.TURN_ENDED, GIVE, RETURN, _returns, BOARD))


def sailing() -> tuple[Offer, ...]:
    return (Offer(CARAVEL, PLACE, _sails),)


def _placing() -> tuple[Effect, ...]:
    """Who may place it when and where: every ground is a clause or a reading of one."""

    def closed(ground: str, when: Callable[[View, Ask], bool], *reading: str) -> Effect:
        def is_closed(view: View, me: Bound, ask: Ask) -> bool:
            return ask.key == CARAVEL and when(view, ask)

        ruling = ruled(*reading) if reading else None
        return forbids(MAY_PLACE, ground, clause=PLACE, when=is_closed, side=BOARD, ruling=ruling)

    return (
        Effect(Question.OFFERS, GIVE, PLACE, _offers, BOARD),
        closed(RIVER, lambda view, ask: not is_river(view, ask.region)),
        closed("once", lambda view, ask: view.memo(COMMON, NOBODY, SAILED) is not None),
        closed("stock", lambda view, ask: not view.stock(CARAVEL) and view.lies_in(CARAVEL) == NOWHERE),
        closed(SHIPYARD, lambda view, ask: not _may_sail(view)),
        closed("timing", _had_it_not, "caravel-mid-turn", "next-turn"),
        closed("company", _is_taken, "caravel-on-pirates", "no"),
        Effect(Question.TURN_BEGAN, GIVE, PLACE, _notes_owner, BOARD, ruling=ruled("caravel-mid-turn", "next-turn")),
    )


def _starting_from_it() -> tuple[Effect, ...]:
    """Its region is a start for conquests; in one reading it is as if a token stood there."""
    return (
        Effect(Question.START_REGIONS, GIVE, START, _as_start, BOARD, ruling=ruled(PRESENCE, "conquest-start-only")),
        Effect(Question.START_REGIONS, GIVE, START, _as_presence, BOARD, ruling=ruled(PRESENCE, "presence")),
        lifts(
            Question.MAY_CONQUER, "entry", clause=START, when=_is_next_to_it, side=BOARD,
            ruling=ruled("caravel-first-conquest", "yes"),
        ),
    )  # fmt: skip


def _holds(view: View, races: tuple[str, ...]) -> bool:
    return any(view.has_symbol(region, SHIPYARD) for race in races for region in view.regions(race))


def _owns(view: View) -> bool:
    """Does the player to move own the shipyard? (river:dispute.caravel-decline-owner)"""
    seat = view.state.seats[view.state.turn]
    if view.rules.ruled("caravel-decline-owner", "active-only"):
        return bool(seat.active) and _holds(view, (seat.active,))
    return _holds(view, seat.races())


def _may_sail(view: View) -> bool:
    """He does, or, in one reading, gets the caravel back that he had in his turn before."""
    if _owns(view):
        return True
    last = view.memory(COMMON, NOBODY, f"{SAILED}-{view.state.turn}", NOWHERE)
    return view.rules.ruled("caravel-shipyard-lost", "returns-anyway") and last == view.state.round - 1


def _had_it_not(view: View, ask: Ask) -> bool:
    return _owns(view) and view.memo(COMMON, NOBODY, HAD) is None


def _is_taken(view: View, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    is_foreign = holder is not None and holder.seat != view.state.turn
    return is_foreign or view.pieces(ask.region, SHIP) > 0


def _notes_owner(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    return (Remembered(Memo(COMMON, NOBODY, HAD, 1, "turn"), PLACE),) if _owns(view) else ()


def _offers(view: View, me: Bound, ask: Ask) -> tuple[PlacePiece, ...]:
    """Offered once, with the race that acts."""
    if ask.key != "conquer" or ask.race != view.state.actor:
        return ()
    asks = (Ask(ask.race, region, key=CARAVEL) for region in rivers(view))
    return tuple(PlacePiece(CARAVEL, each.region) for each in asks if allowed(view, MAY_PLACE, each))


def _sails(view: View, me: Bound, action: PlacePiece) -> tuple[Change, ...]:
    here, seat = view.lies_in(CARAVEL), view.state.turn
    return (
        PiecesMoved(CARAVEL, 1, BOX if here == NOWHERE else here, action.region, PLACE),
        Remembered(Memo(COMMON, NOBODY, SAILED, 1, "turn"), PLACE),
        Remembered(Memo(COMMON, NOBODY, f"{SAILED}-{seat}", view.state.round, "game"), PLACE),
    )


def _as_presence(view: View, me: Bound, ask: Ask) -> tuple[int, ...]:
    here = view.lies_in(CARAVEL)
    return (here,) if here != NOWHERE and view.seat_of(ask.race) == view.state.turn and _may_sail(view) else ()


def _as_start(view: View, me: Bound, ask: Ask) -> tuple[int, ...]:
    return _as_presence(view, me, ask) if ask.key == "conquest" else ()


def _is_next_to_it(view: View, me: Bound, ask: Ask) -> bool:
    return any(ask.region in view.board.neighbours[here] for here in _as_presence(view, me, ask))


def _returns(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    here = view.lies_in(CARAVEL)
    return (PiecesMoved(CARAVEL, 1, here, BOX, RETURN),) if here != NOWHERE else ()

"""Reusable effects for the one piece of a race that stands in a region: how it comes, is taken back and set down."""

from collections.abc import Callable

from core.rules.blocks import when_it_happens
from core.rules.changes import BOX, HAND, Asked, Change, PiecesMoved
from core.rules.effects import About, Bound, Choice, Effect
from core.rules.losses import INVADED
from core.rules.questions import Ask, Question
from core.rules.state import NOWHERE, Pending
from core.rules.view import View

Ruling = tuple[str, frozenset[str]]
SET_DOWN = "set-down"
LEFT = ("emptied", "declined")
"""Why a region is lost that had to be left."""
TAKEN = ("conquered", "replaced", INVADED)


def appears_where_they_conquer(piece: str, *, clause: str) -> Effect:
    """It comes with the first conquest; taken back, with the first one of a race that has no other region."""

    def appears(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        kept = view.pieces_of(me.race, piece)
        if view.lies_in(piece) != NOWHERE or (kept and view.regions(me.race) != (ask.region,)):
            return ()
        return (PiecesMoved(piece, 1, HAND if kept else BOX, ask.region, clause, me.race),)

    return when_it_happens(Question.REGION_CONQUERED, appears, clause=clause)


def _taken_back(piece: str, clause: str, when: Callable[[str], bool], ruling: Ruling | None = None) -> Effect:
    def back(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        if not when(ask.key) or not view.pieces(ask.region, piece):
            return ()
        return (PiecesMoved(piece, 1, ask.region, HAND if view.holding(me.race).active else BOX, clause, me.race),)

    return when_it_happens(Question.REGION_LOST, back, clause=clause, in_decline=True, ruling=ruling)


def is_taken_back(piece: str, *, clause: str, given_up: Ruling) -> tuple[Effect, ...]:
    """It never goes over to others; whether it stays in a region that was given up is a matter of reading."""
    return (
        _taken_back(piece, clause, lambda cause: cause in TAKEN),
        _taken_back(piece, clause, lambda cause: cause not in TAKEN and cause not in LEFT, given_up),
    )


def is_set_down(piece: str, *, clause: str, with_troops: Ruling) -> tuple[Effect, ...]:
    """Taken back, it returns at the start of a turn; in one reading it leaves with troops that must leave."""

    def asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        is_left = ask.key == "emptied" and view.pieces(ask.region, piece) > 0
        if not is_left and (ask.key or not view.pieces_of(me.race, piece)):
            return ()
        if view.regions(me.race):
            return (Asked(Pending(me.seat, me.unit, SET_DOWN, me.race), clause),)
        return (PiecesMoved(piece, 1, ask.region, HAND, clause, me.race),) if is_left else ()

    return (
        when_it_happens(Question.TURN_BEGAN, asks, clause=clause),
        when_it_happens(Question.REGION_LOST, asks, clause=clause, ruling=with_troops),
    )


def setting_down(piece: str, *, clause: str) -> Choice:
    """The decision that goes with it: a region of the race."""

    def put(view: View, me: Bound, pending: Pending, region: int) -> tuple[Change, ...]:
        here = view.lies_in(piece)
        return (PiecesMoved(piece, 1, HAND if here == NOWHERE else here, region, clause, me.race),)

    return Choice(SET_DOWN, clause, lambda view, me, pending: view.regions(me.race), put, about=About.REGION)


def leaves_with_its_race(piece: str, *, clause: str) -> Effect:
    """When the race leaves the game, whatever still stands on the board goes to the box."""

    def goes(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        return tuple(PiecesMoved(piece, view.pieces(r, piece), r, BOX, clause) for r in view.where(piece))

    return when_it_happens(Question.UNIT_LEFT_PLAY, goes, clause=clause, in_decline=True)

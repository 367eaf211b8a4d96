"""Reusable effects for the markers a unit brings: they lie with its race, are set up in regions and come back.

For markers that stay with the region they were built in see `leaves_with_its_region` in core.rules.blocks.
"""

from core.rules.actions import PlacePiece
from core.rules.blocks import forbids, when_it_happens
from core.rules.changes import BOX, HAND, Change, PiecesMoved
from core.rules.combine import allowed
from core.rules.effects import Bound, Effect, Offer, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

Ruling = tuple[str, frozenset[str]]
GIVEN_UP = ("abandoned", "withdrawn", "emptied")
"""Why a race holds a region no more although nobody took it."""


def sites(view: View, race: str, piece: str) -> tuple[int, ...]:
    """The regions in which a race may set up a marker now."""
    return tuple(r for r in view.regions(race) if allowed(view, Question.MAY_PLACE, Ask(race, r, key=piece)))


def taken_up(view: View, race: str, piece: str, regions: tuple[int, ...], clause: str) -> tuple[Change, ...]:
    """Markers go from these regions back to the player of a race."""
    return tuple(
        PiecesMoved(piece, number, region, HAND, clause, race)
        for region in regions
        if (number := view.pieces(region, piece))
    )


def brings(piece: str, number: int, *, clause: str) -> Effect:
    """Whoever takes the unit takes its markers from the box."""

    def taken(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        return (PiecesMoved(piece, min(number, view.stock(piece)), BOX, HAND, clause, me.race),)

    return when_it_happens(Question.COMBO_CHOSEN, taken, clause=clause)


def goes_in_decline(piece: str, *, clause: str) -> Effect:
    """All markers return to the box when the race goes in decline."""

    def returned(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        on_board = (PiecesMoved(piece, view.pieces(r, piece), r, BOX, clause) for r in view.where(piece))
        in_hand = view.pieces_of(me.race, piece)
        return (*on_board, *([PiecesMoved(piece, in_hand, HAND, BOX, clause, me.race)] if in_hand else []))

    return when_it_happens(Question.RACE_DECLINED, returned, clause=clause)


def comes_back(piece: str, *, clause: str, ruling: Ruling | None = None) -> Effect:
    """A marker whose region was given up stays available to its owner."""

    def back(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        return taken_up(view, me.race, piece, (ask.region,), clause) if ask.key in GIVEN_UP else ()

    return when_it_happens(Question.REGION_LOST, back, clause=clause, ruling=ruling)


def never_captured(piece: str, *, clause: str, ruling: Ruling | None = None) -> Effect:
    """A marker in a region that another race takes goes back to its owner, or to the box if there is none."""

    def back(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        owner, number = view.bearer(me.unit), view.pieces(ask.region, piece)
        if owner is None:
            return (PiecesMoved(piece, number, ask.region, BOX, clause),) if number else ()
        return () if owner.race == ask.race else taken_up(view, owner.race, piece, (ask.region,), clause)

    return Effect(Question.REGION_CONQUERED, Stage.GIVE, clause, back, Side.BOARD, ruling=ruling)


def only_in_own_regions(piece: str, *, clause: str) -> Effect:
    def elsewhere(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == piece and view.ground(ask.region).race != ask.race

    return forbids(Question.MAY_PLACE, "race", clause=clause, when=elsewhere)


def set_up_in(*stages: str, piece: str, clause: str, ruling: Ruling | None = None) -> Effect:
    """In these stages of the turn a marker lying with the race may be put into any region that will have it."""

    def offers(view: View, me: Bound, ask: Ask) -> tuple[PlacePiece, ...]:
        if ask.key not in stages or not view.pieces_of(me.race, piece):
            return ()
        return tuple(PlacePiece(piece, region) for region in sites(view, me.race, piece))

    return Effect(Question.OFFERS, Stage.GIVE, clause, offers, ruling=ruling)


def setting_up(piece: str, *, clause: str) -> Offer:
    def put(view: View, me: Bound, action: PlacePiece) -> tuple[Change, ...]:
        return (PiecesMoved(piece, 1, HAND, action.region, clause, me.race),)

    return Offer(piece, clause, put)


def must_set_up(piece: str, stage: str, *, clause: str, ruling: Ruling | None = None) -> Effect:
    """A stage cannot be left while a marker lying with the race could still be set up."""

    def is_due(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == stage and view.pieces_of(me.race, piece) > 0 and bool(sites(view, me.race, piece))

    return forbids(Question.MAY_FINISH, piece, clause=clause, when=is_due, ruling=ruling)

"""Reusable effects for the markers a unit brings: they lie with its race, are set up in regions and come back.

For markers that stay with the region they were built in see `leaves_with_its_region` in core.rules.blocks.
"""

from typing import Annotated, Literal

from core.rules.actions import PlacePiece
from core.rules.blocks import forbids, when_it_happens
from core.rules.changes import BOX, HAND, Asked, Change, PiecesMoved, Remembered
from core.rules.combine import allowed, gathered
from core.rules.conditions import Condition, When, always
from core.rules.effects import RECALLED, About, Bound, Choice, Effect, Offer, Side
from core.rules.losses import INVADED
from core.rules.questions import Ask, Question, Stage
from core.rules.state import NOWHERE, Memo, Pending, number_of
from core.rules.view import View
from core.rules.wording import Number, OwnPiece, Words

Ruling = tuple[str, frozenset[str]]
GIVEN_UP = ("abandoned", "withdrawn", "emptied")
"""Why a race holds a region no more although nobody took it."""
BACK, AGAIN = "back", "set-up-again"
TurnStage = Literal["start", "ready", "conquer", "redeploy", "before-coins"]
PlacingGround = Annotated[str, Words(("second", "once", "stock", "taboo"))]
Moment = Annotated[Question, Words(("turn_began", "redeploy_began", "redeploy_ended", "coins_due"))]


def sites(view: View, race: str, piece: str) -> tuple[int, ...]:
    """The regions in which a race may set up a marker now."""
    return tuple(r for r in view.regions(race) if allowed(view, Question.MAY_PLACE, Ask(race, r, key=piece)))


def is_offered(view: View, me: Bound, piece: str, stage: str) -> bool:
    """May the player put such a marker somewhere now? What may not be done cannot be a duty."""
    offers = gathered(view, Question.OFFERS, Ask(me.race, key=stage, seat=me.seat))
    return any(isinstance(each, PlacePiece) and each.piece == piece for each in offers)


def taken_up(view: View, race: str, piece: str, regions: tuple[int, ...], clause: str) -> tuple[Change, ...]:
    """Markers go from these regions back to the player of a race."""
    found = ((region, view.pieces(region, piece)) for region in regions)
    return tuple(PiecesMoved(piece, number, region, HAND, clause, race) for region, number in found if number)


# With the race


def brings(piece: OwnPiece, number: Number, *, clause: str) -> Effect:
    """Whoever takes the unit takes its markers from the box, or from whoever had it before and did not place them.

    Says: The race comes with {number} of the piece {piece}.
    """

    def taken(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        others = (each for each in view.state.holdings if each.race != me.race)
        unused = [(each.race, left) for each in others if (left := number_of(each.pieces, piece))]
        found = view.stock(piece) + sum(left for _, left in unused)
        return (
            *(PiecesMoved(piece, left, HAND, BOX, clause, race) for race, left in unused),
            PiecesMoved(piece, min(number, found), BOX, HAND, clause, me.race),
        )

    return when_it_happens(Question.COMBO_CHOSEN, taken, clause=clause)


def goes_in_decline(piece: OwnPiece, *, clause: str) -> Effect:
    """All markers return to the box when the race goes in decline.

    Says: Every {piece} goes back to the box when the race goes in decline.
    """

    def returned(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        on_board = (PiecesMoved(piece, view.pieces(r, piece), r, BOX, clause) for r in view.where(piece))
        in_hand = view.pieces_of(me.race, piece)
        return (*on_board, *([PiecesMoved(piece, in_hand, HAND, BOX, clause, me.race)] if in_hand else []))

    return Effect(Question.RACE_DECLINED, Stage.GIVE, clause, returned, tag=RECALLED)


def comes_back(piece: OwnPiece, *, clause: str, ruling: Ruling | None = None) -> Effect:
    """A marker whose region was given up stays available to its owner.

    Says: A {piece} comes back to the player when its region is given up.
    """

    def back(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        return taken_up(view, me.race, piece, (ask.region,), clause) if ask.key in GIVEN_UP else ()

    return when_it_happens(Question.REGION_LOST, back, clause=clause, ruling=ruling)


def never_captured(piece: OwnPiece, *, clause: str, ruling: Ruling | None = None) -> tuple[Effect, ...]:
    """A marker in a region that another race takes goes back to its owner, or to the box if there is none.

    Says: A {piece} comes back to the player when somebody else takes its region.
    How many came back this way through others is remembered for the rest of the turn.
    """

    def back(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        owner, number = view.bearer(me.unit), view.pieces(ask.region, piece)
        if not number or (owner is not None and owner.race == ask.race):
            return ()
        if owner is None:
            return (PiecesMoved(piece, number, ask.region, BOX, clause),)
        if owner.seat == view.seat_of(ask.race):
            return taken_up(view, owner.race, piece, (ask.region,), clause)
        return through_others(view, me, owner.race, ask.region)

    def invaded(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        if ask.key != INVADED or not view.pieces(ask.region, piece):
            return ()
        if view.seat_of(ask.race) == view.state.turn:
            return taken_up(view, ask.race, piece, (ask.region,), clause)
        return through_others(view, me, ask.race, ask.region)

    def through_others(view: View, me: Bound, owner: str, region: int) -> tuple[Change, ...]:
        number = view.pieces(region, piece) + view.memory(me.unit, owner, BACK)
        memo = Memo(me.unit, owner, BACK, number, "turn")
        return (*taken_up(view, owner, piece, (region,), clause), Remembered(memo, clause))

    return (
        Effect(Question.REGION_CONQUERED, Stage.GIVE, clause, back, Side.BOARD, ruling=ruling),
        when_it_happens(Question.REGION_LOST, invaded, clause=clause, ruling=ruling),
    )


# Setting up


def limits(
    piece: OwnPiece, ground: PlacingGround, *, clause: str, when: Condition, ruling: Ruling | None = None
) -> Effect:  # fmt: skip
    """A marker may not be put where the condition holds.

    Says: No {piece} may be put into a region{where}{when}.
    """

    def is_limited(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == piece and when(view, me, ask)

    return forbids(Question.MAY_PLACE, ground, clause=clause, when=is_limited, ruling=ruling)


def only_in_own_regions(piece: OwnPiece, *, clause: str) -> Effect:
    """A marker may only be put into regions of the race.

    Says: A {piece} may be put only into regions of the race.
    """
    return limits(piece, "race", clause=clause, when=lambda view, me, ask: view.ground(ask.region).race != me.race)


def set_up_in(
    *stages: TurnStage, piece: OwnPiece, clause: str, when: When = always, ruling: Ruling | None = None
) -> Effect:  # fmt: skip
    """In these stages of the turn a marker lying with the race may be put into any region that will have it.

    Says: A {piece} may be put into a region {stages:or}{when}.
    """

    def offers(view: View, me: Bound, ask: Ask) -> tuple[PlacePiece, ...]:
        if ask.key not in stages or not view.pieces_of(me.race, piece) or not when(view, me, ask):
            return ()
        return tuple(PlacePiece(piece, region) for region in sites(view, me.race, piece))

    return Effect(Question.OFFERS, Stage.GIVE, clause, offers, ruling=ruling)


def setting_up(piece: OwnPiece, *, clause: str) -> Offer:
    """What happens when an offer of `set_up_in` is taken: the marker stands in the region.

    Says: A {piece} that is put into a region stands there.
    """

    def put(view: View, me: Bound, action: PlacePiece) -> tuple[Change, ...]:
        return (PiecesMoved(piece, 1, HAND, action.region, clause, me.race),)

    return Offer(piece, clause, put)


def must_set_up(piece: OwnPiece, stage: TurnStage, *, clause: str, ruling: Ruling | None = None) -> Effect:
    """A stage cannot be left while a marker lying with the race can still be set up in it.

    Says: A {piece} that could still be put into a region {stage} must be.
    """

    def is_due(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == stage and view.pieces_of(me.race, piece) > 0 and is_offered(view, me, piece, stage)

    return forbids(Question.MAY_FINISH, piece, clause=clause, when=is_due, ruling=ruling)


def gathers(piece: OwnPiece, moment: Moment, *, clause: str) -> Effect:
    """At this moment all markers are taken up, wherever they stand, to be set up anew.

    Says: Every {piece} is taken up again when {moment}.
    """

    def up(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        return taken_up(view, me.race, piece, view.where(piece), clause)

    return when_it_happens(moment, up, clause=clause)


# After somebody's turn


def _captured(view: View, me: Bound, piece: str) -> tuple[int, ...]:
    """The regions with a marker that somebody else has taken."""
    return tuple(region for region in view.where(piece) if view.ground(region).race not in ("", me.race))


def captured_comes_back(piece: str, *, clause: str, ruling: Ruling | None = None) -> Effect:
    """Markers that stayed in a region when it was taken go back to their owner when the turn is over."""

    def back(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        regions = _captured(view, me, piece)
        number = sum(view.pieces(region, piece) for region in regions)
        memo = Memo(me.unit, me.race, BACK, number, "turn")
        return (*taken_up(view, me.race, piece, regions, clause), Remembered(memo, clause)) if number else ()

    return when_it_happens(Question.TURN_OVER, back, clause=clause, ruling=ruling)


def captured_goes(piece: str, *, clause: str) -> Effect:
    """Markers that nothing saves are lost with their region."""

    def goes(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        return tuple(PiecesMoved(piece, view.pieces(r, piece), r, BOX, clause) for r in _captured(view, me, piece))

    return when_it_happens(Question.TURN_OVER, goes, clause=clause)


def left_over_goes(piece: str, *, clause: str, ruling: Ruling | None = None) -> Effect:
    """Markers that came back to an owner without a region are lost."""

    def goes(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        number = 0 if view.regions(me.race) else view.memory(me.unit, me.race, BACK)
        forget = Remembered(Memo(me.unit, me.race, BACK, 0, "turn"), clause)
        return (PiecesMoved(piece, number, HAND, BOX, clause, me.race), forget) if number else ()

    return when_it_happens(Question.TURN_OVER, goes, clause=clause, ruling=ruling)


def asks_to_set_up_again(*, clause: str, ruling: Ruling | None = None) -> Effect:
    """Markers that came back in this turn are set up again when it is over, if their owner has a region."""

    def asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        number = view.memory(me.unit, me.race, BACK)
        if not number or not view.regions(me.race):
            return ()
        forget = Remembered(Memo(me.unit, me.race, BACK, 0, "turn"), clause)
        return forget, Asked(Pending(me.seat, me.unit, AGAIN, me.race, number=number), clause)

    return when_it_happens(Question.TURN_OVER, asks, clause=clause, ruling=ruling)


def setting_up_again(piece: str, *, clause: str, unless: Ruling) -> Choice:
    """The decision that goes with it, marker by marker: a region, or none unless a ruling makes it a duty."""
    dispute, duty = unless

    def options(view: View, me: Bound, pending: Pending) -> tuple[int, ...]:
        return (*sites(view, me.race, piece), *(() if view.rules.ruled(dispute, *duty) else (NOWHERE,)))

    def answer(view: View, me: Bound, pending: Pending, option: int) -> tuple[Change, ...]:
        if option == NOWHERE:
            return ()
        put = PiecesMoved(piece, 1, HAND, option, clause, me.race)
        rest = Pending(me.seat, me.unit, AGAIN, me.race, number=pending.number - 1)
        return (put, Asked(rest, clause)) if rest.number else (put,)

    return Choice(AGAIN, clause, options, answer, about=About.REGION)

"""Reusable effects for a piece that a tile sends into regions, from border to border, to drive out who is there."""

from core.rules.actions import Use
from core.rules.blocks import forbids
from core.rules.changes import BOX, FLED, GONE, HAND, Asked, Change, PiecesMoved, Remembered, TokensMoved
from core.rules.combine import allowed, total
from core.rules.common.pricing import MONSTER, NEUTRAL
from core.rules.compiled import COMMON
from core.rules.conditions import Condition
from core.rules.effects import About, Bound, Choice, Effect, Offer, Side
from core.rules.losses import INVADED
from core.rules.questions import Ask, Question, Stage
from core.rules.shelter import is_closed as is_immune_to_conquest
from core.rules.state import CHANCE, NOWHERE, Memo, Pending
from core.rules.tile_effects import site
from core.rules.view import View

Ruling = tuple[str, frozenset[str]]
SEND, ANOTHER, MOVED = "send", "second-token", "moved"


# Where it may go


def targets(view: View, me: Bound, piece: str) -> tuple[int, ...]:
    """The regions into which the piece may be sent now: next to where it stands, or to its tile."""
    stands = view.lies_in(piece)
    by_tile = stands == NOWHERE or view.rules.ruled("balrog-adjacent-to-what", "to-pentacle")
    start = site(view, me) if by_tile else stands
    around = view.board.neighbours[start] if start != NOWHERE else ()
    return tuple(
        region
        for region in around
        if region != stands and allowed(view, Question.MAY_PLACE, Ask(me.race, region, key=piece))
    )


def not_where(
    piece: str, condition: Condition, *, clause: str, ruling: Ruling | None = None, instead_of: str = ""
) -> Effect:  # fmt: skip
    """The piece does not enter where this holds."""

    def is_closed(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == piece and condition(view, me, ask)

    return forbids(
        Question.MAY_PLACE, "closed", clause=clause, when=is_closed, ruling=ruling, instead_of=instead_of
    )  # fmt: skip


def limited(piece: str, *, clause: str) -> tuple[Effect, ...]:
    """It enters no abyss, and no region that is immune to it."""

    def is_immune(view: View, me: Bound, ask: Ask) -> bool:
        is_immune = allowed(view, Question.IS_IMMUNE, Ask(me.race, ask.region, key="entry"))
        return is_immune or is_immune_to_conquest(view, me.race, ask.region)

    return (
        not_where(piece, lambda v, me, ask: v.terrain(ask.region) == "abyss", clause="underground:abyss.impassable"),
        not_where(piece, is_immune, clause=clause),
    )


def is_own(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and holder.seat == me.seat


def is_home(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region == site(view, me)


def has_monsters(view: View, me: Bound, ask: Ask) -> bool:
    return view.pieces(ask.region, MONSTER) > 0


# When it goes


def comes_when_found(*, clause: str) -> Effect:
    """Whoever finds the tile sends the piece at once."""

    def asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        if ask.key != me.unit:
            return ()
        moved = Remembered(Memo(me.unit, me.race, MOVED, 1, "turn"), clause)
        return (moved, Asked(Pending(me.seat, me.unit, SEND, me.race, ask.region), clause))

    return Effect(Question.TILE_FOUND, Stage.GIVE, clause, asks)


def sending(piece: str, *, clause: str) -> Choice:
    """The decision that goes with it: a region, or none where that is allowed or nothing is open."""

    def options(view: View, me: Bound, pending: Pending) -> tuple[int, ...]:
        found = targets(view, me, piece)
        return found if found and view.rules.ruled("balrog-compulsory", "compulsory") else (*found, NOWHERE)

    def answer(view: View, me: Bound, pending: Pending, option: int) -> tuple[Change, ...]:
        return _met_monsters(view, me, option, clause) if option != NOWHERE else ()

    return Choice(SEND, clause, options, answer, invader=piece, about=About.REGION)


def moves_once_a_turn(piece: str, *, clause: str, unless: Condition, waits: Ruling) -> tuple[Effect, ...]:
    """At any time of his turn the controller may send it on; in one reading not in the turn he took the tile."""

    def offer(view: View, me: Bound, ask: Ask) -> tuple[Use, ...]:
        if view.memory(me.unit, me.race, MOVED):
            return ()
        return tuple(Use(piece, region) for region in targets(view, me, piece))

    def is_too_new(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == piece and unless(view, me, ask)

    return (
        Effect(Question.OFFERS, Stage.GIVE, clause, offer),
        forbids(Question.MAY_PLACE, "new", clause=clause, when=is_too_new, ruling=waits),
    )


def moving(piece: str, *, clause: str) -> Offer:
    """What happens when an offer of `moves_once_a_turn` is taken."""

    def moved(view: View, me: Bound, action: Use) -> tuple[Change, ...]:
        memo = Remembered(Memo(me.unit, me.race, MOVED, 1, "turn"), clause)
        return (memo, *_met_monsters(view, me, action.target, clause))

    return Offer(piece, clause, moved, invader=piece)


def _met_monsters(view: View, me: Bound, region: int, clause: str) -> tuple[Change, ...]:
    """What becomes of those who guard the region it enters (underground:dispute.balrog-into-monsters)."""
    if not view.rules.ruled("balrog-into-monsters", "conquered-no-tile", "conquered-with-tile"):
        return ()
    guards = ((piece, view.pieces(region, piece)) for piece in NEUTRAL)
    gone = tuple(PiecesMoved(piece, number, region, GONE, clause) for piece, number in guards if number)
    is_found = view.pieces(region, MONSTER) > 0 and view.state.tiles > 0
    finds = is_found and view.rules.ruled("balrog-into-monsters", "conquered-with-tile")
    draw = Asked(Pending(CHANCE, COMMON, "draw-tile", me.race, region), clause)
    return (*gone, draw) if finds else gone


def pays_nobody(piece: str, *, clause: str, ruling: Ruling) -> Effect:
    """Where it stands nobody is paid, in a reading in which somebody may have tokens there."""

    def nothing(view: View, me: Bound, ask: Ask) -> int | None:
        region = view.lies_in(piece) if ask.region < 0 else NOWHERE
        if region == NOWHERE or view.ground(region).race != ask.race:
            return None
        return -total(view, Question.INCOME, Ask(ask.race, region, seat=ask.seat)) or None

    return Effect(Question.INCOME, Stage.ADD, clause, nothing, Side.BOARD, tag="penalty", ruling=ruling)


# Whom it drives out, and what it has there


def takes_two(*, clause: str) -> Effect:
    """Whoever it drives out loses two tokens, as far as there are two."""

    def two(view: View, me: Bound, ask: Ask) -> int | None:
        return 2 if ask.key == INVADED else None

    return Effect(Question.TOKENS_LOST, Stage.SET, clause, two, Side.BOARD)


def shares_tiles(piece: str, tile: str, *, clause: str, ruling: Ruling) -> Effect:
    """In one reading the tiles where it stands serve whoever holds its own tile."""

    def holder_too(view: View, me: Bound, ask: Ask) -> tuple[str, ...]:
        race = view.ground(where).race if (where := view.lies_in(tile)) >= 0 else ""
        return (race,) if race and view.pieces(ask.region, piece) else ()

    return Effect(Question.CONTROLS, Stage.GIVE, clause, holder_too, Side.BOARD, ruling=ruling)


def owes_a_second(*, clause: str, ruling: Ruling) -> Effect:
    """In one reading a player who had a single token there gives up another one of that race."""

    def asks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        return _asks_for_another(view, me, ask, clause) if ask.key == INVADED and ask.number == 1 else ()

    return Effect(Question.REGION_LOST, Stage.GIVE, clause, asks, Side.BOARD, ruling=ruling)


def _asks_for_another(view: View, me: Bound, ask: Ask, clause: str) -> tuple[Change, ...]:
    """A player who had a single token there gives up another one of that race, if he has one."""
    if not (view.regions(ask.race) or _in_hand(view, ask.race)):
        return ()
    return (Asked(Pending(view.seat_of(ask.race), me.unit, ANOTHER, ask.race), clause),)


def _in_hand(view: View, race: str) -> tuple[int, ...]:
    """Where a race has tokens in the hand of its player, those taken up in this turn among them."""
    holding = view.holding(race)
    return tuple(place for place, number in ((FLED, holding.fled), (HAND, holding.hand)) if number)


def losing_another(*, clause: str) -> Choice:
    """The decision that goes with it: a region, or none to give up a token in hand."""

    def options(view: View, me: Bound, pending: Pending) -> tuple[int, ...]:
        return (*view.regions(pending.race), *([NOWHERE] if _in_hand(view, pending.race) else []))

    def lost(view: View, me: Bound, pending: Pending, region: int) -> tuple[Change, ...]:
        place = region if region != NOWHERE else _in_hand(view, pending.race)[0]
        return (TokensMoved(pending.race, 1, place, BOX, clause),)

    return Choice(ANOTHER, clause, options, lost, about=About.REGION)

"""Reusable effects: the words in which units are written. When they speak is said in `conditions`."""

from collections.abc import Callable
from typing import Literal

from core.rules.changes import BOX, Change, PiecesMoved
from core.rules.combine import allowed
from core.rules.conditions import Condition, When, always, both, has_piece, is_shut_out, regions_meant
from core.rules.counts import Count
from core.rules.effects import SETTLED, TILE_LOST, Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View
from core.rules.wording import Amount, OwnPiece, Piece

PriceTag = Literal["terrain", "neutral", "occupants", "marker", "discount", "surcharge"]
"""What a line of a price is about."""

# Prices


def attacker_pays(
    amount: Amount,
    *,
    clause: str,
    when: Condition = always,
    ruling: tuple[str, frozenset[str]] | None = None,
    tag: Literal["discount", "surcharge"] = "discount",
    in_decline: bool = False,
) -> Effect:
    """The race pays more or less for a region.

    Says: A region{where} costs the race {amount:token} {amount:more:less}{when}.
    """
    return Effect(
        Question.CONQUEST_COST,
        Stage.ADD,
        clause,
        lambda view, me, ask: amount if when(view, me, ask) else None,
        tag=tag,
        ruling=ruling,
        in_decline=in_decline,
    )


def ignores(
    *tags: PriceTag, clause: str, when: Condition = always, ruling: tuple[str, frozenset[str]] | None = None
) -> tuple[Effect, ...]:
    """What stands in a price under these tags does not count for the race.

    Says: In the price of a region{where} {tags:and} {tags:does:do} not count{when}.
    """
    return tuple(Effect(Question.CONQUEST_COST, Stage.DROP, clause, when, tag=tag, ruling=ruling) for tag in tags)


def defends(
    piece: Piece,
    held: Literal["by-anyone", "not-in-decline", "in-decline"] = "by-anyone",
    *,
    clause: str,
    also: tuple[str, ...] = (),
) -> Effect:
    """Every such piece raises the price of its region by one, whoever holds it, or only (not) in decline.

    Says: Every {piece} makes its region cost 1 token more{held}.
    """

    def price(view: View, me: Bound, ask: Ask) -> int | None:
        # Asked of every region again and again; most have no piece at all.
        if not view.ground(ask.region).pieces:
            return None
        if held != "by-anyone":
            holder = view.holder(ask.region)
            if (holder is not None and not holder.active) is not (held == "in-decline"):
                return None
        return view.pieces(ask.region, piece) or None

    return Effect(
        Question.CONQUEST_COST, Stage.ADD, clause, price, Side.BOARD, tag="marker", also=also, by_pieces=True
    )  # fmt: skip


# Permissions


def forbids(
    question: Question,
    ground: str,
    *,
    clause: str,
    when: Condition = always,
    side: Side = Side.OWN,
    in_decline: bool = False,
    active: bool = True,
    ruling: tuple[str, frozenset[str]] | None = None,
    also: tuple[str, ...] = (),
    instead_of: str = "",
    outside: Callable[..., frozenset[int] | None] | None = None,
    by_pieces: bool = False,
) -> Effect:
    return Effect(
        question, Stage.FORBID, clause, when, side, ground, "", active, in_decline, ruling, also, instead_of, outside,
        by_pieces,
    )  # fmt: skip


def lifts(
    question: Question,
    ground: str,
    *,
    clause: str,
    when: Condition = always,
    in_decline: bool = False,
    active: bool = True,
    ruling: tuple[str, frozenset[str]] | None = None,
    side: Side = Side.OWN,
) -> Effect:
    return Effect(question, Stage.LIFT, clause, when, side, ground, "", active, in_decline, ruling)


def allows(
    question: Question,
    *,
    clause: str,
    when: Condition = always,
    in_decline: bool = False,
    active: bool = True,
    ruling: tuple[str, frozenset[str]] | None = None,
    also: tuple[str, ...] = (),
) -> Effect:
    return Effect(question, Stage.ALLOW, clause, when, Side.OWN, "", "", active, in_decline, ruling, also)


def immune_with(piece: Piece, *, clause: str) -> Effect:
    """A region with this piece is closed to enemies of whoever holds it.

    Says: A region with a {piece} cannot be conquered by others.
    """
    when = both(has_piece(piece), is_shut_out)
    return forbids(Question.MAY_CONQUER, "immune", clause=clause, when=when, side=Side.BOARD, by_pieces=True)


# Income


def income_per_region(
    amount: Amount,
    *,
    clause: str,
    when: Condition = always,
    active: bool = True,
    in_decline: bool = False,
    ruling: tuple[str, frozenset[str]] | None = None,
    also: tuple[str, ...] = (),
) -> Effect:
    """Coins for each region of the race that meets the condition, or for the one asked about.

    Says: Every region{where} pays {amount:coin} {amount:more:less}{when}.
    """

    def coins(view: View, me: Bound, ask: Ask) -> int | None:
        counted = (region for region in regions_meant(view, me) if ask.region in (-1, region))
        return amount * sum(when(view, me, Ask(ask.race, region)) for region in counted) or None

    return Effect(
        Question.INCOME, Stage.ADD, clause, coins, Side.OWN, "", "bonus", active, in_decline, ruling, also
    )  # fmt: skip


def income(
    amount: Count,
    *,
    clause: str,
    when: When = always,
    in_decline: bool = False,
    ruling: tuple[str, frozenset[str]] | None = None,
    also: tuple[str, ...] = (),
) -> Effect:
    """Coins that are counted, for the race as a whole and not for any one region.

    Says: The race is paid coins at the end of the turn: {amount}{when}.
    """
    return Effect(
        Question.INCOME,
        Stage.ADD,
        clause,
        lambda view, me, ask: (amount(view, me, ask) or None) if ask.region < 0 and when(view, me, ask) else None,
        tag="bonus",
        in_decline=in_decline,
        ruling=ruling,
        also=also,
    )


# Moments


def settles(piece: OwnPiece, *, clause: str, when: Condition = always) -> Effect:
    """A marker from the box is put into every region the race conquers, one in each, as long as there are any.

    Says: When the race conquers a region{where}, a {piece} is put into it{when}.
    """

    def put(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        may_settle = allowed(view, Question.MAY_PLACE, Ask(me.race, ask.region, key=piece)) and when(view, me, ask)
        is_due = may_settle and view.stock(piece) and not view.pieces(ask.region, piece)
        return (PiecesMoved(piece, 1, BOX, ask.region, clause),) if is_due else ()

    return Effect(Question.REGION_CONQUERED, Stage.GIVE, clause, put, tag=SETTLED)


def when_it_happens(
    moment: Question,
    changes: Callable[..., tuple[object, ...]],
    *,
    clause: str,
    in_decline: bool = False,
    active: bool = True,
    ruling: tuple[str, frozenset[str]] | None = None,
    also: tuple[str, ...] = (),
) -> Effect:
    """The bound race answers a moment about itself with changes."""
    return Effect(moment, Stage.GIVE, clause, changes, Side.OWN, "", "", active, in_decline, ruling, also)


def leaves_with_its_region(piece: OwnPiece, *, clause: str) -> tuple[Effect, ...]:
    """A marker goes back to the stock when its region is abandoned or conquered, whoever brought it there.

    Says: A {piece} goes back to the box when its region is given up or lost.
    """

    def removed(view: View, ask: Ask) -> tuple[Change, ...]:
        number = view.pieces(ask.region, piece)
        return (PiecesMoved(piece, number, ask.region, BOX, clause),) if number else ()

    def is_owners_doing(view: View, ask: Ask) -> bool:
        is_own_conquest = ask.key in ("conquered", "replaced") and ask.seat == view.seat_of(ask.race)
        return ask.key == "cleared" or is_own_conquest

    def lost(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        return () if is_owners_doing(view, ask) else removed(view, ask)

    def given_up(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        return removed(view, ask) if is_owners_doing(view, ask) else ()

    def left_over(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        return () if view.state.log.conquests[-1].loser else removed(view, ask)

    def with_the_tile(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        # What stands stays where the badge that brought it lay on a tile, but not in every reading.
        found = [(r, view.pieces(r, piece)) for r in view.regions(me.race) if ask.key == TILE_LOST]
        return tuple(PiecesMoved(piece, number, r, BOX, clause) for r, number in found if number)

    lose, stay, give = Question.REGION_LOST, "markers-when-race-cleared", Stage.GIVE
    ends = ruled("stonehedge-lost-effects", "everything-ends")
    return (
        Effect(lose, give, clause, lost, Side.BOARD),
        Effect(lose, give, clause, given_up, Side.BOARD, ruling=ruled(stay, "removed")),
        Effect(Question.REGION_CONQUERED, give, clause, left_over, Side.BOARD, ruling=ruled(stay, "stay")),
        Effect(Question.UNIT_LEFT_PLAY, give, clause, with_the_tile, ruling=ends),
    )


def ruled(dispute: str, *options: str) -> tuple[str, frozenset[str]]:
    """For `ruling=`: the effect is in force under these options."""
    return dispute, frozenset(options)

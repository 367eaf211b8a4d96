"""Reusable effects for relics and places: what a tile does for the race that controls it.

A relic's way to conquer has the id of its unit with `.use` behind it, so that a unit which lends the relic to another
race (a copy of it) brings a way of its own.
"""

from core.rules.blocks import forbids, ruled
from core.rules.changes import HAND, Change, CoinsMoved, PiecesMoved, Remembered
from core.rules.conditions import Condition
from core.rules.effects import About, Bound, Choice, Effect, Means
from core.rules.origin import asks_for_origin, is_where_it_lies, put_at_origin
from core.rules.questions import Ask, Question, Stage
from core.rules.serving import LENT, copy_of
from core.rules.state import NOBODY, NOWHERE, Memo
from core.rules.view import View

Ruling = tuple[str, frozenset[str]]
MOBILE = "underground:relic.general.mobile"
USED = "used"
PER_TURN, PER_ROUND = "turn", "round"
PLACED = "placed"
"""The key of a memo: the region, counted from 1, into which a relic was put this turn."""


def site(view: View, me: Bound) -> int:
    """Where the tile lies."""
    return view.lies_in(me.unit)


def way_of(unit: str) -> str:
    """The id of the special way to conquer that a relic brings."""
    return f"{unit}.use"


def with_it(view: View, me: Bound, ask: Ask) -> bool:
    """Is the conquest asked about made with the help of this very tile?"""
    return way_of(me.unit) in ask.means


def _sharing(view: View, me: Bound) -> tuple[str, ...]:
    """The tiles that share one use a turn: in one reading a relic and what stands for it, otherwise each its own."""
    relic = me.unit.removeprefix("copy.")
    return (relic, copy_of(relic)) if view.rules.ruled("magic-bag-plus-original", "one-use") else (me.unit,)


# Places


def income_where_it_lies(amount: int, *, clause: str, in_decline: bool = False) -> Effect:
    """Coins for the region of the tile, for whoever has troops there."""

    def coins(view: View, me: Bound, ask: Ask) -> int | None:
        here = site(view, me)
        return amount if ask.region in (NOWHERE, here) and here in view.regions(me.race) else None

    return Effect(Question.INCOME, Stage.ADD, clause, coins, tag="bonus", in_decline=in_decline)


# Relics


def relic_means(unit: str, clause: str, *traits: str) -> Means:
    """The way to conquer that a relic brings."""
    return Means(way_of(unit), clause, frozenset({"relic", *traits}))


def serves_once(*, clause: str, until: str = PER_TURN, ruling: Ruling | None = None) -> tuple[Effect, ...]:
    """The relic may help in one conquest: the race has the means, uses it, and has used it.

    Once a turn of its race, or once a round whoever controls it.
    """

    def user(me: Bound) -> str:
        return me.race if until == PER_TURN else NOBODY

    def was_used(view: View, me: Bound) -> bool:
        return any(view.memory(unit, user(me), USED) for unit in _sharing(view, me))

    def means(view: View, me: Bound, ask: Ask) -> tuple[str, ...]:
        return () if was_used(view, me) else (way_of(me.unit),)

    def is_used(view: View, me: Bound, ask: Ask) -> bool:
        return with_it(view, me, ask) and was_used(view, me)

    def use(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        return (Remembered(Memo(me.unit, user(me), USED, 1, until), clause),) if with_it(view, me, ask) else ()

    return (
        Effect(Question.MEANS, Stage.GIVE, clause, means, ruling=ruling),
        forbids(Question.MAY_USE, "once", clause=clause, when=is_used, ruling=ruling),
        Effect(Question.REGION_ATTACKED, Stage.GIVE, clause, use, ruling=ruling),
    )


def once_a_turn_or_round(*, clause: str) -> tuple[Effect, ...]:
    """The limit of the relics whose text says round in one book (underground:dispute.orb-doormat-per-round)."""
    limit = "orb-doormat-per-round"
    return (
        *serves_once(clause=clause, ruling=ruled(limit, "per-turn", "per-round-per-player")),
        *serves_once(clause=clause, until=PER_ROUND, ruling=ruled(limit, "per-round")),
    )


def moves_where_it_is_used(*, clause: str) -> Effect:
    """After a conquest made with it the relic lies in the conquered region, or where the attack came from."""

    def moved(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        source = site(view, me)
        if not with_it(view, me, ask) or source in (NOWHERE, ask.region) or not view.rules.on("relic.general.mobile"):
            return ()
        if is_where_it_lies(view):
            return asks_for_origin(view, me, ask.region, clause)
        return (PiecesMoved(me.unit, 1, source, ask.region, clause),)

    return Effect(Question.REGION_CONQUERED, Stage.GIVE, clause, moved, also=(MOBILE,))


def lies_where_it_was_used(*, clause: str) -> tuple[Choice, ...]:
    """The decision that goes with it in the reading by which it lies where the attack came from."""
    return (put_at_origin(lambda me: me.unit, clause=clause),)


def limited_to(condition: Condition, ground: str, *, clause: str, ruling: Ruling | None = None) -> Effect:
    """The relic does not serve where this holds."""
    return forbids(
        Question.MAY_USE, ground, clause=clause, ruling=ruling,
        when=lambda view, me, ask: with_it(view, me, ask) and condition(view, me, ask),
    )  # fmt: skip


# Relics that are put somewhere before the coins


def end_of_turn_sites(view: View, me: Bound) -> tuple[int, ...]:
    """The regions into which a relic may be put before the coins, once a turn."""
    if any(view.memory(unit, me.race, PLACED) for unit in _sharing(view, me)):
        return ()
    is_free = view.rules.ruled("scepter-on-declining-region", "any-own")
    races = view.state.seats[me.seat].races() if is_free else (me.race,)
    return tuple(sorted(region for race in races for region in view.regions(race)))


def put_down(view: View, me: Bound, region: int, clause: str) -> tuple[Change, ...]:
    """The relic goes to a region; where it is lent, the piece that stands for it does."""
    piece = _stand_in(view, me) or me.unit
    here = view.lies_in(piece)
    if here == NOWHERE and view.pieces_of(me.race, piece):
        return (PiecesMoved(piece, 1, HAND, region, clause, me.race),)
    return (PiecesMoved(piece, 1, here, region, clause),) if here not in (NOWHERE, region) else ()


def _stand_in(view: View, me: Bound) -> str:
    """The piece that its player has picked to stand for the relic this turn, if there is one."""
    lent = next((memo for memo in view.state.memos if memo.key == LENT and memo.race == me.race), None)
    if lent is None or copy_of(sorted(view.rules.tiles)[lent.value]) != me.unit:
        return ""
    offers = view.rules.offers.items()
    return next((offer.id for (unit, _), offer in offers if unit == lent.unit and offer.about is About.TILE), "")


def must_be_placed(*, clause: str) -> Effect:
    """Where the words are taken as they stand, the turn does not end before the relic was put somewhere."""

    def is_due(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == "before-coins" and bool(end_of_turn_sites(view, me))

    words = ruled("end-of-turn-placement-optional", "as-worded")
    return forbids(Question.MAY_FINISH, "placement", clause=clause, when=is_due, ruling=words)


# Coins of others


def takes_coins(view: View, taker: int, victims: tuple[int, ...], clause: str) -> tuple[Change, ...]:
    """One coin from every player named who has one."""
    return tuple(CoinsMoved(1, seat, taker, clause) for seat in victims if view.state.seats[seat].coins > 0)

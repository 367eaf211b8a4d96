"""Reusable effects and conditions: the words in which units are written.

A condition is a pure function of (view, bound, ask). Conditions on regions look at `ask.region`.
"""

from collections.abc import Callable

from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Conquest
from core.rules.view import View

Condition = Callable[[View, Bound, Ask], bool]


# Conditions


def always(view: View, me: Bound, ask: Ask) -> bool:
    return True


def terrain_is(*terrains: str) -> Condition:
    wanted = frozenset(terrains)
    return lambda view, me, ask: view.board.terrain[ask.region] in wanted


def has_symbol(symbol: str) -> Condition:
    return lambda view, me, ask: symbol in view.board.symbols[ask.region]


def is_coastal(view: View, me: Bound, ask: Ask) -> bool:
    return bool(view.board.shore_of[ask.region])


def has_piece(piece: str) -> Condition:
    return lambda view, me, ask: view.pieces(ask.region, piece) > 0


def by_means(means: str) -> Condition:
    return lambda view, me, ask: means in ask.means


def both(first: Condition, second: Condition) -> Condition:
    return lambda view, me, ask: first(view, me, ask) and second(view, me, ask)


def is_enemy(view: View, me: Bound, ask: Ask) -> bool:
    """Does the asking race belong to another player than the race that holds the region?"""
    holder = view.holder(ask.region)
    return holder is not None and holder.seat != view.seat_of(ask.race)


# Prices


def attacker_pays(
    amount: int,
    *,
    clause: str,
    when: Condition = always,
    ruling: tuple[str, frozenset[str]] | None = None,
    tag: str = "discount",
    in_decline: bool = False,
) -> Effect:
    """The bound race pays more or less for a region."""
    return Effect(
        Question.CONQUEST_COST,
        Stage.ADD,
        clause,
        lambda view, me, ask: amount if when(view, me, ask) else None,
        tag=tag,
        ruling=ruling,
        in_decline=in_decline,
    )


def defends(piece: str, *, clause: str, also: tuple[str, ...] = ()) -> Effect:
    """Every such piece raises the price of its region by one, whoever holds it."""
    return Effect(
        Question.CONQUEST_COST,
        Stage.ADD,
        clause,
        lambda view, me, ask: view.pieces(ask.region, piece) or None,
        side=Side.BOARD,
        tag="marker",
        also=also,
    )


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
) -> Effect:
    return Effect(question, Stage.FORBID, clause, when, side, ground, "", active, in_decline, ruling, also)


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
) -> Effect:
    return Effect(question, Stage.ALLOW, clause, when, Side.OWN, "", "", active, in_decline, ruling)


def immune_with(piece: str, *, clause: str) -> Effect:
    """A region with this piece is closed to enemies of whoever holds it."""
    return forbids(
        Question.MAY_CONQUER, "immune", clause=clause, when=both(has_piece(piece), is_enemy), side=Side.BOARD
    )


# Income


def income_per_region(
    amount: int,
    *,
    clause: str,
    when: Condition = always,
    in_decline: bool = False,
    ruling: tuple[str, frozenset[str]] | None = None,
) -> Effect:
    """Coins for each region of the bound race that meets the condition."""

    def coins(view: View, me: Bound, ask: Ask) -> int | None:
        return amount * sum(when(view, me, Ask(ask.race, region)) for region in view.regions(me.race)) or None

    return Effect(Question.INCOME, Stage.ADD, clause, coins, tag="bonus", in_decline=in_decline, ruling=ruling)


def income(
    amount: Callable[[View, Bound, Ask], int],
    *,
    clause: str,
    in_decline: bool = False,
    ruling: tuple[str, frozenset[str]] | None = None,
    also: tuple[str, ...] = (),
) -> Effect:
    """Coins worked out by a function."""
    return Effect(
        Question.INCOME,
        Stage.ADD,
        clause,
        lambda view, me, ask: amount(view, me, ask) or None,
        tag="bonus",
        in_decline=in_decline,
        ruling=ruling,
        also=also,
    )


# Moments


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


def ruled(dispute: str, *options: str) -> tuple[str, frozenset[str]]:
    """For `ruling=`: the effect is in force under these options."""
    return dispute, frozenset(options)


def conquests_of(view: View, race: str) -> tuple[Conquest, ...]:
    """What a race has conquered this turn."""
    return tuple(each for each in view.state.log.conquests if each.race == race)

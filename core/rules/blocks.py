"""Reusable effects and conditions: the words in which units are written.

A condition is a pure function of (view, bound, ask). Conditions on regions look at `ask.region`.
"""

from collections.abc import Callable

from core.rules.changes import BOX, Change, PiecesMoved
from core.rules.combine import allowed, total
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


def is_replacement(view: View, me: Bound, ask: Ask) -> bool:
    return view.rules.has_trait(ask.means, "replacement")


def both(first: Condition, second: Condition) -> Condition:
    return lambda view, me, ask: first(view, me, ask) and second(view, me, ask)


def once_a_turn(condition: Condition) -> Condition:
    """The condition, for the first region that meets it among those conquered for tokens this turn."""

    def is_first(view: View, me: Bound, ask: Ask) -> bool:
        paid = (each for each in conquests_of(view, me.race) if not view.rules.has_trait(each.means, "replacement"))
        return condition(view, me, ask) and not any(condition(view, me, Ask(me.race, each.region)) for each in paid)

    return is_first


def has_entered(view: View, race: str) -> bool:
    """Is the first-conquest rule behind this race? (base:dispute.first-conquest-scope)"""
    if view.regions(race):
        return True
    return view.rules.ruled("first-conquest-scope", "new-races-only") and view.holding(race).entered


def has_tokens(view: View, race: str) -> bool:
    """Has a race a token on the board or with its player?"""
    holding = view.holding(race)
    return bool(holding.hand or holding.kept or view.regions(race))


def is_enemy(view: View, me: Bound, ask: Ask) -> bool:
    """Does the asking race belong to another player than the race that holds the region?"""
    holder = view.holder(ask.region)
    return holder is not None and holder.seat != view.seat_of(ask.race)


def is_shut_out(view: View, me: Bound, ask: Ask) -> bool:
    """Is the asking race one that immunity works against: an enemy, in one reading any race but the sheltered one?

    A marker in a region its race gave up goes on working for the race that brought it.
    """
    owner = view.holder(ask.region) or view.bearer(me.unit)
    if owner is None or owner.race == ask.race:
        return False
    return owner.seat != view.seat_of(ask.race) or view.rules.ruled("immunity-own-ghouls", "immune")


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


def ignores(
    *tags: str, clause: str, when: Condition, ruling: tuple[str, frozenset[str]] | None = None
) -> tuple[Effect, ...]:
    """What stands in a price under these tags does not count for the bound race."""
    return tuple(Effect(Question.CONQUEST_COST, Stage.DROP, clause, when, tag=tag, ruling=ruling) for tag in tags)


def has_target(view: View, race: str, means: tuple[str, ...] = ()) -> bool:
    """Could a race conquer any region with the tokens in its hand?"""
    hand = view.holding(race).hand
    return any(
        (not means or allowed(view, Question.MAY_USE, ask))
        and allowed(view, Question.MAY_CONQUER, ask)
        and total(view, Question.CONQUEST_COST, ask) <= hand
        for ask in (Ask(race, region, means) for region in range(len(view.board)))
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
    instead_of: str = "",
    outside: Callable[..., frozenset[int] | None] | None = None,
) -> Effect:
    return Effect(
        question, Stage.FORBID, clause, when, side, ground, "", active, in_decline, ruling, also, instead_of, outside
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


def immune_with(piece: str, *, clause: str) -> Effect:
    """A region with this piece is closed to enemies of whoever holds it."""
    return forbids(
        Question.MAY_CONQUER, "immune", clause=clause, when=both(has_piece(piece), is_shut_out), side=Side.BOARD
    )


# Income


def regions_meant(view: View, me: Bound) -> tuple[int, ...]:
    """The regions a text calls yours: those of its race; for a power without that clause all of the player."""
    if view.rules.kind(me.unit) != "power" or view.rules.on("benefits.you-means"):
        return view.regions(me.race)
    return tuple(region for race in view.state.seats[me.seat].races() for region in view.regions(race))


def income_per_region(
    amount: int,
    *,
    clause: str,
    when: Condition = always,
    active: bool = True,
    in_decline: bool = False,
    ruling: tuple[str, frozenset[str]] | None = None,
    also: tuple[str, ...] = (),
) -> Effect:
    """Coins for each region of the bound race that meets the condition."""

    def coins(view: View, me: Bound, ask: Ask) -> int | None:
        return amount * sum(when(view, me, Ask(ask.race, region)) for region in regions_meant(view, me)) or None

    return Effect(
        Question.INCOME, Stage.ADD, clause, coins, Side.OWN, "", "bonus", active, in_decline, ruling, also
    )  # fmt: skip


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


def leaves_with_its_region(piece: str, *, clause: str) -> tuple[Effect, ...]:
    """A marker goes back to the stock when its region is abandoned or conquered, whoever brought it there."""

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

    lose, stay, give = Question.REGION_LOST, "markers-when-race-cleared", Stage.GIVE
    return (
        Effect(lose, give, clause, lost, Side.BOARD),
        Effect(lose, give, clause, given_up, Side.BOARD, ruling=ruled(stay, "removed")),
        Effect(Question.REGION_CONQUERED, give, clause, left_over, Side.BOARD, ruling=ruled(stay, "stay")),
    )


def ruled(dispute: str, *options: str) -> tuple[str, frozenset[str]]:
    """For `ruling=`: the effect is in force under these options."""
    return dispute, frozenset(options)


def conquests_of(view: View, race: str) -> tuple[Conquest, ...]:
    """What a race has conquered this turn."""
    return tuple(each for each in view.state.log.conquests if each.race == race)


def occupied_conquests(view: View, race: str, purpose: str) -> int:
    """How many regions a race conquered this turn were not empty, for a bonus of this purpose."""
    return sum(
        allowed(view, Question.IS_OCCUPIED, Ask(race, each.region, key=purpose, number=index))
        for index, each in enumerate(view.state.log.conquests)
        if each.race == race
    )

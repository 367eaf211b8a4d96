"""Conditions: what units and common rules ask about a position before their effects speak.

A condition is a pure function of (view, bound, ask); those on regions look at `ask.region`. Beside them stand the facts
several units need about a race. The effects themselves are in `blocks`.
"""

from collections.abc import Callable

from core.rules.combine import allowed, total
from core.rules.effects import Bound
from core.rules.questions import Ask, Question
from core.rules.state import Conquest
from core.rules.view import View

Condition = Callable[[View, Bound, Ask], bool]


# Conditions


def always(view: View, me: Bound, ask: Ask) -> bool:
    return True


def terrain_is(*terrains: str) -> Condition:
    wanted = frozenset(terrains)
    return lambda view, me, ask: not wanted.isdisjoint(view.rules.features[ask.region])


def has_symbol(symbol: str) -> Condition:
    return lambda view, me, ask: symbol in view.rules.features[ask.region]


def is_coastal(view: View, me: Bound, ask: Ask) -> bool:
    return bool(view.board.shore_of[ask.region])


def has_piece(piece: str) -> Condition:
    def lies_there(view: View, me: Bound, ask: Ask) -> bool:
        # Asked of every region again and again; most have no piece at all.
        pieces = view.state.grounds[ask.region].pieces
        return bool(pieces) and view.pieces(ask.region, piece) > 0

    return lies_there


def is_next_to(piece: str) -> Condition:
    """Does the piece stand in a bordering region?"""
    return lambda view, me, ask: any(view.pieces(near, piece) for near in view.board.neighbours[ask.region])


def is_linked_to(piece: str) -> Condition:
    """Does the piece stand next to the region, or next to a chain of regions of the bound race that leads to it?"""

    def is_linked(view: View, me: Bound, ask: Ask) -> bool:
        seen, waiting = {ask.region}, [ask.region]
        while waiting:
            near = view.board.neighbours[waiting.pop()]
            if any(view.pieces(each, piece) for each in near):
                return True
            links = [each for each in near if each not in seen and view.ground(each).race == me.race]
            seen.update(links)
            waiting += links
        return False

    return is_linked


def by_means(means: str) -> Condition:
    return lambda view, me, ask: means in ask.means


def is_replacement(view: View, me: Bound, ask: Ask) -> bool:
    return view.rules.has_trait(ask.means, "replacement")


def both(first: Condition, second: Condition) -> Condition:
    return lambda view, me, ask: first(view, me, ask) and second(view, me, ask)


def where_lies(piece: str, condition: Condition) -> Condition:
    """The condition, in regions with this piece."""

    def holds(view: View, me: Bound, ask: Ask) -> bool:
        pieces = view.state.grounds[ask.region].pieces
        return bool(pieces) and view.pieces(ask.region, piece) > 0 and condition(view, me, ask)

    return holds


def once_a_turn(condition: Condition) -> Condition:
    """The condition, for the first region that meets it among those conquered for tokens this turn."""

    def is_first(view: View, me: Bound, ask: Ask) -> bool:
        paid = (each for each in conquests_of(view, me.race) if not view.rules.has_trait(each.means, "replacement"))
        return condition(view, me, ask) and not any(condition(view, me, Ask(me.race, each.region)) for each in paid)

    return is_first


def is_shut_out(view: View, me: Bound, ask: Ask) -> bool:
    """Is the asking race one that immunity works against: an enemy, in one reading any race but the sheltered one?

    A marker in a region its race gave up goes on working for the race that brought it.
    """
    owner = view.holder(ask.region) or view.bearer(me.unit)
    if owner is None or owner.race == ask.race:
        return False
    return owner.seat != view.seat_of(ask.race) or view.rules.ruled("immunity-own-ghouls", "immune")


# Facts about a race


def has_entered(view: View, race: str) -> bool:
    """Is the first-conquest rule behind this race? (base:dispute.first-conquest-scope)"""
    if view.regions(race):
        return True
    return view.rules.ruled("first-conquest-scope", "new-races-only") and view.holding(race).entered


def has_tokens(view: View, race: str) -> bool:
    """Has a race a token on the board or with its player?"""
    holding = view.holding(race)
    return bool(holding.hand or holding.kept or view.regions(race))


def has_target(view: View, race: str, means: tuple[str, ...] = ()) -> bool:
    """Could a race conquer any region with the tokens in its hand?"""
    hand = view.holding(race).hand
    return any(
        (not means or allowed(view, Question.MAY_USE, ask))
        and allowed(view, Question.MAY_CONQUER, ask)
        and total(view, Question.CONQUEST_COST, ask) <= hand
        for ask in (Ask(race, region, means) for region in range(len(view.board)))
    )


def regions_meant(view: View, me: Bound) -> tuple[int, ...]:
    """The regions a text calls yours: those of its race; for a power without that clause all of the player."""
    if view.rules.kind(me.unit) != "power" or view.rules.on("benefits.you-means"):
        return view.regions(me.race)
    return tuple(region for race in view.state.seats[me.seat].races() for region in view.regions(race))


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

"""Conditions: what units and common rules ask about a position before their effects speak.

A condition is a pure function of (view, bound, ask); those here look at `ask.region`, those on a race and its turn are
in `circumstances`. Beside them stand the facts several units need about a race. The effects themselves are in `blocks`.
What a docstring `Says` is how a sentence speaks of it, where it holds | where it does not.
"""

from collections.abc import Callable
from typing import Annotated

from core.rules.combine import allowed, gathered, total
from core.rules.effects import Bound
from core.rules.mixing import WATER_RULE
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Conquest, number_of
from core.rules.stood import stood
from core.rules.view import View
from core.rules.wording import Kind, Piece, Symbol, Terrain

Condition = Callable[[View, Bound, Ask], bool]
Where = Annotated[Condition, Kind.WHERE]
Ground = Annotated[Condition, Kind.GROUND]
When = Annotated[Condition, Kind.WHEN]


# Conditions


def always(view: View, me: Bound, ask: Ask) -> bool:
    return True


def terrain_is(*terrains: Terrain) -> Condition:
    """The region counts as one of these terrains.

    Says: is {terrains} | is not {terrains}
    """
    wanted = frozenset(terrains)
    return lambda view, me, ask: not wanted.isdisjoint(view.rules.features[ask.region])


def is_standing_water(view: View, me: Bound, ask: Ask) -> bool:
    """A sea or a lake itself, not what counts as one where the games are mixed."""
    return ask.region in view.board.waters


def all_but_held_water(view: View, race: str, means: tuple[str, ...]) -> frozenset[int] | None:
    """What is open where nobody may take a sea or lake that somebody holds; None while nobody holds one."""
    held = [region for region in view.board.waters if view.ground(region).race]
    return view.board.everywhere.difference(held) if held else None


def has_symbol(symbol: Symbol) -> Condition:
    """The region carries this symbol, or what counts as the same.

    Says: has a {symbol} symbol | has no {symbol} symbol
    """
    return lambda view, me, ask: symbol in view.rules.features[ask.region]


def is_coastal(view: View, me: Bound, ask: Ask) -> bool:
    """The region borders a sea or lake, or what counts as one; where the table reads it so, a river.

    Says: lies on a coast | lies on no coast
    """
    waters = view.board.shore_of[ask.region]
    if WATER_RULE in view.rules.without:
        waters = tuple(each for each in waters if view.terrain(each) != "river")
    if not view.rules.events:
        return bool(waters)
    if waters and view.rules.ruled("river-coast", "yes"):
        return True
    # The mouth of a river lies at the sea as well.
    is_standing = view.terrain(ask.region) in ("sea", "lake")
    return not is_standing and any(view.terrain(near) in ("sea", "lake") for near in view.board.touching[ask.region])


def is_on_shore(view: View, me: Bound, ask: Ask) -> bool:
    """The region borders any water: sea, lake or river.

    Says: lies on a shore | lies on no shore
    """
    return bool(view.board.shore_of[ask.region])


def has_piece(piece: Piece) -> Condition:
    """Such a piece lies in the region.

    Says: has a {piece} | has no {piece}
    """

    def lies_there(view: View, me: Bound, ask: Ask) -> bool:
        if ask.taken >= 0:
            return stood(view, ask).number_of(piece) > 0
        # Asked of every region again and again; most have no piece at all.
        pieces = view.state.grounds[ask.region].pieces
        return bool(pieces) and view.pieces(ask.region, piece) > 0

    return lies_there


def is_next_to(piece: Piece) -> Condition:
    """The piece stands in a bordering region.

    Says: lies next to a {piece} | lies next to no {piece}
    """
    return lambda view, me, ask: any(view.pieces(near, piece) for near in view.board.neighbours[ask.region])


def is_linked_to(piece: Piece) -> Condition:
    """The piece stands next to the region, or next to a chain of regions of the race that leads to it.

    Says: hangs together with a {piece} | does not hang together with a {piece}
    """

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
    """The region is taken by replacing its token, not with tokens from the hand.

    Says: is taken by a replacement | is not taken by a replacement
    """
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
    """The condition, until a region that meets it was conquered for fewer tokens this turn.

    A token spared early is worth as much as one spared late, so the first region that can be cheapened takes the
    discount of the turn; one that others had brought to the least price does not use it up.
    Says: {condition} and is the first such region conquered for less this turn | is not the first region conquered for less this turn that {condition}
    """  # noqa: E501

    def is_first(view: View, me: Bound, ask: Ask) -> bool:
        return condition(view, me, ask) and not any(
            condition(view, me, Ask(me.race, each.region, taken=index)) and _was_spared(view, me, index, each)
            for index, each in numbered_conquests(view, me.race)
            if ask.taken < 0 or index < ask.taken
        )

    return is_first


def _was_spared(view: View, me: Bound, index: int, taken: Conquest) -> bool:
    """Did a discount of this unit spare a token? Not in a replacement, nor where others had spared all there was.

    The others are asked about that conquest, so that what they say once a turn rests on earlier ones alone.
    """
    if view.rules.has_trait(taken.means, "replacement"):
        return False
    ask = Ask(me.race, taken.region, taken.means, taken=index)
    by_others = sum(
        -amount
        for effect, bound in view.in_force(Question.CONQUEST_COST, ask)
        if effect.tag == "discount" and effect.stage is Stage.ADD and bound.race and bound.unit != me.unit
        if (amount := effect.run(view, bound, ask))
    )
    stood = taken.tokens + taken.neutral + number_of(view.ground(taken.region).pieces, "mountain")
    return taken.price > 1 or 2 + stood - by_others > 1


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
    """Has a race a token on the board, among the other race of its player too, or with its player?"""
    holding = view.holding(race)
    return bool(holding.hand or holding.kept or view.regions(race) or view.visits(race))


def has_target(view: View, race: str, means: tuple[str, ...] = ()) -> bool:
    """Could a race conquer any region with the tokens in its hand?"""
    hand = view.holding(race).hand
    return any(
        (not means or allowed(view, Question.MAY_USE, ask))
        and allowed(view, Question.MAY_CONQUER, ask)
        and total(view, Question.CONQUEST_COST, ask) <= hand
        for ask in (Ask(race, region, means) for region in range(len(view.board)))
    )


def could_conquer(view: View, race: str) -> bool:
    """Could a race conquer a region in any way, or try it with the die?"""
    means = gathered(view, Question.MEANS, Ask(race, seat=view.seat_of(race)))
    if any(has_target(view, race, way) for way in ((), *((each,) for each in means))):
        return True
    regions = (Ask(race, region) for region in range(len(view.board)))
    return any(allowed(view, Question.MAY_CONQUER, ask) and allowed(view, Question.MAY_ROLL, ask) for ask in regions)


def regions_meant(view: View, me: Bound) -> tuple[int, ...]:
    """The regions a text calls yours: those of its race; for a power without that clause all of the player."""
    if view.rules.kind(me.unit) != "power" or view.rules.on("benefits.you-means"):
        return view.regions(me.race)
    return tuple(region for race in view.state.seats[me.seat].races() for region in view.regions(race))


def numbered_conquests(view: View, race: str) -> tuple[tuple[int, Conquest], ...]:
    """What a race has conquered this turn, each with its place in the log."""
    return tuple((index, each) for index, each in enumerate(view.state.log.conquests) if each.race == race)


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

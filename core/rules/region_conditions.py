"""More conditions on a region: its neighbours, its holder, its tokens, and conditions put together.

What a docstring `Says` is how a sentence speaks of it, where it holds | where it does not.
"""

from core.rules.conditions import Condition, Where
from core.rules.effects import Bound
from core.rules.questions import Ask
from core.rules.stood import stood
from core.rules.view import View
from core.rules.wording import Number, Symbol, Terrain

WATER = ("sea", "lake", "river")


# Put together


def all_of(*conditions: Where) -> Condition:
    """Every one of these conditions holds.

    Says: {conditions:and} | does not meet all of this: {conditions:and}
    """
    return lambda view, me, ask: all(each(view, me, ask) for each in conditions)


def any_of(*conditions: Where) -> Condition:
    """At least one of these conditions holds.

    Says: {conditions:or} | meets none of this: {conditions:or}
    """
    return lambda view, me, ask: any(each(view, me, ask) for each in conditions)


def none_of(*conditions: Where) -> Condition:
    """None of these conditions holds.

    Says: meets none of this: {conditions:or} | {conditions:or}
    """
    return lambda view, me, ask: not any(each(view, me, ask) for each in conditions)


# Where it lies


def borders_terrain(*terrains: Terrain) -> Condition:
    """A bordering region counts as one of these terrains, whoever holds it.

    Says: borders {terrains} | borders no {terrains}
    """
    wanted = frozenset(terrains)
    return lambda view, me, ask: any(
        not wanted.isdisjoint(view.rules.features[near]) for near in view.board.neighbours[ask.region]
    )


def borders_own(*terrains: Terrain) -> Condition:
    """The region counts as adjacent to one of these terrains that the race holds.

    Says: borders {terrains} of the race | borders no {terrains} of the race
    """
    wanted = frozenset(terrains)

    def borders(view: View, me: Bound, ask: Ask) -> bool:
        held = (region for region in view.regions(me.race) if not wanted.isdisjoint(view.rules.features[region]))
        return any(view.is_adjacent(me.race, here, ask.region, "discount") for here in held)

    return borders


def borders_symbol(symbol: Symbol) -> Condition:
    """A bordering region carries this symbol.

    Says: borders a {symbol} symbol | borders no {symbol} symbol
    """
    return lambda view, me, ask: any(
        symbol in view.rules.features[near] for near in view.board.neighbours[ask.region]
    )  # fmt: skip


def is_at_edge(view: View, me: Bound, ask: Ask) -> bool:
    """The region lies at the edge of the map.

    Says: lies at the edge of the map | does not lie at the edge of the map
    """
    return view.board.edge[ask.region]


def is_water_at_water(view: View, me: Bound, ask: Ask) -> bool:
    """The region is water and touches other water.

    Says: is water next to water | is no water next to water
    """
    terrain = view.terrain
    return terrain(ask.region) in WATER and any(terrain(near) in WATER for near in view.board.touching[ask.region])


def is_adjacent_to_race(view: View, me: Bound, ask: Ask) -> bool:
    """The region counts as adjacent to one of the race, also by special ways.

    Says: is adjacent to the race | is not adjacent to the race
    """
    return ask.region in view.frontier(me.race)


def borders_enemy(view: View, me: Bound, ask: Ask) -> bool:
    """Another player's active race stands in a bordering region.

    Says: borders an active race of another player | borders no active race of another player
    """
    return any(_is_active_enemy(view, me, near) for near in view.board.neighbours[ask.region])


def _is_active_enemy(view: View, me: Bound, region: int) -> bool:
    holder = view.holder(region)
    return holder is not None and holder.active and holder.seat != me.seat


# Who and what is there


def has_tokens(number: Number) -> Condition:
    """At least so many race tokens stand in the region.

    Says: has {number:token} or more | has fewer than {number:token}
    """
    return lambda view, me, ask: stood(view, ask).tokens >= number


def is_held_by_enemy(view: View, me: Bound, ask: Ask) -> bool:
    """Another player's active race holds the region.

    Says: is held by an active race of another player | is held by no active race of another player
    """
    there = stood(view, ask)
    return bool(there.race) and there.is_active and there.seat != me.seat


def is_held_in_decline(view: View, me: Bound, ask: Ask) -> bool:
    """A race in decline holds the region, whoever's it is.

    Says: is held by a race in decline | is not held by a race in decline
    """
    there = stood(view, ask)
    return bool(there.race) and not there.is_active


def is_without_race(view: View, me: Bound, ask: Ask) -> bool:
    """No race holds the region; lost tribes or monsters may stand there.

    Says: is held by no race | is held by a race
    """
    return not stood(view, ask).race


def has_neutrals(view: View, me: Bound, ask: Ask) -> bool:
    """Lost tribes or monsters stand in the region.

    Says: has lost tribes or monsters | has neither lost tribes nor monsters
    """
    there = stood(view, ask)
    return any(there.number_of(each) for each in ("lost-tribe", "monster"))


def has_place(view: View, me: Bound, ask: Ask) -> bool:
    """A place lies in the region.

    Says: has a place | has no place
    """
    return any(view.rules.kind(piece) == "place" for piece, _ in stood(view, ask).pieces)


def was_taken_this_turn(view: View, me: Bound, ask: Ask) -> bool:
    """The race conquered the region in this turn.

    Says: was conquered this turn | was not conquered this turn
    """
    return ask.region in view.taken_by(me.race)

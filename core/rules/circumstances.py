"""Circumstances: conditions on a race and its turn, whatever region is asked about.

What a docstring `Says` is how a sentence speaks of it, after `while`, where it holds | where it does not.
"""

from core.rules.conditions import Condition, Where, always, conquests_of
from core.rules.connected import blocks
from core.rules.effects import Bound
from core.rules.questions import Ask
from core.rules.view import View
from core.rules.wording import Number


def _held(view: View, me: Bound, where: Condition) -> int:
    return sum(where(view, me, Ask(me.race, region)) for region in view.regions(me.race))


def holds_at_least(number: Number, where: Where = always) -> Condition:
    """The race holds so many regions or more, of those that meet a condition where one is given.

    Says: the race holds {number:region} or more{where:only} | the race holds fewer than {number:region}{where:only}
    """
    return lambda view, me, ask: _held(view, me, where) >= number


def holds_at_most(number: Number, where: Where = always) -> Condition:
    """The race holds so many regions or fewer, of those that meet a condition where one is given.

    Says: the race holds {number:region} or fewer{where:only} | the race holds more than {number:region}{where:only}
    """
    return lambda view, me, ask: _held(view, me, where) <= number


def conquered_at_least(number: Number) -> Condition:
    """The race has conquered so many regions or more in this turn.

    Says: the race has conquered {number:region} or more this turn | the race has conquered fewer than {number:region} this turn
    """  # noqa: E501
    return lambda view, me, ask: len(conquests_of(view, me.race)) >= number


def is_one_block(view: View, me: Bound, ask: Ask) -> bool:
    """All regions of the race hang together.

    Says: all its regions hang together | its regions do not hang together
    """
    return len(blocks(view, me.race, view.regions(me.race), "block")) == 1


def is_one_block_of_player(view: View, me: Bound, ask: Ask) -> bool:
    """All regions of the player, of every race, hang together, and this race has one of them.

    Says: all regions of the player hang together | the regions of the player do not hang together
    """
    regions = tuple(region for race in view.state.seats[me.seat].races() for region in view.regions(race))
    return len(blocks(view, me.race, regions, "block")) == 1 and bool(view.regions(me.race))


def round_is_at_least(number: Number) -> Condition:
    """The game is in this round or a later one.

    Says: the game is in round {number} or later | the game has not come to round {number}
    """
    return lambda view, me, ask: view.state.round >= number


def is_last_round(view: View, me: Bound, ask: Ask) -> bool:
    """The game is in its last round.

    Says: the game is in its last round | the game is not in its last round
    """
    return view.state.round >= view.rules.rounds


def is_first_turn(view: View, me: Bound, ask: Ask) -> bool:
    """The race was chosen in this very turn.

    Says: it is the first turn of the race | it is not the first turn of the race
    """
    return view.state.log.chosen and view.state.seats[me.seat].active == me.race


def has_race_in_decline(view: View, me: Bound, ask: Ask) -> bool:
    """The player has a race in decline on the board.

    Says: the player has a race in decline on the board | the player has no race in decline on the board
    """
    return any(view.regions(race) for race in view.state.seats[me.seat].declined)


def is_in_decline(view: View, me: Bound, ask: Ask) -> bool:
    """The race is in decline.

    Says: the race is in decline | the race is active
    """
    return not view.holding(me.race).active


def is_outnumbered(view: View, me: Bound, ask: Ask) -> bool:
    """Another player's active race holds more regions than this race.

    Says: an active race of another player holds more regions | no active race of another player holds more regions
    """
    others = (each.race for each in view.state.holdings if each.active and each.seat != me.seat)
    return any(len(view.regions(race)) > len(view.regions(me.race)) for race in others)

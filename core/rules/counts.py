"""Counts: numbers worked out from a position, for effects that pay or give by what they count."""

from collections.abc import Callable
from typing import Annotated, Literal

from core.rules.conditions import Where, always, numbered_conquests, occupied_conquests, regions_meant
from core.rules.connected import blocks
from core.rules.effects import Bound
from core.rules.questions import Ask
from core.rules.view import View
from core.rules.wording import Kind, Number, Piece

Counted = Callable[[View, Bound, Ask], int]
Count = Annotated[Counted, Kind.COUNT]


def exactly(number: Number) -> Counted:
    """Always this number.

    Says: {number}
    """
    return lambda view, me, ask: number


def regions_held(per: Number = 1, where: Where = always) -> Counted:
    """One for every region of the race that meets the condition, or for every so many of them.

    Says: 1 for {per:every:region} of the race{where:only}
    """
    return lambda view, me, ask: (
        sum(where(view, me, Ask(me.race, region)) for region in regions_meant(view, me)) // per
    )  # fmt: skip


def regions_of_other_race(where: Where = always) -> Counted:
    """One for every region of the player's other races that meets the condition.

    Says: 1 for every region{where} of the player's other races
    """

    def number(view: View, me: Bound, ask: Ask) -> int:
        others = (race for race in view.state.seats[me.seat].races() if race != me.race)
        return sum(where(view, me, Ask(race, region)) for race in others for region in view.regions(race))

    return number


def regions_conquered(per: Number = 1, where: Where = always) -> Counted:
    """One for every region the race conquered this turn that meets the condition, or for every so many of them.

    Says: 1 for {per:every:region} conquered this turn{where:only}
    """
    return lambda view, me, ask: (
        sum(where(view, me, Ask(me.race, each.region, taken=n)) for n, each in numbered_conquests(view, me.race)) // per
    )  # fmt: skip


def occupied_regions_conquered(purpose: Literal["troops", "plunder"] = "troops", per: Number = 1) -> Counted:
    """One for every region conquered this turn that was not empty: of troops, or of anything worth plunder.

    Says: 1 for {per:every:region} conquered this turn that {per:was:were} not empty
    """
    return lambda view, me, ask: occupied_conquests(view, me.race, purpose) // per


def separate_blocks(by_borders_only: bool = False) -> Counted:
    """One for every block of regions that stands apart from the others.

    Says: 1 for every block of regions that stands apart
    """
    return lambda view, me, ask: len(
        blocks(view, me.race, view.regions(me.race), "" if by_borders_only else "block")
    )  # fmt: skip


def pieces_held(piece: Piece) -> Counted:
    """One for every such piece in the regions of the race.

    Says: 1 for every {piece} in its regions
    """
    return lambda view, me, ask: sum(view.pieces(region, piece) for region in view.regions(me.race))

"""Units of both games on either map: what counts as what, and what makes no sense and stays in the box."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from core.model.board import Board

if TYPE_CHECKING:
    from core.rules.compiled import Rules

HERE = "underground:mix."
DROP, WATER_RULE, EQUIVALENTS, MOUNTAINS = (
    HERE + name for name in ("drop-senseless", "water", "terrain-equivalents", "mountains")
)
CLAUSES = (
    DROP, WATER_RULE, EQUIVALENTS, MOUNTAINS,
    *(HERE + name for name in ("overview", "surface-monster-count", "surface-lost-tribes")),
)  # fmt: skip
"""What is carried here, in the catalogue and in the set-up of the surface, for the list of claims."""
SAME = (("swamp", "mud"), ("forest", "mushroom-forest"), ("magic", "crystal"))
"""Terrains and symbols of the two worlds that count as the same; mines are called alike in both."""
PEAKS, WATER = ("mountain", "black-mountain"), ("sea", "lake", "river")
GUARDED = ("monster", "lost-tribe")
"""The symbols under which monsters guard tiles, below and on the surface: without one no tile comes into play."""
MIXED = "-mixed"
"""Behind the name of a game: its map and rules, with the units of the other game as well."""


def features_of(rules: "Rules") -> tuple[frozenset[str], ...]:
    """For every region all it counts as: its terrain, its symbols, and what is the same in the other world."""
    board = rules.board
    plain = [{str(terrain), *map(str, signs)} for terrain, signs in zip(board.terrain, board.symbols, strict=True)]
    if rules.mixed:
        groups = [
            *(SAME if EQUIVALENTS not in rules.without else ()),
            *([PEAKS] if {EQUIVALENTS, MOUNTAINS}.isdisjoint(rules.without) else []),
            *([WATER] if WATER_RULE not in rules.without and not rules.events else []),
        ]
        if rules.events and WATER_RULE not in rules.without:
            # River World says itself what seas and lakes are to its rivers; only the other way is left to say.
            plain = [features | {"river"} if not features.isdisjoint(WATER) else features for features in plain]
        for features in plain:
            for group in groups:
                if not features.isdisjoint(group):
                    features.update(group)
    return tuple(frozenset(features) for features in plain)


def rivers_of(rules: "Rules") -> frozenset[int]:
    """The regions of the river, and in one reading all water of a mixed game (underground:dispute.mix-water-basics)."""
    is_full = rules.mixed and WATER_RULE not in rules.without and rules.ruled("mix-water-basics", "full")
    wet = WATER if is_full else ("river",)
    return frozenset(region for region, terrain in enumerate(rules.board.terrain) if terrain in wet)


def left_out(rules: "Rules") -> dict[str, str]:
    """The units that make no sense here, with the reason: nothing they are about is on the map or in play.

    In one reading those go as well of which a part makes no sense (underground:dispute.mix-half-senseless).
    """
    there = {feature for each in rules.features for feature in each}
    if not there.isdisjoint(GUARDED):
        there |= {tile.partition(".")[0] for tile in rules.tiles}
    if WATER_RULE not in rules.without and not there.isdisjoint(WATER):
        # What is about one kind of water is about every kind, so no part of it lacks sense.
        there.update(WATER)
    goes_by_a_part = rules.ruled("mix-half-senseless", "remove-all")
    found = {}
    for unit in rules.units.values():
        missing = [need for need in unit.needs if need not in there]
        if missing and (goes_by_a_part or len(missing) == len(unit.needs)):
            found[unit.id] = f"there is no {' or '.join(missing)} in this game"
    return found


def lent_to(lender: str, borrower: str) -> dict[str, str]:
    """The race whose tokens another borrows, with the reason why it stays in the box."""
    return {lender: f"its tokens are lent to {borrower.rpartition('.')[2]}"} if lender else {}


def taken_out(rules: "Rules") -> dict[str, str]:
    """The units that stay in the box because the rules in force advise it, with the reason."""
    found: dict[str, str] = {}
    for unit in rules.units.values():
        if unit.taken_out is not None:
            clause, (dispute, options) = unit.taken_out
            if clause not in rules.without and rules.ruled(dispute, *options):
                found[unit.id] = f"it is better left out ({clause})"
    return found


def is_open_to_monsters(board: Board, region: int, guarded: Iterable[int]) -> bool:
    """May monsters be put into a region of the surface: a lost tribe's, with no other monsters next to it?"""
    taken = set(guarded)
    is_free = "lost-tribe" in board.symbols[region] and region not in taken
    return is_free and taken.isdisjoint(board.neighbours[region])

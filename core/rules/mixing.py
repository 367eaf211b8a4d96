"""Units of both games on either map: what counts as what, and what makes no sense and stays in the box."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from core.model.board import Board
from core.rules.effects import Unit

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
            *([WATER] if WATER_RULE not in rules.without else []),
        ]
        for features in plain:
            for group in groups:
                if not features.isdisjoint(group):
                    features.update(group)
    return tuple(frozenset(features) for features in plain)


def left_out(units: Iterable[Unit], features: Iterable[frozenset[str]], tiles: Iterable[str]) -> dict[str, str]:
    """The units that make no sense here, with the reason: nothing they are about is on the map or in play."""
    there = {feature for each in features for feature in each} | {tile.partition(".")[0] for tile in tiles}
    return {
        unit.id: f"there is no {' or '.join(unit.needs)} in this game"
        for unit in units
        if unit.needs and there.isdisjoint(unit.needs)
    }


def is_open_to_monsters(board: Board, region: int, guarded: Iterable[int]) -> bool:
    """May monsters be put into a region of the surface: a lost tribe's, with no other monsters next to it?"""
    taken = set(guarded)
    is_free = "lost-tribe" in board.symbols[region] and region not in taken
    return is_free and taken.isdisjoint(board.neighbours[region])

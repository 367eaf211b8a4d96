"""Small shared values: the integer grid every coordinate lives on, and the ids of things on a map.

A coordinate is a whole number of hundredths of a board unit. Two regions share a vertex exactly when their
coordinates are equal, so nothing here is ever compared as a float.
"""

from typing import NewType

GRID = 100
"""Grid steps in one board unit."""

RegionId = NewType("RegionId", str)
TerrainId = NewType("TerrainId", str)
SymbolId = NewType("SymbolId", str)

Point = tuple[int, int]
"""(x, y) in grid steps; x to the right, y down, the origin at the board's upper left corner."""

Ring = tuple[Point, ...]
"""A closed line without its closing repetition of the first point."""


def to_grid(units: float) -> int:
    """The grid step nearest to a length or coordinate in board units."""
    return round(units * GRID)


def to_units(steps: float) -> float:
    """A length or coordinate in board units."""
    return steps / GRID

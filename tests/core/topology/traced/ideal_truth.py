"""What a person sees on the ideal map, before any line hides the ground: borders, corners, regions at the edge.

Counted in pixel sides of the label raster, so it shares nothing with the geometry that is being judged.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.topology.close_pairs import Side
from tests.core.topology.traced.cell_rasters import Labels

CORNER_LENGTH = 3.0
"""Contacts shorter than this are corners to everybody."""
CLEAR_LENGTH = 8.0
"""Contacts at least this long are borders to everybody; makers of real maps disagree about those between."""

LabelPair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Truth:
    """Pairs of labels (lower first) and sides of labels, by what a person would say about them."""

    borders: frozenset[LabelPair]
    unclear: frozenset[LabelPair]
    corners: frozenset[LabelPair]
    """Pairs that meet where four or more regions come together, without a border."""
    sides: frozenset[tuple[int, Side]]
    unclear_sides: frozenset[tuple[int, Side]]


def truth_of(labels: Labels, *, clear_length: float = CLEAR_LENGTH, inset: tuple[int, int, int, int]) -> Truth:
    lengths = contact_lengths(labels)
    borders = frozenset(pair for pair, length in lengths.items() if length >= clear_length)
    unclear = frozenset(pair for pair, length in lengths.items() if CORNER_LENGTH <= length < clear_length)
    frame = _frame_lengths(labels, inset)
    return Truth(
        borders,
        unclear,
        frozenset(meeting_pairs(labels)) - borders - unclear,
        frozenset(side for side, length in frame.items() if length >= clear_length),
        frozenset(side for side, length in frame.items() if length < clear_length),
    )


def contact_lengths(labels: Labels) -> dict[LabelPair, float]:
    """Length of the ideal border of every pair; a staircase counts as the slanted line it stands for."""
    upright = _counted(labels[:, :-1], labels[:, 1:])
    level = _counted(labels[:-1], labels[1:])
    lengths = {}
    for pair in sorted(upright.keys() | level.keys()):
        short, long = sorted((upright.get(pair, 0), level.get(pair, 0)))
        lengths[pair] = long + (2**0.5 - 1) * short
    return lengths


def _counted(one: Labels, other: Labels) -> dict[LabelPair, int]:
    differ = (one != other) & (one > 0) & (other > 0)
    ends = np.sort(np.stack([one[differ], other[differ]], axis=1), axis=1)
    pairs, counts = np.unique(ends, axis=0, return_counts=True)
    return {(a, b): count for (a, b), count in zip(pairs.tolist(), counts.tolist(), strict=True)}


def meeting_pairs(labels: Labels, window: int = 4) -> set[LabelPair]:
    """All pairs of regions that share a small window with at least two more regions."""
    height, width = labels.shape
    views: list[NDArray[np.int32]] = [
        labels[dy : height - window + 1 + dy, dx : width - window + 1 + dx]
        for dy in range(window)
        for dx in range(window)
    ]
    busy = np.zeros(views[0].shape, dtype=bool)
    for view in views[1:]:
        busy |= view != views[0]
    stacked = np.unique(np.sort(np.stack([view[busy] for view in views], axis=1), axis=1), axis=0)
    found: set[LabelPair] = set()
    for row in stacked.tolist():
        present = sorted(set(row) - {0})
        if len(present) >= 4:
            found.update((a, b) for i, a in enumerate(present) for b in present[i + 1 :])
    return found


def _frame_lengths(labels: Labels, inset: tuple[int, int, int, int]) -> dict[tuple[int, Side], int]:
    """How much of each side of the inner frame every region takes."""
    north, east, south, west = inset
    height, width = labels.shape
    lines = {
        Side.NORTH: labels[north],
        Side.EAST: labels[:, width - 1 - east],
        Side.SOUTH: labels[height - 1 - south],
        Side.WEST: labels[:, west],
    }
    return {
        (number, side): count
        for side, line in lines.items()
        for number, count in enumerate(np.bincount(line).tolist())
        if number and count
    }

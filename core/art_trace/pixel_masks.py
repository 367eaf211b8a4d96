"""Sets of pixels as arrays of truths: filling from a pixel, growing, shrinking, and the polygon around them."""

from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

Mask = NDArray[np.bool_]
Pixel = tuple[int, int]
"""(row, column)"""


def filled_from(open_pixels: Mask, seed: Pixel) -> Mask:
    """All open pixels that can be reached from one, up, down and sideways. Whole runs of a row are taken at once."""
    height = len(open_pixels)
    filled = np.zeros_like(open_pixels)
    if not open_pixels[seed]:
        return filled
    starts, ends = _runs(open_pixels)
    waiting = [seed]
    while waiting:
        row, column = waiting.pop()
        if filled[row, column]:
            continue
        number = int(np.searchsorted(starts[row], column, side="right")) - 1
        left, right = int(starts[row][number]), int(ends[row][number])
        filled[row, left:right] = True
        for other in (row - 1, row + 1):
            if 0 <= other < height:
                first = int(np.searchsorted(ends[other], left, side="right"))
                last = int(np.searchsorted(starts[other], right, side="left"))
                waiting += [(other, max(left, int(start))) for start in starts[other][first:last]]
    return filled


def _runs(mask: Mask) -> tuple[list[NDArray[np.int64]], list[NDArray[np.int64]]]:
    """Where runs of true pixels begin and end, row by row."""
    padded = np.zeros((mask.shape[0], mask.shape[1] + 2), dtype=np.int8)
    padded[:, 1:-1] = mask
    steps = np.diff(padded, axis=1)
    rows_up, starts = np.nonzero(steps == 1)
    rows_down, ends = np.nonzero(steps == -1)
    bounds = np.arange(1, mask.shape[0])
    return (
        np.split(starts, np.searchsorted(rows_up, bounds)),
        np.split(ends, np.searchsorted(rows_down, bounds)),
    )


def grown(mask: Mask, by: int, done: int = 0) -> Mask:
    """The mask and everything up to so many pixels around it, in a diamond with cut corners.

    `done`: the mask has been grown by so many of them already.
    """
    result = mask.copy()
    for step in range(done, by):
        wider = result.copy()
        wider[1:] |= result[:-1]
        wider[:-1] |= result[1:]
        wider[:, 1:] |= result[:, :-1]
        wider[:, :-1] |= result[:, 1:]
        if step % 2:
            # Every other step goes round corners too, which makes an octagon of the diamond.
            wider[1:, 1:] |= result[:-1, :-1]
            wider[1:, :-1] |= result[:-1, 1:]
            wider[:-1, 1:] |= result[1:, :-1]
            wider[:-1, :-1] |= result[1:, 1:]
        result = wider
    return result


def shrunk(mask: Mask, by: int, done: int = 0) -> Mask:
    """What is left when everything up to so many pixels from the outside goes. The picture's rim is no outside."""
    return ~grown(~mask, by, done)


def without_small_holes(mask: Mask, most: float) -> Mask:
    """The mask with every enclosed hole of at most so many pixels filled: letters, symbols, specks of texture."""
    outside = np.ones((mask.shape[0] + 2, mask.shape[1] + 2), dtype=bool)
    outside[1:-1, 1:-1] = ~mask
    holes = outside & ~filled_from(outside, (0, 0))
    result = mask.copy()
    left = holes[1:-1, 1:-1].copy()
    for row, column in np.argwhere(left).tolist():
        if left[row, column]:
            hole = filled_from(left, (row, column))
            left &= ~hole
            if np.count_nonzero(hole) <= most:
                result |= hole
    return result


def box_of(mask: Mask) -> tuple[slice, slice]:
    """The rows and columns that hold true pixels."""
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    return slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1)


def polygon_around(mask: Mask) -> BaseGeometry:
    """The area of the true pixels, a square each; x is the column, y the row."""
    starts, ends = _runs(mask)
    rows = np.repeat(np.arange(mask.shape[0]), [len(each) for each in starts])
    left: NDArray[Any] = np.concatenate(starts) if len(starts) else np.zeros(0)
    right: NDArray[Any] = np.concatenate(ends) if len(ends) else np.zeros(0)
    return shapely.union_all(shapely.box(left, rows, right, rows + 1))

"""From the fill of an area out to the middle of the line around it, however wide that line is at each place.

The ink of the line is known by its colour, taken a little outside the fill. The area and whatever lies beyond the line
then grow into the ink from both sides, a pixel at a time, until they meet: two areas traced one after the other so
come to the same middle.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.art_trace.pixel_masks import Mask, grown, shrunk

Colours = NDArray[np.uint8]

_RINGS = 4
"""How many pixels outside the fill the core of a line is looked for."""
_LIKE_INK = 0.35
"""Ink is nearer to the line's colour than this share of what lies between that and the fill's colour."""
_MOSTLY = 0.5
"""A ring is line while at least so much of it is unlike the fill."""
_THIN = 0.4
"""Where beyond the widest line a larger share of a ring has the line's colour, it is rather that of an area."""
_RIM = 2
"""Pixels next to the fill in which its colour runs into the line's."""


def out_to_middle(fill: Mask, unlike: Mask, picture: Colours, widest: int) -> tuple[Mask, float]:
    """The fill grown to the middle of its line, and how wide that line usually is; 0 where there is none.

    `unlike`: the pixels with another colour than the fill. `widest`: no line is wider than so many pixels.
    """
    ink = _ink(fill, unlike, picture, widest)
    if ink is None:
        return fill, 0.0
    # What is thicker than any line, an area of about the line's colour, lies beyond it like any other.
    solid = grown(shrunk(ink, widest), widest + 1)
    beyond = ~fill & (~ink | solid) & ~grown(fill, _RIM)
    beyond &= grown(shrunk(beyond, 1), 1)
    return _met(fill, beyond, widest)


def _met(fill: Mask, beyond: Mask, widest: int) -> tuple[Mask, float]:
    """Both grown by turns until they meet, and twice the usual number of steps to there."""
    mine, others, steps = fill, beyond, np.zeros(fill.shape, dtype=np.int16)
    for step in range(widest):
        wider = grown(mine, step + 1, step) & ~others
        steps[wider & ~mine] = step + 1
        further = grown(others, step + 1, step) & ~wider
        if not (wider & ~mine).any():
            break
        mine, others = wider, further
    rim = mine & grown(others, 1)
    depths = steps[rim]
    return mine, 2.0 * float(np.median(depths)) if len(depths) else 0.0


def _ink(fill: Mask, unlike: Mask, picture: Colours, widest: int) -> Mask | None:
    """Which pixels have the colour of the line around a fill; None without a line."""
    colours = picture[..., :3].astype(np.float32)
    usual = np.median(colours[fill], axis=0)
    far = grown(fill, widest + 2)
    beyond = far & ~grown(fill, widest)
    tried: list[NDArray[Any]] = []
    around = fill
    for step in range(_RINGS):
        wider = grown(around, step + 1, step)
        ring = wider & ~around
        if np.count_nonzero(ring & unlike) < _MOSTLY * max(1, int(np.count_nonzero(ring))):
            break
        colour = np.median(colours[ring & unlike], axis=0)
        tried.append(colour)
        around = wider
    best: Mask | None = None
    for colour in sorted(tried, key=lambda each: -_apart(each, usual)):
        away = colours - colour
        ink: Mask = (np.sqrt((away * away).sum(axis=2)) < _LIKE_INK * _apart(colour, usual)) & ~fill
        if np.count_nonzero(ink & beyond) < _THIN * max(1, int(np.count_nonzero(beyond))):
            return ink
        best = ink if best is None else best
    return best


def _apart(one: NDArray[Any], other: NDArray[Any]) -> float:
    away: NDArray[Any] = one - other
    return float(np.sqrt((away * away).sum()))

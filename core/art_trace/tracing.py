"""From a click inside an outlined area of board art to its polygon, in pixels of the picture.

The area is filled from the click with whatever looks like it. How alike is alike enough is found by trying: while the
fill is kept in by lines, allowing a little more changes it little; when it breaks through, it grows by leaps. So lines
may be of any colour and anti-aliased. A fill that squeezes through a gap is noticed by its narrow neck.
"""

from collections.abc import Generator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from core.art_trace.line_middles import out_to_middle
from core.art_trace.pixel_masks import Mask, Pixel, box_of, filled_from, grown, polygon_around, shrunk
from core.art_trace.pixel_masks import without_small_holes as _without_small_holes
from core.art_trace.stair_smoothing import without_stairs
from core.geometry.polygons import polygons_in
from core.model.done_in_steps import at_once
from core.model.problems import RealmwrightError
from core.model.sentences import Sentence, said

Picture = NDArray[np.uint8]
"""Rows, columns, and red, green and blue."""

TOLERANCES = (10, 14, 20, 28, 38, 50, 64, 80, 100, 124)
"""Distances of colours tried, from hardly any to very coarse."""
STEADY = 1.25
"""A fill that grows by no more than this between two tolerances is held by its lines."""
MOST_OF_PICTURE = 0.6
"""What covers more than this share of the picture is hardly an area that was meant."""
LEAST = 30
"""Pixels below which nothing is called an area."""
SMALL_HOLE = 0.04
"""Holes of at most this share of the area are letters and symbols, not enclaves."""
NECKS = (1, 2, 3, 4, 6, 8, 11, 15, 20, 26)
"""Pixels looked for: a passage narrower than twice as many is a leak rather than a part of the area."""
SURE_NECK, NECK_TO_PICTURE = 4, 1 / 120
"""Up to how many pixels, and to what part of the picture's longer side: large scans have wide gaps."""
NECK_SHARE = 0.12
"""Both sides of a leak hold at least this share of the area."""
NECK_SHARE_TO_PAPER = 0.01
"""The same for the side that was clicked, where the other is most of the picture: the paper around the map."""
WIDEST_LINE = 14
LINE_TO_PICTURE = 1 / 90
"""A line is no wider than this part of the picture's longer side, and no wider than the widest line."""
LINE_LENGTH = 5
"""What is as narrow as a line and so many times as long as wide is one; what is shorter is a small area."""
SIMPLER = 0.8
"""Outlines keep no point nearer to a straight line than this."""

_BEYOND = 8
"""Pixels that an area at the picture's edge is carried on, while its outline is made."""

TOO_FINE = said("This spot lies on a line or in a pattern too fine to trace; click inside an area.")
FRAYED = 0.75
"""Where more than this share of the pixels lies at the rim, the fill followed a pattern and found no area."""


class NothingToTraceError(RealmwrightError):
    """There is no area at the place that was clicked."""

    def __init__(self, reason: Sentence) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Leak:
    """A narrow place through which the fill went on: where it is, and what is left of the area without it."""

    at: tuple[float, float]
    closed: "TracedArea"


@dataclass(frozen=True)
class TracedArea:
    """The area of a click, in pixels of the picture."""

    shape: BaseGeometry
    line_width: float
    """How wide it usually is, 0 without one; the outline runs in its middle."""
    leak: Leak | None = None
    fills_picture: bool = False
    """Does it cover so much of the picture that hardly an area was meant?"""


@dataclass(frozen=True)
class _Window:
    """The part of the picture around what was filled."""

    lines: Mask
    """The pixels that are unlike the fill."""
    colours: Picture
    offset: tuple[int, int]
    """Of its first column and row in the picture."""
    whole: tuple[int, ...]
    """Rows and columns of the picture."""


def trace(picture: Picture, x: float, y: float) -> TracedArea:
    """The outlined area around a spot; NothingToTraceError if there is none."""
    return at_once(tracing(picture, x, y))


def tracing(picture: Picture, x: float, y: float) -> Generator[float, None, TracedArea]:
    """The same in steps, with how much of it is done: a large scan takes seconds."""
    height, width = picture.shape[:2]
    seed = (int(y), int(x))
    if not (0 <= seed[0] < height and 0 <= seed[1] < width):
        raise NothingToTraceError(said("There is no picture here to trace."))
    distance = _colour_distance(picture, seed)
    yield 0.1
    filled, tolerance = yield from _steady_fill(distance, seed)
    if filled is None:
        raise NothingToTraceError(TOO_FINE)
    return (yield from _area(filled, distance > tolerance, seed, picture))


def _colour_distance(picture: Picture, seed: Pixel) -> NDArray[np.float32]:
    """How far every pixel's colour is from the usual colour around the click."""
    row, column = seed
    around = picture[max(0, row - 3) : row + 4, max(0, column - 3) : column + 4, :3].reshape(-1, 3)
    usual = np.median(around, axis=0).astype(np.float32)
    away = picture[..., :3].astype(np.float32) - usual
    distance: NDArray[np.float32] = np.sqrt((away * away).sum(axis=2))
    return distance


def _steady_fill(distance: NDArray[np.float32], seed: Pixel) -> Generator[float, None, tuple[Mask | None, float]]:
    """The coarsest fill that is still held by its lines, and its tolerance."""
    fills: list[tuple[Mask, float, int]] = []
    for done, tolerance in enumerate(TOLERANCES):
        yield 0.1 + 0.4 * done / len(TOLERANCES)
        if distance[seed] > tolerance:
            continue
        mask = filled_from(distance <= tolerance, seed)
        fills.append((mask, float(tolerance), int(np.count_nonzero(mask))))
        if fills[-1][2] > 0.9 * mask.size:
            break
    big = [fill for fill in fills if fill[2] >= LEAST]
    if not big:
        return None, 0.0
    chosen, longest, run = big[0], 0, 0
    for before, after in pairwise(big):
        run = run + 1 if after[2] <= STEADY * before[2] else 0
        # The longest stretch of steadiness wins, of equal ones the finer: coarse fills ignore lines altogether.
        if run > longest:
            chosen, longest = after, run
    return chosen[0], chosen[1]


def _area(filled: Mask, lines: Mask, seed: Pixel, picture: Picture) -> Generator[float, None, TracedArea]:
    size = int(np.count_nonzero(filled))
    rows, columns = box_of(filled)
    margin = 2 * WIDEST_LINE
    window = (
        slice(max(0, rows.start - margin), rows.stop + margin),
        slice(max(0, columns.start - margin), columns.stop + margin),
    )
    yield 0.5
    part = _without_small_holes(filled[window], SMALL_HOLE * size)
    yield 0.6
    if np.count_nonzero(part & ~shrunk(part, 1)) > FRAYED * size:
        raise NothingToTraceError(TOO_FINE)
    if _is_line(part, max(filled.shape)):
        raise NothingToTraceError(TOO_FINE)
    art = _Window(lines[window], picture[window], (window[1].start, window[0].start), filled.shape)
    here = (seed[0] - window[0].start, seed[1] - window[1].start)
    fills_picture = size > MOST_OF_PICTURE * filled.size
    # To most of a picture the walls of one area are a small hole too; without them there would be no gap in them.
    leak = yield from _leak(filled[window] if fills_picture else part, art, here)
    yield 0.9
    return _area_of(part, art, leak)


def _is_line(part: Mask, longest: int) -> bool:
    """Was the ink itself clicked? Then what was filled is narrow everywhere, and long."""
    widest = min(WIDEST_LINE, max(4, round(longest * LINE_TO_PICTURE)))
    core, radius = part, 0
    while core.any() and 2 * radius < widest:
        core, radius = shrunk(core, radius + 1, radius), radius + 1
    return not core.any() and int(np.count_nonzero(part)) > LINE_LENGTH * (2 * radius) ** 2


def _area_of(part: Mask, art: _Window, leak: Leak | None = None) -> TracedArea:
    """What was filled, out to the middle of the line around it."""
    fills_picture = int(np.count_nonzero(part)) > MOST_OF_PICTURE * art.whole[0] * art.whole[1]
    wide, width = out_to_middle(part, art.lines, art.colours, WIDEST_LINE)
    return TracedArea(_outline(wide, art), width, leak, fills_picture)


def _outline(mask: Mask, art: _Window) -> BaseGeometry:
    """The polygon around a mask without pixel stairs, in pixels of the whole picture and inside it."""
    # Carried on beyond the picture first: at its edge no corner is rounded off.
    wide = polygon_around(np.pad(mask, _BEYOND, mode="edge"))
    shape = shapely.transform(wide, lambda points: points + np.array(art.offset) - _BEYOND)
    smooth = shapely.simplify(without_stairs(shape), SIMPLER)
    parts = polygons_in(shapely.intersection(smooth, shapely.box(0, 0, art.whole[1], art.whole[0])))
    largest = max(part.area for part in parts)
    kept = [part for part in parts if part.area >= SMALL_HOLE * largest]
    return kept[0] if len(kept) == 1 else shapely.MultiPolygon(kept)


def _leak(mask: Mask, art: _Window, seed: Pixel) -> Generator[float, None, Leak | None]:
    """The narrow place that splits an area in two large ones, if there is one, in the picture."""
    size = int(np.count_nonzero(mask))
    widest = max(SURE_NECK, max(art.whole) * NECK_TO_PICTURE)
    share = NECK_SHARE_TO_PAPER if size > MOST_OF_PICTURE * art.whole[0] * art.whole[1] else NECK_SHARE
    core, done = mask, 0
    for radius in (each for each in NECKS if each <= widest):
        yield 0.6 + 0.3 * radius / widest
        core, done = shrunk(core, radius, done), radius
        if not core.any():
            return None
        start = _nearest(core, seed)
        mine = filled_from(core, start)
        rest = core & ~mine
        if not rest.any():
            continue
        others = filled_from(rest, _biggest_seed(rest))
        if np.count_nonzero(others) < NECK_SHARE * size or np.count_nonzero(mine) < share * size:
            continue
        away = mask & ~grown(mine, radius)
        far = filled_from(away, _nearest(others & away, seed))
        neck = far & grown(mask & ~far, 1)
        at = np.argwhere(neck).mean(axis=0)
        near = _without_small_holes(mask & ~far, SMALL_HOLE * np.count_nonzero(mine))
        place = (float(at[1]) + art.offset[0], float(at[0]) + art.offset[1])
        return Leak(place, _area_of(near, art))
    return None


def _nearest(mask: Mask, pixel: Pixel) -> Pixel:
    places = np.argwhere(mask)
    away = ((places - np.array(pixel)) ** 2).sum(axis=1)
    row, column = places[int(np.argmin(away))]
    return int(row), int(column)


def _biggest_seed(mask: Mask) -> Pixel:
    """A pixel of the largest connected part."""
    left, best, size = mask.copy(), (0, 0), 0
    while left.any():
        seed = tuple(int(each) for each in np.argwhere(left)[0])
        part = filled_from(left, seed)  # type: ignore[arg-type]
        count = int(np.count_nonzero(part))
        if count > size:
            best, size = seed, count  # type: ignore[assignment]
        left &= ~part
    return best

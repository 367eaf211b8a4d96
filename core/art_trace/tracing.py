"""From a click inside an outlined area of board art to its polygon, in pixels of the picture.

The area is filled from the click with whatever looks like it. How alike is alike enough is found by trying: while the
fill is kept in by lines, allowing a little more changes it little; when it breaks through, it grows by leaps. So lines
may be of any colour and anti-aliased. A fill that squeezes through a gap is noticed by its narrow neck.
"""

from collections.abc import Generator
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from core.art_trace.pixel_masks import Mask, Pixel, box_of, filled_from, grown, polygon_around, shrunk
from core.art_trace.pixel_masks import without_small_holes as _without_small_holes
from core.art_trace.stair_smoothing import without_stairs
from core.geometry.polygons import polygons_in
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

TOO_FINE = said("This spot lies on a line or in a pattern too fine to trace; click inside an area.")
FRAYED = 0.75
"""Where more than this share of the pixels lies at the rim, the fill followed a pattern and found no area."""


Found = TypeVar("Found")


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
    """Half of it lies inside the shape."""
    leak: Leak | None = None
    fills_picture: bool = False
    """Does it cover so much of the picture that hardly an area was meant?"""


def trace(picture: Picture, x: float, y: float) -> TracedArea:
    """The outlined area around a spot; NothingToTraceError if there is none."""
    return to_the_end(tracing(picture, x, y))


def to_the_end(steps: Generator[float, None, Found]) -> Found:
    """What the steps return, without a pause between them."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Found = end.value
            return found


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
    return (yield from _area(filled, distance > tolerance, seed))


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


def _area(filled: Mask, lines: Mask, seed: Pixel) -> Generator[float, None, TracedArea]:
    size = int(np.count_nonzero(filled))
    rows, columns = box_of(filled)
    margin = WIDEST_LINE + 1
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
    width = _line_width(part, lines[window])
    offset = (window[1].start, window[0].start)
    here = (seed[0] - window[0].start, seed[1] - window[1].start)
    fills_picture = size > MOST_OF_PICTURE * filled.size
    # To most of a picture the walls of one area are a small hole too; without them there would be no gap in them.
    leak = yield from _leak(filled[window] if fills_picture else part, lines[window], here, offset, filled.shape)
    yield 0.9
    return TracedArea(_outline(part, width, offset, filled.shape), width, leak, fills_picture)


def _is_line(part: Mask, longest: int) -> bool:
    """Was the ink itself clicked? Then what was filled is narrow everywhere, and long."""
    widest = min(WIDEST_LINE, max(4, round(longest * LINE_TO_PICTURE)))
    core, radius = part, 0
    while core.any() and 2 * radius < widest:
        core, radius = shrunk(core, radius + 1, radius), radius + 1
    return not core.any() and int(np.count_nonzero(part)) > LINE_LENGTH * (2 * radius) ** 2


def _outline(mask: Mask, line_width: float, offset: tuple[int, int], size: tuple[int, ...]) -> BaseGeometry:
    """The polygon around a mask out to the middle of the line around it, without pixel stairs, inside the picture."""
    shape = shapely.transform(polygon_around(mask), lambda points: points + np.array(offset))
    smooth = shapely.simplify(without_stairs(shape), SIMPLER)
    wide = shapely.buffer(smooth, line_width / 2, join_style="mitre", mitre_limit=2.0)
    inside = shapely.intersection(shapely.simplify(wide, SIMPLER / 2), shapely.box(0, 0, size[1], size[0]))
    parts = polygons_in(inside)
    largest = max(part.area for part in parts)
    kept = [part for part in parts if part.area >= SMALL_HOLE * largest]
    return kept[0] if len(kept) == 1 else shapely.MultiPolygon(kept)


def _line_width(mask: Mask, lines: Mask) -> float:
    """How wide the line around an area usually is: rings around it are line until most of them are something else."""
    around, width = mask, 0
    for _ in range(WIDEST_LINE):
        wider = grown(around, 1)
        ring = wider & ~around
        count = int(np.count_nonzero(ring))
        if not count or np.count_nonzero(ring & lines) < 0.5 * count:
            break
        # Beyond the line lies the next area, which is unlike this one too: a line ends where most of the ring does.
        around, width = wider, width + 1
        if width == WIDEST_LINE:
            return 1.0
    return float(width)


def _leak(
    mask: Mask, lines: Mask, seed: Pixel, offset: tuple[int, int], whole: tuple[int, ...]
) -> Generator[float, None, Leak | None]:
    """The narrow place that splits an area in two large ones, if there is one, in a picture of that size."""
    size = int(np.count_nonzero(mask))
    widest = max(SURE_NECK, max(whole) * NECK_TO_PICTURE)
    share = NECK_SHARE_TO_PAPER if size > MOST_OF_PICTURE * whole[0] * whole[1] else NECK_SHARE
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
        closed = _area_of_part(near, lines, offset, whole)
        return Leak((float(at[1]) + offset[0], float(at[0]) + offset[1]), closed)
    return None


def _area_of_part(kept: Mask, lines: Mask, offset: tuple[int, int], whole: tuple[int, ...]) -> TracedArea:
    width = _line_width(kept, lines)
    fills_picture = int(np.count_nonzero(kept)) > MOST_OF_PICTURE * whole[0] * whole[1]
    return TracedArea(_outline(kept, width, offset, whole), width, fills_picture=fills_picture)


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

"""What a map maker paints over the cells: rivers, ridges, tiny regions, scattered parts, an inset frame.

All of it changes the ideal map (labels in, labels out; 0 is ground of no region), so it changes the truth too.
"""

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from tests.core.topology.traced.cell_rasters import Labels
from tests.core.topology.traced.label_parts import brushed, line_mask, side_by_side


def wandering_path(rng: Generator, shape: tuple[int, int], *, reach: float = 1.0) -> NDArray[np.float64]:
    """A winding line that starts at one side of the picture and crosses `reach` of it."""
    height, width = shape
    heading = rng.uniform(-0.4, 0.4)
    place = np.array([rng.uniform(0.2, 0.8) * height, -2.0])
    points = [place]
    while place[1] < width * reach and len(points) < 400:
        heading = 0.9 * heading + rng.normal(0, 0.28)
        place = place + 12 * np.array([np.sin(heading), np.cos(heading)])
        points.append(place)
    path = np.array(points)
    return path if rng.random() < 0.6 else path[:, ::-1] * np.array([height / width, width / height])


def with_rivers(rng: Generator, labels: Labels, *, widths: tuple[int, ...] = (4, 6, 8)) -> Labels:
    """River regions a few pixels wide; some end inside the land, where the banks meet again."""
    result = labels.copy()
    for number, width in enumerate(widths, start=int(labels.max()) + 1):
        path = wandering_path(rng, labels.shape, reach=float(rng.choice((0.6, 1.1))))
        result[line_mask(labels.shape, path, width)] = number
    return result


def with_ridges(rng: Generator, labels: Labels, *, widths: tuple[int, ...] = (12, 14, 16, 18)) -> Labels:
    """Mountain walls along whole borders, much thicker than any line: ground of no region."""
    one, other = side_by_side(labels)
    pairs, lengths = np.unique(np.sort(np.stack([one, other], axis=1), axis=1), axis=0, return_counts=True)
    long_pairs = pairs[(lengths > 40) & (pairs[:, 0] > 0)]
    result = labels.copy()
    for width, (a, b) in zip(widths, rng.permutation(long_pairs)[: len(widths)].tolist(), strict=False):
        touch = np.zeros(labels.shape, dtype=bool)
        touch[:, :-1] |= _meets(labels[:, :-1], labels[:, 1:], a, b)
        touch[:-1] |= _meets(labels[:-1], labels[1:], a, b)
        result[brushed(touch, width)] = 0
    return result


def _meets(one: Labels, other: Labels, a: int, b: int) -> NDArray[np.bool_]:
    return ((one == a) & (other == b)) | ((one == b) & (other == a))


def with_tiny_regions(rng: Generator, labels: Labels, *, count: int = 14) -> Labels:
    """City states seven to thirteen pixels across, inside countries and on their borders."""
    result = labels.copy()
    y, x = np.indices(labels.shape)
    for number in range(count):
        centre = rng.uniform((20, 20), np.array(labels.shape) - 20)
        across, along = rng.uniform(3.6, 6.5, 2)
        inside = ((y - centre[0]) / across) ** 2 + ((x - centre[1]) / along) ** 2 <= 1
        result[inside] = int(labels.max()) + 1 + number
    return result


def with_islands(rng: Generator, labels: Labels, *, count: int = 12) -> Labels:
    """Round islands, some cut in two countries, some with a lake of its own inside."""
    result = labels.copy()
    y, x = np.indices(labels.shape)
    fresh = int(labels.max()) + 1
    for _ in range(count):
        centre = rng.uniform((40, 40), np.array(labels.shape) - 40)
        size = rng.uniform(14, 34)
        away = np.hypot(y - centre[0], (x - centre[1]) * rng.uniform(0.7, 1.3))
        angle = np.arctan2(y - centre[0], x - centre[1])
        island = away < size * (1 + 0.15 * np.sin(3 * angle + rng.uniform(0, 6)))
        result[island] = fresh
        kind = rng.choice(("whole", "cut", "lake"))
        if kind == "cut":
            result[island & (x > centre[1] + 0.2 * (y - centre[0]))] = fresh + 1
        elif kind == "lake" and size > 20:
            result[away < size * 0.45] = fresh + 1
        fresh += 2
    return result


def with_boxes(rng: Generator, labels: Labels, *, count: int = 5) -> Labels:
    """Legends and title boxes laid over the map."""
    result = labels.copy()
    for y, x in rng.integers((0, 0), labels.shape, (count, 2)).tolist():
        result[y : y + int(rng.integers(25, 60)), x : x + int(rng.integers(40, 110))] = 0
    return result


def with_bare_shores(rng: Generator, labels: Labels) -> Labels:
    """Unmapped water along a stretch of every side: the regions behind it do not reach the picture's edge."""
    result = labels.copy()
    for turned in (result, result[::-1], result.T, result.T[::-1]):
        start = int(rng.integers(60, turned.shape[1] // 2))
        turned[: int(rng.integers(12, 24)), start : start + int(rng.integers(140, 240))] = 0
    return result


def with_scattered_parts(rng: Generator, labels: Labels, *, count: int = 5) -> Labels:
    """Some regions get a second part elsewhere, as an island realm has."""
    numbers = [number for number, size in enumerate(np.bincount(labels.ravel()).tolist()) if number and size >= 400]
    chosen = rng.permutation(numbers)[: 2 * count].tolist()
    result = labels.copy()
    for owner, part in zip(chosen[::2], chosen[1::2], strict=False):
        result[labels == part] = owner
    return result


def with_frame(labels: Labels, inset: tuple[int, int, int, int]) -> Labels:
    """Bare ground along the north, east, south and west side of the picture."""
    north, east, south, west = inset
    height, width = labels.shape
    result = np.zeros_like(labels)
    inner = (slice(north, height - south), slice(west, width - east))
    result[inner] = labels[inner]
    return result

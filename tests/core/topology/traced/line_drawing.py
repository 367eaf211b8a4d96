"""The ink on a map: border lines of one or many widths, roads, names, ragged edges of a thresholded scan.

Ink hides ground; it never changes whose ground it was.
"""

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from tests.core.topology.traced.cell_rasters import Labels
from tests.core.topology.traced.features import wandering_path
from tests.core.topology.traced.label_parts import brushed, line_mask

Ink = NDArray[np.bool_]


def border_ink(rng: Generator, labels: Labels, widths: tuple[int, ...]) -> Ink:
    """Lines along every border; each pair of regions has one of the widths for all of its border."""
    top = int(labels.max()) + 1
    table = rng.choice(widths, (top, top))
    table = np.minimum(table, table.T)
    here = np.zeros(labels.shape, dtype=np.int64)
    for one, other, where in (
        (labels[:, :-1], labels[:, 1:], here[:, :-1]),
        (labels[:-1], labels[1:], here[:-1]),
    ):
        differ = one != other
        where[differ] = np.maximum(where[differ], table[one[differ], other[differ]])
    ink = np.zeros(labels.shape, dtype=bool)
    for width in sorted(set(widths)):
        ink |= brushed(here == width, width)
    return ink


def road_ink(rng: Generator, shape: tuple[int, int], widths: tuple[int, ...]) -> Ink:
    """Thin rivers and roads drawn as lines across regions without dividing them."""
    ink = np.zeros(shape, dtype=bool)
    for width in widths:
        ink |= line_mask(shape, wandering_path(rng, shape, reach=float(rng.choice((0.5, 1.1)))), width)
    return ink


def name_ink(rng: Generator, shape: tuple[int, int], count: int) -> Ink:
    """Names and specks: rows of small black letters, and single pixels, that become holes in the ground."""
    ink = np.zeros(shape, dtype=bool)
    for _ in range(count):
        y, x = rng.integers((10, 10), (shape[0] - 20, shape[1] - 60))
        for letter in range(int(rng.integers(3, 8))):
            ink[y : y + int(rng.integers(5, 8)), x + 6 * letter : x + 6 * letter + int(rng.integers(2, 5))] = True
    ink[rng.random(shape) < 0.0004] = True
    return ink


def scanned(rng: Generator, ink: Ink, threshold: float) -> Ink:
    """The ink after anti-aliasing, a little noise and a threshold: ragged, here thinner, there thicker."""
    grey = np.pad(ink.astype(np.float32), 1, mode="edge")
    grey = (grey[:-2] + 2 * grey[1:-1] + grey[2:]) / 4
    grey = (grey[:, :-2] + 2 * grey[:, 1:-1] + grey[:, 2:]) / 4
    grey += rng.normal(0, 0.08, grey.shape).astype(np.float32)
    dark: Ink = grey > threshold
    return dark

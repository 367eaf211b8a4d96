"""Connected parts of a label raster: tell them apart, give each its own number, dissolve the crumbs."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from tests.core.topology.traced.cell_rasters import Labels


def parts_of(labels: Labels) -> Labels:
    """Every patch of equal labels joined over pixel sides, numbered from 1 in reading order; 0 stays 0."""
    height, width = labels.shape
    starts = np.ones((height, width), dtype=bool)
    starts[:, 1:] = labels[:, 1:] != labels[:, :-1]
    run = np.cumsum(starts.ravel()).reshape(height, width) - 1
    joined = (labels[1:] == labels[:-1]) & (starts[1:] | starts[:-1])
    roots = _roots(int(run[-1, -1]) + 1, np.stack([run[:-1][joined], run[1:][joined]], axis=1))
    parts = roots[run]
    parts[labels == 0] = -1
    used, numbers = np.unique(parts, return_inverse=True)
    first = 0 if used[0] == -1 else 1
    return (numbers.reshape(labels.shape) + first).astype(np.int32)


def _roots(count: int, links: NDArray[np.int64]) -> NDArray[np.int64]:
    parent = list(range(count))

    def root(run: int) -> int:
        while parent[run] != run:
            parent[run] = parent[parent[run]]
            run = parent[run]
        return run

    for upper, lower in np.unique(links, axis=0).tolist():
        one, other = root(upper), root(lower)
        parent[max(one, other)] = min(one, other)
    return np.array([root(run) for run in range(count)])


def settled(labels: Labels, smallest: int = 40) -> Labels:
    """Every connected part a region of its own; parts under `smallest` pixels fall to a region beside them."""
    parts = parts_of(labels)
    for _ in range(4):
        sizes = np.bincount(parts.ravel())
        crumbs = sizes < smallest
        crumbs[0] = False
        if not crumbs[1:].any():
            break
        parts = parts_of(_given_away(parts, crumbs))
    return parts


def _given_away(parts: Labels, crumbs: NDArray[np.bool_]) -> Labels:
    """Each crumb takes the number of the part it has most contact with, empty ground included."""
    one, other = side_by_side(parts)
    ends = np.concatenate([np.stack([one, other], axis=1), np.stack([other, one], axis=1)])
    ends = ends[crumbs[ends[:, 0]]]
    pairs, lengths = np.unique(ends, axis=0, return_counts=True)
    heir = np.arange(len(crumbs), dtype=np.int32)
    order = np.lexsort((pairs[:, 1], lengths))
    heir[pairs[order, 0]] = pairs[order, 1]
    result: Labels = heir[parts]
    return result


def without_slivers(labels: Labels, line: int) -> Labels:
    """The map without tongues of ground so thin that a border line of this width would hide them whole.

    Nobody draws such a tongue and nobody could see it, so it must not decide who borders whom. Corners, however
    sharp, are left as they are.
    """
    brush = line + 2
    has_room = np.ones(labels.shape, dtype=bool)
    for there, here in (_overlap(labels.shape, dy, dx) for dy, dx in disc(brush)):
        has_room[here] &= labels[there] == labels[here]
    tongues = parts_of(np.where(brushed(has_room, brush), 0, labels).astype(np.int32))
    thin = _extents(tongues) > 2 * brush
    thin[0] = False
    return _grown(np.where(thin[tongues], -1, labels).astype(np.int32))


def _extents(parts: Labels) -> NDArray[np.int64]:
    """The longer side of the upright box around each part."""
    count = int(parts.max()) + 1
    sides = []
    for places in np.indices(parts.shape):
        least, most = np.full(count, max(parts.shape)), np.zeros(count, dtype=np.int64)
        np.minimum.at(least, parts.ravel(), places.ravel())
        np.maximum.at(most, parts.ravel(), places.ravel())
        sides.append(most - least + 1)
    return np.maximum(*sides)


def _grown(labels: Labels) -> Labels:
    """Ground marked -1 is taken over, step by step, by the regions around it."""
    result = labels.copy()
    for _ in range(max(labels.shape)):
        if not (result < 0).any():
            break
        before = result.copy()
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            there, here = _overlap(labels.shape, dy, dx)
            taken = (result[here] < 0) & (before[there] > 0)
            result[here] = np.where(taken, before[there], result[here])
        if (result == before).all():
            break
    return np.maximum(result, 0)


def side_by_side(labels: Labels) -> tuple[Labels, Labels]:
    """The two labels on either side of every pixel edge that divides two labels, upright edges first."""
    ones, others = [], []
    for one, other in ((labels[:, :-1], labels[:, 1:]), (labels[:-1], labels[1:])):
        differ = one != other
        ones.append(one[differ])
        others.append(other[differ])
    return np.concatenate(ones), np.concatenate(others)


def disc(width: int) -> list[tuple[int, int]]:
    """The pixel steps of a round brush `width` pixels wide."""
    reach = range(-((width - 1) // 2), width // 2 + 1)
    middle = 0.5 if width % 2 == 0 else 0.0
    limit = (width / 2) ** 2
    return [(dy, dx) for dy in reach for dx in reach if (dy - middle) ** 2 + (dx - middle) ** 2 <= limit]


def brushed(mask: NDArray[np.bool_], width: int) -> NDArray[np.bool_]:
    """The mask drawn over with a round brush."""
    result = np.zeros_like(mask)
    for dy, dx in disc(width):
        there, here = _overlap(mask.shape, dy, dx)
        result[there] |= mask[here]
    return result


def _overlap(shape: tuple[int, ...], dy: int, dx: int) -> tuple[tuple[slice, slice], tuple[slice, slice]]:
    """Slices that lay every pixel, where both exist, over the one (dy, dx) away: first there, then here."""
    height, width = shape
    there = (slice(max(dy, 0), height + min(dy, 0)), slice(max(dx, 0), width + min(dx, 0)))
    here = (slice(max(-dy, 0), height + min(-dy, 0)), slice(max(-dx, 0), width + min(-dx, 0)))
    return there, here


def line_mask(shape: tuple[int, int], path: NDArray[np.float64], width: int) -> NDArray[np.bool_]:
    """A polyline of (y, x) points drawn with a round brush."""
    mask = np.zeros(shape, dtype=bool)
    for start, end in pairwise(path):
        steps = int(max(np.abs(end - start).max(), 1) * 2)
        points = np.round(start + (end - start) * np.linspace(0, 1, steps + 1)[:, None]).astype(int)
        inside = (points >= 0).all(axis=1) & (points < shape).all(axis=1)
        mask[tuple(points[inside].T)] = True
    return brushed(mask, width)

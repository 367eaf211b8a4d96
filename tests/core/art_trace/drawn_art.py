"""Board art made up for tests: areas with lines of any colour and width, anti-aliased, textured, with gaps."""

import numpy as np
from numpy.random import Generator

from core.art_trace.tracing import Picture
from tests.core.topology.traced.cell_rasters import Labels, natural_cells

FILLS = np.array([(250, 230, 160), (134, 191, 162), (227, 174, 121), (156, 148, 104), (207, 204, 206), (120, 171, 206)])


def cells(seed: int, count: int = 7, shape: tuple[int, int] = (170, 220)) -> Labels:
    return natural_cells(np.random.default_rng(seed), shape, count=count)


def line_mask(labels: Labels, width: float) -> np.ndarray:
    """How much of each pixel a line of this width along the borders covers: 0 to 1, soft at its sides."""
    fine = np.repeat(np.repeat(labels, 3, axis=0), 3, axis=1)
    edge = np.zeros(fine.shape, dtype=bool)
    edge[:, 1:] |= fine[:, 1:] != fine[:, :-1]
    edge[1:] |= fine[1:] != fine[:-1]
    reach = max(1, round(width * 1.5))
    thick = edge.copy()
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dx * dx + dy * dy <= reach * reach:
                thick |= np.roll(np.roll(edge, dy, axis=0), dx, axis=1)
    h, w = labels.shape
    return thick.reshape(h, 3, w, 3).mean(axis=(1, 3))


def painted(
    labels: Labels, *, width: float, line: tuple[int, int, int], texture: float = 0.0, seed: int = 0
) -> Picture:
    rng: Generator = np.random.default_rng(seed)
    fill = FILLS[labels % len(FILLS)].astype(float)
    if texture:
        fill = fill + rng.normal(0, texture, labels.shape)[..., None]
    share = line_mask(labels, width)[..., None]
    mixed = fill * (1 - share) + np.array(line) * share
    return np.clip(np.rint(mixed), 0, 255).astype(np.uint8)

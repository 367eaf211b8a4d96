"""Land terrains dealt to the regions so that equal ones keep apart: cooling swaps of two regions' terrains."""

import numpy as np

from core.generator.barriers import distances
from core.generator.cells import Label
from core.generator.composition import Composition
from core.generator.skeleton import Skeleton, neighbours

TOUCHING, SECOND_RING = 10.0, 1.0
"""The cost of two equal terrains side by side, and with one region between them."""
SWAPS_PER_REGION = 160
HOTTEST, COLDEST = 6.0, 0.2


def lay_terrain(
    rng: np.random.Generator, skeleton: Skeleton, fixed: dict[Label, str], composition: Composition
) -> dict[Label, str]:
    """A terrain for every region: the fixed ones as they are, the land ones as the composition counts them."""
    around = neighbours(skeleton)
    land = [label for label in around if label not in fixed]
    names = [name for name, n in composition.terrain.items() for _ in range(n) if name not in set(fixed.values())]
    kinds = sorted(set(names))
    near = _nearness(around, land)
    dealt = np.array([kinds.index(name) for name in names])[rng.permutation(len(names))]
    tries = SWAPS_PER_REGION * len(land)
    pairs = rng.integers(0, len(land), (tries, 2))
    luck = rng.random(tries)
    for step in range(tries):
        heat = HOTTEST * (COLDEST / HOTTEST) ** (step / tries)
        a, b = pairs[step]
        if dealt[a] == dealt[b]:
            continue
        worse = _change(near, dealt, int(a), int(b))
        if worse <= 0 or luck[step] < np.exp(-worse / heat):
            dealt[a], dealt[b] = dealt[b], dealt[a]
    return fixed | {label: kinds[kind] for label, kind in zip(land, dealt.tolist(), strict=True)}


def _nearness(
    around: dict[Label, list[Label]], land: list[Label]
) -> "np.ndarray[tuple[int, int], np.dtype[np.float64]]":
    cost = np.zeros((len(land), len(land)))
    for row, label in enumerate(land):
        far = distances(around, [label])
        cost[row] = [(0.0, TOUCHING, SECOND_RING)[far[other]] if far[other] < 3 else 0.0 for other in land]
    return cost


def _change(
    near: "np.ndarray[tuple[int, int], np.dtype[np.float64]]",
    dealt: "np.ndarray[tuple[int], np.dtype[np.int64]]",
    a: int,
    b: int,
) -> float:
    """How much worse the board gets when two regions exchange their terrains."""
    gap = near[a] - near[b]
    like_a, like_b = dealt == dealt[a], dealt == dealt[b]
    like_a[[a, b]] = like_b[[a, b]] = False
    return float(gap[like_b].sum() - gap[like_a].sum())

"""Would comparing everything with everything near it take for ever? Judged from a few, before it is begun.

Work on pairs grows with the square where things lie on top of each other. No drawing of a board does that, but a file
may hold anything, and an import must not hang on it.
"""

from typing import Any

import numpy as np
import shapely

Shapes = np.ndarray[Any, np.dtype[np.object_]]
Floats = np.ndarray[Any, np.dtype[np.float64]]

MOST_PAIRS = 1_000_000
_SAMPLES = 200


def is_crowded(shapes: Shapes, distance: float = 0.0) -> bool:
    """Are there more than MOST_PAIRS pairs of shapes this close to each other?"""
    if len(shapes) < 2000:
        return False
    sample = shapes[:: max(1, len(shapes) // _SAMPLES)]
    hits = shapely.STRtree(shapes).query(sample, predicate="dwithin", distance=distance).shape[1]
    return bool(hits / len(sample) * len(shapes) / 2 > MOST_PAIRS)


def is_too_tangled(rings: list[Floats]) -> bool:
    """Do these closed lines cross each other and themselves too often to be repaired in sensible time?"""
    segments = np.concatenate([np.stack([ring[:-1], ring[1:]], axis=1) for ring in rings])
    return is_crowded(np.asarray(shapely.linestrings(segments)))

"""After any sequence of edits the answer held is the answer of a full pass."""

import numpy as np
import pytest

from core.model.map_model import MapModel
from core.topology.live_adjacency import LiveAdjacency
from core.topology.measure import measure
from tests.core.topology.drawn_maps import box, made_up, region
from tests.core.topology.random_edits import EDITS


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("gaps", [False, True], ids=["matched", "gappy"])
def test_random_edits_keep_it_equal_to_a_full_pass(seed: int, gaps: bool) -> None:
    rng = np.random.default_rng(seed)
    model = made_up(14, seed, gaps=gaps)
    live = LiveAdjacency(model)
    assert live.adjacency == measure(model)
    for step in range(25):
        edit = EDITS[int(rng.integers(len(EDITS)))]
        model = edit(model, rng)
        assert live.update(model) == measure(model), f"step {step}: {edit.__name__}"


def test_a_region_that_was_taken_away_stays_away_when_all_others_change() -> None:
    one, two, three = (region(name, box(x, 0, 100, 100)) for name, x in (("one", 0), ("two", 100), ("three", 200)))
    live = LiveAdjacency(MapModel(regions=(one, two, three)))
    live.update(MapModel(regions=(two, three)))
    back = MapModel(regions=(one, two))
    assert live.update(back) == measure(back)

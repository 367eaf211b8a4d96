"""While a map is edited, the findings held are those of a full check."""

from dataclasses import replace

import numpy as np
import pytest

from core.model.map_model import Block, Game, Link, MapModel
from core.model.values import SymbolId, TerrainId
from core.topology.board_builder import build_board
from core.topology.checks.all_checks import all_findings
from core.topology.live_adjacency import LiveAdjacency
from core.topology.live_board import LiveBoard
from core.topology.live_checks import LiveChecks
from core.topology.measure import measure
from tests.core.maps import grid_map
from tests.core.topology.drawn_maps import made_up
from tests.core.topology.random_edits import EDITS, Rng, some_region

TERRAINS = ("farmland", "sea", "river", "abyss", "lava", None)
SYMBOLS = ("harbour", "monster", "volcano", "lost-tribe", "no-such")
COVER = {"gap", "uncovered-board"}


def tag(model: MapModel, rng: Rng) -> MapModel:
    terrain = TERRAINS[int(rng.integers(len(TERRAINS)))]
    symbol = SymbolId(SYMBOLS[int(rng.integers(len(SYMBOLS)))])
    changed = replace(some_region(model, rng), terrain=None if terrain is None else TerrainId(terrain))
    return model.with_regions([replace(changed, symbols=(symbol,) if rng.integers(2) else ())])


def rename(model: MapModel, rng: Rng) -> MapModel:
    name = ("", "Millbrook", "millbrook", "Millbrooks", "Heron Mire")[int(rng.integers(5))]
    return model.with_regions([replace(some_region(model, rng), name=name)])


def connect(model: MapModel, rng: Rng) -> MapModel:
    one, other = some_region(model, rng).id, some_region(model, rng).id
    if rng.integers(2):
        return replace(model, links=(*model.links[-2:], Link(one, other, one_way=bool(rng.integers(2)))))
    return replace(model, blocks=(*model.blocks[-2:], Block(one, other)))


def change_game(model: MapModel, rng: Rng) -> MapModel:
    return replace(model, games=((Game.BASE,), (Game.RIVER,), (Game.UNDERGROUND,))[int(rng.integers(3))], players=3)


def change_frame(model: MapModel, rng: Rng) -> MapModel:
    frame = model.frame
    return replace(model, frame=replace(frame, width=frame.width + int(rng.integers(-2000, 2000))))


ALL_EDITS = (*EDITS, *(tag, rename, connect) * 3, change_game, change_frame)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("gaps", [False, True], ids=["matched", "gappy"])
def test_random_edits_keep_findings_and_board_equal_to_a_full_check(seed: int, gaps: bool) -> None:
    rng = np.random.default_rng(seed)
    model = made_up(14, seed, gaps=gaps)
    adjacency, checks, board = LiveAdjacency(model), LiveChecks(), LiveBoard()
    for step in range(20):
        edit = ALL_EDITS[int(rng.integers(len(ALL_EDITS)))]
        model = edit(model, rng)
        borders, measured = adjacency.update(model), measure(model)
        full = all_findings(model, measured)
        soon = checks.at_once(model, borders)
        where = f"step {step}: {edit.__name__}"
        assert [f for f in soon if f.code not in COVER] == [f for f in full if f.code not in COVER], where
        assert soon == full or not checks.is_settled, where
        if rng.integers(2):
            assert checks.settled(model, borders) == full, where
            assert checks.is_settled
        assert board.update(model, borders) == build_board(model, measured), where


def test_a_board_that_is_covered_exactly_is_settled_at_once() -> None:
    model = grid_map()
    checks, borders = LiveChecks(), LiveAdjacency(model)
    checks.at_once(model, borders.adjacency)
    assert checks.is_settled
    holed = model.without_regions(["a1"])
    checks.at_once(holed, borders.update(holed))
    assert not checks.is_settled
    assert any(each.code == "uncovered-board" for each in checks.settled(holed, borders.adjacency))

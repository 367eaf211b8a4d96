"""Checks of maps for River World: rivers, landmarks that can be held, and what the box holds."""

from dataclasses import replace

import pytest

from core.files.bundled import bundled_maps
from core.files.map_file import read_map
from core.model.map_model import Game
from core.topology.map_checks import check_map
from core.topology.map_fixes import tried_fix
from tests.core.topology.patchwork import patchwork
from tests.core.topology.test_checks_tags import found, of, tagged


def test_a_river_world_map_without_a_river_is_told_and_other_maps_are_not() -> None:
    assert len(found(of(Game.RIVER), "no-river")) == 1
    assert not found(of(Game.BASE), "no-river")
    assert not found(tagged(of(Game.RIVER), 4, "river"), "no-river")


@pytest.mark.parametrize("symbol", ["shipyard", "seers-temple"])
@pytest.mark.parametrize(("terrain", "is_told"), [("river", True), ("sea", True), ("lake", True), ("hill", False)])
def test_a_landmark_stands_where_it_can_be_held(symbol: str, terrain: str, is_told: bool) -> None:
    model = tagged(of(Game.RIVER), 4, terrain, symbol)
    (*told,) = found(model, "landmark-on-water")
    assert bool(told) is is_told
    assert all(each.regions == ("p4",) and each.detail == symbol for each in told)


def test_the_repair_takes_the_landmark_from_the_water() -> None:
    model = tagged(of(Game.RIVER), 4, "river", "shipyard", "pirates")
    told = next(each for each in check_map(model) if each.code == "landmark-on-water")
    mended = tried_fix(model, told)
    assert mended is not None
    assert mended.regions[4].symbols == ("pirates",)


def test_more_shipyards_than_caravels_and_more_rivers_than_ships_are_hinted_at() -> None:
    model = tagged(tagged(of(Game.RIVER), 0, "hill", "shipyard"), 8, "hill", "shipyard")
    assert [each.regions for each in found(model, "several-shipyards")] == [("p0", "p8")]
    large = replace(patchwork(4, 4), games=(Game.RIVER,))
    for number in range(13):
        assert not found(large, "more-rivers-than-ships")
        large = tagged(large, number, "river")
    assert len(found(large, "more-rivers-than-ships")) == 1


@pytest.mark.parametrize("path", [each for each in bundled_maps() if "river" in each.name], ids=lambda path: path.stem)
def test_the_bundled_river_maps_have_nothing_to_mend(path) -> None:
    assert not check_map(read_map(path))

"""Checks of maps for Underground: the two ends of the river, and an abyss for the Volcano."""

import pytest

from core.model.map_model import Game
from core.topology.board_builder import build_board
from core.topology.map_statistics import map_statistics
from tests.core.topology.test_checks_tags import found, of, tagged


@pytest.mark.parametrize(("rivers", "ends"), [((0, 1), 2), ((3, 4, 5), 2), ((4,), 0), ((3, 4), 1), ((0, 1, 2), 3)])
def test_a_river_with_other_than_two_ends_is_told_and_its_ends_are_counted(rivers: tuple[int, ...], ends: int) -> None:
    model = of(Game.UNDERGROUND)
    for number in rivers:
        model = tagged(model, number, "river")
    told = found(model, "river-ends")
    assert len(told) == (ends != 2)
    assert all(len(each.regions) == ends for each in told)
    assert map_statistics(build_board(model), 12).river_ends == ends


def test_a_map_without_a_river_or_for_another_game_is_not_told() -> None:
    assert not found(of(Game.UNDERGROUND), "river-ends")
    assert not found(tagged(of(Game.RIVER), 4, "river"), "river-ends")


def test_abysses_without_a_volcano_symbol_are_told() -> None:
    model = tagged(of(Game.UNDERGROUND), 4, "abyss")
    assert [each.regions for each in found(model, "no-volcano")] == [("p4",)]
    assert not found(tagged(of(Game.UNDERGROUND), 4, "abyss", "volcano"), "no-volcano")
    assert not found(of(Game.UNDERGROUND), "no-volcano")

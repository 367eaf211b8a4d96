"""Statistics of a map: counted by hand on small grids."""

import pytest

from core.model.map_model import Game, MapModel
from core.topology.board_builder import build_board
from core.topology.map_statistics import MapStatistics, map_statistics, printed_board
from core.topology.measure import measure
from tests.core.maps import grid_map, tagged


def statistics(model: MapModel) -> MapStatistics:
    adjacency = measure(model)
    return map_statistics(build_board(model, adjacency), len(adjacency.neighbour_pairs()))


def test_terrain_and_neighbours_are_counted() -> None:
    found = statistics(tagged(grid_map(3, 3), "B2", terrain="lake"))
    assert found.terrain == {"farmland": 8, "lake": 1}
    assert found.neighbours == {2: 4, 3: 4, 4: 1}
    assert found.mean_neighbours == pytest.approx(24 / 9)
    assert (found.regions, found.borders, found.edge) == (9, 12, 8)


def test_symbols_are_counted() -> None:
    found = statistics(tagged(tagged(grid_map(3, 3), "A1", symbols=("harbour", "mine")), "B2", symbols=("harbour",)))
    assert found.symbols == {"harbour": 2, "mine": 1}


def test_distance_is_steps_from_the_edge() -> None:
    assert statistics(grid_map(5, 5)).distance == {0: 16, 1: 8, 2: 1}


def test_an_empty_map_has_nothing_to_count() -> None:
    found = statistics(MapModel())
    assert (found.mean_neighbours, found.chokes, dict(found.distance)) == (0.0, (), {})


def test_the_middle_of_a_row_is_a_choke_point_and_cuts_it() -> None:
    chokes = {choke.name: choke for choke in statistics(grid_map(5, 1)).chokes}
    assert set(chokes) == {"B1", "C1", "D1"}
    assert all(choke.is_cut for choke in chokes.values())
    assert chokes["C1"].share == pytest.approx(4 / 10)
    assert chokes["B1"].share == pytest.approx(3 / 10)


def test_ways_over_water_do_not_count() -> None:
    model = tagged(grid_map(3, 2), "B1", terrain="sea")
    chokes = [choke for choke in statistics(model).chokes if choke.is_cut]
    assert {choke.name for choke in chokes} == {"A2", "B2", "C2"}


def test_the_printed_board_is_that_of_game_and_players_or_the_nearest_size() -> None:
    model = grid_map(6, 5)
    printed = printed_board(model)
    assert printed is not None
    assert (printed.game, printed.players, printed.regions) == ("base", 2, 23)
    nearest = printed_board(MapModel(games=(Game.UNDERGROUND,), regions=model.regions))
    assert nearest is not None
    assert (nearest.players, nearest.regions) == (2, 28)
    assert printed_board(MapModel(games=(Game.RIVER,))) is None

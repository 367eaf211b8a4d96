"""Plain sentences about maps."""

from core.topology.board_builder import build_board
from core.topology.measure import measure
from editor.map_words import map_counts, position, region_sentence
from tests.core.picture.small_maps import box, four_corners, map_of, region


def test_one_neighbour_is_not_neighbours():
    model = map_of(region("a", "A", box(0, 0, 200, 300)), region("b", "", box(200, 0, 400, 300), None))
    board = build_board(model)
    assert region_sentence(model.regions[0], board) == "A, farmland, on the edge · 1 neighbour: unnamed"
    assert region_sentence(model.regions[1], board).startswith("Unnamed region, no terrain, on the edge")


def test_a_lonely_region_says_so():
    model = map_of(region("a", "A", box(100, 100, 200, 200), "lava"))
    assert region_sentence(model.regions[0], build_board(model)) == "A, lava · no neighbours"


def test_positions_are_in_millimetres_where_the_board_has_a_size():
    assert position(four_corners(mm=200), (100, 50)) == "x 50.0  y 25.0 mm"
    assert position(four_corners(), (100, 50)) == "x 100.0  y 50.0 units"


def test_counts_name_game_and_players():
    model = four_corners(players=3)
    found = measure(model)
    assert map_counts(model, build_board(model, found), found).startswith(
        "Base game · 3 players   4 regions · 4 borders"
    )


def test_one_region_and_one_border_are_counted_in_the_singular():
    model = map_of(region("a", "A", box(0, 0, 200, 300)), region("b", "B", box(200, 0, 400, 300)))
    found = measure(model)
    assert "2 regions · 1 border · " in map_counts(model, build_board(model, found), found)

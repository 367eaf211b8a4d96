"""The maps that ship with the program: complete, clean, canonical, and like the printed boards in their counts."""

from collections import Counter
from pathlib import Path

import pytest

from core.files.bundled import bundled_maps
from core.files.map_file import map_text, read_map
from core.generator.composition import printed_board
from core.geometry.polygons import region_shapes
from core.model.components import rounds_for
from core.model.map_model import Game
from core.model.region import Region
from core.topology.board_builder import build_board
from core.topology.map_checks import check_map
from core.topology.measure import measure
from tests.mapfiles.board_recipes import RECIPES, Recipe
from tests.mapfiles.teaching_boards import teaching_boards

FILES = {path.name: path for path in bundled_maps()}


def test_every_board_and_teaching_map_is_bundled_and_nothing_else() -> None:
    wanted = {recipe.file_name for recipe in RECIPES} | {f"{name}.map.geojson" for name in teaching_boards()}
    assert set(FILES) == wanted
    assert {(recipe.game, recipe.players) for recipe in RECIPES} == {(game, n) for game in Game for n in (2, 3, 4, 5)}


@pytest.mark.parametrize("path", FILES.values(), ids=FILES.keys())
def test_a_bundled_map_is_saved_as_it_was_read(path: Path) -> None:
    assert map_text(read_map(path)).encode("utf-8") == path.read_bytes()


@pytest.mark.parametrize("path", FILES.values(), ids=FILES.keys())
def test_a_bundled_map_has_nothing_to_mend(path: Path) -> None:
    assert [each.message for each in check_map(read_map(path))] == []


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.file_name)
def test_a_board_has_the_printed_counts(recipe: Recipe) -> None:
    model, printed = read_map(FILES[recipe.file_name]), printed_board(recipe.game, recipe.players)
    adjacency = measure(model)
    assert len(model.regions) == printed["regions"]
    assert Counter(region.terrain for region in model.regions) == printed["terrain"]
    assert Counter(symbol for region in model.regions for symbol in region.symbols) == printed["symbols"]
    edge = len({contact.region for contact in adjacency.frame if contact.touches})
    assert edge == pytest.approx(printed["edge"], rel=0.1)
    if recipe.game is not Game.RIVER:
        assert len(adjacency.neighbour_pairs()) == pytest.approx(printed["borders"], rel=0.05)
        assert sum(build_board(model, adjacency).entry) == pytest.approx(printed["entry"], rel=0.15)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.file_name)
def test_a_board_says_what_it_is_for(recipe: Recipe) -> None:
    model = read_map(FILES[recipe.file_name])
    assert (model.title, model.author) == (recipe.title, "Realmwright")
    assert (model.games, model.players, model.rounds) == ((recipe.game,), recipe.players, rounds_for(recipe.players))
    assert model.frame.mm_per_unit() == 0.5
    assert model.ignored == ()


@pytest.mark.parametrize("recipe", RECIPES[::4], ids=lambda recipe: recipe.file_name)
def test_a_board_can_be_made_again_from_its_seed(recipe: Recipe) -> None:
    made, bundled = recipe.board(), read_map(FILES[recipe.file_name])
    assert [region_facts(region) for region in made.regions] == [region_facts(region) for region in bundled.regions]
    # Another processor may round a point the other way, so the shapes need not be equal to the last digit.
    for one, other in zip(region_shapes(made.regions), region_shapes(bundled.regions), strict=True):
        assert one.symmetric_difference(other).area < one.area / 1000


def region_facts(region: Region) -> tuple[object, ...]:
    return region.id, region.name, region.terrain, region.symbols


@pytest.mark.parametrize("name", teaching_boards())
def test_a_teaching_map_is_the_one_drawn_by_hand(name: str) -> None:
    model = read_map(FILES[f"{name}.map.geojson"])
    assert model == teaching_boards()[name]
    assert 4 <= len(model.regions) <= 9


def test_the_inner_cove_is_entered_by_the_sea_alone() -> None:
    board = build_board(teaching_boards()["teach-coast"])
    cove, meadow = board.number["inner-cove"], board.number["lake-meadow"]
    assert (board.edge[cove], board.entry[cove]) == (False, True)
    assert (board.edge[meadow], board.entry[meadow]) == (False, False)


def test_the_middle_of_the_ring_touches_all_others_and_not_the_edge() -> None:
    board = build_board(teaching_boards()["teach-ring"])
    middle = board.number["middle-hill"]
    assert not board.entry[middle]
    assert len(board.neighbours[middle]) == len(board) - 1


def test_the_cave_river_has_two_ends_to_enter_by() -> None:
    board = build_board(teaching_boards()["teach-cave"])
    ends = [board.number["upper-river"], board.number["lower-river"]]
    assert [board.entry[end] for end in ends] == [True, True]
    assert not board.edge[board.number["great-abyss"]]

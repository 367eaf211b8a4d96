"""Generated maps are sound, complete and the same every time."""

from collections import Counter
from functools import cache

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from core.generator.composition import Composition, compose, printed_board
from core.generator.generate import generate_map
from core.geometry.polygons import region_shapes
from core.model.map_model import Game, MapModel
from core.model.problems import Severity
from core.model.values import GRID, Point
from core.topology.board_builder import build_board
from core.topology.map_checks import check_map
from core.topology.measure import measure

boards = st.tuples(st.sampled_from(list(Game)), st.integers(5, 60), st.integers(2, 5), st.integers(0, 2**32 - 1))


@cache
def board(game: Game, players: int, seed: int = 7) -> MapModel:
    """A board of the printed size."""
    return generate_map(game, printed_board(game, players)["regions"], players, seed)


def edge_owners(model: MapModel) -> dict[tuple[Point, Point], int]:
    """Which region runs along each directed edge; an edge used twice the same way would be an overlap."""
    owners: dict[tuple[Point, Point], int] = {}
    for number, region in enumerate(model.regions):
        for ring in region.rings():
            for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
                assert (start, end) not in owners
                owners[start, end] = number
    return owners


def lies_on_frame(model: MapModel, start: Point, end: Point) -> bool:
    width, height = model.frame.width, model.frame.height
    return any(start[axis] == end[axis] == side for axis, side in ((0, 0), (0, width), (1, 0), (1, height)))


def assert_clean(model: MapModel) -> None:
    found = check_map(model)
    assert [each.message for each in found if each.severity is not Severity.HINT] == []
    assert {each.code for each in found} <= {"region-count"}


def assert_every_inner_edge_is_shared_and_every_other_lies_on_the_frame(model: MapModel) -> None:
    owners = edge_owners(model)
    alone = [(start, end) for start, end in owners if (end, start) not in owners]
    assert alone
    assert all(lies_on_frame(model, start, end) for start, end in alone)
    assert sum(shape.area for shape in region_shapes(model.regions)) == model.frame.width * model.frame.height


def assert_terrains_and_symbols_are_those_of_the_composition(model: MapModel, wanted: Composition) -> None:
    assert Counter(region.terrain for region in model.regions) == Counter(wanted.terrain)
    dealt = Counter(symbol for region in model.regions for symbol in region.symbols)
    assert all(dealt[symbol] <= n for symbol, n in wanted.symbols.items())
    assert set(dealt) <= set(wanted.symbols)
    assert max(len(region.symbols) for region in model.regions) <= 2


@settings(max_examples=12, deadline=None)
@given(boards)
def test_any_size_game_and_seed_gives_a_map_that_is_clean_whole_and_well_composed(
    arguments: tuple[Game, int, int, int],
) -> None:
    game, regions, players, _ = arguments
    model = generate_map(*arguments)
    assert len(model.regions) == regions
    assert_clean(model)
    assert_every_inner_edge_is_shared_and_every_other_lies_on_the_frame(model)
    assert_terrains_and_symbols_are_those_of_the_composition(model, compose(game, regions, players))


@pytest.mark.parametrize("game", list(Game))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_board_of_the_printed_size_has_the_printed_counts(game: Game, players: int) -> None:
    printed, model = printed_board(game, players), board(game, players)
    adjacency = measure(model)
    assert Counter(region.terrain for region in model.regions) == printed["terrain"]
    assert Counter(symbol for region in model.regions for symbol in region.symbols) == printed["symbols"]
    edge = len({contact.region for contact in adjacency.frame if contact.touches})
    assert edge == pytest.approx(printed["edge"], rel=0.1)
    if game is not Game.RIVER:
        assert len(adjacency.neighbour_pairs()) == pytest.approx(printed["borders"], rel=0.06)


def test_the_same_seed_gives_the_same_map_and_another_seed_another() -> None:
    first = generate_map(Game.RIVER, 20, 2, 5)
    assert generate_map(Game.RIVER, 20, 2, 5) == first
    assert generate_map(Game.RIVER, 20, 2, 6) != first


def test_a_given_title_is_kept_and_changes_nothing_else() -> None:
    named, unnamed = (generate_map(Game.BASE, 12, 2, 3, title) for title in ("My Realm", ""))
    assert named.title == "My Realm"
    assert unnamed.title not in ("", "My Realm")
    assert named.regions == unnamed.regions


@pytest.mark.parametrize(
    ("regions", "players", "seed", "sentence"),
    [
        (0, 3, 1, "A board needs 5 to 500 regions, not 0."),
        (501, 3, 1, "A board needs 5 to 500 regions, not 501."),
        (30, 9, 1, "A board is for 2 to 5 players, not 9."),
        (30, 1, 1, "A board is for 2 to 5 players, not 1."),
        (30, 3, -1, "A seed is a whole number from 0 up, not -1."),
    ],
)
def test_a_number_out_of_range_is_refused_with_the_range(regions: int, players: int, seed: int, sentence: str) -> None:
    with pytest.raises(ValueError, match="^" + sentence.replace(".", r"\.") + "$"):
        generate_map(Game.BASE, regions, players, seed)


@pytest.mark.parametrize("game", list(Game))
@pytest.mark.parametrize("seed", [1, 2])
def test_borders_are_long_enough_and_winding(game: Game, seed: int) -> None:
    model = board(game, 4, seed)
    pairs = measure(model).neighbour_pairs()
    assert min(pair.length for pair in pairs) >= 13 * GRID
    vertices = [sum(len(ring) for ring in region.rings()) for region in model.regions]
    assert min(vertices) >= 15, "a straight Voronoi cell has far fewer corners"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_base_seas_touch_the_edge_and_lakes_do_not(seed: int) -> None:
    seen = build_board(board(Game.BASE, 4, seed))
    on_edge = {terrain: [] for terrain in ("sea", "lake")}
    for terrain, touches in zip(seen.terrain, seen.edge, strict=True):
        on_edge.get(str(terrain), []).append(touches)
    assert on_edge == {"sea": [True, True], "lake": [False]}


@pytest.mark.parametrize("game", [Game.UNDERGROUND, Game.RIVER])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_river_runs_from_edge_to_edge_without_a_break(game: Game, seed: int) -> None:
    seen = build_board(board(game, 4, seed))
    reaches = [number for number, terrain in enumerate(seen.terrain) if terrain == "river"]
    joined = [sum(other in reaches for other in seen.touching[number]) for number in reaches]
    ends = [number for number, count in zip(reaches, joined, strict=True) if count == 1]
    assert sorted(joined) == [1, 1] + [2] * (len(reaches) - 2)
    assert [seen.edge[number] for number in ends] == [True, True]
    assert sum(seen.edge[number] for number in reaches) == 2


@pytest.mark.parametrize("game", list(Game))
def test_equal_land_terrains_keep_apart(game: Game) -> None:
    seen = build_board(board(game, 5))
    loose = {"river", "sea", "lake", "abyss"}
    alike = [
        (here, there)
        for here, others in enumerate(seen.touching)
        for there in others
        if here < there and seen.terrain[here] == seen.terrain[there] not in loose
    ]
    assert len(alike) <= 1


def test_harbours_lie_by_the_river_and_pirates_on_it() -> None:
    seen = build_board(board(Game.RIVER, 5))
    for number, symbols in enumerate(seen.symbols):
        on_shore = any(seen.terrain[other] == "river" for other in seen.touching[number])
        assert "harbour" not in symbols or (on_shore and seen.terrain[number] != "river")
        assert "pirates" not in symbols or seen.terrain[number] == "river"


def test_land_regions_are_of_similar_size() -> None:
    for game in Game:
        model = board(game, 4)
        land = [region for region in model.regions if region.terrain not in ("sea", "river")]
        areas = shapely.area(region_shapes(land))
        assert areas.min() > areas.mean() * 0.35
        assert areas.max() < areas.mean() * 2.2


@pytest.mark.soak
@pytest.mark.parametrize("game", list(Game))
def test_hundreds_of_seeds_and_sizes_give_clean_maps(game: Game) -> None:
    for seed in range(150):
        model = generate_map(game, 5 + (seed * 7) % 120, 2 + seed % 4, seed)
        assert {each.code for each in check_map(model)} <= {"region-count"}, seed


@pytest.mark.soak
@pytest.mark.parametrize("game", list(Game))
def test_the_largest_board_is_clean(game: Game) -> None:
    assert {each.code for each in check_map(generate_map(game, 500, 5, 1))} <= {"region-count"}

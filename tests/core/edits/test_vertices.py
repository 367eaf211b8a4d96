"""Vertices: moved, added and removed in every region that has them, or refused in words."""

import random

import pytest

from core.edits.outcome import Edited, Refusal
from core.edits.vertices import delete_vertices, insert_vertex, move_vertices
from core.geometry.edge_cells import EdgeCells, edges_of
from core.geometry.snapping import Snapper
from core.model.values import GRID, Point, RegionId
from tests.core.edits.soundness import assert_sound, covered, done, natural_map, neighbours, points_of, refused
from tests.core.maps import grid_map

MAP = grid_map(3, 2)


def at(x: float, y: float) -> Point:
    return round(x * GRID), round(y * GRID)


def test_a_shared_corner_moves_in_all_regions_that_meet_there() -> None:
    edited = done(move_vertices(MAP, {at(100, 100): at(120, 90)}))
    for name in ("a1", "a2", "b1", "b2"):
        assert at(120, 90) in points_of(edited.model, name)
        assert at(100, 100) not in points_of(edited.model, name)
    assert_sound(MAP, edited.model)
    assert covered(edited.model) == covered(MAP)


def test_a_move_that_crosses_another_border_is_refused_with_both_names_and_a_place() -> None:
    refusal = refused(move_vertices(MAP, {at(100, 100): at(220, 60)}))
    assert set(refusal.regions) & {RegionId("a1"), RegionId("b1"), RegionId("b2"), RegionId("a2")}
    assert refusal.at is not None
    assert "cross" in refusal.reason


def test_a_region_cannot_be_swallowed_without_a_border_being_crossed() -> None:
    far = grid_map(6, 6, side=50)
    lone = far.without_regions([r.id for r in far.regions if r.id not in ("a1", "c3")])
    moves = {point: (point[0] + 100 * GRID, point[1] + 100 * GRID) for point in points_of(lone, "a1")}
    assert isinstance(move_vertices(lone, moves), Refusal)
    big = {at(0, 0): at(0, 0), at(50, 0): at(300, 0), at(50, 50): at(300, 300), at(0, 50): at(0, 300)}
    assert "c3" in refused(move_vertices(lone, big)).regions


def test_nothing_leaves_the_board() -> None:
    edited = done(move_vertices(MAP, {at(100, 0): at(130, -400)}))
    assert at(130, 0) in points_of(edited.model, "a1")
    assert_sound(MAP, edited.model)


def test_a_vertex_laid_on_a_foreign_border_becomes_a_vertex_of_it() -> None:
    lone = MAP.without_regions(["b1", "b2"])
    edited = done(move_vertices(lone, {at(100, 0): at(200, 40)}))
    assert at(200, 40) in points_of(edited.model, "c1")
    assert_sound(lone, edited.model)


def test_a_move_to_the_same_place_changes_nothing_and_a_bare_place_cannot_be_moved() -> None:
    assert done(move_vertices(MAP, {at(100, 100): at(100, 100)})).model is MAP
    assert "no corner" in refused(move_vertices(MAP, {at(3, 3): at(4, 4)})).reason


def test_a_new_vertex_comes_into_both_neighbours() -> None:
    edited = done(insert_vertex(MAP, (at(100, 0), at(100, 100)), at(100, 37)))
    assert at(100, 37) in points_of(edited.model, "a1")
    assert at(100, 37) in points_of(edited.model, "b1")
    assert_sound(MAP, edited.model)
    assert "no border" in refused(insert_vertex(MAP, (at(0, 0), at(77, 77)), at(20, 20))).reason


def test_a_vertex_goes_from_both_neighbours() -> None:
    more = done(insert_vertex(MAP, (at(100, 0), at(100, 100)), at(111, 37))).model
    assert done(delete_vertices(more, [at(111, 37)])).model == MAP


def test_where_four_regions_meet_the_corner_is_laid_on_the_nearest_one_and_no_hole_opens() -> None:
    more = done(insert_vertex(MAP, (at(100, 0), at(100, 100)), at(100, 80))).model
    edited = done(delete_vertices(more, [at(100, 100)]))
    assert_sound(more, edited.model)
    assert covered(edited.model) == covered(MAP)


def test_a_border_end_on_the_frame_stays_on_the_frame() -> None:
    more = done(insert_vertex(MAP, (at(100, 0), at(100, 100)), at(100, 5))).model
    edited = done(delete_vertices(more, [at(100, 0)]))
    assert covered(edited.model) == pytest.approx(covered(MAP))


def test_a_triangle_keeps_its_corners() -> None:
    alone = MAP.without_regions([r.id for r in MAP.regions if r.id != "b1"])
    triangle = done(delete_vertices(alone, [at(100, 0)])).model
    assert "lose its shape" in refused(delete_vertices(triangle, [at(200, 0)])).reason


@pytest.mark.parametrize("seed", range(4))
def test_random_moves_insertions_and_removals_keep_a_natural_map_sound(seed: int) -> None:
    rng, model = random.Random(seed), natural_map(seed)
    before, snapper, refusals = neighbours(model), Snapper(model), 0
    whole = covered(model)
    for _ in range(25):
        region = rng.choice(model.regions)
        point = rng.choice(points_of(model, region.id))
        outcome: Edited | Refusal
        match rng.randrange(3):
            case 0:
                shift = rng.randrange(-900, 900), rng.randrange(-900, 900)
                outcome = move_vertices(model, {point: (point[0] + shift[0], point[1] + shift[1])}, snapper.cells)
            case 1:
                edge = rng.choice(sorted(edges_of(region)))
                middle = ((edge[0][0] + edge[1][0]) // 2, (edge[0][1] + edge[1][1]) // 2)
                outcome = insert_vertex(model, edge, middle, snapper.cells)
            case _:
                outcome = delete_vertices(model, [point], snapper.cells)
        if isinstance(outcome, Refusal):
            refusals += 1
            continue
        assert_sound(model, outcome.model)
        model = outcome.model
        snapper.update(model)
    assert refusals < 20
    assert neighbours(model) == before
    assert covered(model) == pytest.approx(whole, rel=0.01)


def test_given_cells_make_no_difference() -> None:
    model = natural_map(1)
    point = points_of(model, model.regions[5].id)[3]
    moves = {point: (point[0] + 50, point[1] - 70)}
    assert move_vertices(model, moves, EdgeCells(model.regions)) == move_vertices(model, moves)

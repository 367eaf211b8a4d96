"""Snapping: what a pointer near something means, and that the answer keeps up with the map."""

from dataclasses import replace
from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.geometry.edge_cells import CELL, cells_along, edge_between, edges_of
from core.geometry.snapping import EVERYTHING, Snap, SnapKind, Snapper, nearest_on
from core.model.map_model import MapModel
from core.model.region import Part, Region
from core.model.values import GRID, Point, RegionId
from tests.core.maps import grid_map

MAP = grid_map(3, 2)
REACH = 10 * GRID


def at(x: float, y: float) -> Point:
    return round(x * GRID), round(y * GRID)


def test_a_vertex_is_taken_before_an_edge_however_near_the_edge_is() -> None:
    assert Snapper(MAP).snap(at(100.1, 93), REACH) == Snap(
        at(100, 100), SnapKind.VERTEX, None, tuple(map(RegionId, ("a1", "a2", "b1", "b2")))
    )


def test_a_point_on_an_edge_names_the_edge_and_the_regions_on_both_sides() -> None:
    assert Snapper(MAP).snap(at(104, 40), REACH) == Snap(
        at(100, 40), SnapKind.EDGE, (at(100, 0), at(100, 100)), (RegionId("a1"), RegionId("b1"))
    )


def test_where_no_region_is_the_frame_is_taken_before_the_grid() -> None:
    snapper = Snapper(replace(MAP, regions=()))
    assert snapper.snap(at(41, 3), REACH) == Snap(at(41, 0), SnapKind.FRAME)
    assert snapper.snap(at(297, -4), REACH) == Snap(at(300, 0), SnapKind.FRAME), "a corner of the frame"
    assert snapper.snap(at(53, 54), REACH) == Snap(at(50, 50), SnapKind.GRID)


def test_out_of_reach_of_everything_a_point_stays_where_it_is() -> None:
    assert Snapper(MAP).snap(at(151.23, 149.5), GRID) == Snap(at(151.23, 149.5))


@pytest.mark.parametrize(
    ("left_out", "kind"),
    [((), "vertex"), (("vertex",), "edge"), (("vertex", "edge"), "frame"), (("vertex", "edge", "frame"), "grid")],
)
def test_kinds_can_be_switched_off_one_by_one(left_out: tuple[str, ...], kind: str) -> None:
    kinds = EVERYTHING - {SnapKind(each) for each in left_out}
    assert Snapper(MAP).snap(at(103, 2), REACH, kinds).kind == kind


def test_vertices_on_the_move_do_not_catch_themselves() -> None:
    moving = [at(100, 100)]
    assert Snapper(MAP).snap(at(102, 98), REACH, without=moving).kind == SnapKind.GRID
    assert Snapper(MAP).snap(at(103, 58), REACH, without=moving).kind == SnapKind.GRID


def test_a_reach_of_many_cells_still_finds_the_nearest_vertex() -> None:
    far = Snapper(MAP).snap(at(150, 140), 60 * CELL, {SnapKind.VERTEX})
    assert far.point == at(100, 100) or far.point == at(200, 100)


def test_an_answer_on_a_slanting_edge_lies_on_the_grid_within_a_step_of_it() -> None:
    slanting = Region(RegionId("s"), "S", (Part((at(0, 0), at(97, 31), at(20, 90))),))
    snapper = Snapper(MapModel(regions=(slanting,)))
    snap = snapper.snap(at(50, 18), REACH, {SnapKind.EDGE})
    assert snap.kind == SnapKind.EDGE
    assert snap.edge is not None
    assert nearest_on(snap.edge, snap.point)[0] <= 1
    assert all(isinstance(value, int) for value in snap.point)


POINTS = st.tuples(st.integers(-500, 30_500), st.integers(-500, 20_500))
RINGS = st.lists(POINTS, min_size=3, max_size=7, unique=True)


def _map(rings: list[list[Point]]) -> MapModel:
    regions = tuple(Region(RegionId(f"r{n}"), f"R{n}", (Part(tuple(ring)),)) for n, ring in enumerate(rings))
    return replace(MAP, regions=regions)


def _plain(model: MapModel, point: Point, reach: float) -> tuple[str, float] | None:
    """The best vertex or edge by asking every one of them."""
    edges = [edge for region in model.regions for edge in edges_of(region)]
    corner = min(hypot(v[0] - point[0], v[1] - point[1]) for edge in edges for v in edge)
    if corner <= reach:
        return "vertex", corner
    apart = min(nearest_on(edge, point)[0] for edge in edges)
    return ("edge", apart) if apart <= reach else None


@settings(max_examples=120, deadline=None, derandomize=True)
@given(st.lists(RINGS, min_size=1, max_size=4), st.lists(RINGS, min_size=1, max_size=4), POINTS, st.integers(1, 9000))
def test_an_updated_snapper_answers_like_a_look_at_every_edge(
    before: list[list[Point]], after: list[list[Point]], point: Point, reach: int
) -> None:
    snapper, model = Snapper(_map(before)), _map(after)
    snapper.update(model)
    snap = snapper.snap(point, reach, {SnapKind.VERTEX, SnapKind.EDGE})
    expected = _plain(model, point, reach)
    if expected is None:
        assert snap.kind is None
    elif expected[0] == "vertex":
        assert snap.kind == SnapKind.VERTEX
        assert hypot(snap.point[0] - point[0], snap.point[1] - point[1]) == pytest.approx(expected[1])
    else:
        assert abs(hypot(snap.point[0] - point[0], snap.point[1] - point[1]) - expected[1]) <= 1


@settings(max_examples=200, deadline=None, derandomize=True)
@given(POINTS, POINTS, st.floats(0, 1))
def test_every_point_of_an_edge_lies_in_one_of_its_cells(one: Point, other: Point, along: float) -> None:
    edge = edge_between(one, other)
    cells = set(cells_along(edge))
    x, y = (edge[0][n] + along * (edge[1][n] - edge[0][n]) for n in (0, 1))
    near = {(int((x + dx) // CELL), int((y + dy) // CELL)) for dx in (-0.01, 0.01) for dy in (-0.01, 0.01)}
    assert cells & near


def test_named_changes_are_enough_to_keep_up() -> None:
    snapper = Snapper(MAP)
    gone = MAP.without_regions(["a1"])
    snapper.update(gone, [RegionId("a1")])
    assert snapper.snap(at(50, 101), REACH).regions == (RegionId("a2"),)
    snapper.update(MAP, [RegionId("a1")])
    assert snapper.snap(at(50, 101), REACH).regions == (RegionId("a1"), RegionId("a2"))

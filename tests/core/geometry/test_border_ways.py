"""Ways along borders: every vertex in between, both ways round."""

import random
from itertools import pairwise

import pytest

from core.geometry.border_arcs import ArcSwap, arc_at, arcs_around
from core.geometry.border_ways import length, on_frame, ways_between
from core.geometry.edge_cells import EdgeCells, edge_between, edges_of
from core.model.map_model import MapModel
from core.model.region import Part, Region
from core.model.values import GRID, Point, RegionId
from tests.bench.bench_maps import as_model, matched_rings
from tests.core.edits.soundness import natural_map
from tests.core.maps import grid_map

MAP = grid_map(3, 3)
CELLS = EdgeCells(MAP.regions)


def at(x: float, y: float) -> Point:
    return round(x * GRID), round(y * GRID)


def test_a_coast_of_two_hundred_vertices_is_taken_with_two_points() -> None:
    coast = tuple((x * 500, 40_000 + (x % 7) * 310) for x in range(2, 204))
    land = Region(RegionId("land"), "Land", (Part((*coast, (101_500, 90_000), (1000, 90_000))),))
    model = MapModel(regions=(land,))
    first, other = ways_between(EdgeCells([land]), model.frame, coast[0], coast[-1])
    assert first == coast
    assert other == (coast[0], (1000, 90_000), (101_500, 90_000), coast[-1])


def test_a_region_is_walked_around_both_ways_the_shorter_first() -> None:
    model = MAP.without_regions(["a1"])
    ways = ways_between(EdgeCells(model.regions), MAP.frame, at(200, 130), at(180, 200))
    assert ways[0] == (at(200, 130), at(200, 200), at(180, 200))
    assert ways[1] == (at(200, 130), at(200, 100), at(100, 100), at(100, 200), at(180, 200))


def test_two_points_of_one_edge_are_joined_directly_or_all_around() -> None:
    ways = ways_between(CELLS, MAP.frame, at(100, 120), at(100, 160))
    assert ways[0] == (at(100, 120), at(100, 160))
    assert all(way[0] == at(100, 120) and way[-1] == at(100, 160) and len(way) > 2 for way in ways[1:])
    assert len(ways) > 1


def test_the_open_coast_is_offered_before_a_way_between_regions() -> None:
    model = MAP.without_regions(["a1", "b1", "c1"])
    ways = ways_between(EdgeCells(model.regions), MAP.frame, at(40, 100), at(260, 100))
    assert ways[0] == (at(40, 100), at(100, 100), at(200, 100), at(260, 100))


def test_points_without_a_common_region_are_joined_over_other_borders() -> None:
    (first, *_) = ways_between(CELLS, MAP.frame, at(100, 100), at(200, 200))
    assert length(first) == 200 * GRID
    far = ways_between(CELLS, MAP.frame, at(100, 0), at(200, 300))
    assert far[0][0] == at(100, 0)
    assert far[0][-1] == at(200, 300)


def test_off_the_borders_there_is_no_way() -> None:
    assert ways_between(CELLS, MAP.frame, at(50, 50), at(100, 100)) == ()
    assert ways_between(CELLS, MAP.frame, at(100, 100), at(100, 100)) == ()
    islands = MAP.without_regions([r.id for r in MAP.regions if r.id not in ("a1", "c3")])
    assert ways_between(EdgeCells(islands.regions), MAP.frame, at(0, 0), at(300, 300)) == ()


@pytest.mark.parametrize("seed", range(3))
def test_every_way_runs_along_edges_that_exist(seed: int) -> None:
    model, rng = natural_map(seed), random.Random(seed)
    cells = EdgeCells(model.regions)
    points = sorted({point for region in model.regions for ring in region.rings() for point in ring})
    for _ in range(12):
        start, end = rng.sample(points, 2)
        ways = ways_between(cells, model.frame, start, end)
        assert ways
        for way in ways:
            assert (way[0], way[-1]) == (start, end)
            assert len(set(way)) == len(way)
            assert all(cells.holders(edge_between(a, b)) for a, b in pairwise(way))


def test_arcs_cover_every_border_once_and_leave_out_the_frame() -> None:
    rings, frame = matched_rings(30)
    model = as_model(rings, frame)
    cells = EdgeCells(model.regions)
    arcs = arcs_around(cells, model.frame, model.regions)
    steps = [edge_between(a, b) for arc in arcs for a, b in pairwise(arc)]
    edges = {edge for region in model.regions for edge in edges_of(region)}
    assert len(set(steps)) == len(steps)
    assert set(steps) == {edge for edge in edges if not on_frame(edge, model.frame)}
    for arc in arcs[:10]:
        assert all(arc_at(cells, model.frame, edge_between(a, b)) == arc for a, b in pairwise(arc))


def test_an_island_is_one_closed_arc_and_a_loop_on_a_junction_two() -> None:
    island = Region(RegionId("i"), "I", (Part((at(10, 10), at(50, 10), at(50, 50), at(10, 50))),))
    (arc,) = arcs_around(EdgeCells([island]), MAP.frame, [island])
    assert arc == (at(10, 10), at(10, 50), at(50, 50), at(50, 10), at(10, 10))
    other = Region(RegionId("o"), "O", (Part((at(50, 50), at(90, 50), at(90, 90), at(50, 90))),))
    arcs = arcs_around(EdgeCells([island, other]), MAP.frame, [island])
    assert len(arcs) == 2
    assert all(at(50, 50) in (arc[0], arc[-1]) for arc in arcs)


def test_an_arc_put_in_another_place_changes_both_rings_alike() -> None:
    model = grid_map(2, 1)
    old = (at(100, 0), at(100, 100))
    new = (at(100, 0), at(110, 50), at(100, 100))
    left, right = (ArcSwap({old: new}).made(region.outline)[0].outer for region in model.regions)
    assert at(110, 50) in left
    assert at(110, 50) in right
    assert len(left) == len(right) == 5

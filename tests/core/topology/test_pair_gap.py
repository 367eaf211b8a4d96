"""The gap between two regions is closed so that they become neighbours, or left alone."""

from core.model.map_model import Frame, MapModel
from core.model.values import GRID, RegionId
from core.topology.checks.all_checks import all_findings
from core.topology.fixes.pair_gap import closed_gap, distance_between
from core.topology.measure import measure
from tests.core.topology.drawn_maps import box, region

ONE, OTHER = RegionId("one"), RegionId("other")


def two(left: float, top: float, *more: object) -> MapModel:
    """A square, and another one whose upper left corner lies at the given place."""
    regions = (region(ONE, box(0, 0, 100, 100)), region(OTHER, box(left, top, 100, 100)), *more)
    return MapModel(frame=Frame(400 * GRID, 400 * GRID), regions=regions)  # type: ignore[arg-type]


def are_neighbours(model: MapModel) -> bool:
    return any(pair.neighbours and {pair.a, pair.b} == {ONE, OTHER} for pair in measure(model).pairs)


def test_squares_side_by_side_are_joined_along_their_sides() -> None:
    model = two(130, 0)
    assert distance_between(model, ONE, OTHER) == 30 * GRID
    closed = closed_gap(model, ONE, OTHER)
    assert closed is not None
    assert are_neighbours(closed)
    assert not [each for each in all_findings(closed) if each.code in ("overlap", "self-crossing", "unmatched-vertex")]


def test_squares_corner_to_corner_get_a_border_long_enough() -> None:
    closed = closed_gap(two(120, 120), ONE, OTHER)
    assert closed is not None
    assert are_neighbours(closed)


def test_neighbours_and_regions_far_apart_are_left_alone() -> None:
    assert closed_gap(two(100, 0), ONE, OTHER) is None
    assert closed_gap(two(260, 0), ONE, OTHER) is None


def test_nothing_is_taken_from_a_region_in_between() -> None:
    assert closed_gap(two(130, 0, region(RegionId("between"), box(100, 0, 30, 100))), ONE, OTHER) is None

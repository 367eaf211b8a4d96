"""Regions that come close without a border between them: corners on an empty board, and near misses."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.model.map_model import AdjacencySettings, MapModel
from core.model.values import GRID
from core.topology.close_pairs import PairKind
from core.topology.measure import measure
from tests.core.topology.moved_maps import neighbours, turned
from tests.core.topology.patchwork import board_of, box, land


def corner_to_corner(gap: float) -> MapModel:
    return board_of(land("a", box(40, 20, 120, 100)), land("b", box(120 + gap, 100 + gap, 200, 180)))


def face_to_face(gap: float) -> MapModel:
    return board_of(land("a", box(20, 20, 100, 100)), land("b", box(100 + gap, 20, 200, 100)))


def with_gap_tolerance(model: MapModel, units: float) -> MapModel:
    return MapModel(regions=model.regions, frame=model.frame, adjacency=AdjacencySettings(gap=round(units * GRID)))


@settings(max_examples=40, deadline=None)
@given(degrees=st.floats(0, 360, allow_nan=False), tolerance=st.sampled_from((3, 10, 30)))
def test_two_squares_that_touch_at_a_corner_are_never_neighbours(degrees: float, tolerance: float) -> None:
    # Nothing else is on the board, so no third region takes the points along the two sides.
    adjacency = measure(with_gap_tolerance(turned(corner_to_corner(0), degrees), tolerance))
    assert [(pair.kind, pair.neighbours) for pair in adjacency.pairs] == [(PairKind.CORNER, False)]


@settings(max_examples=40, deadline=None)
@given(degrees=st.floats(0, 360, allow_nan=False), gap=st.floats(0, 7, allow_nan=False))
def test_two_squares_corner_to_corner_across_a_gap_are_never_neighbours(degrees: float, gap: float) -> None:
    assert neighbours(measure(turned(corner_to_corner(gap), degrees))) == set()


def test_two_corners_within_the_tolerance_are_reported_but_make_no_border() -> None:
    told = {gap: [(pair.kind, pair.gap) for pair in measure(corner_to_corner(gap)).pairs] for gap in (0.5, 2, 4, 6, 7)}
    right = (PairKind.CORNER, PairKind.NEAR_MISS)
    assert all(len(pairs) == 1 and pairs[0][0] in right for pairs in told.values()), told
    assert all(abs(pairs[0][1] - gap * 2**0.5 * GRID) <= 2 for gap, pairs in told.items()), told


@pytest.mark.parametrize("gap", [0.01, 1, 5, 9.9, 10])
def test_a_gap_up_to_the_tolerance_is_closed(gap: float) -> None:
    (pair,) = measure(face_to_face(gap)).pairs
    assert (pair.kind, pair.neighbours) == (PairKind.BORDER, True)
    assert pair.length / GRID == pytest.approx(80, abs=2)


@pytest.mark.parametrize("gap", [1, 5, 9.9, 10])
def test_the_width_of_a_closed_gap_is_told(gap: float) -> None:
    (pair,) = measure(face_to_face(gap)).pairs
    assert (pair.gap, pair.length) == (round(gap * GRID), 80 * GRID)


def test_a_hairline_gap_changes_neither_length_nor_width() -> None:
    (pair,) = measure(face_to_face(0.01)).pairs
    assert pair.gap <= 2
    assert pair.length / GRID == pytest.approx(80, abs=0.1)


@pytest.mark.parametrize("gap", [10.5, 12, 19])
def test_a_gap_a_little_wider_than_the_tolerance_is_a_near_miss_with_width_and_place(gap: float) -> None:
    (pair,) = measure(face_to_face(gap)).pairs
    assert (pair.kind, pair.neighbours, pair.length) == (PairKind.NEAR_MISS, False, 0)
    assert pair.gap == round(gap * GRID)
    assert pair.at is not None
    assert pair.at[0] == pytest.approx((100 + gap / 2) * GRID, abs=1)
    assert 20 * GRID <= pair.at[1] <= 100 * GRID


def test_a_gap_far_wider_than_the_tolerance_is_not_worth_a_word() -> None:
    assert measure(face_to_face(25)).pairs == ()


def test_a_wider_tolerance_closes_a_near_miss() -> None:
    (pair,) = measure(with_gap_tolerance(face_to_face(15), 16)).pairs
    assert (pair.kind, pair.neighbours) == (PairKind.BORDER, True)


def test_a_tolerance_of_nothing_keeps_exact_borders_only() -> None:
    assert neighbours(measure(with_gap_tolerance(face_to_face(0), 0))) == {"a b"}
    assert neighbours(measure(with_gap_tolerance(face_to_face(1), 0))) == set()


def test_a_wedge_shaped_gap_is_closed_as_far_as_the_tolerance_reaches() -> None:
    wedge = ((10000, 2000), (20000, 2000), (20000, 18000), (14000, 18000))
    model = board_of(land("a", box(20, 20, 100, 180)), land("b", wedge))
    (pair,) = measure(model).pairs
    assert (pair.kind, pair.neighbours) == (PairKind.BORDER, True)
    # The gap grows by a unit every four: it is ten units wide after forty.
    assert pair.length / GRID == pytest.approx(40, abs=3)

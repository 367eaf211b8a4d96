"""Four squares round one point: four borders and two corner touches, however they are drawn."""

from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.model.map_model import AdjacencySettings, MapModel
from core.model.values import GRID
from core.topology.close_pairs import PairKind
from core.topology.measure import measure
from tests.core.topology.moved_maps import kinds, mirrored, neighbours, turned
from tests.core.topology.patchwork import board_of, box, land

EXPECTED = {
    "a b": "border",
    "a c": "border",
    "a d": "corner",
    "b c": "corner",
    "b d": "border",
    "c d": "border",
}
BORDERS = {pair for pair, kind in EXPECTED.items() if kind == "border"}


def grid(gap: float = 0.0) -> MapModel:
    """Squares a b over c d, 100 units from middle to middle, so many units between them."""
    low, high = 100 - gap / 2, 100 + gap / 2
    return board_of(
        land("a", box(0, 0, low, low)),
        land("b", box(high, 0, 200, low)),
        land("c", box(0, high, low, 200)),
        land("d", box(high, high, 200, 200)),
        width=200,
    )


def with_loose_vertices(model: MapModel) -> MapModel:
    """The first square gets vertices on its sides that its neighbours lack."""
    first = model.regions[0].outline[0].outer
    (x0, y0), (x1, _), (_, y1), _ = first
    ring = ((x0, y0), (x1, y0), (x1, y1 // 3), (x1, y1), (2 * x1 // 3, y1), (x0, y1))
    return model.with_regions([land("a", ring)])


def test_a_grid_of_four_has_four_borders_and_two_corner_touches() -> None:
    adjacency = measure(grid())
    assert kinds(adjacency) == EXPECTED
    assert neighbours(adjacency) == BORDERS
    borders = [pair for pair in adjacency.pairs if pair.kind is PairKind.BORDER]
    assert [(pair.length, pair.gap) for pair in borders] == [(100 * GRID, 0)] * 4


def test_a_corner_touch_is_at_the_corner_and_has_no_length() -> None:
    corners = [pair for pair in measure(grid()).pairs if pair.kind is PairKind.CORNER]
    assert [(pair.at, pair.length, pair.gap) for pair in corners] == [((100 * GRID, 100 * GRID), 0, 0)] * 2


@settings(max_examples=40, deadline=None)
@given(degrees=st.floats(0, 360, allow_nan=False), mirror=st.booleans())
def test_the_grid_of_four_is_the_same_at_any_angle(degrees: float, mirror: bool) -> None:
    model = turned(mirrored(grid()) if mirror else grid(), degrees)
    assert kinds(measure(model)) == EXPECTED


@settings(max_examples=40, deadline=None)
@given(degrees=st.floats(0, 360, allow_nan=False), gap=st.floats(0.5, 7, allow_nan=False))
def test_the_grid_of_four_with_gaps_is_the_same_at_any_angle(degrees: float, gap: float) -> None:
    adjacency = measure(turned(grid(gap), degrees))
    assert kinds(adjacency) == EXPECTED
    assert neighbours(adjacency) == BORDERS


@pytest.mark.parametrize("gap", [1, 2, 3, 4, 5, 6, 7])
def test_a_four_corner_point_is_no_border_however_wide_the_lines(gap: int) -> None:
    adjacency = measure(grid(gap))
    assert kinds(adjacency) == EXPECTED
    for pair in adjacency.pairs:
        if pair.kind is PairKind.CORNER:
            assert not pair.neighbours
            assert pair.length == 0
            assert abs(pair.gap - hypot(gap, gap) * GRID) <= 2
        else:
            assert abs(pair.length - (100 - gap / 2) * GRID) <= GRID


@settings(max_examples=20, deadline=None)
@given(degrees=st.floats(0, 360, allow_nan=False))
def test_unmatched_vertices_change_nothing_at_any_angle(degrees: float) -> None:
    # Rounding moves a vertex on a slanting side off it by up to a grid step: hairline gaps and hairline overlaps.
    assert kinds(measure(turned(with_loose_vertices(grid()), degrees))) == EXPECTED


@pytest.mark.parametrize("gap", [1, 4, 9])
def test_gaps_wider_than_the_tolerance_make_no_borders(gap: int) -> None:
    model = grid(gap)
    narrow = MapModel(regions=model.regions, frame=model.frame, adjacency=_tolerance(gap - 0.5))
    assert neighbours(measure(narrow)) == set()
    wide = MapModel(regions=model.regions, frame=model.frame, adjacency=_tolerance(gap + 0.5))
    assert neighbours(measure(wide)) == BORDERS


def _tolerance(units: float) -> AdjacencySettings:
    return AdjacencySettings(gap=round(units * GRID))

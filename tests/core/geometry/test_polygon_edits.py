"""Cutting, joining, clipping and mending outlines."""

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from core.geometry.polygon_edits import clipped, cut, joined, made_valid, sound_shape, without_repeats, without_spikes
from core.geometry.polygons import to_shape
from core.model.region import Outline, Part
from core.model.values import Ring

SQUARE: Outline = (Part(((0, 0), (100, 0), (100, 100), (0, 100))),)
POINTS = st.tuples(st.integers(0, 12), st.integers(0, 12))


@pytest.mark.parametrize(
    "ring",
    [
        ((0, 0), (50, 0), (50, 0), (50, 50)),
        ((0, 0), (50, 0), (80, 0), (50, 0), (50, 50)),
        ((0, 0), (50, 0), (60, 10), (70, 20), (60, 10), (50, 0), (50, 50)),
        ((50, 50), (0, 0), (90, 0), (50, 0)),
        ((90, 0), (50, 0), (50, 50), (0, 0)),
    ],
)
def test_repeats_and_spikes_go_whatever_their_length(ring: Ring) -> None:
    assert set(without_spikes(ring)) == {(0, 0), (50, 0), (50, 50)}


def test_a_straight_vertex_is_no_spike() -> None:
    ring = ((0, 0), (50, 0), (100, 0), (100, 100))
    assert without_spikes(ring) == ring


@pytest.mark.parametrize("ring", [(), ((1, 1),), ((0, 0), (5, 5)), ((0, 0), (5, 5), (9, 9)), ((3, 3),) * 4])
def test_rings_without_area_vanish(ring: Ring) -> None:
    assert without_repeats((Part(ring),)) == ()
    assert sound_shape((Part(ring),)).is_empty


def test_a_cut_leaves_what_lies_outside_on_the_grid() -> None:
    rest = cut(SQUARE, shapely.Polygon([(50, -10), (150, -10), (150, 77)]))
    assert to_shape(rest).is_valid
    assert all(isinstance(value, int) for part in rest for ring in part.rings() for point in ring for value in point)
    assert cut(SQUARE, shapely.box(-1, -1, 101, 101)) == ()


def test_joining_keeps_the_vertices_where_the_pieces_met() -> None:
    whole = joined(SQUARE, [shapely.box(100, 0, 150, 100)])
    assert set(whole[0].outer) == {(0, 0), (100, 0), (150, 0), (150, 100), (100, 100), (0, 100)}


def test_clipping_keeps_what_lies_on_the_board() -> None:
    assert to_shape(clipped(SQUARE, 40, 60)).equals(shapely.box(0, 0, 40, 60))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(POINTS, min_size=3, max_size=9))
def test_any_ring_can_be_made_valid_on_the_grid(points: list[tuple[int, int]]) -> None:
    mended = made_valid((Part(tuple((x * 37, y * 41) for x, y in points)),))
    assert not mended or to_shape(mended).is_valid

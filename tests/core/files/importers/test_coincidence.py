"""Borders that nearly match are made to match, within the tolerance and never at the price of a shape."""

from hypothesis import given, settings
from hypothesis import strategies as st

from core.files.importers.coincidence import made_to_coincide
from core.geometry.polygons import to_shape
from core.model.region import Part


def outline(*points):
    return (Part(tuple(points)),)


def edges(shape):
    ring = shape[0].outer
    return {frozenset(pair) for pair in zip(ring, ring[1:] + ring[:1], strict=True)}


LEFT = outline((0, 0), (10000, 0), (10000, 10000), (0, 10000))


def test_corners_less_than_the_tolerance_apart_become_one():
    right = outline((10030, 10), (20000, 0), (20000, 10000), (10010, 9980))
    result = made_to_coincide([LEFT, right], 50)
    assert result.joined == 2
    assert frozenset({(10000, 0), (10000, 10000)}) in edges(result.outlines[0]) & edges(result.outlines[1])


def test_a_corner_on_a_neighbours_edge_becomes_a_vertex_of_it():
    upper = outline((10000, 0), (20000, 0), (20000, 5000), (10020, 5000))
    lower = outline((10020, 5000), (20000, 5000), (20000, 10000), (10000, 10000))
    result = made_to_coincide([LEFT, upper, lower], 50)
    assert result.matched == 1
    assert (10020, 5000) in result.outlines[0][0].outer
    assert edges(result.outlines[0]) & edges(result.outlines[1])
    assert edges(result.outlines[0]) & edges(result.outlines[2])


def test_a_gap_wider_than_the_tolerance_is_left_alone():
    right = outline((10100, 0), (20000, 0), (20000, 10000), (10100, 10000))
    assert made_to_coincide([LEFT, right], 50).outlines == [LEFT, right]


def test_details_of_one_region_are_never_merged():
    fine = outline((0, 0), (30, 0), (30, 30), (60, 30), (60, 60), (0, 60))
    assert made_to_coincide([fine], 50).outlines == [fine]


def test_a_region_that_would_be_spoilt_stays_and_so_does_what_it_shares():
    sliver = outline((10010, 0), (10040, 5000), (10010, 10000))
    beyond = outline((10010, 0), (20000, 0), (20000, 10000), (10010, 10000), (10040, 5000))
    result = made_to_coincide([LEFT, sliver, beyond], 50)
    assert all(to_shape(shape).is_valid for shape in result.outlines)
    assert len(edges(result.outlines[1]) & edges(result.outlines[2])) == 2


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(-40, 40), min_size=32, max_size=32))
def test_a_shaken_grid_comes_together_again(shakes):
    shake = iter(shakes)
    outlines = [
        outline(
            *((x + dx + next(shake), y + dy + next(shake)) for dx, dy in ((0, 0), (1000, 0), (1000, 1000), (0, 1000)))
        )
        for x in (0, 1000)
        for y in (0, 1000)
    ]
    result = made_to_coincide(outlines, 120)
    assert all(to_shape(shape).is_valid for shape in result.outlines)
    for old, new in zip(outlines, result.outlines, strict=True):
        assert to_shape(old).hausdorff_distance(to_shape(new)) <= 240
    middles = [
        {p for p in shape[0].outer if abs(p[0] - 1000) < 300 and abs(p[1] - 1000) < 300} for shape in result.outlines
    ]
    assert len(set.union(*middles)) == 1

"""Every border is drawn once, whatever the rings look like."""

from collections import Counter
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from core.picture.border_lines import border_lines, edges_of, joined, shared_lines
from tests.core.picture.small_maps import box, four_corners, map_of, region, with_lake


def pieces(lines):
    return Counter((min(a, b), max(a, b)) for line in lines for a, b in pairwise(line))


def test_a_shared_border_is_stroked_once():
    model = four_corners()
    found = pieces(border_lines(model.regions, model.frame))
    assert set(found.values()) == {1}
    assert len(found) == 4


def test_edges_on_the_frame_are_left_to_the_frame_only_when_there_is_one():
    model = four_corners()
    assert len(pieces(border_lines(model.regions))) == 4 + 8


def test_an_edge_inside_the_board_at_the_height_of_a_corner_is_no_frame_edge():
    inner = region("a", "A", box(10, 10, 390, 290))
    model = map_of(inner)
    assert len(pieces(border_lines(model.regions, model.frame))) == 4


def test_a_lake_inside_a_region_is_one_closed_line():
    model = with_lake()
    (line,) = border_lines(model.regions, model.frame)
    assert line[0] == line[-1]
    assert len(line) == 5


def test_the_common_border_of_two_regions_is_what_both_have():
    nw, ne, _sw, se = four_corners().regions
    assert shared_lines(nw, ne) == [((20000, 0), (20000, 15000))]
    assert shared_lines(nw, se) == []


def test_lines_go_through_points_where_only_two_edges_meet():
    a = region("a", "A", ((0, 0), (10, 0), (10, 5), (11, 10), (0, 10)))
    b = region("b", "B", ((10, 0), (20, 0), (20, 10), (11, 10), (10, 5)))
    assert shared_lines(a, b) == [((10, 0), (10, 5), (11, 10))]


@settings(max_examples=80, deadline=None)
@given(
    st.sets(st.tuples(st.tuples(st.integers(0, 4), st.integers(0, 4)), st.tuples(st.integers(0, 4), st.integers(0, 4))))
)
def test_joining_loses_no_edge_and_repeats_none(pairs):
    edges = {(min(a, b), max(a, b)) for a, b in pairs if a != b}
    assert pieces(joined(dict.fromkeys(sorted(edges)))) == Counter(edges)


def test_edges_are_the_same_whichever_way_a_ring_runs():
    one = box(0, 0, 10, 10)
    assert sorted(edges_of(one)) == sorted(edges_of(one[::-1]))

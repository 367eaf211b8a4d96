"""Where the lengths of borders are written."""

from itertools import pairwise

from editor.canvas.adjacency_marks import clear_of


def test_a_length_that_is_free_stays_where_it_is():
    assert clear_of([(10.0, 10.0)], (200.0, 12.0)) == (200.0, 12.0)


def test_lengths_of_two_short_borders_side_by_side_do_not_cover_each_other():
    first, second = (100.0, 50.0), (120.0, 52.0)
    moved = clear_of([first], second)
    assert moved[0] == second[0]
    assert moved[1] - first[1] >= 20


def test_a_third_length_goes_below_both():
    placed = []
    for spot in ((100.0, 50.0), (120.0, 52.0), (110.0, 51.0)):
        placed.append(clear_of(placed, spot))
    heights = sorted(y for _, y in placed)
    assert all(below - above >= 20 for above, below in pairwise(heights))

"""The truth the traced maps are judged by, on rasters small enough to see it."""

import numpy as np
import pytest

from core.topology.close_pairs import Side
from tests.core.topology.traced.cell_rasters import grid_cells, oblique_cells, shifted_cells
from tests.core.topology.traced.features import with_frame
from tests.core.topology.traced.ideal_truth import contact_lengths, truth_of
from tests.core.topology.traced.label_parts import parts_of, settled, without_slivers

NO_FRAME = (0, 0, 0, 0)


def test_a_grid_of_four_has_four_borders_and_two_corners() -> None:
    labels = grid_cells(np.random.default_rng(1), (40, 60), rows=2, columns=2)
    truth = truth_of(labels, inset=NO_FRAME)
    assert truth.borders == {(1, 2), (1, 3), (2, 4), (3, 4)}
    assert truth.corners == {(1, 4), (2, 3)}
    assert not truth.unclear


@pytest.mark.parametrize(("shift", "kind"), [(2, "corners"), (5, "unclear"), (9, "borders")])
def test_a_shifted_corner_becomes_a_border_as_the_shift_grows(shift: int, kind: str) -> None:
    labels = shifted_cells(np.random.default_rng(1), (60, 90), shifts=(shift,), rows=2, columns=2)
    truth = truth_of(labels, inset=NO_FRAME)
    assert [pair for pair in ((1, 4), (2, 3)) if pair in getattr(truth, kind)]


def test_slanting_lines_cross_in_corners_too() -> None:
    labels = settled(oblique_cells(np.random.default_rng(4), (300, 300)))
    assert len(truth_of(labels, inset=NO_FRAME).corners) >= 8


def test_a_staircase_counts_as_the_slanted_line_it_stands_for() -> None:
    y, x = np.indices((100, 100))
    assert contact_lengths((x > y).astype(np.int32) + 1)[1, 2] == pytest.approx(100 * 2**0.5, rel=0.02)


def test_ground_of_no_region_has_no_borders() -> None:
    labels = np.repeat(np.array([[1] * 20 + [0] * 12 + [2] * 20], dtype=np.int32), 30, axis=0)
    assert not truth_of(labels, inset=NO_FRAME).borders


def test_sides_are_counted_along_the_inset_frame() -> None:
    labels = with_frame(grid_cells(np.random.default_rng(1), (60, 90), rows=2, columns=3), (2, 3, 4, 5))
    sides = truth_of(labels, inset=(2, 3, 4, 5)).sides
    assert {side for number, side in sides if number == 1} == {Side.NORTH, Side.WEST}
    assert {side for number, side in sides if number == 5} == {Side.SOUTH}
    assert len(sides) == 10


def test_parts_are_told_apart_and_crumbs_fall_to_their_surroundings() -> None:
    labels = np.ones((20, 20), dtype=np.int32)
    labels[:, 10] = 2
    labels[4:6, 3:5] = 3
    assert parts_of(labels).max() == 4
    assert settled(labels, smallest=10).max() == 3


def test_a_tongue_thinner_than_its_lines_decides_nothing() -> None:
    labels = np.ones((60, 60), dtype=np.int32)
    labels[:, 30:] = 2
    labels[40:, 20:40] = 3
    labels[10:40, 29:32] = 3
    assert contact_lengths(labels)[1, 2] == 10
    assert contact_lengths(without_slivers(labels, 1))[1, 2] == 10
    assert contact_lengths(without_slivers(labels, 4))[1, 2] > 35


def test_corners_survive_when_tongues_are_taken_away() -> None:
    labels = settled(oblique_cells(np.random.default_rng(4), (300, 300)))
    before = truth_of(labels, inset=NO_FRAME).corners
    assert truth_of(settled(without_slivers(labels, 4)), inset=NO_FRAME).corners == before

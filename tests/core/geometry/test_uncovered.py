"""What no shape covers, and who gets which piece of a gap."""

import pytest
import shapely

from core.geometry.gap_strips import gap_shares
from core.geometry.uncovered import longest, shares, uncovered_areas

BOARD = shapely.box(0, 0, 10000, 10000)


def test_a_covered_board_has_no_uncovered_area() -> None:
    halves = [shapely.box(0, 0, 5000, 10000), shapely.box(5000, 0, 10000, 10000)]
    assert uncovered_areas(halves, BOARD, 1000) == []
    assert uncovered_areas(halves, BOARD, 1000, are_matched=True) == []


@pytest.mark.parametrize(("width", "is_gap"), [(999, True), (1000, True), (1002, False)])
def test_the_widest_circle_decides_whether_an_area_is_a_gap(width: int, is_gap: bool) -> None:
    sides = [shapely.box(0, 0, 4000, 10000), shapely.box(4000 + width, 0, 10000, 10000)]
    (area,) = uncovered_areas(sides, BOARD, 1000)
    assert area.is_gap is is_gap
    assert area.width == pytest.approx(width, abs=10)
    assert area.touching == (0, 1)
    assert area.reaches_frame


def test_the_quick_way_agrees_and_gives_way_where_it_cannot_work() -> None:
    crossing = [shapely.box(0, 0, 5001, 10000), shapely.box(5000, 20, 10000, 10000)]
    slow, quick = (uncovered_areas(crossing, BOARD, 1000, are_matched=each) for each in (False, True))
    assert [each.shape.wkt for each in slow] == [each.shape.wkt for each in quick]
    assert len(slow) == 1


def test_what_runs_along_the_frame_counts_for_nobody() -> None:
    tree = shapely.STRtree([shapely.box(0, 0, 4000, 10000), shapely.box(5000, 0, 10000, 6000)])
    share = shares(shapely.box(4000, 0, 5000, 6000), tree, BOARD)
    assert share == {0: 6000.0, 1: 6000.0}
    assert longest(share) == 0
    assert longest({}) is None


def test_a_network_of_gaps_is_shared_out_without_rest_or_overlap() -> None:
    blocks = [shapely.box(x, y, x + 4900, y + 4900) for x in (0, 5100) for y in (0, 5100)]
    (network,) = uncovered_areas(blocks, BOARD, 1000)
    given = gap_shares(network.shape, blocks, BOARD)
    pieces = [piece for _, its in given for piece in its]
    assert sum(piece.area for piece in pieces) == pytest.approx(network.shape.area)
    assert shapely.union_all(pieces).equals(network.shape)
    assert len(given) > 1
    for owner, its in given:
        assert shapely.union_all([blocks[owner], *its]).geom_type == "Polygon"

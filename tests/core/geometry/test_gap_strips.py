"""Who gets which pieces of a network of gaps."""

import pytest
import shapely

from core.geometry.gap_cuts import cut_gap
from core.geometry.gap_strips import gap_shares
from core.geometry.uncovered import uncovered_areas

BOARD = shapely.box(0, 0, 40000, 40000)
GAP = 400
"""Four units, in grid steps."""


def squares(columns: int) -> list[shapely.Polygon]:
    """Squares that fill the board but for gaps between them and along the frame."""
    side = 40000 // columns
    half = GAP // 2
    return [
        shapely.box(x * side + half, y * side + half, (x + 1) * side - half, (y + 1) * side - half)
        for y in range(columns)
        for x in range(columns)
    ]


def grown(shapes: list[shapely.Polygon]) -> list[shapely.Geometry]:
    """The shapes with what they get of the gaps between them."""
    result: list[shapely.Geometry] = list(shapes)
    for gap in uncovered_areas(shapes, BOARD, 1000):
        for owner, pieces in gap_shares(gap.shape, shapes, BOARD):
            result[owner] = shapely.union_all([result[owner], *pieces])
    return result


@pytest.mark.parametrize("columns", [2, 3, 4])
def test_squares_a_hair_apart_cover_the_board_and_meet_nobody_but_their_own_neighbours(columns: int) -> None:
    shapes = grown(squares(columns))
    assert shapely.union_all(shapes).area == BOARD.area
    assert sum(shape.area for shape in shapes) == BOARD.area
    for one, first in enumerate(shapes):
        for other, second in enumerate(shapes[:one]):
            across, down = abs(one % columns - other % columns), abs(one // columns - other // columns)
            common = shapely.intersection(first, second).length
            if across + down == 1:
                assert common > 0.9 * 40000 / columns
            else:
                assert common < GAP, "four squares go on meeting in a corner"
            if max(across, down) > 1:
                assert first.disjoint(second), "no strip runs along the frame to a stranger"


ROW = [shapely.box(0, 0, 20000, 20000), shapely.box(20000, 0, 40000, 20000), shapely.box(40000, 0, 60000, 20000)]
BELOW = [shapely.box(0, 20400, 30000, 40000), shapely.box(30000, 20400, 60000, 40000)]
WIDE = shapely.box(0, 0, 60000, 40000)


def test_a_gap_below_a_row_is_cut_where_one_region_of_the_row_follows_another() -> None:
    shapes = [*ROW, *BELOW]
    (gap,) = uncovered_areas(shapes, WIDE, 1000)
    for owner, pieces in gap_shares(gap.shape, shapes, WIDE):
        for piece in pieces:
            left, _, right, _ = shapes[owner].bounds
            start, _, end, _ = piece.bounds
            assert left <= start < end <= right, "no strip runs on along the next region"
        shapes[owner] = shapely.union_all([shapes[owner], *pieces])
    assert shapely.union_all(shapes).area == WIDE.area
    first, second, third, left, right = shapes
    assert first.disjoint(third)
    for one, other in ((first, left), (second, left), (second, right), (third, right)):
        assert shapely.intersection(one, other).length >= 10000


def test_a_cut_goes_to_the_corner_opposite_when_one_is_about_as_near() -> None:
    below = [shapely.box(0, 20400, 20050, 40000), shapely.box(20050, 20400, 60000, 40000)]
    (gap,) = uncovered_areas([*ROW, *below], WIDE, 1000)
    cut = cut_gap(gap.shape, shapely.STRtree([*ROW, *below]), WIDE)
    assert [piece.bounds for piece in sorted(cut.pieces, key=lambda piece: piece.bounds)] == [
        (0.0, 20000.0, 20050.0, 20400.0),
        (20000.0, 20000.0, 40000.0, 20400.0),
        (40000.0, 20000.0, 60000.0, 20400.0),
    ]
    assert cut.touching == {(0, 1), (1, 2), (3, 4)}

"""The tracer itself: outlines cover exactly the pixels they were traced from."""

import numpy as np
from shapely import Polygon

from tests.core.topology.traced.cell_rasters import natural_cells
from tests.core.topology.traced.line_drawing import border_ink
from tests.core.topology.traced.pixel_outlines import outlines, without_straight_points


def raster(*rows: str) -> np.ndarray:
    return np.array([[int(sign) for sign in row] for row in rows], dtype=np.int32)


def test_a_ring_of_pixels_has_a_hole() -> None:
    ((outer, holes),) = outlines(raster("111", "101", "111"))[1]
    assert Polygon(outer).area == 9
    assert [Polygon(hole).area for hole in holes] == [1]


def test_pixels_that_meet_in_a_corner_are_two_parts() -> None:
    parts = outlines(raster("10", "01"))[1]
    assert [len(outer) for outer, _ in parts] == [4, 4]


def test_an_island_in_a_lake_is_a_part_and_the_lake_a_hole_of_the_land_around() -> None:
    parts = outlines(raster("11111", "10001", "10101", "10001", "11111"))[1]
    assert [(Polygon(outer).area, len(holes)) for outer, holes in parts] == [(25, 1), (1, 0)]


def test_outlines_cover_exactly_their_pixels() -> None:
    rng = np.random.default_rng(5)
    labels = natural_cells(rng, (120, 160), count=9, strength=2.0)
    ground = np.where(border_ink(rng, labels, (1, 3)), 0, labels).astype(np.int32)
    found = outlines(ground)
    assert sorted(found) == [number for number in np.unique(ground).tolist() if number]
    for label, parts in found.items():
        area = sum(Polygon(outer).area - sum(Polygon(hole).area for hole in holes) for outer, holes in parts)
        assert area == np.count_nonzero(ground == label)


def test_only_the_corners_of_a_square_remain() -> None:
    ((outer, _),) = outlines(raster("111", "111", "111"))[1]
    assert len(outer) == 12
    assert without_straight_points(outer) == [(0, 0), (3, 0), (3, 3), (0, 3)]

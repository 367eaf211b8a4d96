"""A click inside an outlined area gives its polygon, whatever the line's colour, width and softness."""

import numpy as np
import pytest
import shapely

from core.art_trace.pixel_masks import filled_from, polygon_around
from core.art_trace.tracing import NothingToTraceError, trace
from tests.core.art_trace.drawn_art import cells, painted
from tests.core.topology.traced.cell_rasters import Labels


def inner_spot(labels: Labels, number: int) -> tuple[float, float]:
    spot = shapely.maximum_inscribed_circle(polygon_around(labels == number), tolerance=1.0).coords[0]
    return spot[0], spot[1]


def likeness(labels: Labels, number: int, shape: shapely.Geometry) -> float:
    """Common area over joint area, of what was traced and what was drawn."""
    truth = polygon_around(labels == number)
    return shapely.intersection(truth, shape).area / shapely.union(truth, shape).area


@pytest.mark.parametrize("width", [1.0, 3.0, 7.0])
@pytest.mark.parametrize("line", [(0, 0, 0), (110, 60, 30), (255, 255, 255)], ids=str)
def test_areas_are_found_whatever_the_line(width: float, line: tuple[int, int, int]) -> None:
    labels = cells(3)
    art = painted(labels, width=width, line=line)
    found = []
    for number in np.unique(labels).tolist():
        area = trace(art, *inner_spot(labels, number))
        found.append(likeness(labels, number, area.shape))
    assert np.median(found) > 0.95
    assert min(found) > 0.85


def test_textured_fills_are_no_lines() -> None:
    labels = cells(5)
    art = painted(labels, width=3.0, line=(40, 30, 20), texture=9.0)
    found = [likeness(labels, n, trace(art, *inner_spot(labels, n)).shape) for n in np.unique(labels).tolist()]
    assert np.median(found) > 0.93


def test_a_symbol_in_an_area_does_not_make_a_hole() -> None:
    labels = cells(7)
    art = painted(labels, width=3.0, line=(0, 0, 0))
    x, y = inner_spot(labels, 4)
    art[int(y) - 6 : int(y) + 1, int(x) - 3 : int(x) + 4] = 0
    area = trace(art, x, y + 6)
    assert all(not part.interiors for part in shapely.get_parts(area.shape))
    assert likeness(labels, 4, area.shape) > 0.95


def test_a_gap_in_the_line_is_told_and_can_be_closed() -> None:
    art = np.full((200, 300, 3), 240, dtype=np.uint8)
    art[20:180, 148:152] = 0
    art[20:22, 20:280] = art[178:180, 20:280] = 0
    art[20:180, 20:22] = art[20:180, 278:280] = 0
    art[95:100, 148:152] = 240
    area = trace(art, 80, 100)
    assert area.leak is not None
    assert abs(area.leak.at[0] - 150) < 12
    assert abs(area.leak.at[1] - 97) < 12
    box = shapely.box(21, 21, 150, 179)
    closed = area.leak.closed.shape
    assert shapely.intersection(box, closed).area / shapely.union(box, closed).area > 0.93


def test_a_gap_to_the_paper_around_the_map_is_told_also_of_a_small_area() -> None:
    art = np.full((400, 600, 3), 240, dtype=np.uint8)
    art[100:160, 100:180] = (90, 40, 20)
    art[103:157, 103:177] = 240
    art[125:130, 177:180] = 240
    area = trace(art, 140, 130)
    assert area.fills_picture
    assert area.leak is not None
    assert not area.leak.closed.fills_picture
    room = shapely.box(101.5, 101.5, 178.5, 158.5)
    closed = area.leak.closed.shape
    assert shapely.intersection(room, closed).area / shapely.union(room, closed).area > 0.93


def test_a_click_on_the_paper_beside_a_gap_is_about_the_paper() -> None:
    art = np.full((400, 600, 3), 240, dtype=np.uint8)
    art[100:160, 100:180] = (90, 40, 20)
    art[103:157, 103:177] = 240
    art[125:130, 177:180] = 240
    area = trace(art, 400, 300)
    assert area.fills_picture
    assert area.leak is None or area.leak.closed.fills_picture


@pytest.mark.parametrize(("scale", "gap", "is_leak"), [(1, 8, True), (1, 14, False), (4, 14, True), (4, 40, False)])
def test_how_wide_a_gap_is_told_grows_with_the_picture(scale: int, gap: int, is_leak: bool) -> None:
    art = np.full((120 * scale, 300 * scale, 3), 240, dtype=np.uint8)
    art[[0, 1, -2, -1]] = 0
    art[:, [0, 1, -2, -1]] = 0
    middle, half = art.shape[1] // 2, art.shape[0] // 2
    art[:, middle - 2 : middle + 2] = 0
    art[half - gap // 2 : half + gap // 2, middle - 2 : middle + 2] = 240
    assert (trace(art, 40, 40).leak is not None) is is_leak


def test_a_closed_area_has_no_leak() -> None:
    labels = cells(3)
    art = painted(labels, width=3.0, line=(0, 0, 0))
    leaks = [n for n in np.unique(labels).tolist() if trace(art, *inner_spot(labels, n)).leak is not None]
    assert len(leaks) <= 1, "natural areas are seldom that narrow"


def test_an_empty_picture_is_told_to_be_one() -> None:
    assert trace(np.full((50, 60, 3), 200, dtype=np.uint8), 30, 20).fills_picture


def test_a_click_beside_the_picture_is_refused_in_words() -> None:
    with pytest.raises(NothingToTraceError, match="no picture"):
        trace(np.zeros((20, 20, 3), dtype=np.uint8), 40, 3)


def test_a_click_into_noise_is_refused_in_words() -> None:
    noise = np.random.default_rng(1).integers(0, 255, (80, 80, 3)).astype(np.uint8)
    with pytest.raises(NothingToTraceError, match="click inside an area"):
        trace(noise, 40, 40)


@pytest.mark.parametrize(("size", "width"), [(300, 3), (700, 5), (1400, 9), (1400, 13)])
def test_a_click_on_a_line_is_refused_and_makes_no_area_of_its_ink(size: int, width: int) -> None:
    rows, columns = np.mgrid[0:size, 0:size] + 0.5
    middle = size / 2
    ring = np.clip(width / 2 + 0.5 - np.abs(np.hypot(columns - middle, rows - middle) - size / 3), 0, 1)[..., None]
    art = np.clip(np.rint(236 * (1 - ring) + np.array([150, 40, 60]) * ring), 0, 255).astype(np.uint8)
    with pytest.raises(NothingToTraceError, match="on a line"):
        trace(art, middle + size / 3, middle)
    assert trace(art, middle, middle).shape.area > 0.9 * np.pi * (size / 3 - width) ** 2


@pytest.mark.parametrize(("breadth", "length"), [(24, 600), (12, 40)])
def test_a_narrow_river_and_a_small_islet_are_areas(breadth: int, length: int) -> None:
    art = np.full((700, 900, 3), 240, dtype=np.uint8)
    art[300 - 3 : 300 + breadth + 3, 100 - 3 : 100 + length + 3] = (30, 60, 120)
    art[300 : 300 + breadth, 100 : 100 + length] = 240
    assert trace(art, 100 + length / 2, 300 + breadth / 2).shape.area == pytest.approx(breadth * length, rel=0.6)


def test_filling_takes_what_is_connected_and_nothing_else() -> None:
    mask = np.array([[1, 1, 0, 1], [0, 1, 0, 1], [1, 0, 0, 1]], dtype=bool)
    assert filled_from(mask, (0, 0)).sum() == 3
    assert filled_from(mask, (2, 3)).sum() == 3
    assert not filled_from(mask, (0, 2)).any()


def test_a_round_area_comes_out_round_and_a_square_one_square() -> None:
    rows, columns = np.mgrid[0:240, 0:240] + 0.5
    ring = np.clip(2.5 - np.abs(np.hypot(columns - 120.3, rows - 119.6) - 80), 0, 1)[..., None]
    art = np.clip(np.rint(240 * (1 - ring) + np.array([160, 48, 48]) * ring), 0, 255).astype(np.uint8)
    disc = trace(art, 120, 120).shape
    assert disc.area / disc.convex_hull.area > 0.998, "stairs are dents"
    assert shapely.hausdorff_distance(disc.boundary, shapely.Point(120.3, 119.6).buffer(80).boundary) < 1.5
    assert len(shapely.get_coordinates(disc)) < 60
    art = np.full((200, 200, 3), 240, dtype=np.uint8)
    art[30:170, 30:170] = (40, 110, 60)
    art[34:166, 34:166] = 240
    square = trace(art, 100, 100).shape
    assert shapely.symmetric_difference(square, shapely.box(32, 32, 168, 168)).area < 40

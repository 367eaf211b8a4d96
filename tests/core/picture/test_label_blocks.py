"""Names and chips lie inside their region and beside each other."""

from dataclasses import replace
from itertools import combinations

import pytest
import shapely
from shapely import Polygon

from core.model.region import Part
from core.model.values import GRID
from core.picture.label_blocks import CHIP, SMALLEST, Content, placed_block
from core.picture.label_layers import region_block
from core.picture.options import PictureOptions
from core.picture.text_extent import broken_name, name_lines, text_width
from tests.core.picture.small_maps import box, four_corners, ring


def outline(points):
    return (Part(points),)


def shape(points):
    return Polygon([(x / GRID, y / GRID) for x, y in points])


def parts_of(block):
    """The rectangles of a block that is not turned: each line of the name, each chip."""
    unit, (x, y) = block.unit, block.name_centre
    size = block.content.name_size * unit
    height = size * 1.2 * len(block.lines)
    width = max(text_width(line) for line in block.lines) * size
    yield shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    half = CHIP / 2 * unit
    for cx, cy in block.chip_centres:
        yield shapely.box(cx - half, cy - half, cx + half, cy + half)


ROOMY = {
    "square": box(0, 0, 200, 200),
    "strip": box(0, 0, 110, 900),
    "wide": box(0, 0, 900, 100),
    "corner": ring((0, 0), (400, 0), (400, 120), (140, 120), (140, 400), (0, 400)),
    "triangle": ring((0, 0), (300, 0), (150, 300)),
}


@pytest.mark.parametrize("points", ROOMY.values(), ids=ROOMY)
def test_name_and_chips_lie_inside_a_roomy_region_at_full_size(points):
    block = placed_block(outline(points), Content("Larkfield", chips=2), 1.0)
    assert block.unit == 1.0
    assert all(shape(points).contains(part) for part in parts_of(block))


@pytest.mark.parametrize("points", ROOMY.values(), ids=ROOMY)
def test_name_and_chips_never_overlap(points):
    block = placed_block(outline(points), Content("Shepherd Rise", chips=3), 1.0)
    assert not any(one.intersects(other) for one, other in combinations(parts_of(block), 2))


def test_in_a_strip_the_block_stands_in_the_middle_not_at_an_end():
    block = placed_block(outline(box(0, 0, 120, 900)), Content("Larkfield", chips=0), 1.0)
    assert block.centre == pytest.approx((60, 450), abs=5)


def test_a_small_region_shrinks_its_block_but_not_without_end():
    block = placed_block(outline(box(0, 0, 50, 40)), Content("Larkfield", chips=1), 1.0)
    assert SMALLEST <= block.unit < 1
    tiny = placed_block(outline(box(0, 0, 4, 4)), Content("Larkfield", chips=1), 1.0)
    assert tiny.unit == SMALLEST


def test_a_name_breaks_where_one_line_does_not_fit():
    content = Content("High Anvil", chips=0)
    assert placed_block(outline(box(0, 0, 300, 300)), content, 1.0).lines == ("High Anvil",)
    assert placed_block(outline(box(0, 0, 75, 300)), content, 1.0).lines == ("High", "Anvil")


def test_a_block_keeps_out_of_a_hole():
    hole = box(100, 100, 300, 300)
    block = placed_block((Part(box(0, 0, 400, 400), (hole[::-1],)),), Content("Ring", chips=1), 1.0)
    land = shape(box(0, 0, 400, 400)).difference(shape(hole))
    assert all(land.contains(part) for part in parts_of(block))


def test_only_the_name_of_a_river_is_turned_along_its_course():
    course = ring((0, 300), (30, 330), (330, 30), (300, 0))
    river = placed_block(outline(course), Content("Heronry Run", chips=0, follows_course=True), 1.0)
    assert river.angle == pytest.approx(-45, abs=16)
    assert placed_block(outline(course), Content("Heronry Run", chips=0), 1.0).angle == 0


def test_a_crossing_or_flat_outline_still_gets_a_block():
    bow_tie = ring((0, 0), (100, 100), (100, 0), (0, 100))
    flat = ring((0, 0), (100, 0), (200, 0))
    for points in (bow_tie, flat):
        assert placed_block(outline(points), Content("Odd", chips=1), 1.0).unit > 0


def test_long_names_break_into_even_halves():
    assert name_lines("Barrow Down") == ("Barrow Down",)
    assert name_lines("Kestrel Hill") == ("Kestrel", "Hill")
    assert broken_name("Sea of Gulls") == ("Sea of", "Gulls")
    assert name_lines("Donaudampfschifffahrt") == ("Donaudampfschifffahrt",)


def test_wider_letters_make_wider_texts():
    assert text_width("mmm") > text_width("nnn") > text_width("iii") > 0


def test_of_a_name_as_long_as_a_book_the_beginning_is_shown() -> None:
    (region, *_) = four_corners().regions
    block = region_block(replace(region, name="a mill " * 100_000), PictureOptions(), 1.0)
    assert block.content.name == f"{'a mill ' * 17}a…"

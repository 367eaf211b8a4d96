"""What is written comes back, byte for byte and value for value; a small edit is a small difference."""

import difflib
import json
from dataclasses import replace

import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from core.files.map_file import map_text, parse_map
from core.geometry.polygons import signed_area2
from core.model.map_model import MapModel
from core.model.region import Part, Region
from tests.core.files.strategies import maps

few = settings(max_examples=40, deadline=None)


@few
@given(maps())
def test_a_map_comes_back_from_its_text_unchanged(model):
    assert parse_map(map_text(model), "a map") == model


@few
@given(maps())
def test_reading_and_writing_again_gives_the_same_bytes(model):
    text = map_text(model)
    assert map_text(parse_map(text, "a map")).encode() == text.encode()


@few
@given(maps(max_regions=2))
def test_a_ring_that_runs_the_wrong_way_is_turned_and_then_stays(model):
    turned = replace(
        model,
        regions=tuple(
            replace(region, outline=tuple(Part(p.outer[::-1], tuple(h[::-1] for h in p.holes)) for p in region.outline))
            for region in model.regions
        ),
    )
    text = map_text(turned)
    again = parse_map(text, "a map")
    assert map_text(again) == text
    for before, after in zip(turned.regions, again.regions, strict=True):
        for old, new in zip(before.rings(), after.rings(), strict=True):
            assert new[0] == old[0]
            assert set(new) == set(old)


def grid_map(columns: int, rows: int) -> MapModel:
    """Squares of 10 units whose inner corners are shared by four rings."""
    regions = []
    for row in range(rows):
        for column in range(columns):
            x, y = column * 1000, row * 1000
            ring = ((x, y), (x + 1000, y), (x + 1000, y + 1000), (x, y + 1000))
            regions.append(Region(f"r{row}-{column}", f"R {row} {column}", (Part(ring),)))
    return MapModel(regions=tuple(regions))


def with_vertex_moved(model: MapModel, old, new) -> MapModel:
    def moved(ring):
        return tuple(new if point == old else point for point in ring)

    return replace(
        model,
        regions=tuple(
            replace(r, outline=tuple(Part(moved(p.outer), tuple(map(moved, p.holes))) for p in r.outline))
            for r in model.regions
        ),
    )


def changed_lines(before: str, after: str) -> int:
    blocks = difflib.SequenceMatcher(None, before.split("\n"), after.split("\n"), autojunk=False).get_opcodes()
    return sum(max(i2 - i1, j2 - j1) for tag, i1, i2, j1, j2 in blocks if tag != "equal")


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 3), st.integers(0, 3), st.integers(-400, 400), st.integers(-400, 400))
def test_moving_a_shared_vertex_changes_one_line_per_ring_and_the_closing_line_of_a_ring_it_starts(column, row, dx, dy):
    assume((dx, dy) != (0, 0))
    model = grid_map(3, 3)
    old = (column * 1000, row * 1000)
    rings = [ring for region in model.regions for ring in region.rings() if old in ring]
    starts = sum(ring[0] == old for ring in rings)
    after = with_vertex_moved(model, old, (old[0] + dx, old[1] + dy))
    assert changed_lines(map_text(model), map_text(after)) == len(rings) + starts


@few
@given(maps())
def test_every_outer_ring_runs_counter_clockwise_in_the_file_and_every_hole_the_other_way(model):
    for feature, region in zip(json.loads(map_text(model))["features"], model.regions, strict=True):
        coordinates = feature["geometry"]["coordinates"]
        polygons = [coordinates] if feature["geometry"]["type"] == "Polygon" else coordinates
        assert len(polygons) == len(region.outline)
        for polygon in polygons:
            for index, ring in enumerate(polygon):
                assert ring[0] == ring[-1]
                area = signed_area2(tuple((round(x * 100), round(y * 100)) for x, y in ring[:-1]))
                assert area <= 0 if index else area >= 0


def test_a_tool_that_knows_only_geojson_sees_the_board_the_right_way_up():
    text = map_text(grid_map(2, 2))
    shapes = shapely.from_geojson(text).geoms
    upper_left, lower_left = shapes[0], shapes[2]
    assert upper_left.bounds == (0, 990, 10, 1000)
    assert lower_left.bounds == (0, 980, 10, 990)


def test_the_text_ends_with_one_newline_has_no_carriage_return_and_keeps_letters_as_they_are():
    model = replace(grid_map(1, 1), title="Süßwasser 水")
    text = map_text(model)
    assert text.endswith("}\n")
    assert not text.endswith("\n\n")
    assert "\r" not in text
    assert "Süßwasser 水" in text


def test_coordinates_are_written_without_needless_digits():
    ring = ((0, 0), (1250, 5), (1200, 1234), (-1, 1000))
    text = map_text(MapModel(regions=(Region("a", "A", (Part(ring),)),)))
    lines = [line.strip(" ,") for line in text.split("\n")]
    assert [line for line in lines if line.startswith("[") and line.endswith("]")] == [
        "[0, 1000]",
        "[-0.01, 990]",
        "[12, 987.66]",
        "[12.5, 999.95]",
        "[0, 1000]",
    ]


def test_equal_maps_have_equal_text_whatever_order_their_foreign_data_came_in():
    one = MapModel(extra={"b": {"d": 1, "c": 2}, "a": 3})
    other = MapModel(extra={"a": 3, "b": {"c": 2, "d": 1}})
    assert one == other
    assert map_text(one) == map_text(other)


def test_every_property_is_always_there_so_that_tables_have_the_same_columns():
    properties = json.loads(map_text(grid_map(1, 1)))["features"][0]["properties"]
    assert properties == {"name": "R 0 0", "terrain": None, "symbols": [], "custom": []}

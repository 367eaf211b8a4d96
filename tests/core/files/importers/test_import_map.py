"""Importing as a whole: every format gives a map that can be saved, and bad files get one sentence."""

import json
from dataclasses import replace

import pytest

from core.files.importers import import_map
from core.files.map_file import map_text, parse_map, read_map, write_map
from core.geometry.polygons import to_shape
from core.model.map_model import AdjacencySettings, MapModel
from core.model.problems import UnusableFileError
from core.topology.measure import measure
from tests.core.files.corruptions import corrupted
from tests.core.files.importers.samples import GEOJSON, LABELME, SAMPLES, SVG, TRIPLEA


def imported(tmp_path, name, text):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return import_map(path)


def refusal(tmp_path, name, text) -> UnusableFileError:
    with pytest.raises(UnusableFileError) as caught:
        imported(tmp_path, name, text)
    assert len(str(caught.value).splitlines()) == 1
    return caught.value


@pytest.mark.parametrize("name", SAMPLES)
def test_every_format_gives_a_map_of_valid_regions_that_can_be_saved_and_read(tmp_path, name):
    result = imported(tmp_path, name, SAMPLES[name])
    assert len(result.model.regions) >= 2
    assert all(to_shape(region.outline).is_valid for region in result.model.regions)
    assert result.model.title == name.split(".")[0]
    assert parse_map(map_text(result.model), "x") == result.model


@pytest.mark.parametrize("name", SAMPLES)
def test_importing_twice_gives_the_same_bytes(tmp_path, name):
    once, again = imported(tmp_path, name, SAMPLES[name]), imported(tmp_path, name, SAMPLES[name])
    assert map_text(once.model) == map_text(again.model)
    assert once.report == again.report


@pytest.mark.parametrize("name", SAMPLES)
def test_the_content_decides_the_format_and_not_the_ending(tmp_path, name):
    usual = imported(tmp_path, name, SAMPLES[name])
    renamed = imported(tmp_path, "drawing.dat", SAMPLES[name])
    assert replace(renamed.model, title="") == replace(usual.model, title="")


@pytest.mark.parametrize(("name", "seeds"), [(name, range(300)) for name in SAMPLES])
def test_three_hundred_spoilt_drawings_are_imported_or_refused_with_one_sentence(tmp_path, name, seeds):
    path = tmp_path / name
    complaints, models = [], []
    for seed in seeds:
        path.write_bytes(corrupted(SAMPLES[name].encode(), seed))
        try:
            models.append(import_map(path))
        except UnusableFileError as error:
            complaints.append(str(error))
    assert all(len(complaint.splitlines()) == 1 for complaint in complaints)
    assert all(len(line.splitlines()) == 1 for result in models for line in result.report)
    for result in models:
        map_text(result.model)
    assert len(complaints) > 50
    assert len(models) > 20


def test_a_realmwright_map_is_taken_over_as_it_is(tmp_path):
    path = tmp_path / "x.map.geojson"
    write_map(path, replace(imported(tmp_path, "lands.geojson", GEOJSON).model, author="A"))
    result = import_map(path)
    assert result.model == read_map(path)
    assert "already" in result.report[0]


@pytest.mark.parametrize(
    "text",
    [
        *(
            "hello",
            "[]",
            "{}",
            '{"type": "Topology"}',
            '{"type": []}',
            '{"type": "FeatureCollection"}',
            "<html/>",
            "<a",
        ),
        *(
            '{"shapes": 3}',
            '{"shapes": []}',
            '{"type": "FeatureCollection", "features": []}',
            "Name < (1,2 >",
            "< (1,2) >",
        ),
        *("Name < >", "<svg/>", "<svg>&nope;</svg>", '{"type": "Point", "coordinates": [1, 2]}', "\0", "[" * 100_000),
    ],
)
def test_a_file_without_a_drawing_in_it_is_refused_in_words(tmp_path, text):
    refusal(tmp_path, "x.dat", text)


def test_a_folder_a_missing_file_and_a_huge_file_are_refused_in_words(tmp_path):
    for path in (tmp_path, tmp_path / "nowhere.svg"):
        with pytest.raises(UnusableFileError):
            import_map(path)
    with (tmp_path / "huge.svg").open("wb") as file:
        file.truncate(200 * 1024 * 1024)
    with pytest.raises(UnusableFileError, match="too large"):
        import_map(tmp_path / "huge.svg")


@pytest.mark.parametrize(
    ("name", "text", "place"),
    [
        ("a.geojson", GEOJSON.replace("12.5", "NaN", 1), "features[1].geometry.coordinates[1][0][0][0]"),
        ("a.geojson", GEOJSON.replace("12.5", '"x"', 1), "features[1].geometry.coordinates[1][0][0][0]"),
        ("a.geojson", GEOJSON.replace("12.5", "1e999", 1), "features[1].geometry.coordinates[1][0][0][0]"),
        ("a.json", LABELME.replace("202.5", "NaN"), "shapes[1].points[0][1]"),
        ("a.json", LABELME.replace('"North"', "7"), "shapes[0].label"),
        ("a.svg", SVG.replace("M20 200 C 40", "M20 200 C x"), "line 11"),
        ("a.svg", SVG.replace("scale(2)", "scale(1,2,3)"), "line 5"),
        ("a.svg", SVG.replace("scale(2)", "scale(1e300) scale(1e300)"), "line 6"),
        ("a.svg", SVG.replace("</g>", "</h>"), "line 9, column 4"),
        ("polygons.txt", TRIPLEA.replace("(250,200)", "(250;200)"), "line 4, column 26"),
        ("polygons.txt", TRIPLEA.replace("(250,200)", "(NaN,200)"), "line 4, column 26"),
        ("polygons.txt", TRIPLEA + "Nothing here\n", "line 5, column 1"),
    ],
)
def test_the_place_of_the_fault_is_named(tmp_path, name, text, place):
    assert refusal(tmp_path, name, text).place == place


def squares(size: float, count: int = 4, line: float = 0) -> str:
    """Squares in a row, with drawn lines between them that belong to nobody."""
    rings = [
        [[x, 0], [x + size, 0], [x + size, size], [x, size], [x, 0]]
        for x in ((size + line) * number for number in range(count))
    ]
    return json.dumps(
        {
            "type": "FeatureCollection",
            "features": [
                {
                    "type": "Feature",
                    "properties": {"name": f"S{i}"},
                    "geometry": {"type": "Polygon", "coordinates": [r]},
                }
                for i, r in enumerate(rings)
            ],
        }
    )


def test_regions_of_the_usual_size_get_the_usual_settings(tmp_path):
    assert imported(tmp_path, "a.geojson", squares(130)).model.adjacency == AdjacencySettings()


def test_settings_follow_the_size_of_the_regions_when_it_is_far_from_usual(tmp_path):
    result = imported(tmp_path, "a.geojson", squares(1000))
    assert (result.model.adjacency.gap, result.model.adjacency.min_border) == (7500, 4500)
    assert any("gaps up to 75 units closed" in line for line in result.report)


@pytest.mark.parametrize(("size", "line"), [(130, 20), (130, 12), (50, 7), (300, 40), (0.3, 0.03), (9000, 1000)])
def test_borders_across_wide_lines_are_found_at_any_scale(tmp_path, size, line):
    result = imported(tmp_path, "a.geojson", squares(size, line=line))
    assert len(measure(result.model).neighbour_pairs()) == 3
    assert any("the gaps between them up to" in line for line in result.report)


def test_a_strait_is_not_closed_like_a_line(tmp_path):
    result = imported(tmp_path, "a.geojson", squares(130, line=30))
    assert result.model.adjacency == AdjacencySettings()
    assert measure(result.model).neighbour_pairs() == ()


def test_a_self_crossing_region_is_repaired_and_reported(tmp_path):
    bow = '{"type": "Polygon", "coordinates": [[[0, 0], [500, 500], [500, 0], [0, 500], [0, 0]]]}'
    result = imported(tmp_path, "bow.geojson", bow)
    (region,) = result.model.regions
    assert to_shape(region.outline).is_valid
    assert len(region.outline) == 2
    assert any("repaired" in line for line in result.report)


def test_a_scribble_of_many_thousand_crossings_is_left_out_instead_of_waited_for(tmp_path):
    state, points = 1, []
    for _ in range(8000):
        state = state * 1103515245 % 2**31
        points.append([state % 1009, state // 1009 % 1013])
    text = json.dumps({"type": "Polygon", "coordinates": [[*points, points[0]]]})
    assert "tangled" in refusal(tmp_path, "scribble.geojson", text).reason


def test_names_become_ids_that_are_never_equal(tmp_path):
    text = squares(130, 3).replace('"S0"', '"Île d\'Or"').replace('"S1"', '"ile d or"').replace('"S2"', '"水"')
    model: MapModel = imported(tmp_path, "a.geojson", text).model
    assert [region.id for region in model.regions] == ["ile-d-or", "ile-d-or-2", "region"]
    assert [region.name for region in model.regions] == ["Île d'Or", "ile d or", "水"]


def test_a_hundred_changes_of_one_kind_make_one_line(tmp_path):
    point = {"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [0, 0]}}
    document = json.loads(squares(130))
    document["features"] += [point] * 100
    report = imported(tmp_path, "a.geojson", json.dumps(document)).report
    assert any(line.startswith("skipped") and line.endswith("and 92 more") for line in report)

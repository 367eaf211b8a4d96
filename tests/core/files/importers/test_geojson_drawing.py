"""Plain GeoJSON: names, tags, units and the turned y axis."""

import json

from core.model.values import to_units
from tests.core.files.importers.samples import GEOJSON
from tests.core.files.importers.test_import_map import imported


def polygon(*points, name="A"):
    ring = [list(point) for point in (*points, points[0])]
    return {"type": "Feature", "properties": {"name": name}, "geometry": {"type": "Polygon", "coordinates": [ring]}}


def collection(*features):
    return json.dumps({"type": "FeatureCollection", "features": features})


def test_names_tags_and_other_properties_are_taken_over(tmp_path):
    west, east = imported(tmp_path, "lands.geojson", GEOJSON).model.regions
    assert (west.name, west.terrain, west.symbols, west.extra) == ("Westmark", "hill", ("mine",), {"people": 12})
    assert (east.id, east.name) == ("ostmark", "Östmark")
    assert [len(part.holes) for part in west.outline] == [1]
    assert len(east.outline) == 2


def test_degrees_are_scaled_to_a_board_and_the_north_is_up(tmp_path):
    result = imported(tmp_path, "lands.geojson", GEOJSON)
    frame = result.model.frame
    assert (frame.width, frame.height) == (138000, 46000)
    assert max(y for _, y in result.model.regions[0].outline[0].outer) == frame.height
    hole = result.model.regions[0].outline[0].holes[0]
    assert min(y for _, y in hole) > frame.height / 2, "the hole lies in the south"
    assert any("scaled by 460" in line for line in result.report)


def test_a_drawing_in_board_units_keeps_them_and_begins_at_the_corner(tmp_path):
    text = collection(polygon((100, 100), (600, 100), (600, 400), (100, 400)))
    model = imported(tmp_path, "a.geojson", text).model
    assert (to_units(model.frame.width), to_units(model.frame.height)) == (500, 300)
    assert set(model.regions[0].outline[0].outer) == {(0, 0), (50000, 0), (50000, 30000), (0, 30000)}


def test_what_is_no_polygon_is_skipped_and_reported(tmp_path):
    report = imported(tmp_path, "lands.geojson", GEOJSON).report
    assert "skipped, because there is no polygon in it: 'Spire', 'Region 4'" in report


def test_a_bare_geometry_and_a_collection_of_geometries_are_regions(tmp_path):
    square = [[[0, 0], [500, 0], [500, 500], [0, 500], [0, 0]]]
    bare = {"type": "Polygon", "coordinates": square}
    group = {"type": "GeometryCollection", "geometries": [bare, {"type": "Point", "coordinates": [0, 0]}]}
    assert imported(tmp_path, "a.geojson", json.dumps(bare)).model.regions[0].name == "Region 1"
    result = imported(tmp_path, "b.geojson", json.dumps(group))
    assert len(result.model.regions) == 1
    assert any("points and lines left out" in line for line in result.report)


def test_a_number_can_be_a_name(tmp_path):
    feature = polygon((0, 0), (500, 0), (500, 500))
    feature["properties"] = {"id": 17}
    assert imported(tmp_path, "a.geojson", collection(feature)).model.regions[0].name == "17"

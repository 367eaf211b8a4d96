"""TopoJSON: the same regions, every border between two of them once."""

import json
from itertools import accumulate, pairwise

import pytest

from core.cli.app import run
from core.files.bundled import bundled_maps
from core.files.map_file import read_map
from core.files.plain_geojson import plain_geojson
from core.files.topojson import topojson
from core.model.values import GRID

MAPS = [path for path in bundled_maps() if path.name.startswith(("teach-", "river-3"))]


def polygons_on_grid(geometry):
    found = geometry["coordinates"] if geometry["type"] == "MultiPolygon" else [geometry["coordinates"]]
    return [[[(round(x * GRID), round(y * GRID)) for x, y in ring] for ring in polygon] for polygon in found]


def drawn_again(arcs, numbers):
    """A ring put together from its arcs, as a reader of the format does it."""
    ring = []
    for number in numbers:
        line = arcs[number] if number >= 0 else arcs[~number][::-1]
        assert not ring or ring[-1] == line[0], "arcs follow one another"
        ring += line[1:] if ring else line
    assert ring[0] == ring[-1]
    return ring


def steps_of(ring):
    return sorted(pairwise(ring))


def decoded(document):
    return [list(accumulate(map(tuple, arc), lambda a, b: (a[0] + b[0], a[1] + b[1]))) for arc in document["arcs"]]


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.name.split(".")[0])
def test_the_regions_come_back_and_no_border_is_written_twice(path):
    model = read_map(path)
    document = json.loads(topojson(model))
    arcs = decoded(document)
    features = json.loads(plain_geojson(model))["features"]
    geometries = document["objects"]["regions"]["geometries"]
    assert [each["id"] for each in geometries] == [each["id"] for each in features]
    for geometry, feature in zip(geometries, features, strict=True):
        assert geometry["properties"] == feature["properties"]
        for drawn, wanted in zip(geometry["arcs"], polygons_on_grid(feature["geometry"]), strict=True):
            again = [drawn_again(arcs, numbers) for numbers in drawn]
            assert [steps_of(ring) for ring in again] == [steps_of(ring) for ring in wanted]
    edges = [frozenset(step) for arc in arcs for step in pairwise(arc)]
    assert len(edges) == len(set(edges))


def test_an_enclave_and_the_hole_it_fills_share_one_arc(tmp_path):
    (ring,) = [path for path in MAPS if path.name.startswith("teach-ring")]
    document = json.loads(topojson(read_map(ring)))
    used = [
        ~n if n < 0 else n
        for each in document["objects"]["regions"]["geometries"]
        for polygon in each["arcs"]
        for line in polygon
        for n in line
    ]
    assert any(used.count(number) == 2 for number in set(used))


def test_the_command_writes_it(tmp_path):
    target = tmp_path / "board.topojson"
    assert run(["export", "teach-six", "-o", str(target)]) == 0
    assert json.loads(target.read_text(encoding="utf-8"))["type"] == "Topology"

"""Bad input gets one clear sentence with the place: never a traceback, never a hang, nothing overwritten."""

import copy
import json
import os
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from core.files import source_text
from core.files.map_file import map_text, parse_map, read_map, write_map
from core.model.map_model import AdjacencySettings, Background, Frame, MapModel
from core.model.problems import UnusableFileError
from core.model.region import Part, Region

FIXTURE = Path(__file__).parent / "fixtures" / "version-2.map.geojson"
DOCUMENT = json.loads(FIXTURE.read_text(encoding="utf-8"))
SQUARE = (Part(((0, 0), (1000, 0), (1000, 1000), (0, 1000))),)


def refusal(text: str) -> UnusableFileError:
    with pytest.raises(UnusableFileError) as caught:
        parse_map(text, "bad.map.geojson")
    message = str(caught.value)
    assert len(message.splitlines()) == 1
    assert message.startswith("bad.map.geojson: ")
    assert len(message) < 300
    return caught.value


def with_value(place: str, value) -> str:
    """The fixture with the value at a place like `features[0].id` replaced."""
    document = copy.deepcopy(DOCUMENT)
    *keys, last = place.replace("[", ".[").lstrip(".").split(".")
    holder = document
    for key in keys:
        holder = holder[int(key[1:-1])] if key.startswith("[") else holder[key]
    holder[int(last[1:-1]) if last.startswith("[") else last] = value
    return json.dumps(document)


RING = "features[0].geometry.coordinates[0]"


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("type", "Topology"),
        ("type", 3),
        ("realmwright", []),
        ("realmwright.format", "other"),
        ("realmwright.title", 5),
        ("realmwright.games", "base"),
        ("realmwright.games[0]", "chess"),
        ("realmwright.players", 0),
        ("realmwright.players", True),
        ("realmwright.players", 2.5),
        ("realmwright.rounds", "ten"),
        ("realmwright.board", None),
        ("realmwright.board.width", 0),
        ("realmwright.board.width", True),
        ("realmwright.board.height", float("nan")),
        ("realmwright.board.height", 10**400),
        ("realmwright.board.width_mm", -3),
        ("realmwright.adjacency.gap", -1),
        ("realmwright.adjacency.edge", "5"),
        ("realmwright.links", {}),
        ("realmwright.links[0]", "bridge"),
        ("realmwright.links[0].a", 1),
        ("realmwright.links[0].kind", "rope"),
        ("realmwright.links[0].one_way", 1),
        ("realmwright.ignored[0].key", None),
        ("realmwright.background", {"path": "/etc/board.png", "width_px": 1, "height_px": 1}),
        ("realmwright.background", {"path": "C:\\board.png", "width_px": 1, "height_px": 1}),
        ("realmwright.background", {"path": "https://x/board.png", "width_px": 1, "height_px": 1}),
        ("realmwright.background", {"path": " ", "width_px": 1, "height_px": 1}),
        ("realmwright.background", {"path": "b.png", "width_px": 0, "height_px": 1}),
        ("realmwright.background", {"path": "b.png", "width_px": 1, "height_px": 1, "opacity": 2}),
        ("realmwright.background", {"path": "b.png", "width_px": 1, "height_px": 1, "sha256": "xyz"}),
        ("realmwright.mood", float("inf")),
        ("features", {}),
        ("features[1]", None),
        ("features[1].type", "Point"),
        ("features[1].id", 12),
        ("features[1].id", "  "),
        ("features[1].id", None),
        ("features[1].properties", []),
        ("features[1].properties.name", ["x"]),
        ("features[1].properties.symbols", "mine"),
        ("features[1].properties.symbols", [1]),
        ("features[1].properties.colour", [{"deep": float("nan")}]),
        ("features[1].geometry", None),
        ("features[1].geometry.type", "LineString"),
        ("features[1].geometry.coordinates", []),
        ("features[1].geometry.coordinates[1]", []),
        ("features[1].geometry.coordinates[1]", [[]]),
        ("features[1].geometry.coordinates", "x"),
        (RING, [[0, 0], [1, 0], [0, 0]]),
        (RING, {"0": 1}),
        (f"{RING}[3]", 7),
        (f"{RING}[3]", [1]),
        (f"{RING}[3]", [1, "2"]),
        (f"{RING}[3]", [True, 2]),
        (f"{RING}[3]", [None, 2]),
        (f"{RING}[3]", [float("nan"), 2]),
        (f"{RING}[3]", [2, float("-inf")]),
        (f"{RING}[3]", [2, 10**400]),
        (f"{RING}[3]", [2, 1.1e7]),
    ],
)
def test_a_wrong_value_is_refused_and_its_place_named(place, value):
    found = refusal(with_value(place, value))
    parent = place.rsplit(".", 1)[0] if "." in place else ""
    assert found.place.startswith((place, parent)) or place in {"type", "realmwright"}


def test_the_place_of_a_bad_coordinate_is_named_to_the_number():
    found = refusal(with_value(f"{RING}[3]", [1, "2"]))
    assert found.place == "features[0].geometry.coordinates[0][3][1]"
    assert found.reason == "must be a number, not text"


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 400, "9" * 5000])
def test_a_number_that_is_no_coordinate_is_refused(number):
    refusal(FIXTURE.read_text(encoding="utf-8").replace("[95.5, 50]", f"[95.5, {number}]"))


def test_two_regions_with_one_id_are_refused():
    found = refusal(with_value("features[1].id", "west"))
    assert found.place == "features[1].id"
    assert "features[0]" in found.reason


def test_a_key_that_stands_twice_is_refused_with_its_place():
    found = refusal(FIXTURE.read_text(encoding="utf-8").replace('"name": "East Shore"', '"name": "a", "name": "b"'))
    assert found.place == "features[1].properties"
    assert "'name'" in found.reason


def test_broken_json_is_refused_with_line_and_column():
    found = refusal('{\n "type": "FeatureCollection",\n "features": [}\n')
    assert found.place == "line 3, column 15"


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "[" * 900 + "]" * 900])
def test_deep_nesting_is_refused(text):
    refusal(text)


def test_foreign_data_nested_too_deeply_to_be_written_again_is_refused():
    deep: object = 1
    for _ in range(80):
        deep = [deep]
    found = refusal(with_value("realmwright.mood", deep))
    assert "nested too deeply" in found.reason
    assert found.place == "realmwright.mood"


@pytest.mark.parametrize("escape", [r"\ud800", r"\udfff x", r"\udc00\ud800"])
def test_half_a_character_is_refused(escape):
    found = refusal(FIXTURE.read_text(encoding="utf-8").replace("East Shore", escape))
    assert found.place == "features[1].properties.name"


def test_a_whole_character_in_two_escapes_is_read():
    model = parse_map(FIXTURE.read_text(encoding="utf-8").replace("East Shore", r"\ud83c\udf0a"), "x")
    assert model.regions[1].name == "🌊"


@pytest.mark.parametrize(
    "text", ['{"type": "FeatureCollection", "features": []}', '{"type": "Feature"}', "{}", '{"realmwright": null}']
)
def test_plain_geojson_is_sent_to_the_importer(text):
    assert "realmwright import" in refusal(text).reason


@pytest.mark.parametrize("text", ["[]", "3", "null", '"text"', "true"])
def test_json_that_is_no_object_is_refused(text):
    refusal(text)


def test_a_foreign_key_with_line_breaks_still_gives_a_message_of_one_line():
    refusal(with_value("realmwright.mood", {"a\nb\u2028c": float("nan")}))


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "is empty"),
        (b" \n\t", "is empty"),
        (b"\xff\xfe{\x00}\x00", "UTF-16"),
        (b"\xfe\xff\x00{\x00}", "UTF-16"),
        (b'{"a": "\xe4"}', "not UTF-8"),
        (b"\x89PNG\r\n\x1a\n", "not UTF-8"),
        (b"\x00\x00\x00", "not valid JSON"),
    ],
)
def test_a_file_that_is_no_text_is_refused_in_words(tmp_path, data, words):
    path = tmp_path / "x.map.geojson"
    path.write_bytes(data)
    with pytest.raises(UnusableFileError, match=words):
        read_map(path)
    assert path.read_bytes() == data


def test_a_byte_order_mark_before_utf_8_is_no_fault(tmp_path):
    path = tmp_path / "x.map.geojson"
    path.write_bytes(b"\xef\xbb\xbf" + FIXTURE.read_bytes())
    assert read_map(path) == read_map(FIXTURE)


def test_a_missing_file_and_a_folder_are_refused_in_words(tmp_path):
    with pytest.raises(UnusableFileError, match="no such file"):
        read_map(tmp_path / "nowhere.map.geojson")
    with pytest.raises(UnusableFileError, match="is a folder"):
        read_map(tmp_path)
    with pytest.raises(UnusableFileError):
        read_map("a\0b")


def test_a_file_of_200_megabytes_is_refused_before_it_is_read(tmp_path, monkeypatch):
    path = tmp_path / "huge.map.geojson"
    with path.open("wb") as file:
        file.truncate(200 * 1024 * 1024)
    monkeypatch.setattr(Path, "open", lambda *_: pytest.fail("the file was opened"))
    with pytest.raises(UnusableFileError, match=r"too large \(200 MB; at most 64 MB are read\)"):
        read_map(path)


def test_a_file_that_grows_beyond_the_limit_meanwhile_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "growing.map.geojson"
    path.write_bytes(FIXTURE.read_bytes())
    monkeypatch.setattr(source_text, "SIZE_LIMIT", len(FIXTURE.read_bytes()) - 1)
    monkeypatch.setattr(Path, "stat", lambda *_: os.stat_result((0o100644, 0, 0, 1, 0, 0, 1, 0, 0, 0)))
    with pytest.raises(UnusableFileError, match="too large"):
        read_map(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_is_refused_instead_of_waited_for(tmp_path):
    pipe = tmp_path / "pipe.map.geojson"
    os.mkfifo(pipe)
    failures = []

    def read():
        try:
            read_map(pipe)
        except UnusableFileError as error:
            failures.append(str(error))

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    reader.join(timeout=10)
    assert failures
    assert "not an ordinary file" in failures[0]


@pytest.mark.parametrize(
    "model",
    [
        MapModel(regions=(Region("a", "A", SQUARE), Region("a", "B", SQUARE))),
        MapModel(regions=(Region(" ", "A", SQUARE),)),
        MapModel(regions=(Region("a", "A", ()),)),
        MapModel(regions=(Region("a", "A", (Part(((0, 0), (1, 1))),)),)),
        MapModel(regions=(Region("a", "A", (Part(((0, 0), (1, 1), (10**12, 5))),)),)),
        MapModel(regions=(Region("a", "\ud800", SQUARE),)),
        MapModel(frame=Frame(width=0)),
        MapModel(frame=Frame(width_mm=float("nan"))),
        MapModel(adjacency=AdjacencySettings(gap=-1)),
        MapModel(players=0),
        MapModel(background=Background("/etc/board.png", 1, 1, "")),
        MapModel(extra={"x": float("inf")}),
        MapModel(extra={"x": {1, 2}}),
        MapModel(extra={"x": b"bytes"}),
    ],
)
def test_a_map_that_could_not_be_read_back_is_not_written_over_a_good_one(tmp_path, model):
    path = tmp_path / "good.map.geojson"
    write_map(path, MapModel(title="good"))
    with pytest.raises(UnusableFileError) as caught:
        write_map(path, model)
    assert len(str(caught.value).splitlines()) == 1
    assert read_map(path).title == "good"


def test_reading_and_writing_back_a_file_leaves_its_bytes(tmp_path):
    path = tmp_path / "x.map.geojson"
    path.write_bytes(FIXTURE.read_bytes())
    write_map(path, read_map(path))
    assert path.read_bytes() == FIXTURE.read_bytes()


def test_foreign_keys_survive_an_edit_at_every_level():
    document = copy.deepcopy(DOCUMENT)
    own, feature = document["realmwright"], document["features"][0]
    own["background"] = {"path": "b.png", "width_px": 1, "height_px": 1}
    own["blocks"] = [{"a": "west", "b": "east"}]
    holders = [
        *(document, own, own["board"], own["adjacency"], own["links"][0], own["blocks"][0]),
        *(own["background"], own["ignored"][0], feature, feature["properties"], feature["geometry"]),
    ]
    for number, holder in enumerate(holders):
        holder["future"] = {"number": number}
    model = parse_map(json.dumps(document), "x")
    text = map_text(replace(model, title="renamed"))
    assert text.count('"future"') == len(holders)
    assert [text.count(f'"future": {{"number": {number}}}') for number in range(len(holders))] == [1] * len(holders)


def test_a_stale_bounding_box_is_not_carried_along():
    document = copy.deepcopy(DOCUMENT)
    document["bbox"] = document["features"][0]["bbox"] = [0, 0, 1, 1]
    assert "bbox" not in map_text(parse_map(json.dumps(document), "x"))


def test_coordinates_off_the_grid_are_rounded_to_it():
    model = parse_map(with_value(f"{RING}[2]", [95.504, 49.996]), "x")
    assert (9550, 5000) in model.regions[0].outline[0].outer


def test_an_unclosed_ring_is_closed():
    open_ring = DOCUMENT["features"][0]["geometry"]["coordinates"][0][:-1]
    assert parse_map(with_value(RING, open_ring), "x") == read_map(FIXTURE)

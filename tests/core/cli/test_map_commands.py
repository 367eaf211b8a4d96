"""The map commands as a user calls them: what they print, what they write, how they end."""

import csv
import io
import json
from pathlib import Path

import networkx as nx
import pytest

from core.cli.app import run
from core.files.map_file import read_map, write_map
from core.model.map_model import Link, LinkKind
from core.model.values import RegionId
from tests.core.maps import grid_map

BAD_FILES = {
    "empty": b"",
    "not-json": b"{",
    "not-utf8": b"\xff\xfe\x00",
    "wrong-type": b"[1, 2]",
    "nan": b'{"type": "FeatureCollection", "features": [], "realmwright": {"version": NaN}}',
    "plain-geojson": b'{"type": "FeatureCollection", "features": []}',
}


@pytest.fixture
def grid_file(tmp_path: Path) -> Path:
    path = tmp_path / "grid.map.geojson"
    write_map(path, grid_map(2, 2))
    return path


def test_adjacency_json_of_a_two_by_two_grid_has_four_borders_and_two_corners(
    grid_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["adjacency", str(grid_file), "--format", "json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {(row["a"], row["b"]) for row in report["borders"]} == {
        ("a1", "b1"),
        ("a1", "a2"),
        ("b1", "b2"),
        ("a2", "b2"),
    }
    assert [row["length"] for row in report["borders"]] == [100.0] * 4
    assert [row["kind"] for row in report["close"]] == ["corner", "corner"]
    first = report["regions"][0]
    assert first["neighbours"] == ["b1", "a2"]
    assert (first["edge"], first["sides"], first["entry"]) == (True, ["N", "W"], True)
    assert set(first) == {"id", "name", "terrain", "symbols", "edge", "sides", "entry", "neighbours"}


def test_adjacency_csv_lists_each_way_once_and_marks_one_way_links(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    model = grid_map(3, 1)
    link = Link(RegionId("a1"), RegionId("c1"), LinkKind.TUNNEL, one_way=True)
    path = tmp_path / "linked.map.geojson"
    write_map(path, type(model)(**{name: getattr(model, name) for name in model.__slots__} | {"links": (link,)}))
    assert run(["adjacency", str(path), "-f", "csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [(row["a"], row["b"], row["kind"], row["one_way"]) for row in rows] == [
        ("a1", "b1", "border", "no"),
        ("a1", "c1", "tunnel", "yes"),
        ("b1", "c1", "border", "no"),
    ]


def test_adjacency_graphml_is_read_back_by_networkx(grid_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["adjacency", str(grid_file), "-f", "graphml"]) == 0
    graph = nx.parse_graphml(capsys.readouterr().out)
    assert graph.number_of_nodes() == 4
    assert graph["a1"]["b1"]["length"] == 100.0


def test_adjacency_dot_quotes_names(grid_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["adjacency", str(grid_file), "-f", "dot"]) == 0
    assert '"a1" -> "b1" [label="100.00"];' in capsys.readouterr().out


def test_adjacency_table_names_every_region(grid_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["adjacency", str(grid_file)]) == 0
    text = capsys.readouterr().out
    assert all(name in text for name in ("A1", "B1", "A2", "B2", "corner"))


def test_check_ends_with_0_when_there_is_no_error(grid_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", str(grid_file), "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["maps"]
    assert all(finding["severity"] != "error" for finding in row["findings"])


def test_check_ends_with_1_for_an_error_and_2_when_a_map_is_unreadable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "unknown-terrain.map.geojson"
    write_map(broken, grid_map(2, 2, terrain="lava"))
    assert run(["check", str(broken)]) == 1
    assert run(["check", str(broken), str(tmp_path / "nothing.map.geojson")]) == 2
    shown = capsys.readouterr()
    assert "lava" in shown.out
    assert "nothing.map.geojson: there is no such file" in shown.err


@pytest.mark.parametrize("name", BAD_FILES)
@pytest.mark.parametrize("command", ["check", "adjacency"])
def test_a_bad_file_gets_one_sentence_and_exit_code_2(
    name: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / f"{name}.map.geojson"
    path.write_bytes(BAD_FILES[name])
    assert run([command, str(path)]) == 2
    shown = capsys.readouterr()
    assert shown.err.count("\n") == 1
    assert "Traceback" not in shown.err
    assert path.read_bytes() == BAD_FILES[name]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("base-2-twin-harths", "did you mean “base-2-twin-hearths”?"),
        ("zzz", "bundled are base-2-"),
        ("x.map.geojson", "no such file"),
    ],
)
def test_a_name_that_is_no_bundled_map_is_told_with_the_nearest_one(
    name: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["adjacency", name]) == 2
    assert words in capsys.readouterr().err


def test_a_folder_is_refused_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", str(tmp_path)]) == 2
    assert "is a folder" in capsys.readouterr().err


def test_export_writes_svg_with_region_ids_and_plain_geojson_with_neighbours(
    grid_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from editor.launcher import start

    svg, plain = tmp_path / "grid.svg", tmp_path / "grid.geojson"
    assert start(["export", str(grid_file), "-o", str(svg)]) == 0
    assert start(["export", str(grid_file), "-o", str(plain)]) == 0
    assert svg.read_text(encoding="utf-8").startswith("<?xml")
    features = json.loads(plain.read_text(encoding="utf-8"))["features"]
    assert features[0]["properties"]["neighbours"] == ["b1", "a2"]
    assert capsys.readouterr().out.count("wrote") == 2


def test_export_writes_a_png_of_the_width_asked_for(grid_file: Path, tmp_path: Path) -> None:
    from PySide6.QtGui import QImage

    from editor.launcher import start

    png = tmp_path / "grid.png"
    assert start(["export", str(grid_file), "-o", str(png), "--width", "320", "--layers=-names,+graph"]) == 0
    assert QImage(str(png)).width() == 320


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["-o", "x.bmp"], ".svg"),
        (["-o", "x.svg", "--layers", "nmaes"], "nmaes"),
        (["-o", "x.svg", "--theme", "blue"], "blue"),
    ],
)
def test_export_refuses_what_it_does_not_know_in_words(
    arguments: list[str], word: str, grid_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["export", str(grid_file), *arguments]) == 2
    assert word in capsys.readouterr().err


def test_export_never_overwrites_the_map_it_reads(grid_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = grid_file.read_bytes()
    assert run(["export", str(grid_file), "-o", str(grid_file)]) == 2
    assert grid_file.read_bytes() == before
    assert "is the file being read" in capsys.readouterr().err


def test_new_writes_the_same_map_for_the_same_seed(tmp_path: Path) -> None:
    first, second = tmp_path / "one.map.geojson", tmp_path / "two.map.geojson"
    for path in (first, second):
        assert run(["new", "-o", str(path), "--regions", "12", "--players", "2", "--seed", "5"]) == 0
    assert first.read_bytes() == second.read_bytes()
    assert run(["check", str(first)]) == 0


@pytest.mark.parametrize(("game", "players", "regions"), [("base", 2, 23), ("underground", 4, 44), ("river", 3, 34)])
def test_new_makes_as_many_regions_as_are_printed_for_the_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, players: int, regions: int
) -> None:
    path = tmp_path / "new.map.geojson"
    assert run(["new", "-o", str(path), "--players", str(players), "--game", game]) == 0
    assert f"{regions} regions for {players} players" in capsys.readouterr().out
    assert run(["check", str(path)]) == 0
    assert "nothing to mend" in capsys.readouterr().out


def test_new_says_which_numbers_it_takes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new", "-o", str(tmp_path / "x.map.geojson"), "--players", "9"]) == 2
    assert "9" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_fix_writes_only_when_told_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "twins.map.geojson", tmp_path / "mended.map.geojson"
    model = grid_map(2, 2)
    renamed = [type(region)(region.id, "Same", region.outline, region.terrain) for region in model.regions]
    write_map(source, model.with_regions(renamed))
    assert run(["fix", str(source), "--dry-run"]) == 0
    assert run(["fix", str(source)]) == 2
    assert not target.exists()
    assert run(["fix", str(source), "-o", str(target)]) == 0
    assert len({region.name for region in read_map(target).regions}) == 4
    assert "would be made" in capsys.readouterr().out


def test_import_reports_and_writes_a_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "polygons.txt", tmp_path / "imported.map.geojson"
    source.write_text(
        "Left  <  (0,0) (100,0) (100,100) (0,100)  >\nRight  <  (101,0) (200,0) (200,100) (101,100)  >\n",
        encoding="utf-8",
    )
    assert run(["import", str(source), "-o", str(target)]) == 0
    assert [region.name for region in read_map(target).regions] == ["Left", "Right"]
    assert "nothing had to be changed\nwrote" in capsys.readouterr().out
    assert run(["adjacency", str(target), "-f", "csv"]) == 0
    assert "left,right" in capsys.readouterr().out

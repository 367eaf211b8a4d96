"""Without a display: pictures and a report in words."""

import pytest

from core.model.problems import RealmwrightError, UnusableFileError
from editor import preview

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_preview_has_the_map_and_the_stepped_scenario_with_their_reports(map_path, tmp_path, monkeypatch):
    monkeypatch.setattr(preview, "bundled_maps", lambda: [map_path])
    monkeypatch.setattr(preview, "WIDTH", 200)
    files = preview.write_preview(tmp_path / "out" / "deep")
    assert all(file.is_file() for file in files)
    assert [file.name for file in files][:4] == [
        "four-corners-light.png",
        "four-corners-dark.png",
        "four-corners-neighbours.png",
        "four-corners-report.txt",
    ]
    steps = [file.name for file in files][4:]
    assert steps[0] == "first-steps-step-00.png"
    assert len(steps) > 5
    assert steps[-1] == "first-steps-report.txt"
    assert "all as expected." in files[-1].read_text(encoding="utf-8")


def test_the_map_preview_is_two_looks_the_neighbours_and_a_report(map_path, tmp_path, monkeypatch):
    monkeypatch.setattr(preview, "WIDTH", 200)
    files = list(preview.map_preview(map_path, tmp_path))
    assert [file.name for file in files] == [
        "four-corners-light.png",
        "four-corners-dark.png",
        "four-corners-neighbours.png",
        "four-corners-report.txt",
    ]
    assert all(file.stat().st_size for file in files)
    report = files[-1].read_text(encoding="utf-8")
    assert "Larkfield – Tern Bay" in report
    assert "75.0 mm" in report
    assert "Findings" in report


def test_the_base_map_for_three_is_preferred(monkeypatch, tmp_path):
    maps = [tmp_path / name for name in ("base-2.map.geojson", "base-3.map.geojson")]
    monkeypatch.setattr(preview, "bundled_maps", lambda: maps)
    assert preview.preview_map() == maps[1]


def test_without_bundled_maps_one_sentence_says_so(monkeypatch, tmp_path):
    monkeypatch.setattr(preview, "bundled_maps", list)
    with pytest.raises(RealmwrightError, match="nothing to preview"):
        preview.write_preview(tmp_path)


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path):
    (tmp_path / "out").write_text("x", encoding="utf-8")
    with pytest.raises(UnusableFileError, match="out"):
        preview.write_preview(tmp_path / "out")

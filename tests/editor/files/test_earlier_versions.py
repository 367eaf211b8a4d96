"""The last ten saves."""

from datetime import datetime, timedelta

from editor.files.earlier_versions import MOST, EarlierVersions

NOON = datetime(2026, 11, 18, 12, 0, 0)


def test_the_last_ten_saves_are_kept_and_the_newest_comes_first(tmp_path):
    kept, path = EarlierVersions(tmp_path / "versions"), tmp_path / "a.map.geojson"
    for number in range(14):
        kept.keep(path, f"save {number}".encode(), NOON + timedelta(minutes=number))
    versions = kept.of(path)
    assert [each.path.read_text() for each in versions] == [f"save {number}" for number in range(13, 13 - MOST, -1)]
    assert versions[0].time == NOON + timedelta(minutes=13)


def test_the_same_content_in_a_row_is_kept_once(tmp_path):
    kept, path = EarlierVersions(tmp_path), tmp_path / "a.map.geojson"
    kept.keep(path, b"one", NOON)
    kept.keep(path, b"one", NOON)
    kept.keep(path, b"two", NOON)
    kept.keep(path, b"one", NOON)
    assert [each.path.read_bytes() for each in kept.of(path)] == [b"one", b"two", b"one"]


def test_maps_of_the_same_name_in_two_folders_are_kept_apart(tmp_path):
    kept = EarlierVersions(tmp_path / "versions")
    kept.keep(tmp_path / "x" / "a.map.geojson", b"x", NOON)
    kept.keep(tmp_path / "y" / "a.map.geojson", b"y", NOON)
    assert [each.path.read_bytes() for each in kept.of(tmp_path / "x" / "a.map.geojson")] == [b"x"]


def test_strange_files_among_the_versions_do_no_harm(tmp_path):
    kept, path = EarlierVersions(tmp_path), tmp_path / "a.map.geojson"
    kept.keep(path, b"one", NOON)
    kept.of(path)[0].path.with_name("notes.map.geojson").write_text("?")
    assert len(kept.of(path)) == 1


def test_a_clock_that_jumps_back_changes_nothing_about_which_saves_are_kept(tmp_path):
    kept, path = EarlierVersions(tmp_path / "versions"), tmp_path / "a.map.geojson"
    for number in range(14):
        kept.keep(path, f"save {number}".encode(), NOON - timedelta(days=number))
    assert [each.path.read_text() for each in kept.of(path)] == [f"save {number}" for number in range(13, 3, -1)]

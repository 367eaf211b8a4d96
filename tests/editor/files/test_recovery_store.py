"""Recovery copies on disk, without a window."""

import errno
import os

import pytest

from core.files.map_file import map_text, read_map
from core.model.problems import UnusableFileError
from editor.files.recovery_store import RecoveryStore, copy_beside, key_for
from tests.core.picture.small_maps import four_corners


@pytest.fixture
def store(tmp_path):
    return RecoveryStore(tmp_path / "home" / "recovery")


def written(store, source):
    return store.write(key_for(source), map_text(four_corners()).encode(), source, title="Corners", time="14:02")


def test_the_copy_lies_beside_the_file_and_is_an_ordinary_map(store, tmp_path):
    source = tmp_path / "a.map.geojson"
    note = written(store, source)
    assert note.copy == tmp_path / ".a.map.geojson.recovery"
    assert map_text(read_map(note.copy)) == map_text(four_corners())
    assert store.notes() == (note,)


def test_a_map_without_a_file_is_copied_into_the_programs_own_folder(store, tmp_path):
    first, second = written(store, None), written(store, None)
    assert first.copy.parent == second.copy.parent == tmp_path / "home" / "recovery"
    assert first.copy != second.copy
    assert {note.copy for note in store.notes()} == {first.copy, second.copy}


def test_where_the_folder_cannot_be_written_the_copy_goes_to_the_programs_own(store, tmp_path, monkeypatch):
    source = tmp_path / "locked" / "a.map.geojson"
    source.parent.mkdir()
    real = os.open

    def refused(path, *rest, **options):
        if str(path).startswith(str(source.parent)):
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(path, *rest, **options)

    monkeypatch.setattr(os, "open", refused)
    note = written(store, source)
    assert note.copy.parent == tmp_path / "home" / "recovery"
    assert store.left_behind(source) == note


def test_where_nothing_can_be_written_one_sentence_says_so(store, tmp_path, monkeypatch):
    def full(_descriptor):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UnusableFileError, match="the disk is full"):
        written(store, tmp_path / "a.map.geojson")
    assert store.notes() == ()


def test_dropping_leaves_nothing_behind(store, tmp_path):
    note = written(store, tmp_path / "a.map.geojson")
    store.drop(note.key)
    store.drop(note.key)
    assert not note.copy.exists()
    assert store.notes() == ()
    assert list((tmp_path / "home" / "recovery").iterdir()) == []


def test_a_copy_that_equals_its_file_is_not_offered(store, tmp_path):
    source = tmp_path / "a.map.geojson"
    source.write_text(map_text(four_corners()), encoding="utf-8")
    written(store, source)
    assert store.left_behind(source) is None
    assert not copy_beside(source).exists()


def test_a_copy_beside_a_file_is_found_without_its_note(store, tmp_path):
    source = tmp_path / "a.map.geojson"
    copy_beside(source).write_text(map_text(four_corners()), encoding="utf-8")
    assert store.left_behind(source).copy == copy_beside(source)


def test_a_copy_set_aside_is_not_replaced_by_new_work(store, tmp_path):
    source = tmp_path / "a.map.geojson"
    aside = store.set_aside(written(store, source))
    assert not copy_beside(source).exists()
    written(store, source)
    assert aside.copy.is_file()
    assert aside.source == source
    assert store.set_aside(aside) == aside
    assert len(store.notes()) == 2


def test_a_spoiled_note_is_passed_over(store, tmp_path):
    note = written(store, tmp_path / "a.map.geojson")
    (tmp_path / "home" / "recovery" / f"{note.key}.json").write_text("{", encoding="utf-8")
    assert store.notes() == ()

"""Two copies of the program on one file: each notices the other, and neither takes the other's recovery copy."""

from dataclasses import replace

import pytest

from core.files.map_file import read_map, write_map
from editor.files.recovery_store import RecoveryStore, key_for
from tests.editor.files.test_map_files import Desk


@pytest.fixture
def map_path(tmp_path):
    from tests.core.picture.small_maps import four_corners

    path = tmp_path / "four-corners.map.geojson"
    write_map(path, four_corners(mm=200))
    return path


@pytest.fixture
def first(qapp, home, map_path):
    made = Desk(home)
    made.files.open(map_path)
    yield made
    made.files.leave()


@pytest.fixture
def second(first, home, map_path, qtbot):
    """Another program that opens the file while the first has unsaved work."""
    with qtbot.waitSignal(first.files.recovery.written):
        first.rename("Hers")
    made = Desk(home)
    made.files.open(map_path)
    yield made
    made.files.leave()


def titles_of_copies(home):
    return sorted(read_map(note.copy).title for note in RecoveryStore(home / "recovery").notes())


def test_the_second_is_told_and_the_first_keeps_its_copy(second, home):
    assert "already open" in second.notices["open-elsewhere"].sentence
    assert titles_of_copies(home) == ["Hers"]


def test_each_writes_a_copy_of_its_own(first, second, home, qtbot):
    with qtbot.waitSignal(second.files.recovery.written):
        second.rename("His")
    assert titles_of_copies(home) == ["Hers", "His"]
    second.document.undo()
    assert titles_of_copies(home) == ["Hers"]
    first.document.undo()
    assert titles_of_copies(home) == []


def test_the_first_notices_what_the_second_saves_and_neither_is_lost(first, second, home, map_path, qtbot):
    second.rename("His")
    with qtbot.waitSignal(first.files.watch.changed):
        assert second.files.save()
    assert "changed-outside" in first.notices
    assert read_map(map_path).title == "His"
    assert titles_of_copies(home) == ["Hers"]
    assert first.files.save()
    assert read_map(map_path).title == "Hers"
    assert "His" in [read_map(version.path).title for version in first.files.versions.of(map_path)]


def test_after_both_are_killed_the_next_start_offers_both(first, second, home, qtbot):
    with qtbot.waitSignal(second.files.recovery.written):
        second.rename("His")
    for killed in (first, second):
        killed.files._locks.let_go()
    third = Desk(home)
    third.files.offer_recovered()
    assert titles_of_copies(home) == ["Hers", "His"]
    assert len([notice for notice in third.notices.values() if "was found" in notice.sentence]) == 2
    third.files.leave()


def test_what_a_program_left_that_died_meanwhile_is_offered_when_its_file_is_opened(qapp, home, map_path):
    mine = Desk(home)
    store = RecoveryStore(home / "recovery")
    write_map(map_path.with_name("theirs.map.geojson"), replace(read_map(map_path), title="Theirs"))
    data = map_path.with_name("theirs.map.geojson").read_bytes()
    store.write(key_for(map_path), data, map_path, title="Theirs", time="14:02")
    mine.files.open(map_path)
    assert titles_of_copies(home) == ["Theirs"]
    assert any("was found" in notice.sentence for notice in mine.notices.values())
    mine.files.leave()

"""The document and its file: saved, recovered, watched, and never lost. Without a window."""

import errno
import os
from dataclasses import replace

import pytest

from core.files.map_file import map_text, read_map, write_map
from core.model.map_model import Background, MapModel
from core.model.problems import RealmwrightError, UnusableFileError
from core.topology import heaped_outlines
from editor.document.map_document import MapDocument
from editor.files.map_files import MapFiles
from editor.files.notices import Unsaved
from editor.files.recovery_store import copy_beside
from editor.files.settings import Settings
from editor.files.work_files import Questions
from tests.core.topology.patchwork import board_of, box, land


class Desk:
    """Files with their notices collected and the user's answers prepared."""

    def __init__(self, home):
        self.document = MapDocument()
        self.answer, self.asked, self.target = Unsaved.CANCEL, 0, None
        self.files = MapFiles(self.document, Settings(home), Questions(self._unsaved, lambda _old: self.target))
        self.notices = {}
        self.files.noticed.connect(lambda notice: self.notices.__setitem__(notice.about, notice))
        self.files.settled.connect(lambda matter: self.notices.pop(matter, None))

    def _unsaved(self, _title):
        self.asked += 1
        return self.answer

    def rename(self, title):
        assert self.document.edit("Rename", replace(self.document.kept, title=title))

    def choose(self, about, text):
        (choice,) = [each for each in self.notices[about].choices if each.text == text]
        choice.does()


@pytest.fixture
def desk(qapp, home):
    made = Desk(home)
    yield made
    made.files.leave()


def test_saving_and_opening_again_is_byte_identical_and_not_changed(desk, map_path):
    desk.files.open(map_path)
    before = map_path.read_bytes()
    assert desk.files.save()
    assert map_path.read_bytes() == before
    desk.rename("Other")
    assert desk.document.is_changed
    desk.files.save()
    assert not desk.document.is_changed
    assert read_map(map_path).title == "Other"


def test_unsaved_work_is_asked_about_before_another_map_is_shown(desk, map_path, tmp_path):
    other = tmp_path / "other.map.geojson"
    write_map(other, MapModel(title="Second"))
    desk.files.open(map_path)
    desk.rename("Mine")
    assert not desk.files.open(other)
    assert (desk.document.title, desk.asked) == ("Mine", 1)
    desk.answer = Unsaved.SAVE
    assert desk.files.open(other)
    assert read_map(map_path).title == "Mine"
    desk.rename("Lost")
    desk.answer = Unsaved.DISCARD
    assert desk.files.close()
    assert read_map(other).title == "Second"
    assert desk.document.path is None
    assert not copy_beside(other).exists()


def test_a_file_that_cannot_be_read_is_refused_before_anybody_is_asked(desk, map_path, tmp_path):
    desk.files.open(map_path)
    desk.rename("Mine")
    (tmp_path / "bad.map.geojson").write_text("{")
    with pytest.raises(RealmwrightError):
        desk.files.open(tmp_path / "bad.map.geojson")
    assert desk.asked == 0
    assert desk.document.title == "Mine"


def test_a_map_without_a_file_asks_where_to_save(desk, tmp_path):
    desk.files.show_new(MapModel(title="New"), is_work=True)
    assert desk.document.is_changed
    assert not desk.files.save()
    desk.target = tmp_path / "new.map.geojson"
    assert desk.files.save()
    assert read_map(desk.target).title == "New"
    assert not desk.document.is_changed


def test_a_copy_is_written_after_a_change_and_gone_after_saving_or_undoing(desk, map_path, qtbot):
    desk.files.open(map_path)
    with qtbot.waitSignal(desk.files.recovery.written):
        desk.rename("Mine")
    assert read_map(copy_beside(map_path)).title == "Mine"
    desk.files.save()
    assert not copy_beside(map_path).exists()
    with qtbot.waitSignal(desk.files.recovery.written):
        desk.rename("Mine again")
    desk.document.undo()
    assert not copy_beside(map_path).exists()


def test_what_a_dead_program_left_is_offered_and_brought_back(desk, home, map_path, qtbot):
    desk.files.open(map_path)
    with qtbot.waitSignal(desk.files.recovery.written):
        desk.rename("Mine")
    desk.files._locks.let_go()  # as the system does when the process is gone
    next_start = Desk(home)
    next_start.files.offer_recovered()
    (about,) = next_start.notices
    assert "“Mine”" in next_start.notices[about].sentence
    next_start.choose(about, "Bring it back")
    assert next_start.document.title == "Mine"
    assert next_start.document.path == map_path
    assert next_start.document.is_changed
    assert not next_start.notices
    next_start.files.save()
    assert read_map(map_path).title == "Mine"
    next_start.files.leave()


def test_a_copy_is_offered_when_its_file_is_opened_and_can_be_thrown_away(desk, map_path):
    copy_beside(map_path).write_text(map_text(MapModel(title="Found")), encoding="utf-8")
    desk.files.open(map_path)
    (about,) = desk.notices
    desk.rename("New work on it")
    desk.choose(about, "Throw it away")
    assert not desk.notices
    assert desk.document.title == "New work on it"


def test_work_of_a_program_that_still_runs_is_not_offered(desk, home, map_path, qtbot):
    desk.files.open(map_path)
    with qtbot.waitSignal(desk.files.recovery.written):
        desk.rename("Mine")
    other = Desk(home)
    other.files.offer_recovered()
    assert not other.notices


def test_two_windows_on_one_file_are_noticed(desk, home, map_path):
    desk.files.open(map_path)
    other = Desk(home)
    other.files.open(map_path)
    assert "already open" in other.notices["open-elsewhere"].sentence
    other.choose("open-elsewhere", "Work on a copy")
    assert other.document.path is None
    assert other.document.is_changed
    other.files.leave()
    assert not desk.notices


def test_a_full_disk_leaves_file_and_map_intact_with_one_message(desk, map_path, monkeypatch, qtbot):
    desk.files.open(map_path)
    before = map_path.read_bytes()

    def full(_descriptor):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with qtbot.waitSignal(desk.files.recovery.failed):
            desk.rename("Mine")
        assert not desk.files.told("save", desk.files.save)
    assert desk.notices["save"].sentence == (
        f"Could not save “{map_path.name}”: the disk is full; the old file, if any, is untouched. "
        "Your work is in memory only: save it elsewhere."
    )
    assert map_path.read_bytes() == before
    assert (desk.document.title, desk.document.is_changed) == ("Mine", True)
    assert desk.files.told("save", desk.files.save)
    assert "save" not in desk.notices
    assert read_map(map_path).title == "Mine"


def test_a_read_only_file_leaves_the_map_intact_with_one_message(desk, map_path, monkeypatch):
    desk.files.open(map_path)
    desk.rename("Mine")
    monkeypatch.setattr(os, "access", lambda *_: False)  # the superuser may write to a read-only file
    assert not desk.files.told("save", desk.files.save)
    assert "read-only" in desk.notices["save"].sentence
    assert desk.document.is_changed


def test_what_could_not_be_saved_is_saved_elsewhere_by_the_bars_own_button(
    desk, map_path, tmp_path, monkeypatch, qtbot
):
    desk.files.open(map_path)
    with qtbot.waitSignal(desk.files.recovery.written):
        desk.rename("Mine")
    with monkeypatch.context() as system:
        system.setattr(os, "access", lambda *_: False)
        assert not desk.files.told("save", desk.files.save)
    notice = desk.notices["save"]
    assert notice.sentence.endswith("Your work is safe in memory and in the recovery copy.")
    desk.target = tmp_path / "elsewhere.map.geojson"
    desk.choose("save", "Save as…")
    assert "save" not in desk.notices
    assert read_map(tmp_path / "elsewhere.map.geojson").title == "Mine"


def test_a_change_made_outside_is_noticed_and_taken_over_as_a_step(desk, map_path, qtbot):
    desk.files.open(map_path)
    with qtbot.waitSignal(desk.files.watch.changed):
        write_map(map_path, replace(read_map(map_path), title="Theirs"))
    desk.choose("changed-outside", "Take theirs")
    assert desk.document.title == "Theirs"
    assert not desk.document.is_changed
    desk.document.undo()
    assert desk.document.title != "Theirs"


def test_what_is_locked_against_change_by_hand_is_taken_over_from_the_file_all_the_same(desk, map_path):
    desk.files.open(map_path)
    theirs = read_map(map_path)
    renamed = replace(theirs.regions[0], name="Theirs")
    write_map(map_path, theirs.with_regions([renamed]))
    desk.document.lock("names", is_locked=True)
    desk.files.watch.look()
    desk.choose("changed-outside", "Take theirs")
    assert desk.document.kept.region(renamed.id).name == "Theirs"
    assert not desk.document.is_changed


def test_a_change_made_outside_is_never_saved_over_unasked(desk, map_path):
    desk.files.open(map_path)
    desk.rename("Mine")
    write_map(map_path, replace(read_map(map_path), title="Theirs"))
    assert not desk.files.save()
    assert read_map(map_path).title == "Theirs"
    desk.choose("changed-outside", "Save mine")
    assert read_map(map_path).title == "Mine"
    assert "changed-outside" not in desk.notices
    assert "Theirs" in [read_map(each.path).title for each in desk.files.versions.of(map_path)]


def test_the_same_content_written_again_is_no_change(desk, map_path):
    desk.files.open(map_path)
    map_path.write_bytes(map_path.read_bytes())
    desk.files.watch.look()
    assert not desk.notices


def test_a_file_that_disappears_is_noticed(desk, map_path, qtbot):
    desk.files.open(map_path)
    with qtbot.waitSignal(desk.files.watch.gone):
        map_path.unlink()
    assert desk.document.is_changed
    desk.choose("gone", "Save it again")
    assert map_path.is_file()
    assert not desk.notices


def test_every_save_is_kept_and_what_was_there_before_the_first(desk, map_path):
    before = read_map(map_path).title
    desk.files.open(map_path)
    for title in ("One", "Two"):
        desk.rename(title)
        desk.files.save()
    kept = [read_map(each.path).title for each in desk.files.versions.of(map_path)]
    assert kept == ["Two", "One", before]


def test_closed_maps_are_reopened_the_last_first(desk, map_path, tmp_path):
    other = tmp_path / "other.map.geojson"
    write_map(other, MapModel(title="Second"))
    for path in (map_path, other):
        desk.files.open(path)
        desk.files.close()
    assert desk.files.reopen()
    assert desk.document.path == other
    assert desk.files.reopen()
    assert desk.document.path == map_path


@pytest.mark.parametrize("is_locked", [False, True])
def test_saving_elsewhere_brings_the_board_art_along(desk, map_path, tmp_path, is_locked):
    desk.document.lock("art", is_locked=is_locked)
    (map_path.parent / "art").mkdir()
    (map_path.parent / "art" / "board.png").write_bytes(b"\x89PNG picture")
    model = replace(read_map(map_path), background=Background("art/board.png", 10, 10, "0" * 64))
    write_map(map_path, model)
    desk.files.open(map_path)
    (tmp_path / "sub").mkdir()
    target = tmp_path / "sub" / "b.map.geojson"
    assert desk.files.save_as(target)
    assert read_map(target).background.path == "board.png"
    assert desk.document.kept.background.path == "board.png"
    assert (tmp_path / "sub" / "board.png").read_bytes() == b"\x89PNG picture"
    assert not desk.document.is_changed


def test_a_heap_of_outlines_is_refused_with_its_name_and_the_open_map_stays_safe(
    desk, map_path, tmp_path, monkeypatch, qtbot
):
    desk.files.open(map_path)
    with qtbot.waitSignal(desk.files.recovery.written):
        desk.rename("Mine")
    heap = tmp_path / "heap.map.geojson"
    write_map(heap, board_of(*(land(f"a{n}", box(n, n, 180 + n, 180 + n)) for n in range(9))))
    monkeypatch.setattr(heaped_outlines, "MOST_CANDIDATES", 100)
    desk.answer = Unsaved.DISCARD
    with pytest.raises(UnusableFileError, match="too many outlines") as told:
        desk.files.open(heap)
    assert str(told.value.path) == str(heap)
    assert (desk.document.title, desk.document.path) == ("Mine", map_path)
    assert read_map(copy_beside(map_path)).title == "Mine"

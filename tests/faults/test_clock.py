"""A clock that jumps, back by years or forward by days: what is newest is decided by order and content, not by time."""

import os
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from core.files.map_file import map_text, read_map, write_map
from editor.files import recovery_writer, work_files
from editor.files.recovery_store import RecoveryStore, key_for
from editor.files.state_words import state_words
from tests.core.picture.small_maps import four_corners
from tests.editor.files.test_map_files import Desk

JUMPS = {"back": -timedelta(days=900), "forward": timedelta(days=40), "over midnight": timedelta(hours=11)}


class JumpingClock:
    """Stands where `datetime` stands and is moved by hand."""

    def __init__(self):
        self.time = datetime(2024, 2, 29, 14, 2)

    def now(self):
        return self.time


@pytest.fixture
def clock(monkeypatch):
    made = JumpingClock()
    monkeypatch.setattr(work_files, "datetime", made)
    monkeypatch.setattr(recovery_writer, "datetime", made)
    return made


@pytest.fixture
def desk(qapp, home, tmp_path, clock):
    path = tmp_path / "a.map.geojson"
    write_map(path, four_corners(mm=200))
    made = Desk(home)
    made.files.open(path)
    yield made
    made.files.leave()


@pytest.mark.parametrize("jump", JUMPS)
def test_earlier_saves_stay_in_the_order_in_which_they_were_made(desk, clock, jump):
    for number in range(4):
        desk.rename(f"Save {number}")
        desk.files.save()
        clock.time += JUMPS[jump] if number % 2 == 0 else -JUMPS[jump] / 3
    kept = desk.files.versions.of(desk.document.path)
    assert [read_map(each.path).title for each in kept][:4] == ["Save 3", "Save 2", "Save 1", "Save 0"]


@pytest.mark.parametrize("jump", JUMPS)
def test_a_recovery_copy_is_written_and_its_age_is_never_less_than_nothing(desk, clock, jump, qtbot):
    with qtbot.waitSignal(desk.files.recovery.written):
        desk.rename("Before")
    clock.time += JUMPS[jump]
    words = state_words(
        is_changed=True, has_file=True, saved_at=desk.files.saved_at, copied_at=desk.files.recovery.last_written,
        trouble="", now=clock.now(),
    )  # fmt: skip
    assert "-" not in words
    with qtbot.waitSignal(desk.files.recovery.written):
        desk.rename("After")
    (note,) = RecoveryStore(desk.files.settings.folder / "recovery").notes()
    assert read_map(note.copy).title == "After"


@pytest.mark.parametrize("age", [-10_000_000, 10_000_000])
def test_a_copy_is_offered_whatever_the_dates_of_the_files_say(qapp, home, tmp_path, age):
    path = tmp_path / "a.map.geojson"
    write_map(path, four_corners(mm=200))
    store = RecoveryStore(home / "recovery")
    unsaved = map_text(replace(read_map(path), title="Unsaved")).encode()
    note = store.write(key_for(path), unsaved, path, title="Unsaved", time="14:02")
    moment = note.copy.stat().st_mtime + age
    os.utime(path, (moment, moment))
    desk = Desk(home)
    desk.files.offer_recovered()
    assert any("“Unsaved” was found" in notice.sentence for notice in desk.notices.values())
    desk.files.leave()

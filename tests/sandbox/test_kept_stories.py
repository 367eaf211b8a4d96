"""Nothing that is told gets lost: saving, recovery after a kill, earlier versions, a full disk, others at the file."""

import errno
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton

from core.files.bundled import bundled_folder, bundled_maps
from core.files.scenario_file import read_scenario
from editor.files.notices import Unsaved
from editor.files.recovery_store import copy_beside
from editor.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[2]
LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
WORKER = """
import sys
from pathlib import Path
from editor.canvas.qt_application import qt_application
application = qt_application()
from core.files.bundled import bundled_maps
from editor.main_window import MainWindow
window = MainWindow()
if len(sys.argv) > 1:
    assert window.open_scenario(Path(sys.argv[1]))
else:
    assert window.open_map(bundled_maps()[0]) and window.play_this_map()
window.show()
session = window.sandbox.session
session.move(session.last)
steps = iter(range(1, 4))
def work():
    number = next(steps, None)
    if number is None:
        print(len(session.tree.path(session.place.branch)), session.tree.remarks(session.here)[0], flush=True)
        return
    session.edit_tree("Say", session.tree.remarked(session.here, note=f"Said {number}"))
window.stories.recovery.written.connect(work)
work()
sys.exit(application.exec())
"""


@pytest.fixture
def window(qtbot, story_path):
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.open_scenario(story_path)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def say(window, words):
    session = window.sandbox.session
    session.edit_tree("Say", session.tree.remarked(session.here, note=words))


def said(path):
    return [line.note for line in read_scenario(path).lines if line.note]


def press(qtbot, window, words):
    (button,) = [each for each in window.message.findChildren(QPushButton) if each.text() == words and each.isVisible()]
    qtbot.mouseClick(button, LEFT)


def last_step(window):
    session = window.sandbox.session
    session.move(session.last)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system has no kill -9")
@pytest.mark.parametrize("has_file", [True, False])
def test_after_a_kill_the_next_start_offers_the_story_with_everything_said(qtbot, home, story_path, has_file):
    before = story_path.read_bytes()
    environment = os.environ | {"REALMWRIGHT_HOME": str(home), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    arguments = [sys.executable, "-c", WORKER, *([str(story_path)] if has_file else [])]
    with subprocess.Popen(arguments, env=environment, stdout=subprocess.PIPE, text=True, cwd=ROOT) as program:
        moves, _, words = program.stdout.readline().strip().partition(" ")
        program.send_signal(signal.SIGKILL)
        assert program.wait() == -signal.SIGKILL
    assert words == "Said 3"
    assert story_path.read_bytes() == before
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    window.stories.offer_recovered()
    assert "was found" in window.message.text()
    press(qtbot, window, "Bring it back")
    assert window.pages.currentWidget() is window.sandbox, "what was brought back is seen"
    session = window.sandbox.session
    last_step(window)
    assert session.note == "Said 3"
    assert len(session.tree.path(session.place.branch)) == int(moves)
    assert session.is_changed
    assert window.stories.work.path == (story_path if has_file else None)
    if has_file:
        assert window.file_commands.save()
        assert said(story_path)[-1] == "Said 3"
        assert not list(story_path.parent.glob(".*.recovery"))


def test_the_save_keys_save_what_is_seen_and_the_header_says_so(window, qtbot, story_path):
    last_step(window)
    say(window, "Anna disagrees")
    assert window.isWindowModified()
    assert "not saved since" in window.header.document.state
    qtbot.keyClick(window.sandbox.view, Qt.Key.Key_S, CONTROL)
    assert said(story_path)[-1] == "Anna disagrees"
    assert not window.isWindowModified()
    assert not window.document.is_changed


def test_going_about_and_undoing_everything_is_nothing_to_save(window):
    session = window.sandbox.session
    session.move(2)
    assert not session.is_changed
    say(window, "Hm")
    assert session.is_changed
    session.undo()
    assert not session.is_changed


def test_a_story_of_the_program_is_saved_elsewhere(window, monkeypatch, tmp_path):
    bundled = bundled_folder("mapfiles") / "scenarios" / "base" / "first-steps.toml"
    before = bundled.read_bytes()
    window.open_scenario(bundled)
    say(window, "Mine now")
    asked = []
    monkeypatch.setattr(
        "editor.window_stories.ask_where_to_save_story",
        lambda _parent, path: asked.append(path) or tmp_path / "mine.toml",
    )
    assert window.file_commands.save()
    assert asked[0].suffix == ".toml"
    assert bundled.read_bytes() == before
    assert window.sandbox.session.path == tmp_path / "mine.toml"
    assert read_scenario(tmp_path / "mine.toml").title == window.sandbox.session.scenario.title


def test_closing_with_unsaved_work_asks(window, story_path, unsaved_answers):
    say(window, "Wait")
    unsaved_answers.append(Unsaved.CANCEL)
    assert not window.close()
    assert window.isVisible()
    unsaved_answers.append(Unsaved.SAVE)
    assert window.close()
    assert "Wait" in story_path.read_text(encoding="utf-8")


def test_opening_another_story_with_unsaved_work_asks(window, story_path, unsaved_answers):
    say(window, "Wait")
    unsaved_answers.append(Unsaved.CANCEL)
    assert not window.open_scenario(bundled_folder("mapfiles") / "scenarios" / "base" / "first-steps.toml")
    assert window.sandbox.session.path == story_path
    unsaved_answers.append(Unsaved.CANCEL)
    assert not window.play_this_map()
    unsaved_answers.append(Unsaved.CANCEL)
    assert not window.sandbox.share.paste()
    assert window.sandbox.session.note == "Wait"


def test_a_full_disk_leaves_file_and_story_intact_with_one_message(window, story_path, monkeypatch, qtbot):
    before = story_path.read_bytes()

    def full(_descriptor):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with qtbot.waitSignal(window.stories.recovery.failed):
            say(window, "Mine")
        assert not window.file_commands.save()
    assert "the disk is full" in window.message.text()
    assert story_path.read_bytes() == before
    assert window.sandbox.session.note == "Mine"
    assert window.file_commands.save()
    assert "Mine" in story_path.read_text(encoding="utf-8")


def test_a_read_only_file_leaves_the_story_intact(window, story_path, monkeypatch):
    say(window, "Mine")
    monkeypatch.setattr(os, "access", lambda *_: False)  # the superuser may write to a read-only file
    assert not window.file_commands.save()
    assert "read-only" in window.message.text()
    assert window.sandbox.session.is_changed


def test_a_change_made_outside_is_noticed_and_taken_over_as_a_step(window, story_path, qtbot):
    text = story_path.read_text(encoding="utf-8")
    with qtbot.waitSignal(window.stories.watch.changed):
        story_path.write_text(text.replace("Four corners", "Their corners", 1), encoding="utf-8")
    press(qtbot, window, "Take theirs")
    session = window.sandbox.session
    assert session.scenario.title == "Their corners"
    assert not session.is_changed
    session.undo()
    assert session.scenario.title == "Four corners"


def test_a_change_made_outside_is_never_saved_over_unasked(window, story_path, qtbot):
    say(window, "Mine")
    theirs = story_path.read_text(encoding="utf-8").replace("Four corners", "Their corners", 1)
    story_path.write_text(theirs, encoding="utf-8")
    assert not window.file_commands.save()
    assert story_path.read_text(encoding="utf-8") == theirs
    press(qtbot, window, "Save mine")
    assert "Mine" in story_path.read_text(encoding="utf-8")
    kept = [each.path.read_text(encoding="utf-8") for each in window.stories.versions.of(story_path)]
    assert theirs in kept


def test_the_last_ten_saves_are_kept(window, story_path):
    for number in range(12):
        say(window, f"Said {number}")
        assert window.file_commands.save()
    kept = window.stories.versions.of(story_path)
    assert len(kept) == 10
    assert "Said 11" in kept[0].path.read_text(encoding="utf-8")
    assert "Said 2" in kept[-1].path.read_text(encoding="utf-8")


def test_a_game_on_a_map_without_a_file_is_saved_with_its_map_inside(qtbot, tmp_path):
    window = MainWindow()
    qtbot.addWidget(window)
    window.show_sample(bundled_maps()[0])
    assert window.play_this_map()
    window.stories.save_as(tmp_path / "game.toml")
    scenario = read_scenario(tmp_path / "game.toml")
    assert scenario.regions
    assert window.open_scenario(tmp_path / "game.toml")


def test_a_map_of_another_story_is_not_written_over(window, tmp_path):
    other = tmp_path / "other" / "four-corners.map.geojson"
    other.parent.mkdir()
    other.write_text("somebody else's", encoding="utf-8")
    window.stories.save_as(tmp_path / "other" / "story.toml")
    assert other.read_text(encoding="utf-8") == "somebody else's"
    assert read_scenario(tmp_path / "other" / "story.toml").map == "four-corners-2.map.geojson"
    assert window.open_scenario(tmp_path / "other" / "story.toml")


def test_a_story_whose_position_no_longer_fits_is_shown_as_far_as_it_goes(window, tmp_path):
    path = tmp_path / "unfit.toml"
    known = (bundled_folder("mapfiles") / "scenarios" / "base" / "first-steps.toml").read_text(encoding="utf-8")
    path.write_text(f'without = ["base:no.such"]\n{known}', encoding="utf-8")
    assert window.open_scenario(path)
    assert "there is no clause “base:no.such”" in window.sandbox.session.parting
    assert window.sandbox.session.path == path


def test_closing_that_is_called_off_leaves_the_copy_of_a_map_that_was_to_be_discarded(
    window, unsaved_answers, story_path, qtbot
):
    map_path = story_path.with_name("four-corners.map.geojson")
    assert window.open_map(map_path)
    with qtbot.waitSignal(window.files.recovery.written):
        window.document.edit("Rename", replace(window.document.kept, title="Mine"))
    copy = copy_beside(map_path)
    say(window, "Wait")
    unsaved_answers.extend([Unsaved.DISCARD, Unsaved.CANCEL])
    assert not window.close()
    assert copy.is_file()
    unsaved_answers.extend([Unsaved.DISCARD, Unsaved.DISCARD])
    assert window.close()
    assert not copy.exists()


def test_files_of_a_story_that_has_none_are_called_after_it(window, monkeypatch):
    asked = []

    def answered(*given):
        asked.append(Path(given[2]).name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answered)
    window.show_sample(next(path for path in bundled_maps() if path.name.startswith("base-2-")))
    assert window.play_this_map()
    window.scenario_commands.report_action.trigger()
    window.sandbox.commands["board-picture"].trigger()
    name = "-".join(window.sandbox.session.scenario.title.lower().split())
    assert name.endswith("twin-hearths")
    assert asked == [f"{name}-report.html", f"{name}.png"]

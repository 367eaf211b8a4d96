"""Choosers begin where they were last used, each kind for itself."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from core.picture.palette import LIGHT
from editor.dialogs.file_chooser import file_to_write, folder_for
from editor.dialogs.file_questions import ask_where_to_save
from editor.dialogs.image_page import ImagePage
from editor.files.settings import Settings


@pytest.fixture
def asked(monkeypatch):
    """The folders in which a chooser was opened; it answers with the last of `answers`."""
    folders: list[str] = []
    answers: list[str] = []

    def ask(_parent, _title, folder, _kinds):
        folders.append(folder)
        return (answers.pop() if answers else "", "")

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    return folders, answers


def test_the_image_chooser_begins_at_home_and_then_where_it_was_left(qtbot, asked, tmp_path):
    folders, answers = asked
    page = ImagePage(LIGHT)
    qtbot.addWidget(page)
    (tmp_path / "art").mkdir()
    answers.append(str(tmp_path / "art" / "board.png"))
    page.pick_button.click()
    page.pick_button.click()
    assert folders == [str(Path.home()), str(tmp_path / "art")]


def test_a_folder_for_maps_that_was_set_is_where_choosers_begin(tmp_path):
    Settings().set_text("folders/maps-kept", str(tmp_path))
    assert folder_for("pictures") == tmp_path


def test_a_folder_that_is_gone_is_passed_over(tmp_path):
    Settings().set_text("folders/pictures", str(tmp_path / "gone"))
    assert folder_for("pictures") == Path.home()


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No])
def test_a_name_that_gets_its_ending_replaces_no_other_file_unasked(qtbot, monkeypatch, tmp_path, answer):
    asked = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "board"), ""))
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: asked.append(words[2]) or answer)
    page = ImagePage(LIGHT)
    qtbot.addWidget(page)
    taken = {".map.geojson": None, ".png": None}
    for ending in taken:
        (tmp_path / f"board{ending}").write_bytes(b"here before")
    taken[".map.geojson"] = ask_where_to_save(page, tmp_path)
    taken[".png"] = file_to_write(page, "Export", "x.png", "", about="exports", beside=None)
    is_yes = answer == QMessageBox.StandardButton.Yes
    assert taken == {ending: tmp_path / f"board{ending}" if is_yes else None for ending in taken}
    assert asked == [f"board{ending} already exists.\nDo you want to replace it?" for ending in taken]


def test_a_name_nobody_has_is_taken_without_a_question(qtbot, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "board"), ""))
    monkeypatch.setattr(QMessageBox, "warning", lambda *_: pytest.fail("nothing is there to be replaced"))
    page = ImagePage(LIGHT)
    qtbot.addWidget(page)
    assert ask_where_to_save(page, tmp_path) == tmp_path / "board.map.geojson"

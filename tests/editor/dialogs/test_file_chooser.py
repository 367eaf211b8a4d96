"""Choosers begin where they were last used, each kind for itself."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from core.picture.palette import LIGHT
from editor.dialogs.file_chooser import folder_for
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

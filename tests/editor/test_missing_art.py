"""A map whose board art has gone opens, says so, and has the picture found again from the notice."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPushButton

from core.files.map_file import read_map, write_map
from core.model.map_model import Background
from editor.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot, map_path):
    art = Background(path="art.png", width_px=60, height_px=40, sha256="")
    write_map(map_path, replace(read_map(map_path), background=art))
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    return made


def painted(path) -> None:
    image = QImage(60, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    assert image.save(str(path))


def test_missing_art_is_told_when_the_map_opens_and_found_again_by_a_click(
    window, qtbot, map_path, tmp_path, monkeypatch
):
    assert window.open_map(map_path)
    assert window.message.text() == "The board art “art.png” is missing or cannot be shown."
    (row,) = window.message.rows()
    (relink,) = (each for each in row.findChildren(QPushButton) if each.text() == "Relink…")
    found = tmp_path / "found.png"
    painted(found)
    monkeypatch.setattr("editor.tools.art_tool.file_to_open", lambda *_args, **_more: found)
    qtbot.mouseClick(relink, LEFT)
    assert window.message.rows() == ()
    assert window.document.kept.background.path == "found.png"


def test_art_that_is_there_and_maps_without_any_are_not_worth_a_word(window, map_path):
    painted(map_path.parent / "art.png")
    assert window.open_map(map_path)
    assert window.message.rows() == ()
    (map_path.parent / "art.png").unlink()
    assert window.open_map(map_path)
    assert window.message.rows() != ()
    window.files.close()
    assert window.message.rows() == ()

"""The library window: search, run all with a list of what fails, open with a double click."""

import pytest
from PySide6.QtCore import Qt

from core.files.bundled import bundled_folder
from core.files.library import bundled_scenarios, entry_of
from sandbox.library_topics import topic_words
from sandbox.library_window import LibraryWindow
from sandbox.panels.library_rows import TOPIC

GOOD = """title = "A good one"
play = "conquer Mill"
[map]
Tower = "hill, edge, borders Mill"
Mill = "farmland"
[seats.Anna]
race = "ratmen"
power = "merchant"
hand = 4
regions = { Tower = 1 }
[seats.Ben]
"""


@pytest.fixture
def window(qtbot, tmp_path):
    (tmp_path / "good.toml").write_text(GOOD, encoding="utf-8")
    bad = GOOD.replace("A good one", "A bad one").replace('"conquer Mill"', '"expect cost Mill 9"')
    (tmp_path / "bad.toml").write_text(bad, encoding="utf-8")
    entries = tuple(entry_of(path, tmp_path) for path in sorted(tmp_path.glob("*.toml")))
    window = LibraryWindow(entries=entries)
    qtbot.addWidget(window)
    window.show()
    return window


def titles(window):
    return [window.list.model().index(row, 0).data() for row in range(window.list.model().rowCount())]


def test_typing_narrows_the_list(window, qtbot):
    assert titles(window) == ["A bad one", "A good one"]
    qtbot.keyClicks(window.search, "good ratmen")
    assert titles(window) == ["A good one"]
    qtbot.keyClicks(window.search, " zeppelin")
    assert titles(window) == []
    assert not window.open_button.isEnabled()


def test_running_all_tells_which_fail_and_why(window, qtbot):
    qtbot.mouseClick(window.run_all, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.is_running)
    assert titles(window) == ["A bad one – fails", "A good one"]
    assert "2 run, 1 failed" in window.count.text()
    window.list.setCurrentIndex(window.list.model().index(0, 0))
    assert "cost Mill 9" in window.detail.text()


def test_a_scenario_tells_its_folder_and_what_it_is_about_by_titles(qtbot):
    window = LibraryWindow()
    qtbot.addWidget(window)
    window.search.setText("lone elf sorcerers")
    index = window.list.model().index(0, 0)
    assert index.data(TOPIC).startswith("Base game · ")
    assert window.detail.text().startswith("About: ")
    assert "base:" not in window.detail.text()


def test_a_double_click_opens_the_scenario(window, qtbot):
    with qtbot.waitSignal(window.chosen) as opened:
        window.list.doubleClicked.emit(window.list.model().index(1, 0))
    assert opened.args[0].name == "good.toml"


def test_enter_opens_what_is_chosen(window, qtbot):
    with qtbot.waitSignal(window.chosen) as opened:
        qtbot.keyClicks(window.search, "good")
        qtbot.mouseClick(window.open_button, Qt.MouseButton.LeftButton)
    assert opened.args[0].name == "good.toml"


def test_folders_are_called_in_words():
    assert topic_words("base / choosing") == "Base game · Choosing a combination"
    assert topic_words("mine") == "mine"
    root = bundled_folder("mapfiles") / "scenarios"
    folders = {part for path in bundled_scenarios() for part in path.relative_to(root).parent.parts}
    assert all(topic_words(folder) != folder for folder in folders)

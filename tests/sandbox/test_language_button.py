"""The language at the header: every name of the game in it at once, without a restart."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel

from core.rules.clause_records import LANGUAGES
from editor.main_window import MainWindow


@pytest.fixture
def window(qtbot, story_path):
    made = MainWindow()
    qtbot.addWidget(made)
    made.open_scenario(story_path)
    made.show()
    return made


def shown(window):
    """All words of the seats that are seen."""
    QApplication.processEvents()
    labels = window.sandbox.seats.findChildren(QLabel)
    return " ".join(label.text() for label in labels if label.isVisible())


def test_a_click_in_the_menu_calls_races_and_powers_by_their_names_in_that_language(window, qtbot):
    menu = window.languages.menu()
    menu.popup(window.mapToGlobal(QPoint(300, 60)))
    action = window.languages.choices["fi"]
    assert "Ratmen" in shown(window)
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    assert window.sandbox.session.language == "fi"
    names = window.sandbox.session.names
    assert "Ratmen" not in shown(window)
    assert names.unit("race.ratmen") in shown(window)
    assert names.unit("power.merchant") in shown(window)
    assert "Suomi" in window.languages.toolTip()


def test_every_language_of_the_catalogue_can_be_chosen_and_left_again(window):
    for language in (*LANGUAGES, "en"):
        window.languages.choices[language].trigger()
        assert window.sandbox.session.names.unit("race.humans") in shown(window)
    assert "Ratmen" in shown(window)


def test_the_button_stands_where_names_of_the_game_are_shown(window):
    assert window.languages.isVisible()
    window.show_workspace(window.editor)
    assert not window.languages.isVisible()

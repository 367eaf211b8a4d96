"""The language at the header: interface and names of the game in it at once, in both workspaces, without a restart."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from core.rules.clause_records import LANGUAGES
from editor.files.file_notices import gone
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


def choose(window, qtbot, language):
    menu = window.language.button.menu()
    menu.popup(window.mapToGlobal(QPoint(300, 60)))
    action = window.language.button.choices[language]
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())


def menu_titles(window):
    return [menu.title().replace("&", "") for menu in window.actions_book.menus.values()]


def test_a_click_in_the_menu_calls_races_and_powers_by_their_names_in_that_language(window, qtbot):
    assert "Ratmen" in shown(window)
    choose(window, qtbot, "fi")
    assert window.sandbox.session.language == "fi"
    names = window.sandbox.session.names
    assert "Ratmen" not in shown(window)
    assert names.unit("race.ratmen") in shown(window)
    assert names.unit("power.merchant") in shown(window)
    assert "Suomi" in window.language.button.toolTip()
    assert window.language.button.text() == "FI"


def test_every_language_of_the_catalogue_can_be_chosen_and_left_again(window):
    for language in (*LANGUAGES, "en"):
        window.language.button.choices[language].trigger()
        assert window.sandbox.session.names.unit("race.humans") in shown(window)
    assert "Ratmen" in shown(window)


def test_the_button_stands_in_both_workspaces(window):
    assert window.language.button.isVisible()
    window.show_workspace(window.editor)
    assert window.language.button.isVisible()


def test_menus_panels_and_tooltips_are_told_in_german_and_again_in_english(window, qtbot):
    english = menu_titles(window)
    choose(window, qtbot, "de")
    assert menu_titles(window) == ["Datei", "Bearbeiten", "Region", "Spielplan", "Ansicht", "Spielen", "Hilfe"]
    assert window.actions_book["save-map"].text() == "&Speichern"
    assert window.actions_book["save-map"].toolTip() == "Speichern (Strg+S)"
    assert window.editor.docks.bottom.tabs[2].text() == "Statistik"
    assert window.sandbox.commands["library"].text() == "Sammlung…"
    assert "Schritt" in window.status.counts.text()
    choose(window, qtbot, "en")
    assert menu_titles(window) == english
    assert window.actions_book["save-map"].text() == "&Save"
    assert window.editor.docks.bottom.tabs[2].text() == "Statistics"
    assert window.sandbox.commands["library"].text() == "Library…"
    assert "Step" in window.status.counts.text()


def test_terrains_findings_and_counts_of_the_map_are_told_in_the_language(window, qtbot):
    window.play_this_map()
    window.show_workspace(window.editor)
    choose(window, qtbot, "de")
    assert "Regionen" in window.status.counts.text() or "Region" in window.status.counts.text()
    assert window.editor.tools["brush"].choices()["forest"] == "Wald"
    choose(window, qtbot, "fi")
    assert window.editor.tools["brush"].choices()["forest"] == "Metsä"


def test_what_is_legal_and_what_changed_is_told_in_the_language(window, qtbot):
    choose(window, qtbot, "de")
    window.sandbox.session.go_to(window.sandbox.session.place)
    telling = window.sandbox.session.telling()
    assert telling.step(0).title == "Die Stellung."
    assert "erobert" in telling.step(1).title
    assert any("Plättchen" in line.text for line in telling.step(1).changes)


def test_the_language_is_kept_until_the_next_start(window, qtbot):
    choose(window, qtbot, "sv")
    window.close()
    again = MainWindow()
    qtbot.addWidget(again)
    assert again.language.button.text() == "SV"
    assert menu_titles(again)[0] == "Arkiv"


def test_the_first_start_speaks_as_the_system_does(qtbot, monkeypatch):
    monkeypatch.setattr("editor.window_language.system_language", lambda: "pl")
    first = MainWindow()
    qtbot.addWidget(first)
    assert menu_titles(first)[0] == "Plik"


def test_a_language_nobody_knows_is_english(qtbot):
    from editor.files.settings import Settings

    settings = Settings()
    settings.set_text("language", "tlh")
    window = MainWindow(settings)
    qtbot.addWidget(window)
    assert window.language.button.text() == "EN"


def test_a_notice_that_is_shown_is_told_in_the_language(window, qtbot):
    window.stories.noticed.emit(gone(Path("my.toml"), save_again=lambda: None))
    (row,) = window.message.rows()
    choose(window, qtbot, "de")
    assert row.words.text().startswith("„my.toml“")
    choose(window, qtbot, "en")
    assert row.words.text().startswith("“my.toml” is no longer")


@pytest.mark.parametrize("width", [1600, 1280, 1024])
def test_the_bar_gives_up_words_rather_than_cut_them(window, qtbot, width):
    window.resize(width, 900)
    window.show_workspace(window.sandbox)
    bar = window.sandbox.bar
    bar.show_disputes(2)
    choose(window, qtbot, "de")
    buttons = [each for each in bar.findChildren(QToolButton) if each.isVisible()]
    assert len(buttons) > 8
    qtbot.waitUntil(lambda: all(button.width() >= button.sizeHint().width() for button in buttons))


def test_a_window_at_rest_lays_nothing_out(window, qtbot):
    class Counted(QObject):
        number = 0

        def eventFilter(self, _watched, event):
            self.number += event.type() is QEvent.Type.LayoutRequest
            return False

    window.resize(1600, 900)
    window.show_workspace(window.sandbox)
    qtbot.wait(50)
    counted = Counted()
    for strip in (window.sandbox.bar, window.sandbox.parts.phases):
        strip.installEventFilter(counted)
    qtbot.wait(50)
    assert counted.number <= 2

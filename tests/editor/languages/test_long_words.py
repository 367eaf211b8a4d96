"""Long words fit: header, bars and docks have room for every language, in the smallest window too."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea

from core.files.bundled import bundled_maps
from core.rules.clause_records import LANGUAGES
from editor.files.settings import Settings
from editor.main_window import MainWindow
from editor.panels.map_dock import MapDock

SMALLEST = (1024, 700)


@pytest.fixture(scope="module")
def needed(tmp_path_factory):
    """How much room each part needs at least, by language and part; one window speaks them all."""

    application = QApplication.instance() or QApplication([])
    window = MainWindow(Settings(tmp_path_factory.mktemp("home")))
    window.open_map(bundled_maps()[0])
    window.play_this_map()
    window.resize(*SMALLEST)
    window.show()
    found = {}
    for language in LANGUAGES:
        window.language.choose(language)
        window.show_workspace(window.editor)
        window.document.select([region.id for region in window.document.model.regions[7:8]])
        application.processEvents()
        pages = window.editor.docks.right.findChildren(QScrollArea)
        found[language, "dock"] = max(page.widget().minimumSizeHint().width() for page in pages)
        found[language, "header"] = window.header.layout().minimumSize().width()
        window.show_workspace(window.sandbox)
        application.processEvents()
        found[language, "scenario bar"] = window.sandbox.bar.layout().minimumSize().width()
        found[language, "phases"] = window.sandbox.phases.layout().minimumSize().width()
    window.language.choose("en")
    window.hide()
    window.deleteLater()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_dock_of_the_map_is_wide_enough(needed, language):
    assert needed[language, "dock"] <= MapDock.WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_header_and_bars_fit_the_smallest_window(needed, language):
    assert needed[language, "header"] <= SMALLEST[0]
    assert needed[language, "scenario bar"] <= SMALLEST[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phases_of_a_turn_fit_beside_the_left_dock(needed, language):
    assert needed[language, "phases"] <= SMALLEST[0] - 256


def test_a_window_that_begins_in_another_language_tells_the_options_of_its_tools_in_it(qtbot, tmp_path):
    settings = Settings(tmp_path)
    settings.set_text("language", "de")
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.language.begin()
    smooth, merge = window.editor.tools["smooth"].options(), window.editor.tools["merge"].options()
    words = {each.text() for each in smooth.findChildren(QAbstractButton)}
    assert words == {"Glätten", "Aufrauen", "Ausgewählte Regionen"}
    assert "Name and tags of" not in {each.text() for each in merge.findChildren(QLabel)}
    window.language.choose("en")
    assert "Name and tags of" in {each.text() for each in merge.findChildren(QLabel)}

"""Importing drawings with their report, and going back to earlier versions."""

from datetime import datetime

import pytest
from PySide6.QtCore import Qt

from core.files.map_file import map_text
from core.picture.palette import LIGHT
from editor.dialogs.import_dialog import ImportDialog
from editor.dialogs.versions_dialog import VersionsDialog
from editor.files.earlier_versions import EarlierVersions

LEFT = Qt.MouseButton.LeftButton
SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
<path id="North" d="M0 0 L400 0 L400 150 L200 160 L0 150Z"/>
<path id="South" d="M0 150.4 L200 160.4 L400 150.3 L400 300 L0 300Z"/></svg>"""


@pytest.fixture
def importing(shown, document):
    return shown(ImportDialog(LIGHT))


def test_a_drawing_is_shown_with_what_was_changed(importing, qtbot, tmp_path):
    path = tmp_path / "two.svg"
    path.write_text(SVG, encoding="utf-8")
    assert not importing.main_button.isEnabled()
    with qtbot.waitSignal(importing.work.done, timeout=20_000):
        importing.read(path)
    assert "points moved" in importing.report.toPlainText()
    assert importing.preview.picture is not None
    qtbot.mouseClick(importing.main_button, LEFT)
    assert [region.name for region in importing.read_result.model.regions] == ["North", "South"]


def test_a_file_that_holds_no_drawing_is_told(importing, qtbot, tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear all", encoding="utf-8")
    with qtbot.waitSignal(importing.work.failed, timeout=20_000):
        importing.read(path)
    assert "letter.txt" in importing.preview.words
    assert not importing.main_button.isEnabled()


def test_cancel_stops_the_reading_first(importing, qtbot, tmp_path):
    path = tmp_path / "two.svg"
    path.write_text(SVG, encoding="utf-8")
    importing.read(path)
    qtbot.mouseClick(importing.cancel_button, LEFT)
    assert importing.isVisible()
    assert importing.preview.words == "Stopped."
    qtbot.mouseClick(importing.cancel_button, LEFT)
    assert not importing.isVisible()


def test_versions_are_listed_with_picture_and_difference(shown, document, tmp_path, qtbot):
    kept, path = EarlierVersions(tmp_path / "versions"), tmp_path / "a.map.geojson"
    smaller = document.kept.without_regions([document.kept.regions[0].id])
    for minute, model in enumerate((smaller, document.kept)):
        kept.keep(path, map_text(model).encode(), datetime(2026, 11, 18, 14, minute, 0))
    dialog = shown(VersionsDialog(kept.of(path), document.kept, LIGHT))
    assert [dialog.list.item(row).text() for row in range(2)] == [
        "18 November 2026, 14:01:00",
        "18 November 2026, 14:00:00",
    ]
    assert "same as now" in dialog.facts.text()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.facts.text() == "3 regions. 1 of them is other than now."
    qtbot.mouseClick(dialog.main_button, LEFT)
    assert map_text(dialog.model) == map_text(smaller)


def test_a_map_never_saved_has_no_versions_and_says_so(shown, document):
    dialog = shown(VersionsDialog((), document.kept, LIGHT))
    assert "nothing to go back to" in dialog.preview.words
    assert not dialog.main_button.isEnabled()

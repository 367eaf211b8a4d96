"""Export: every format, its options, progress, cancelling, and failing in words."""

import csv
import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from core.model.problems import Severity
from core.picture.options import BOARD_LAYERS
from core.picture.palette import DARK, LIGHT
from core.picture.shapes import LayerName
from core.topology.map_checks import check_map
from editor.dialogs.export_dialog import ExportDialog
from editor.dialogs.export_formats import FORMATS, ExportFormat

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(shown, document):
    return shown(ExportDialog(document, BOARD_LAYERS, LIGHT))


def choose(dialog, form):
    dialog.format.setCurrentIndex([each.id for each in FORMATS].index(form))


def export(dialog, qtbot, path):
    with qtbot.waitSignal(dialog.accepted, timeout=20_000):
        dialog.export(path)
    return path


@pytest.mark.parametrize("form", [each.id for each in FORMATS])
def test_every_format_is_written(dialog, qtbot, tmp_path, form):
    choose(dialog, form)
    path = export(dialog, qtbot, tmp_path / f"board{dialog.chosen.suffix}")
    data = path.read_bytes()
    match form:
        case "png":
            assert QImage.fromData(data).width() == 2000
        case "pdf":
            assert data.startswith(b"%PDF")
        case "csv":
            assert len(list(csv.reader(data.decode().splitlines()))) == 5
        case "json" | "geojson":
            assert len(json.loads(data)["regions" if form == "json" else "features"]) == 4
        case _:
            assert b"Larkfield" in data


def test_size_look_and_layers_are_obeyed(dialog, qtbot, tmp_path):
    dialog.measure.setCurrentIndex(1)
    dialog.amount.setValue(50)
    assert "787 × 590 pixels" in dialog.size_words.text()
    image = QImage(str(export(dialog, qtbot, tmp_path / "a.png")))
    assert (image.width(), image.height()) == (787, 590)
    choose(dialog, "svg")
    dialog.look.setCurrentIndex(1)
    qtbot.mouseClick(dialog.layers.ticks[LayerName.GRAPH], LEFT)
    assert dialog.layers.preset.currentText() == "My own choice"
    text = export(dialog, qtbot, tmp_path / "a.svg").read_text(encoding="utf-8")
    assert 'id="layer-graph"' in text
    assert DARK.board.paper in text


def test_cancel_stops_the_writing_and_leaves_nothing(dialog, qtbot, tmp_path):
    dialog.amount.setValue(12_000)
    dialog.export(tmp_path / "large.png")
    assert dialog.progress.isVisible()
    with qtbot.waitSignal(dialog.painting.progressed):
        pass
    qtbot.mouseClick(dialog.cancel_button, LEFT)
    assert dialog.isVisible()
    assert not dialog.progress.isVisible()
    assert "nothing was written" in dialog.trouble()
    assert not (tmp_path / "large.png").exists()
    qtbot.mouseClick(dialog.cancel_button, LEFT)
    assert not dialog.isVisible()


def test_a_folder_that_is_not_there_is_told_in_the_dialog(dialog, qtbot, tmp_path):
    choose(dialog, "csv")
    dialog.export(tmp_path / "nowhere" / "a.csv")
    qtbot.waitUntil(lambda: "does not exist" in dialog.trouble(), timeout=20_000)
    assert dialog.isVisible()


def test_the_map_itself_is_never_overwritten(dialog, document, map_path):
    document.mark_saved(map_path)
    dialog.export(map_path)
    assert "the map itself" in dialog.trouble()


def test_tables_are_shown_before_they_are_written(dialog, qtbot):
    choose(dialog, "csv")
    qtbot.waitUntil(lambda: "a_name" in dialog.text.toPlainText(), timeout=20_000)
    assert not dialog.picture_part.isVisible()


def test_what_is_wrong_with_the_map_is_said_before_it_is_exported(dialog, document):
    found = check_map(document.kept.with_regions([replace(document.kept.regions[0], terrain=None)]))
    dialog.tell_findings(found)
    assert dialog.findings.text() == "Not mended yet: 1 warning."
    dialog.tell_findings([each for each in found if each.severity is Severity.HINT])
    assert dialog.findings.isHidden()


def test_a_function_from_a_map_to_text_is_all_that_an_exporter_needs(shown, document, qtbot, tmp_path, monkeypatch):
    own = ExportFormat("names", "Names", ".txt", "One a line.", lambda model: "\n".join(r.name for r in model.regions))
    monkeypatch.setattr("editor.dialogs.export_dialog.FORMATS", (*FORMATS, own))
    made = shown(ExportDialog(document, BOARD_LAYERS, LIGHT))
    made.format.setCurrentIndex(len(FORMATS))
    assert export(made, qtbot, tmp_path / "names.txt").read_text().split("\n")[0] == document.kept.regions[0].name

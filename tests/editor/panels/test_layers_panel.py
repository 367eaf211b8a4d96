"""Layers are shown by the workspace's own commands, and locked against change by hand."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.model.tagging import renamed, with_terrain
from core.model.values import RegionId
from editor.action_book import ActionBook
from editor.document.map_document import MapDocument
from editor.panels.layers_panel import LayersPanel


@pytest.fixture
def panel(qtbot: QtBot, document: MapDocument, actions: ActionBook) -> LayersPanel:
    actions.add("show-names", "Names", menu="View", checkable=True, does=lambda: None).setChecked(True)
    made = LayersPanel(document, actions)
    qtbot.addWidget(made)
    made.show()
    return made


def test_an_eye_does_what_the_command_does(panel: LayersPanel, actions: ActionBook, qtbot: QtBot) -> None:
    assert panel.eyes["names"].isChecked()
    qtbot.mouseClick(panel.eyes["names"], Qt.MouseButton.LeftButton)
    assert not actions["show-names"].isChecked()
    actions["show-names"].trigger()
    assert panel.eyes["names"].isChecked()


def test_a_locked_layer_refuses_edits_in_words_but_not_undo(
    panel: LayersPanel, document: MapDocument, qtbot: QtBot
) -> None:
    document.edit("Rename", renamed(document.kept, "a1", "First"))
    qtbot.mouseClick(panel.locks["names"], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(document.refused) as refused:
        assert not document.edit("Rename", renamed(document.kept, "a1", "Second"))
    assert refused.args == ["Names are locked; unlock in Layers to change this."]
    assert document.edit("Paint", with_terrain(document.kept, [RegionId("a1")], "hill"))
    document.go_to(0)
    assert document.model.region("a1").name == "A1"
    qtbot.mouseClick(panel.locks["names"], Qt.MouseButton.LeftButton)
    assert document.edit("Rename", renamed(document.kept, "a1", "Second"))


def test_locked_borders_are_not_even_previewed(panel: LayersPanel, document: MapDocument) -> None:
    document.lock("borders", is_locked=True)
    document.preview(document.kept.without_regions(["a1"]))
    assert not document.is_previewing

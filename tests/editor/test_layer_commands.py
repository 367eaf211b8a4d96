"""The bare board on one key, and locks on keys of their own."""

import pytest
from PySide6.QtCore import Qt

from core.model.tagging import renamed
from core.picture.shapes import LayerName
from tests.core.picture.small_maps import four_corners
from tests.editor.workspaces import CTRL, SHIFT, Desk


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot, four_corners())


def test_one_key_leaves_the_bare_board_and_brings_the_same_layers_back(desk):
    desk.actions["show-graph"].trigger()
    before = desk.workspace.options().layers
    assert {LayerName.NAMES, LayerName.GRAPH} <= before
    desk.key(Qt.Key.Key_H, CTRL)
    bare = desk.view.options.layers
    assert not {LayerName.NAMES, LayerName.SYMBOLS, LayerName.LINKS, LayerName.GRAPH} & bare
    assert {LayerName.TERRAIN, LayerName.BORDERS} <= bare
    desk.key(Qt.Key.Key_H, CTRL)
    assert desk.view.options.layers == before


def test_one_key_locks_everything_and_unlocks_it_again(desk):
    document, names = desk.document, desk.actions["lock-names"]
    desk.key(Qt.Key.Key_L, CTRL)
    assert names.isChecked()
    assert desk.actions["lock-art"].isChecked()
    assert not document.edit("Rename", renamed(document.kept, "nw", "Else"))
    desk.key(Qt.Key.Key_L, CTRL)
    assert not names.isChecked()
    assert document.edit("Rename", renamed(document.kept, "nw", "Else"))


def test_the_key_that_shows_a_layer_locks_it_with_shift(desk):
    desk.key(Qt.Key.Key_3, CTRL | SHIFT)
    assert desk.document.locked == {"names"}
    assert desk.workspace.docks.right.layers.locks["names"].isChecked()
    assert not desk.actions["lock-all"].isChecked()
    shown = {action.shortcut().toString(): name for name, action in desk.workspace.overlay_actions.items()}
    for layer, action in desk.workspace.layers.each.items():
        assert shown[action.shortcut().toString().replace("Shift+", "")] == layer

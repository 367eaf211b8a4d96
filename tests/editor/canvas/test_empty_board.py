"""A board without regions says what to do, and with which key."""

import pytest
from PySide6.QtCore import Qt

from core.model.map_model import Frame, MapModel
from core.model.values import GRID
from tests.editor.workspaces import LEFT, Desk


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot, MapModel(frame=Frame(400 * GRID, 300 * GRID)), (1100, 800))


def test_an_empty_board_names_the_key_that_draws(desk):
    card = desk.workspace.empty
    assert card.isVisible()
    assert "P draws" in card._hint.text()
    assert "press P" in desk.workspace.tool.hint()


def test_its_button_takes_up_the_tool_and_the_card_makes_way(desk):
    desk.bot.mouseClick(desk.workspace.empty.draw_button, LEFT)
    assert desk.workspace.tool.id == "draw"
    assert not desk.workspace.empty.isVisible()


def test_whoever_holds_a_tool_that_needs_regions_is_told_to_draw_first(desk):
    for letter, is_told in (("C", True), ("N", True), ("B", True), ("R", False), ("G", False), ("S", True)):
        desk.key(getattr(Qt.Key, f"Key_{letter}"))
        assert desk.workspace.empty.isVisible() == is_told, letter


def test_it_is_gone_with_the_first_region_and_back_when_that_is_undone(desk):
    desk.key(Qt.Key.Key_P)
    for x, y in ((50, 50), (150, 50), (150, 150), (50, 150)):
        desk.click(x, y)
    desk.key(Qt.Key.Key_Return)
    desk.workspace.pick_up("select")
    assert not desk.workspace.empty.isVisible()
    desk.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.workspace.empty.isVisible()

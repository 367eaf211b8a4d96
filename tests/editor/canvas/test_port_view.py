"""Dragging the board, while other buttons and windows come in between."""

import pytest
from PySide6.QtCore import QPoint, Qt

from core.geometry.snapping import SnapKind
from tests.core.picture.small_maps import four_corners
from tests.editor.workspaces import LEFT, NONE, Desk
from tests.pointer import point_at

MIDDLE = Qt.MouseButton.MiddleButton


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot, four_corners(mm=200))


def test_a_space_bar_that_is_let_go_in_another_window_drags_nothing_here(desk):
    before = desk.view.port
    desk.bot.keyPress(desk.view, Qt.Key.Key_Space)
    desk.view.clearFocus()
    desk.view.setFocus()
    desk.bot.mousePress(desk.view, LEFT, NONE, QPoint(300, 300))
    point_at(desk.view, QPoint(340, 320), held=LEFT)
    desk.bot.mouseRelease(desk.view, LEFT, NONE, QPoint(340, 320))
    assert desk.view.port == before
    assert desk.view.cursor().shape() != Qt.CursorShape.OpenHandCursor


def test_a_gesture_hears_of_its_end_while_the_middle_button_drags_the_board(desk):
    for kind in (SnapKind.GRID, SnapKind.FRAME, SnapKind.EDGE):
        desk.workspace.snapping.switch_kind(kind, False)
    desk.click(100, 75)
    desk.key(Qt.Key.Key_N)
    desk.press(200, 150)
    desk.move(190, 140)
    desk.bot.mousePress(desk.view, MIDDLE, NONE, QPoint(300, 300))
    desk.release(190, 140)
    assert not desk.document.is_previewing
    assert [step.title for step in desk.document.history.steps] == ["Move shared vertex (4 regions)"]
    desk.bot.mouseRelease(desk.view, MIDDLE, NONE, QPoint(300, 300))

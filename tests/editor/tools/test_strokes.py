"""Nothing comes between pressing a button and letting it go: no command, no menu, no second button."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication

from core.geometry.snapping import SnapKind
from tests.core.picture.small_maps import four_corners
from tests.editor.workspaces import CTRL, NONE, Desk

RIGHT, MIDDLE = Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
KEY = Qt.Key


@pytest.fixture
def desk(qtbot):
    made = Desk(qtbot, four_corners(mm=200))
    for kind in (SnapKind.GRID, SnapKind.FRAME, SnapKind.EDGE):
        made.workspace.snapping.switch_kind(kind, False)
    made.click(100, 75)
    made.key(KEY.Key_5)
    return made


def begin_drag(desk: Desk) -> None:
    desk.key(KEY.Key_N)
    desk.press(200, 150)
    desk.move(190, 140)
    assert desk.document.is_previewing


def test_undo_in_the_middle_of_a_drag_takes_back_the_drag_and_no_step(desk):
    begin_drag(desk)
    desk.key(KEY.Key_Z, CTRL)
    assert not desk.document.is_previewing
    assert desk.document.history.index == 1
    desk.move(180, 130)
    desk.release(180, 130)
    assert desk.document.history.index == 1
    desk.key(KEY.Key_Z, CTRL)
    assert desk.document.history.index == 0


def test_undo_takes_back_a_drag_even_when_there_is_no_step_yet(desk):
    desk.key(KEY.Key_Z, CTRL)
    begin_drag(desk)
    desk.key(KEY.Key_Z, CTRL)
    assert not desk.document.is_previewing
    desk.release(190, 140)
    assert desk.document.history.index == 0


@pytest.mark.parametrize("key", [KEY.Key_Delete, KEY.Key_3, KEY.Key_P, KEY.Key_Right])
def test_no_other_key_comes_in_between(desk, key):
    begin_drag(desk)
    desk.key(key)
    assert desk.workspace.tool.id == "vertices"
    assert desk.document.is_previewing
    desk.release(190, 140)
    assert [step.title for step in desk.document.history.steps][1:] == ["Move shared vertex (4 regions)"]


def test_a_second_button_takes_the_drag_back_and_opens_no_menu(desk, qtbot):
    asked = []
    desk.view.menu_wanted.connect(asked.append)
    begin_drag(desk)
    qtbot.mouseClick(desk.view, RIGHT, NONE, desk.at(190, 140))
    assert not desk.document.is_previewing
    assert not asked
    desk.release(180, 130)
    assert desk.document.history.index == 1


def test_a_button_let_go_outside_takes_the_drag_back(desk):
    begin_drag(desk)
    desk.is_held = False
    desk.move(180, 130)
    assert not desk.document.is_previewing
    assert not desk.workspace.tool.is_stroking()


def test_the_place_of_a_vertex_is_as_it_was_after_a_drag_was_taken_back(desk):
    desk.key(KEY.Key_N)
    desk.click(200, 150)
    fields = desk.workspace.tool.options()
    before = fields.x.text(), fields.y.text()
    desk.press(200, 150)
    desk.move(190, 140)
    assert (fields.x.text(), fields.y.text()) != before
    desk.key(KEY.Key_Escape)
    assert (fields.x.text(), fields.y.text()) == before


@pytest.mark.parametrize("letter", ["B", "Y", "R", "H", "O"])
def test_undo_in_the_middle_of_any_stroke_takes_back_the_stroke_alone(desk, letter):
    desk.key(getattr(KEY, f"Key_{letter}"))
    desk.press(200, 75)
    desk.move(300, 80)
    assert desk.workspace.tool.is_stroking()
    desk.key(KEY.Key_Z, CTRL)
    assert not desk.workspace.tool.is_stroking()
    assert not desk.document.is_previewing
    desk.release(300, 80)
    assert desk.document.history.index == 1


def test_the_left_button_let_go_while_the_middle_one_drags_the_board_ends_the_stroke(desk, qtbot):
    begin_drag(desk)
    qtbot.mousePress(desk.view, MIDDLE, NONE, desk.at(190, 140))
    desk.release(190, 140)
    assert desk.document.history.index == 2
    assert desk.view.cursor().shape() == Qt.CursorShape.ClosedHandCursor, "the board is still held"
    qtbot.mouseRelease(desk.view, MIDDLE, NONE, desk.at(190, 140))
    assert desk.view.cursor().shape() != Qt.CursorShape.ClosedHandCursor


def test_space_held_while_another_window_comes_is_let_go(desk, qtbot):
    qtbot.keyPress(desk.view, KEY.Key_Space)
    assert desk.view.cursor().shape() == Qt.CursorShape.OpenHandCursor
    QApplication.sendEvent(desk.view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason))
    desk.view.setFocus()
    desk.click(300, 225)
    assert desk.chosen == ("se",)

"""The keys of the sandbox go on working when the part that had them is no longer seen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from editor.main_window import MainWindow


@pytest.fixture
def window(qtbot, story_path):
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1600, 1000)
    made.open_scenario(story_path)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def has_keys(window):
    return window.sandbox.isAncestorOf(QApplication.focusWidget())


def press(qtbot, key):
    qtbot.keyClick(QApplication.focusWidget(), key)


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000)])
def test_drawers_and_forms_that_come_and_go_keep_the_keys(window, qtbot, size):
    window.resize(*size)
    window.sandbox.right_dock.rulings.setFocus()
    qtbot.keyClick(window.sandbox.view, Qt.Key.Key_Y)
    window.sandbox.right_dock.rulings.setFocus()
    for key in (Qt.Key.Key_D, Qt.Key.Key_D, Qt.Key.Key_U, Qt.Key.Key_V):
        press(qtbot, key)
        qtbot.wait(20)
        assert has_keys(window)
    assert window.sandbox.comparison.is_on


def test_a_form_that_is_left_gives_the_keys_to_the_board(window, qtbot):
    qtbot.keyClick(window.sandbox.view, Qt.Key.Key_U)
    panel = window.sandbox.setup_mode.panel
    panel.form.hand.setFocus()
    qtbot.mouseClick(panel.foot.leave, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not panel.isVisible())
    qtbot.waitUntil(lambda: has_keys(window))
    before = window.sandbox.session.number
    press(qtbot, Qt.Key.Key_1)
    assert window.sandbox.session.number == before + 1


def test_somebody_who_goes_elsewhere_is_left_there(window, qtbot):
    window.sandbox.view.setFocus()
    window.header.setFocus()
    qtbot.wait(20)
    window.show_workspace(window.editor)
    qtbot.wait(20)
    assert not has_keys(window)

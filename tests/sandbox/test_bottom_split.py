"""Board and timeline share the height: what the branches need, or what somebody has dragged."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from core.picture.palette import LIGHT
from core.rules.story_tree import Place
from sandbox.bottom_split import LEAST
from sandbox.sandbox_workspace import SandboxWorkspace


@pytest.fixture
def workspace(qtbot, story_path):
    made = SandboxWorkspace()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    made.resize(1024, 700)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.open_scenario(story_path)
    return made


def test_cards_of_seats_that_were_never_shown_before_get_their_height(workspace, qtbot):
    card = workspace.seats.cards[0]
    qtbot.waitUntil(lambda: card.height() >= card.layout().totalHeightForWidth(card.width()) > 60)


def test_one_line_takes_little_of_a_low_window_and_a_branch_takes_more(workspace, qtbot):
    rows = workspace.docks.rows
    assert LEAST <= rows.below() < 140
    for at in (1, 2):
        workspace.session.go_to(Place(at=at))
        qtbot.keyClick(workspace.view, Qt.Key.Key_B)
    assert rows.below() > 160
    assert rows.below() <= workspace.height() // 3
    workspace.commands["undo"].trigger()
    workspace.commands["undo"].trigger()
    assert rows.below() < 140


def test_the_timeline_keeps_the_height_it_was_dragged_to(workspace, qtbot):
    rows = workspace.docks.rows
    handle = rows.handle(1)
    middle = handle.rect().center()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseMove(handle, middle - QPoint(0, 90))
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle - QPoint(0, 90))
    dragged = rows.below()
    assert dragged > 200
    workspace.session.go_to(Place(at=1))
    qtbot.keyClick(workspace.view, Qt.Key.Key_B)
    assert rows.below() == dragged
    workspace.resize(1024, 760)
    QApplication.processEvents()
    assert rows.below() == dragged


def test_charts_get_the_height_they_need(workspace, qtbot):
    before = workspace.docks.rows.below()
    qtbot.keyClick(workspace.view, Qt.Key.Key_G)
    assert workspace.charts.isVisible()
    assert workspace.docks.rows.below() > before
    qtbot.keyClick(workspace.view, Qt.Key.Key_G)
    assert workspace.docks.rows.below() == before


def test_boards_side_by_side_are_not_covered_by_the_drawer(workspace, qtbot):
    qtbot.keyClick(workspace.view, Qt.Key.Key_D)
    assert workspace.right_dock.isVisible()
    workspace.modes.compare(None)
    assert workspace.comparison.is_on
    assert not workspace.right_dock.isVisible()

"""The left dock shares its height between the seats and what is legal."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from core.files.scenario_file import read_scenario
from core.picture.palette import LIGHT
from sandbox.sandbox_workspace import SandboxWorkspace


@pytest.fixture
def workspace(qtbot, story_path):
    made = SandboxWorkspace()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    made.resize(300, 120)  # a workspace is laid out small before its window is shown
    made.show()
    made.session.open(read_scenario(story_path), story_path)
    made.resize(1600, 1000)
    QApplication.processEvents()
    return made


def test_the_cards_of_the_seats_are_seen_whole_where_there_is_room(workspace):
    seats, _ = workspace.left_dock.sizes()
    assert seats >= min(workspace.seats.widget().sizeHint().height(), workspace.left_dock.height() // 2)


def test_a_line_the_user_has_moved_stays(workspace, qtbot):
    handle = workspace.left_dock.handle(1)
    middle = handle.rect().center()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseMove(handle, middle + QPoint(0, 60))
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle + QPoint(0, 60))
    moved = workspace.left_dock.sizes()
    workspace.session.move(1)
    QApplication.processEvents()
    assert workspace.left_dock.sizes() == moved

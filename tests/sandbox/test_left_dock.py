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


def test_where_there_is_little_height_only_the_seat_that_acts_is_shown_in_full(workspace, story_path, qtbot):
    more = "[seats.Cleo]\n[seats.Dora]\ncoins = 3\n"
    story_path.write_text(f"{story_path.read_text(encoding='utf-8')}\n{more}", encoding="utf-8")
    workspace.open_scenario(story_path)
    workspace.session.move(-workspace.session.last)
    cards = workspace.seats.cards
    qtbot.waitUntil(lambda: cards[1].height() > 70)
    anna, ben = (card.height() for card in cards[:2])
    workspace.resize(1024, 600)
    qtbot.waitUntil(lambda: cards[1].height() < ben / 1.5)
    qtbot.waitUntil(lambda: cards[0].height() >= anna)
    assert "8 in the tray" in cards[1].toolTip()
    assert workspace.left_dock.sizes()[0] >= workspace.seats.widget().sizeHint().height(), "no card needs a scroll"
    workspace.resize(1600, 1000)
    qtbot.waitUntil(lambda: cards[1].height() >= ben)


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

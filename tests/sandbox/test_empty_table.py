"""While nothing is open the sandbox says what belongs there and how to get it, and nothing else."""

import pytest
from PySide6.QtCore import Qt

from core.files.bundled import bundled_maps
from editor.main_window import MainWindow
from tests.sandbox.setting_up import spot_of

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot):
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1024, 700)
    made.show()
    made.show_workspace(made.sandbox)
    return made


def test_nothing_but_ways_to_begin_is_shown(window):
    parts = window.sandbox.parts
    assert parts.empty.isVisible()
    for part in (parts.timeline, window.sandbox.left_dock, parts.phases, parts.right_dock, parts.charts):
        assert not part.isVisible()
    assert parts.view.rect().contains(parts.empty.geometry())


def test_a_click_plays_the_map_and_everything_is_there(window, qtbot):
    parts = window.sandbox.parts
    window.open_map(bundled_maps()[0])
    window.show_workspace(window.sandbox)
    qtbot.mouseClick(parts.empty.play, LEFT)
    assert window.sandbox.session.is_open
    assert not parts.empty.isVisible()
    for part in (parts.timeline, window.sandbox.left_dock, parts.phases):
        assert part.isVisible()


def test_a_click_sets_a_position_up(window, qtbot):
    qtbot.mouseClick(window.sandbox.parts.empty.set_up, LEFT)
    assert window.sandbox.setup_mode.desk.is_on
    assert not window.sandbox.parts.empty.isVisible()
    assert not window.sandbox.parts.timeline.isVisible()


@pytest.mark.parametrize("way", ["play", "set_up"])
def test_once_a_button_has_begun_keys_are_for_the_board(window, qtbot, way):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.mouseClick(getattr(window.sandbox.parts.empty, way), LEFT)
    assert window.sandbox.view.hasFocus()


def test_the_status_line_tells_what_stands_in_a_region_after_the_click(window, qtbot):
    sandbox = window.sandbox
    qtbot.mouseClick(sandbox.parts.empty.set_up, LEFT)
    sandbox.setup_mode.panel.form.race.setCurrentIndex(1)
    sandbox.setup_mode.panel.form.race.activated.emit(1)
    land = next(n for n, terrain in enumerate(sandbox.session.board.terrain) if terrain == "hill")
    spot = spot_of(sandbox, sandbox.session.board.names[land])
    qtbot.mouseMove(sandbox.view, spot)
    assert "held by nobody" in window.status.pointed.text()
    qtbot.mouseClick(sandbox.view, LEFT, pos=spot)
    assert "Anna's Amazons, 1 token" in window.status.pointed.text()

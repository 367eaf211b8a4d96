"""Scales wherever an answer depends on a dispute: a click on them leads to the ruling."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton

from core.files.scenario_file import parse_scenario
from core.rules.acting_disputes import OtherReadings
from core.rules.legal_options import Option
from core.rules.story_tree import MAIN, Place
from tests.core.rules.test_readings import LONE_ELF
from tests.sandbox.workspaces import ELF, shown_with_a_dispute

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def workspace(qtbot):
    made = shown_with_a_dispute(qtbot)
    made.grab()
    made.scout.finish()
    made.grab()
    return made


def is_led_to_a_ruling(workspace) -> bool:
    dock = workspace.right_dock
    return dock.currentWidget() is dock.rulings and bool(dock.rulings.blocks)


def test_the_pill_on_the_board_carries_scales_that_lead_to_the_ruling(workspace, qtbot):
    mill = workspace.session.board.names.index("Mill")
    room = workspace.view.scales[mill]
    qtbot.mouseClick(workspace.view, LEFT, pos=room.center().toPoint())
    assert workspace.session.number == 0, "the click asks and plays nothing"
    assert is_led_to_a_ruling(workspace)


def test_the_row_in_the_list_carries_scales_that_lead_to_the_ruling(workspace, qtbot):
    panel = workspace.actions_panel
    number, row = next((at, each) for at, each in enumerate(panel.model.rows) if isinstance(each, Option))
    box = panel.list.visualRect(panel.model.index(number))
    qtbot.mouseClick(panel.list.viewport(), LEFT, pos=panel._delegate.scales_room(box, row).center())
    assert workspace.session.number == 0
    assert is_led_to_a_ruling(workspace)
    qtbot.mouseClick(panel.list.viewport(), LEFT, pos=box.center())
    assert workspace.session.number == 1, "beside the scales the row is played as ever"


def test_the_step_in_the_timeline_carries_scales_that_lead_to_the_ruling(workspace, qtbot):
    lanes, place = workspace.timeline.view, Place(MAIN, 1)
    qtbot.mouseClick(lanes.viewport(), LEFT, pos=lanes.scales_of(place).center())
    assert workspace.session.place == place
    assert is_led_to_a_ruling(workspace)


def test_the_step_told_in_why_names_its_disputes(workspace, qtbot):
    qtbot.keyClick(workspace.view, Qt.Key.Key_Right)
    workspace.scout.finish()
    links = workspace.step_panel.findChildren(QToolButton, "dispute-link")
    assert any("Is the Elf lost?" in link.toolTip() for link in links)
    elf = next(link for link in links if "Is the Elf lost?" in link.toolTip())
    qtbot.mouseClick(elf, LEFT)
    assert next(iter(workspace.right_dock.rulings.blocks)) == ELF, "the dispute asked about stands first"


def test_the_card_of_a_region_says_where_books_differ(workspace, qtbot):
    mill = workspace.session.board.names.index("Mill")
    qtbot.mouseMove(workspace.view, workspace.view.room_of(mill).center())
    workspace.board_play.show_card(mill)
    links = workspace.board_play.card.findChildren(QToolButton, "dispute-link")
    assert any("Is the Elf lost?" in link.toolTip() for link in links)


def test_a_card_that_refuses_does_not_promise_that_a_click_plays(workspace, qtbot):
    text = LONE_ELF.replace('Mill = "farmland, borders Tower"', 'Mill = "farmland, borders Tower"\nFen = "swamp"')
    workspace.session.open(parse_scenario(text, Path("elf.toml")), None)
    fen = workspace.session.board.names.index("Fen")
    qtbot.mouseClick(workspace.view, LEFT, pos=workspace.view.room_of(fen).center())
    shown = [label.text() for label in workspace.board_play.card.findChildren(QLabel)]
    assert "not allowed" in shown
    assert not any("plays" in words for words in shown)


def test_nothing_found_is_kept_when_the_readings_change(workspace, qtbot):
    step = workspace.session.track.steps[0]
    assert workspace.scout.of_step(step)
    workspace.rulings_desk.choose_edition("sw-sv")
    assert not workspace.scout.of_step(workspace.session.track.steps[0])
    workspace.scout.finish()
    workspace.grab()
    workspace.scout.finish()
    assert workspace.scout.of_step(workspace.session.track.steps[0])


def test_a_search_that_breaks_off_is_told_once_and_not_begun_again(workspace, qapp, monkeypatch):
    begun = []

    def breaks_off(_readings, state, _found):
        begun.append(state)
        yield
        raise ZeroDivisionError

    monkeypatch.setattr(OtherReadings, "look", breaks_off)
    workspace.session.move(1)
    with pytest.raises(ZeroDivisionError):
        workspace.scout.finish()
    qapp.processEvents()
    assert begun == [workspace.session.state]

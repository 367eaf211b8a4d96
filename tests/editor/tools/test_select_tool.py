"""Selecting regions with mouse and keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from core.model.values import to_grid
from tests.core.picture.small_maps import box, four_corners, map_of, region
from tests.editor.workspaces import ALT, CTRL, SHIFT, Desk


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot, four_corners(mm=200))


def test_a_click_selects_the_region_under_it_and_one_beside_the_board_none(desk):
    desk.click(100, 75)
    assert desk.chosen == ("nw",)
    desk.click(300, 75)
    assert desk.chosen == ("ne",)
    desk.click(-20, 75)
    assert desk.chosen == ()


def test_shift_adds_and_control_takes_in_or_out(desk):
    desk.click(100, 75)
    desk.click(300, 75, SHIFT)
    desk.click(300, 75, SHIFT)
    assert desk.chosen == ("nw", "ne")
    desk.click(100, 75, CTRL)
    desk.click(100, 225, CTRL)
    assert desk.chosen == ("ne", "sw")


def test_a_dragged_box_selects_what_it_touches_in_any_direction(desk):
    desk.drag((150, 40), (250, 60))
    assert desk.chosen == ("nw", "ne")
    desk.drag((300, 250), (250, 200), (150, 100))
    assert desk.chosen == ("nw", "ne", "sw", "se")


def test_a_box_with_shift_adds_and_one_with_control_turns_around(desk):
    desk.click(300, 225)
    desk.drag((20, 20), (60, 60), keys=SHIFT)
    assert desk.chosen == ("se", "nw")
    desk.drag((20, 20), (60, 200), keys=CTRL)
    assert desk.chosen == ("se", "sw")


def test_a_hand_that_shakes_a_little_still_clicks(desk):
    spot = desk.at(195, 75)
    desk.bot.mousePress(desk.view, Qt.MouseButton.LeftButton, pos=spot)
    desk.bot.mouseMove(desk.view, spot + spot.__class__(2, 1))
    desk.bot.mouseRelease(desk.view, Qt.MouseButton.LeftButton, pos=spot + spot.__class__(2, 1))
    assert desk.chosen == ("nw",)


def test_alt_click_goes_through_the_regions_that_lie_on_one_another(qtbot):
    whole, part = region("low", "Low", box(0, 0, 400, 300)), region("high", "High", box(100, 100, 200, 200))
    desk = Desk(qtbot, map_of(whole, part))
    desk.click(150, 150)
    assert desk.chosen == ("high",)
    desk.click(150, 150, ALT)
    assert desk.chosen == ("low",)
    desk.click(150, 150, ALT)
    assert desk.chosen == ("high",)


def test_control_a_selects_all_and_escape_lets_go(desk):
    desk.key(Qt.Key.Key_A, CTRL)
    assert desk.chosen == ("nw", "ne", "sw", "se")
    desk.key(Qt.Key.Key_Escape)
    assert desk.chosen == ()


def test_escape_gives_up_the_box_before_the_selection(desk):
    desk.click(100, 75)
    desk.press(250, 200)
    desk.move(350, 250)
    desk.key(Qt.Key.Key_Escape)
    desk.release(350, 250)
    assert desk.chosen == ("nw",)
    desk.key(Qt.Key.Key_Escape)
    assert desk.chosen == ()


def test_arrows_go_to_the_next_region_that_way_and_stay_at_the_end_of_the_board(desk):
    desk.click(100, 75)
    desk.key(Qt.Key.Key_Right)
    assert desk.chosen == ("ne",)
    desk.key(Qt.Key.Key_Down)
    assert desk.chosen == ("se",)
    desk.key(Qt.Key.Key_Down)
    assert desk.chosen == ("se",)


def test_a_walk_begins_with_enter_gathers_with_shift_and_ends_at_the_vertices(desk):
    desk.key(Qt.Key.Key_Return)
    (first,) = desk.chosen
    desk.key(Qt.Key.Key_Right if first in ("nw", "sw") else Qt.Key.Key_Left, SHIFT)
    assert len(desk.chosen) == 2
    assert desk.chosen[0] == first
    desk.key(Qt.Key.Key_Return)
    assert desk.workspace.tool.id == "select", "Enter means one region"
    desk.key(Qt.Key.Key_Escape)
    desk.key(Qt.Key.Key_Return)
    desk.key(Qt.Key.Key_Return)
    assert desk.workspace.tool.id == "vertices"


def test_arrows_move_the_view_while_nothing_is_selected(desk):
    before = desk.view.port
    desk.key(Qt.Key.Key_Right)
    assert desk.view.port.left < before.left
    assert desk.view.port.top == before.top


def test_nothing_moves_a_region(desk):
    before = desk.document.model
    desk.click(100, 75)
    desk.drag((100, 75), (120, 95), (180, 140))
    assert desk.document.model is before
    assert desk.document.history.index == 0


def test_the_hint_follows_the_selection(desk):
    assert desk.workspace.tool.hint().startswith("Click a region")
    desk.click(100, 75)
    assert desk.workspace.tool.hint().startswith("Shift-click a second region")


def test_what_is_told_of_the_region_under_the_pointer_is_what_it_is_now(desk):
    told = []
    desk.workspace.pointed.connect(lambda words, _spot: told.append(words))
    desk.move(100, 75)
    before = told[-1]
    assert before.startswith("Larkfield, ")
    nw = desk.document.model.region("nw")
    desk.document.edit("Rename", desk.document.model.with_regions([replace(nw, name="Larkrise")]))
    assert told[-1] == before.replace("Larkfield", "Larkrise")


def test_a_region_that_was_edited_is_found_where_it_is_now(desk):
    nw = desk.document.model.region("nw")
    grown = map_of(*(each for each in desk.document.model.regions if each.id != "ne"), nw, mm=200)
    moved = region("nw", "Larkfield", ((0, 0), (to_grid(390), 0), (to_grid(390), to_grid(150)), (0, to_grid(150))))
    desk.document.edit("Grow Larkfield", grown.with_regions([moved]))
    desk.click(300, 75)
    assert desk.chosen == ("nw",)

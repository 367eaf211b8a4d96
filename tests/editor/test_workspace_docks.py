"""The docks around the board: opened, folded and hidden; what they ask, the board does."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from core.files.bundled import bundled_maps
from core.files.map_file import read_map
from core.model.tagging import renamed
from core.model.values import GRID, RegionId
from editor.panels.bottom_panel import STRIP
from tests.core.maps import grid_map
from tests.editor.workspaces import CTRL, NONE, SHIFT, Desk

A1 = RegionId("a1")


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot, grid_map(4, 3), (1400, 900))


def test_tab_hides_the_right_dock_and_brings_it_back(desk):
    right = desk.workspace.docks.right
    assert right.isVisible()
    desk.key(Qt.Key.Key_Tab)
    assert not right.isVisible()
    desk.key(Qt.Key.Key_Tab)
    assert right.isVisible()


def test_on_a_narrow_window_the_dock_is_a_drawer_over_the_board(qtbot):
    desk = Desk(qtbot, grid_map(4, 3), (1030, 700))
    right, view = desk.workspace.docks.right, desk.view
    assert not right.isVisible()
    width = view.width()
    desk.key(Qt.Key.Key_Tab)
    assert right.isVisible()
    assert view.width() == width
    desk.window.resize(1400, 900)
    qtbot.waitUntil(lambda: view.width() + right.width() <= 1400 - 48)
    assert right.isVisible()


def test_the_drawer_of_a_narrow_window_has_a_button_that_is_seen(qtbot):
    desk = Desk(qtbot, grid_map(4, 3), (1024, 560))
    docks, bar = desk.workspace.docks, desk.workspace.bar
    button = next(each for each in bar.findChildren(QToolButton) if each.defaultAction() is docks.right_action)
    assert bar.rect().contains(button.geometry())
    for is_open in (True, False):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert docks.right.isVisible() == is_open


def test_keys_open_the_pages_of_the_bottom_panel(desk):
    bottom = desk.workspace.docks.bottom
    desk.key(Qt.Key.Key_V, SHIFT)
    assert bottom.findings.isVisible()
    desk.bot.keyClick(desk.workspace, Qt.Key.Key_F7)
    assert bottom.regions.isVisible()
    desk.bot.keyClick(desk.workspace, Qt.Key.Key_QuoteLeft, CTRL)
    assert bottom.is_folded


def test_a_finding_that_comes_takes_no_keys_from_the_board(qtbot):
    desk = Desk(qtbot, read_map(bundled_maps()[0]), (1400, 900))
    count = len(desk.document.model.regions)
    found = desk.workspace.docks.bottom.findings.list
    desk.key(Qt.Key.Key_V, SHIFT)
    assert not found.isVisible()
    desk.document.select([desk.document.model.regions[4].id])
    desk.key(Qt.Key.Key_D, CTRL)
    desk.bot.waitUntil(found.isVisible)
    assert desk.window.focusWidget() is desk.view
    desk.bot.keyClick(desk.window.focusWidget(), Qt.Key.Key_Delete)
    assert len(desk.document.model.regions) == count
    desk.bot.waitUntil(lambda: not found.isVisible())


def test_a_folded_panel_gives_its_room_back_to_the_board(desk):
    bottom, view = desk.workspace.docks.bottom, desk.view
    before = view.height()
    for page in (0, 1):
        desk.bot.mouseClick(bottom.tabs[page], Qt.MouseButton.LeftButton)
        desk.bot.waitUntil(lambda: view.height() < before)
    desk.bot.mouseClick(bottom.chevron, Qt.MouseButton.LeftButton)
    desk.bot.waitUntil(lambda: view.height() == before)


def test_sizes_kept_from_an_open_panel_leave_no_hole_above_a_folded_one(desk):
    bottom, middle = desk.workspace.docks.bottom, desk.workspace.middle
    bottom.fold(False)
    kept = middle.saveState()
    bottom.fold(True)
    middle.restoreState(kept)
    desk.window.resize(1400, 901)
    desk.bot.waitUntil(lambda: middle.sizes()[1] == STRIP)


def test_ctrl_f2_goes_to_the_name_of_what_is_selected(desk):
    desk.document.select([A1])
    desk.key(Qt.Key.Key_F2, CTRL)
    name = desk.workspace.docks.right.region.fields.name
    assert (name.hasFocus(), name.selectedText()) == (True, "A1")


def test_f6_goes_round_the_panes_and_with_shift_back(desk):
    docks, workspace = desk.workspace.docks, desk.workspace
    panes = [docks.right.tabs.bar, docks.bottom.chevron, workspace.rail, workspace.bar, desk.view]
    for keys, order in ((NONE, panes), (SHIFT, [*panes[-2::-1], desk.view])):
        for pane in order:
            desk.bot.keyClick(workspace.focusWidget(), Qt.Key.Key_F6, keys)
            assert workspace.focusWidget() is pane or pane.isAncestorOf(workspace.focusWidget())


def test_findings_opened_by_key_are_walked_with_the_arrows(desk):
    desk.document.edit("Spoil", renamed(renamed(desk.document.kept, "a1", ""), "b1", ""))
    desk.workspace.docks.findings.settle()
    desk.key(Qt.Key.Key_V, SHIFT)
    page = desk.workspace.docks.bottom.findings
    for _ in range(2):
        desk.bot.keyClick(desk.workspace.focusWidget(), Qt.Key.Key_Down)
    assert page.list.currentIndex().isValid()
    assert page.detail.title.text()


def test_going_to_a_place_brings_it_to_the_middle(desk):
    desk.workspace.docks.go_to((100 * GRID, 50 * GRID))
    x, y = desk.view.port.to_view(100, 50)
    assert (x, y) == pytest.approx((desk.view.width() / 2, desk.view.height() / 2))


def test_zooming_to_a_region_shows_the_whole_of_it(desk):
    desk.workspace.docks.zoom_to([A1])
    (left, top), (right, bottom) = desk.view.port.to_view(0, 0), desk.view.port.to_view(100, 100)
    assert 0 < left < right < desk.view.width()
    assert 0 < top < bottom < desk.view.height()


def test_a_refused_edit_says_why(desk, qtbot):
    desk.document.lock("borders", is_locked=True)
    with qtbot.waitSignal(desk.workspace.said) as said:
        desk.document.edit("Delete", desk.document.kept.without_regions(["a1"]))
    assert said.args == ["Borders are locked; unlock in Layers to change this."]


def test_a_region_clicked_on_the_board_is_in_the_dock_and_the_table(desk):
    desk.click(150, 50)
    docks = desk.workspace.docks
    assert docks.right.region.fields.name.text() == "B1"
    docks.bottom.show_page(1)
    assert [index.row() for index in docks.bottom.regions.view.selectionModel().selectedRows()] == [1]
    assert desk.chosen == ("b1",)


def test_a_swatch_takes_up_the_brush_with_its_terrain(desk):
    swatch = desk.workspace.docks.right.region.brush.buttons[2]
    desk.bot.mouseClick(swatch, Qt.MouseButton.LeftButton)
    assert (desk.workspace.tool.id, desk.workspace.tool.tag) == ("brush", "hill")
    desk.click(150, 50)
    assert desk.document.model.region("b1").terrain == "hill"


def test_every_layer_of_the_board_has_an_eye(desk):
    layers = desk.workspace.docks.right.layers
    assert set(layers.eyes) == {
        "names", "symbols", "ids", "links", "blocks", "graph", "edge", "coasts", "borders", "grid", "terrain", "art",
    }  # fmt: skip
    desk.workspace.docks.right.tabs.show_page(2)
    desk.bot.mouseClick(layers.eyes["names"], Qt.MouseButton.LeftButton)
    assert not desk.actions["show-names"].isChecked()
    assert not desk.view.options.shows("names")

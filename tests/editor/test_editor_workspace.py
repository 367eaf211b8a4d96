"""The map workspace around its tools: picking them up, backing out, undo, overlays, moving the view."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from core.picture.shapes import LayerName
from editor.canvas.tool_rail import RailButton
from editor.panels.bottom_panel import STRIP
from tests.core.picture.small_maps import four_corners
from tests.editor.workspaces import CTRL, SHIFT, Desk


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot, four_corners(mm=200), (1500, 800))


def wheel(desk, at: QPoint, turns: int, keys=Qt.KeyboardModifier.NoModifier) -> None:
    event = QWheelEvent(
        QPointF(at), QPointF(desk.view.mapToGlobal(at)), QPoint(), QPoint(0, 120 * turns),
        Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(desk.view, event)


def rename(desk, name: str) -> None:
    region = desk.document.model.region("nw")
    desk.document.edit(f"Rename to {name}", desk.document.model.with_regions([replace(region, name=name)]))


def test_undo_and_redo_name_their_step_and_work_by_key(desk):
    rename(desk, "Larkmoor")
    undo, redo = desk.actions["undo"], desk.actions["redo"]
    assert (undo.text(), redo.text()) == ("&Undo rename to Larkmoor", "&Redo")
    desk.key(Qt.Key.Key_Z, CTRL)
    assert desk.document.model.region("nw").name == "Larkfield"
    assert (undo.text(), redo.text()) == ("&Undo", "&Redo rename to Larkmoor")
    desk.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert desk.document.model.region("nw").name == "Larkmoor"
    desk.key(Qt.Key.Key_Z, CTRL)
    desk.key(Qt.Key.Key_Y, CTRL)
    assert desk.document.model.region("nw").name == "Larkmoor"


def test_undo_and_redo_look_able_only_when_they_are(desk):
    undo, redo = desk.actions["undo"], desk.actions["redo"]
    assert (undo.isEnabled(), redo.isEnabled()) == (False, False)
    rename(desk, "Larkmoor")
    assert (undo.isEnabled(), redo.isEnabled()) == (True, False)
    desk.key(Qt.Key.Key_Z, CTRL)
    assert (undo.isEnabled(), redo.isEnabled()) == (False, True)


def test_while_drawing_undo_and_redo_are_about_the_last_point(desk):
    undo, redo = desk.actions["undo"], desk.actions["redo"]
    desk.key(Qt.Key.Key_P)
    desk.click(100, 75)
    assert (undo.text(), undo.isEnabled()) == ("&Undo last point", True)
    desk.key(Qt.Key.Key_Z, CTRL)
    assert (undo.text(), undo.isEnabled()) == ("&Undo", False)
    assert (redo.text(), redo.isEnabled()) == ("&Redo last point", True)
    desk.key(Qt.Key.Key_Y, CTRL)
    assert desk.workspace.tool.line
    desk.key(Qt.Key.Key_Escape)
    assert (undo.isEnabled(), redo.text()) == (False, "&Redo draw region")


@pytest.mark.parametrize("size", [(1600, 900), (1024, 590)])
def test_the_rail_shows_every_tool_also_in_the_smallest_window(qtbot, size):
    desk = Desk(qtbot, four_corners(mm=200), (size[0], size[1] - STRIP))
    rail = desk.workspace.rail
    buttons = rail.findChildren(RailButton)
    assert len(buttons) == len(desk.workspace.tools)
    for button in buttons:
        assert rail.viewport().rect().contains(QRect(button.mapTo(rail, QPoint()), button.size()))
        assert button.height() >= 26


def test_every_tool_of_the_rail_has_a_title_an_icon_and_a_hint(desk):
    for name, tool in desk.workspace.tools.items():
        desk.workspace.pick_up(name)
        assert desk.workspace.tool is tool
        assert tool.title
        assert tool.hint()
        assert desk.actions[f"tool-{name}"].isChecked()


def test_the_wheel_zooms_at_the_cursor_and_with_shift_goes_sideways(desk):
    at, before = desk.at(300, 200), desk.view.port
    wheel(desk, at, 3)
    after = desk.view.port
    assert after.zoom > before.zoom
    assert after.to_board(at.x(), at.y()) == pytest.approx(before.to_board(at.x(), at.y()))
    wheel(desk, at, 1, SHIFT)
    assert desk.view.port.left > after.left
    assert (desk.view.port.top, desk.view.port.zoom) == (after.top, after.zoom)


def test_control_0_shows_one_unit_per_pixel(desk):
    desk.key(Qt.Key.Key_0, CTRL)
    assert desk.view.port.zoom == pytest.approx(1.0)


@pytest.mark.parametrize("layer", [LayerName.GRAPH, LayerName.EDGE, LayerName.COASTS, LayerName.GRID, LayerName.IDS])
def test_an_overlay_shows_on_the_board_and_goes_again(desk, layer):
    plain = desk.view.grab().toImage()
    desk.workspace.overlay_actions[layer].trigger()
    assert layer in desk.workspace.options().layers
    assert desk.view.grab().toImage() != plain
    desk.workspace.overlay_actions[layer].trigger()
    assert desk.view.grab().toImage() == plain


@pytest.mark.parametrize("layer", [LayerName.TERRAIN, LayerName.NAMES, LayerName.SYMBOLS])
def test_what_is_shown_at_first_can_be_hidden(desk, layer):
    plain = desk.view.grab().toImage()
    desk.workspace.overlay_actions[layer].trigger()
    assert desk.view.grab().toImage() != plain


def test_a_narrow_window_shows_the_overlays_in_one_menu(desk):
    bar = desk.workspace.bar
    assert not bar._folded.isVisible()
    desk.key(Qt.Key.Key_P)  # a tool with many options
    desk.window.resize(700, 600)
    desk.bot.waitUntil(lambda: bar._folded.isVisible() and not any(each.isVisible() for each in bar._overlays))
    assert len(bar._folded.menu().actions()) == len(desk.workspace.overlay_actions)


def test_the_switches_for_snapping_reach_the_tools(desk):
    snapping = desk.workspace.snapping
    desk.actions["snap-grid"].trigger()
    assert "grid" not in snapping.kinds
    desk.actions["snap"].trigger()
    assert not snapping.is_on
    assert not desk.actions["snap-vertex"].isEnabled()


def test_another_map_in_the_document_is_fitted_into_the_view(desk):
    wheel(desk, QPoint(200, 200), 5)
    desk.document.replace(replace(four_corners(), regions=()), None)
    left, top = desk.view.port.to_view(0, 0)
    assert 0 < left < 300
    assert 0 < top < 300


def test_the_right_button_selects_the_region_and_opens_its_commands(desk):
    desk.bot.mouseClick(desk.view, Qt.MouseButton.RightButton, pos=desk.at(300, 225))
    assert desk.chosen == ("se",)
    menu = desk.workspace.region_menu
    assert menu.isVisible()
    assert desk.actions["delete-regions"] in menu.actions()
    menu.close()


def test_the_pointer_takes_no_keys_from_somebody_who_types(desk):
    name = desk.workspace.docks.right.region.fields.name
    desk.click(100, 75)
    name.setFocus()
    assert name.hasFocus()
    QApplication.sendEvent(desk.view, QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    assert name.hasFocus()
    desk.click(100, 75)
    assert desk.view.hasFocus()

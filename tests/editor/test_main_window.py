"""The first window: open, look around, point, switch looks and overlays, write a picture."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QToolButton

from core.picture.palette import DARK, LIGHT, ThemeName
from core.picture.shapes import LayerName
from editor.dialogs.help_pages import shortcut_page
from editor.files.notices import Choice, Notice, Tone
from editor.main_window import MainWindow


@pytest.fixture
def window(qtbot, map_path):
    made = MainWindow()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    made.show()
    qtbot.waitExposed(made)
    assert made.open_map(map_path)
    return made


def in_view(window, x: float, y: float) -> QPoint:
    return QPointF(*window.view.port.to_view(x, y)).toPoint()


def wheel(view, at: QPoint, turns: int) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * turns),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)


def test_opening_a_map_shows_its_title_counts_and_the_whole_board(window):
    assert "Test <board> & co" in window.windowTitle()
    assert "4 regions · 4 borders · 4 on the edge" in window.status.counts.text()
    left, top = window.view.port.to_view(0, 0)
    right, bottom = window.view.port.to_view(400, 300)
    assert 0 < left < right < window.view.width()
    assert 0 < top < bottom < window.view.height()


def test_the_status_line_tells_about_the_region_under_the_pointer(window, qtbot):
    qtbot.mouseMove(window.view, in_view(window, 100, 75))
    text = window.status.pointed.text()
    assert text == "Larkfield, farmland, mine, magic source, on the edge · 2 neighbours: Tern Bay, Mosswood"
    assert window.view.hovered.id == "nw"


def test_beside_the_board_the_hint_comes_back(window, qtbot):
    qtbot.mouseMove(window.view, in_view(window, 100, 75))
    qtbot.mouseMove(window.view, QPoint(3, 3))
    assert window.status.pointed.text() == window.editor.tool.hint()
    assert window.view.hovered is None


def test_the_wheel_zooms_at_the_pointer(window):
    at = in_view(window, 300, 200)
    before = window.view.port
    wheel(window.view, at, 2)
    after = window.view.port
    assert after.zoom > before.zoom
    assert after.to_board(at.x(), at.y()) == pytest.approx(before.to_board(at.x(), at.y()))


def test_f_fits_the_board_again(window, qtbot):
    fitted = window.view.port
    wheel(window.view, QPoint(200, 200), 5)
    assert window.view.port != fitted
    qtbot.keyClick(window, Qt.Key.Key_F)
    assert window.view.port == fitted


def test_the_board_stays_fitted_when_the_window_grows(window, qtbot):
    before = window.view.port.zoom
    window.resize(window.width() + 300, window.height() + 300)
    qtbot.waitUntil(lambda: window.view.port.zoom > before)


def test_the_middle_button_drags_the_board(window, qtbot):
    before = window.view.port
    qtbot.mousePress(window.view, Qt.MouseButton.MiddleButton, pos=QPoint(300, 300))
    qtbot.mouseMove(window.view, QPoint(340, 320))
    qtbot.mouseRelease(window.view, Qt.MouseButton.MiddleButton, pos=QPoint(340, 320))
    after = window.view.port
    assert (after.left - before.left, after.top - before.top) == (40, 20)
    qtbot.mouseMove(window.view, QPoint(400, 400))
    assert window.view.port == after


def test_space_and_the_left_button_drag_the_board_but_the_left_button_alone_does_not(window, qtbot):
    view, before = window.view, window.view.port
    view.setFocus()
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    qtbot.mouseMove(view, QPoint(310, 310))
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton)
    assert view.port == before
    qtbot.keyPress(view, Qt.Key.Key_Space)
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    qtbot.mouseMove(view, QPoint(310, 310))
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton)
    qtbot.keyRelease(view, Qt.Key.Key_Space)
    assert (view.port.left - before.left, view.port.top - before.top) == (10, 10)


def test_the_theme_switches_interface_and_board(window):
    at = in_view(window, 30, 40)
    light = window.view.grab().toImage().pixelColor(at)
    window.looks.theme.trigger()
    assert window.theme is DARK
    dark = window.view.grab().toImage().pixelColor(at)
    assert light.lightness() > dark.lightness() + 40
    assert QApplication.instance().palette().window().color().name().upper() == DARK.interface.window
    window.looks.theme.trigger()
    assert window.theme is LIGHT


def test_overlays_are_switched_by_their_actions(window):
    window.editor.view.settle_now()
    plain = window.view.grab().toImage()
    window.editor.overlay_actions[LayerName.GRAPH].trigger()
    assert LayerName.GRAPH in window.editor.options().layers
    assert window.view.grab().toImage() != plain
    window.editor.overlay_actions[LayerName.GRAPH].trigger()
    assert window.view.grab().toImage() == plain


def test_a_map_that_cannot_be_read_is_told_in_the_bar_and_the_old_one_stays(window, tmp_path):
    broken = tmp_path / "broken.map.geojson"
    broken.write_text("{", encoding="utf-8")
    before = window.document.kept
    assert not window.open_map(broken)
    assert "broken.map.geojson" in window.message.text()
    assert window.message.isVisible()
    assert window.document.kept is before
    assert window.open_map(window.document.path)
    assert not window.message.isVisible()


def test_the_keys_work_on_the_board_once_a_notice_is_answered(window, qtbot):
    window.message.tell(Notice("asked", "Which?", choices=(Choice("This", lambda: window.message.put_away("asked")),)))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    (row,) = window.message.rows()
    (button,) = row.findChildren(QPushButton)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.message.rows() == ()
    assert window.editor.view.hasFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_N)
    assert window.editor.tool.id == "vertices"


def test_every_action_has_words_an_icon_and_a_key(window):
    for action in window.actions():
        assert action.text()
        assert not action.icon().isNull()
        assert not action.shortcut().isEmpty()
    keys = [action.shortcut().toString() for action in window.actions()]
    assert len(keys) == len(set(keys))


def test_a_window_without_a_map_is_calm(qtbot):
    empty = MainWindow()
    qtbot.addWidget(empty)
    empty.show()
    qtbot.mouseMove(empty.view, QPoint(50, 50))
    wheel(empty.view, QPoint(50, 50), 1)
    empty.view.fit()
    assert empty.theme.name in ThemeName
    assert empty.document.title == "Untitled map"


@pytest.fixture
def scenario_path(map_path):
    path = map_path.with_name("corners.toml")
    path.write_text(
        'title = "Corners"\nmap = "four-corners.map.geojson"\nplay = "conquer Mosswood"\n[seats.Anna]\n'
        'race = "ratmen"\npower = "merchant"\nhand = 4\nregions = { Larkfield = 1 }\n[seats.Ben]\n',
        encoding="utf-8",
    )
    return path


def test_the_workspaces_are_switched_by_key_and_each_keeps_its_document(window, qtbot, scenario_path):
    assert window.open_scenario(scenario_path)
    assert window.pages.currentWidget() is window.sandbox
    assert "Corners" in window.windowTitle()
    assert window.status.counts.text() == "Step 0 of 1"
    qtbot.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert window.pages.currentWidget() is window.editor
    assert "Test <board> & co" in window.windowTitle()
    assert window.looks.map.isChecked()
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert window.pages.currentWidget() is window.sandbox
    assert not window.looks.map.isChecked()


def test_the_workspace_buttons_stand_in_the_header(window, qtbot):
    buttons = window.header.findChildren(QToolButton, "workspace-button")
    assert [button.text() for button in buttons] == ["Map", "Sandbox"]
    qtbot.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.sandbox
    assert "Ctrl+Shift+O" in window.header.document.state


def test_stepping_is_told_in_the_status_line(window, qtbot, scenario_path):
    window.open_scenario(scenario_path)
    qtbot.keyClick(window.sandbox.view, Qt.Key.Key_Right)
    assert window.status.counts.text() == "Step 1 of 1"
    spot = QPointF(*window.view.port.to_view(100, 290)).toPoint()
    qtbot.mouseMove(window.view, spot)
    assert window.status.pointed.text() == "Mosswood, forest · Anna's Merchant Ratmen, 3 tokens"


def test_zoom_and_fit_belong_to_the_board_that_is_shown(window, scenario_path):
    # The plus key zooms with Shift and without.
    assert {"Ctrl++", "Ctrl+="} <= {each.toString() for each in window.actions_book["zoom-in"].shortcuts()}
    window.open_scenario(scenario_path)
    before = window.editor.view.port, window.sandbox.view.port.zoom
    window.looks.zoom_in.trigger()
    assert window.sandbox.view.port.zoom > before[1]
    assert window.editor.view.port == before[0]


def test_a_scenario_that_cannot_be_read_is_told_in_the_bar(window, tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_text("title = ", encoding="utf-8")
    assert not window.open_file(broken)
    assert "broken.toml" in window.message.text()
    assert window.pages.currentWidget() is window.editor


def test_files_are_opened_by_their_kind(window, map_path, scenario_path):
    assert window.open_file(scenario_path)
    assert window.pages.currentWidget() is window.sandbox
    assert window.open_file(map_path)
    assert window.pages.currentWidget() is window.editor


def test_news_pass_over_the_board_and_push_nothing_away(window):
    before = window.view.height()
    window.files.noticed.emit(Notice("exported", "board.png was written.", Tone.NEWS))
    assert window.message.rows() == ()
    assert window.view.height() == before
    assert window.editor.notice.text() == "board.png was written."
    assert window.editor.notice.isVisible()
    assert window.status.pointed.text() == "board.png was written."


def test_in_a_narrow_window_the_hint_has_the_room_of_the_counts(window, qtbot):
    counts = window.status.counts
    assert counts.isVisible()
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: not counts.isVisible())


def test_every_command_of_the_sandbox_is_in_the_search_and_on_the_shortcut_sheet(window):
    entered = {entry.id: entry for entry in window.actions_book.entries() if entry.id.startswith("sandbox-")}
    assert {each.action for each in entered.values()} >= set(window.sandbox.transport)
    found = [command.action for command in window.helps.commands()]
    assert len(found) == len(set(found))
    assert {each.action for each in entered.values()} <= set(found)
    page = shortcut_page(window.actions_book)
    assert "Roll or draw" in page
    assert "Option 9" in page
    listed = window.actions_book.menus["Play"].actions()
    assert entered["sandbox-roll"].action in listed
    assert entered["sandbox-9"].action not in listed


def test_a_command_of_the_sandbox_chosen_from_the_map_shows_the_sandbox(window):
    window.actions_book["sandbox-charts"].trigger()
    assert window.pages.currentWidget() is window.sandbox


def test_keys_that_mean_different_things_in_the_two_workspaces_do_not_rob_each_other(window):
    entries = {entry.id: entry for entry in window.actions_book.entries()}
    keys = entries["tool-draw"].action.shortcut()
    assert keys == entries["sandbox-play"].action.shortcut()
    assert window.helps.shortcuts.others_with(keys, entries["sandbox-play"]) == []
    assert window.helps.shortcuts.others_with(keys, entries["tool-rectangle"]) == [entries["tool-draw"]]


def test_in_another_language_the_status_line_goes_on_with_the_hint_of_the_tool(window):
    window.editor.pick_up("draw")
    english = window.status.pointed.text()
    window.language.choose("de")
    assert window.status.pointed.text() == window.editor.tool.hint() != english
    window.language.choose("en")
    assert window.status.pointed.text() == english


def test_back_on_the_map_the_status_line_has_the_hint_of_the_tool(window, qtbot):
    window.editor.pick_up("draw")
    window.show_workspace(window.sandbox)
    window.show_workspace(window.editor)
    assert window.status.pointed.text() == window.editor.tool.hint()


def test_a_dialog_that_was_answered_leaves_nothing_behind(window, qtbot, monkeypatch):
    monkeypatch.setattr(QDialog, "exec", lambda _dialog: QDialog.DialogCode.Rejected)
    for command in ("new-map", "import-drawing", "export", "print", "earlier-versions", "settings", "shortcuts"):
        window.actions_book[command].trigger()
    qtbot.waitUntil(lambda: not window.findChildren(QDialog))

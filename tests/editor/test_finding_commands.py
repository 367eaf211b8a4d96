"""Finding one's way: command search, shortcut sheet, help, the tour, and playing the map that is open."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from core.picture.palette import LIGHT
from core.topology.checks.codes import CODES
from editor.dialogs.help_pages import finding_title, help_pages
from editor.dialogs.shortcuts_dialog import ShortcutsDialog
from editor.main_window import MainWindow
from tests.windows import shown_window

LEFT = Qt.MouseButton.LeftButton
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot, map_path):
    made = shown_window(qtbot)
    assert made.open_map(map_path)
    return made


def test_the_command_search_opens_finds_and_carries_out(window, qtbot):
    qtbot.keyClick(window, Qt.Key.Key_P, CTRL | SHIFT)
    palette = window.helps.palette
    assert palette.isVisible()
    assert palette.list.count() == len(window.helps.commands())
    qtbot.keyClicks(palette.field, "sandb")
    assert palette.list.item(0).text() == "Sandbox"
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.sandbox


def test_commands_that_are_off_are_listed_but_not_chosen(window, qtbot):
    window.helps.open_palette()
    palette = window.helps.palette
    qtbot.keyClicks(palette.field, "save report")
    assert palette.list.item(0).text() == "Save report"
    assert palette.list.currentRow() != 0


def test_arrows_move_in_the_list_while_one_types(window, qtbot):
    window.helps.open_palette()
    palette = window.helps.palette
    qtbot.keyClicks(palette.field, "zoom")
    first = palette.list.currentItem().text()
    qtbot.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.list.currentItem().text() != first
    qtbot.keyClick(palette.field, Qt.Key.Key_Up)
    assert palette.list.currentItem().text() == first


def test_every_command_of_the_menus_is_found_by_its_name(window):
    from editor.dialogs.command_palette import found

    commands = window.helps.commands()
    for command in commands:
        titles = [each.title for each in found(commands, command.title)[:3]]
        assert command.title in titles


def test_no_two_commands_of_one_workspace_have_the_same_keys(window):
    shortcuts = window.helps.shortcuts
    for entry in window.actions_book.entries():
        for keys in entry.action.shortcuts():
            assert [other.id for other in shortcuts.others_with(keys, entry)] == []


@pytest.fixture
def sheet(window, qtbot):
    dialog = ShortcutsDialog(window.actions_book, window.helps.shortcuts, LIGHT, window)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose(sheet, title):
    for row in range(sheet.table.rowCount()):
        if sheet.table.item(row, 1).text() == title:
            sheet.table.selectRow(row)
            return
    raise AssertionError(title)


def test_a_changed_shortcut_works_and_is_kept_for_the_next_start(window, sheet, qtbot):
    choose(sheet, "Sandbox")
    qtbot.keyClick(sheet.keys, Qt.Key.Key_F12)
    assert sheet.keys.keySequence() == QKeySequence("F12")
    qtbot.mouseClick(sheet.set_button, LEFT)
    sheet.accept()
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_F12)
    assert window.pages.currentWidget() is window.sandbox
    next_start = MainWindow()
    qtbot.addWidget(next_start)
    assert next_start.actions_book["show-sandbox"].shortcut() == QKeySequence("F12")


def test_keys_of_another_command_are_taken_from_it_and_it_is_named(window, sheet, qtbot):
    choose(sheet, "Sandbox")
    sheet.keys.setKeySequence(QKeySequence("Ctrl+E"))
    qtbot.mouseClick(sheet.set_button, LEFT)
    assert "Export had these keys" in sheet.trouble()
    assert window.actions_book["export"].shortcut().isEmpty()
    qtbot.mouseClick(sheet.reset_all_button, LEFT)
    assert window.actions_book["export"].shortcut() == QKeySequence("Ctrl+E")
    assert window.actions_book["show-sandbox"].shortcut() == QKeySequence("Alt+2")


def test_the_sheet_is_searched_by_command_and_key_and_written_as_pdf(window, sheet, qtbot, tmp_path):
    qtbot.keyClicks(sheet.field, "ctrl+shift+p")
    assert sheet.table.item(0, 1).text() == "Search commands"
    sheet.save(tmp_path / "sheet.pdf")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")


def test_every_finding_and_every_tool_has_its_page(window):
    pages = help_pages(window.actions_book, window.editor.tools.values())
    titles = {page.title for page in pages}
    assert titles >= {finding_title(code) for code in CODES.values()}
    assert titles >= {tool.title for tool in window.editor.tools.values()}
    for page in pages:
        assert len(page.html) > 60


def test_help_opens_with_f1_and_its_search_leaves_what_fits(window, qtbot):
    qtbot.keyClick(window, Qt.Key.Key_F1)
    help_window = window.helps.help
    assert help_window.isVisible()
    assert not help_window.isModal()
    qtbot.keyClicks(help_window.field, "volcano outside")
    shown = [item.text(0) for item in help_window.items() if not item.isHidden()]
    assert shown == ["Volcano outside abyss"]
    assert "abyss" in help_window.browser.toPlainText()


def test_a_search_in_the_help_that_finds_nothing_says_so(window):
    window.helps.open_help()
    window.helps.help.field.setText("zeppelin")
    assert "zeppelin" in window.helps.help.browser.toPlainText()
    window.helps.help.field.setText("bucket")
    assert "zeppelin" not in window.helps.help.browser.toPlainText()


def test_every_card_of_the_tour_is_high_enough_for_its_words(window, qtbot):
    window.helps.offer_tour()
    tour = window.helps.tour
    for _ in range(3):
        words = tour._words
        assert words.height() >= words.heightForWidth(words.width())
        assert tour.rect().contains(tour.next_button.geometry())
        qtbot.mouseClick(tour.next_button, LEFT)


def test_the_tour_has_three_steps_and_is_offered_once(window, qtbot, home):
    window.helps.offer_tour()
    tour = window.helps.tour
    seen = [tour._title.text()]
    for _ in range(2):
        qtbot.mouseClick(tour.next_button, LEFT)
        seen.append(tour._title.text())
        assert window.rect().contains(tour.geometry())
    assert len(set(seen)) == 3
    qtbot.mouseClick(tour.next_button, LEFT)
    assert window.helps.tour is None
    window.helps.offer_tour()
    assert window.helps.tour is None


def test_the_tour_stays_beside_what_it_is_about_when_a_bar_appears(window, qtbot):
    window.helps.offer_tour()
    rail, card = window.editor.rail, window.helps.tour
    away = card.y() - rail.mapTo(window, rail.rect().topLeft()).y()
    before = card.y()
    window.message.say("There is no such file.")
    qtbot.waitUntil(lambda: card.y() > before)
    assert card.y() - rail.mapTo(window, rail.rect().topLeft()).y() == away


def test_the_tour_can_be_dismissed_at_once(window, qtbot):
    window.helps.offer_tour()
    qtbot.mouseClick(window.helps.tour.skip_button, LEFT)
    assert window.helps.tour is None


def test_escape_on_the_board_dismisses_the_tour(window, qtbot):
    window.helps.begin_tour()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.editor.view.setFocus()
    qtbot.keyClick(window.editor.view, Qt.Key.Key_Escape)
    assert window.helps.tour is None
    qtbot.keyClick(window.editor.view, Qt.Key.Key_Escape)


def test_the_open_map_is_played_in_the_sandbox_saved_or_not(window):
    from dataclasses import replace

    window.document.edit("Rename", replace(window.document.kept, title="Not saved"))
    assert window.play_this_map()
    assert window.pages.currentWidget() is window.sandbox
    assert window.sandbox.session.board.title == "Not saved"
    assert window.sandbox.session.engine.legal_actions(window.sandbox.session.state)

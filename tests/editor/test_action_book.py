"""The list of all commands: each stands in a menu, with its keys, once."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from core.picture.palette import LIGHT
from editor.action_book import ActionBook, plain_text
from editor.theme import theme_style


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_commands_stand_in_their_menus_with_groups_apart(window: QWidget) -> None:
    book, bar = ActionBook(window), QMenuBar(window)
    book.add("fit", "&Fit", menu="View", group="zoom", does=lambda: None)
    book.add("open", "&Open…", menu="File", does=lambda: None)
    book.add("dark", "&Dark", menu="View", group="theme", does=lambda: None)
    book.fill(bar)
    titles = {menu.text(): [each.text() for each in menu.menu().actions()] for menu in bar.actions()}
    assert titles == {"&File": ["&Open…"], "&View": ["&Fit", "", "&Dark"]}


def test_undo_begins_the_menu_and_settings_end_it_wherever_they_were_added(window: QWidget) -> None:
    book, bar = ActionBook(window), QMenuBar(window)
    book.add("settings", "Settings…", menu="Edit", group="settings", does=lambda: None)
    book.add("copy", "Copy", menu="Edit", group="clipboard", does=lambda: None)
    book.add("undo", "Undo", menu="Edit", group="history", does=lambda: None)
    book.fill(bar)
    assert [each.text() for each in book.menus["Edit"].actions()] == ["Undo", "", "Copy", "", "Settings…"]


def test_a_tooltip_names_the_keys(window: QWidget) -> None:
    action = ActionBook(window).add("open", "&Open map…", menu="File", keys="Ctrl+O", does=lambda: None)
    assert (plain_text(action), action.toolTip()) == ("Open map", "Open map (Ctrl+O)")


def test_a_command_is_carried_out(window: QWidget) -> None:
    done: list[int] = []
    ActionBook(window).add("one", "One", menu="Edit", does=lambda: done.append(1)).trigger()
    assert done == [1]


def test_a_menu_shows_which_switches_are_on(window: QWidget) -> None:
    book, bar = ActionBook(window), QMenuBar(window)
    window.setStyleSheet(theme_style(LIGHT))
    for name in ("names", "grid"):
        book.add(name, name, menu="View", picture=f"overlay_{name}", checkable=True, does=lambda: None)
    book.dress(LIGHT)
    book.fill(bar)
    book["names"].setChecked(True)
    menu, lit = book.menus["View"], QColor(LIGHT.interface.accent_soft)
    shown = menu.grab().toImage()

    def is_lit(name: str) -> bool:
        box = menu.actionGeometry(book[name])
        return any(shown.pixelColor(x, y) == lit for x in range(40) for y in range(box.top(), box.bottom()))

    assert (is_lit("names"), is_lit("grid")) == (True, False)

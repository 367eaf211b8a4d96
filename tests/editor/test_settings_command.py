"""The settings: opened by key, menu and search, put in force at once, and there again at the next start."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from core.picture.palette import ThemeName
from editor.dialogs.settings_dialog import SettingsDialog
from editor.files.preferences import Preferences, keep_preferences, read_preferences
from editor.files.settings import Settings
from editor.main_window import MainWindow
from editor.words import language

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot):
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def in_dialog(window, qtbot, does) -> None:
    """Press the keys of the settings and do something with the dialog that opens."""

    def act() -> None:
        dialog = next(each for each in window.findChildren(SettingsDialog) if each.isVisible())
        try:
            does(dialog)
        finally:
            dialog.main_button.click()
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, act)
    qtbot.keyClick(window, Qt.Key.Key_Comma, CTRL)


def wheel(view, keys=Qt.KeyboardModifier.NoModifier) -> None:
    at = QPointF(view.rect().center())
    there, none = QPointF(view.mapToGlobal(at.toPoint())), Qt.MouseButton.NoButton
    phase = Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(view, QWheelEvent(at, there, QPoint(), QPoint(0, 120), none, keys, phase, False))


def test_what_is_set_is_in_force_at_once(window, qtbot, tmp_path):
    def choose(dialog: SettingsDialog) -> None:
        dialog.look.setCurrentIndex(2)
        dialog.language.setCurrentText("Deutsch")
        dialog.snap.setValue(20)
        dialog.recovery.setValue(7)
        dialog.wheel.setCurrentIndex(1)
        dialog.folder.setText(str(tmp_path))

    in_dialog(window, qtbot, choose)
    assert window.theme.name is ThemeName.DARK
    assert language() == "de"
    assert window.editor.snapping.pixels == 20
    assert "20" in window.actions_book["snap"].text()
    assert window.files.recovery.patience_ms == window.stories.recovery.patience_ms == 7000
    assert window.settings.maps_folder() == tmp_path
    zoom = window.editor.view.port.zoom
    wheel(window.editor.view)
    assert window.editor.view.port.zoom == zoom
    wheel(window.editor.view, CTRL)
    assert window.editor.view.port.zoom > zoom


def test_a_folder_that_is_not_there_is_told_and_nothing_is_set(window, qtbot):
    told = []

    def choose(dialog: SettingsDialog) -> None:
        dialog.snap.setValue(25)
        dialog.folder.setText("/nowhere/at/all")
        dialog.main_button.click()
        told.append(dialog.trouble())

    in_dialog(window, qtbot, choose)
    assert told == ["There is no folder /nowhere/at/all."]
    assert window.editor.snapping.pixels == 10


def test_the_next_start_has_what_was_set(window, qtbot):
    keep_preferences(Settings(), Preferences(snap_pixels=15, recovery_seconds=2, wheel_scrolls=True))
    other = MainWindow()
    qtbot.addWidget(other)
    assert (other.editor.snapping.pixels, other.files.recovery.patience_ms) == (15, 2000)
    assert other.sandbox.view.wheel_scrolls


def test_nonsense_in_the_file_is_passed_over(tmp_path):
    settings = Settings(tmp_path)
    for name, value in (("snap-pixels", "9000"), ("recovery-seconds", "never"), ("theme", "plaid")):
        settings.set_text(name, value)
    assert read_preferences(settings, "en") == Preferences()


def test_it_stands_in_a_menu_and_in_the_search(window):
    assert "Settings" in [command.action.text().replace("&", "").rstrip("…") for command in window.helps.commands()]

"""Texts are as large as the system or the settings want them, at once and at the next start, and still fit."""

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QFontInfo, QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QToolButton

from editor.canvas.text_size import factor, px, use_text_size
from editor.dialogs.settings_dialog import SettingsDialog
from editor.files.preferences import TEXT_SIZES, Preferences, keep_preferences
from editor.files.settings import Settings
from editor.main_window import MainWindow
from tests.core.picture.small_maps import four_corners

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot):
    usual = QApplication.font()
    made = MainWindow()
    qtbot.addWidget(made)
    made.files.show_new(four_corners(mm=200), is_work=False)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.hide()
    use_text_size(100)
    QApplication.setFont(usual)


def pixels(widget) -> int:
    widget.ensurePolished()
    return QFontInfo(widget.font()).pixelSize()


def choose(window, qtbot, percent: int) -> None:
    """Open the settings by key and choose a size of texts there."""

    def act() -> None:
        for dialog in window.findChildren(SettingsDialog):
            if dialog.isVisible():
                dialog.text_size.setCurrentIndex(TEXT_SIZES.index(percent))
                dialog.main_button.click()

    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    looking = QTimer(window, interval=5)
    looking.timeout.connect(act)
    looking.start()
    qtbot.keyClick(window, Qt.Key.Key_Comma, CTRL)
    looking.stop()


def cut_off(window) -> list[str]:
    """Words that are higher than the control they stand on."""
    found = []
    for each in window.findChildren(QAbstractButton) + window.findChildren(QLabel):
        is_icon = isinstance(each, QToolButton) and each.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
        if each.isVisible() and each.text() and not is_icon:
            metrics = QFontMetrics(each.font())
            if metrics.height() > each.height() + 2:
                found.append(f"{type(each).__name__} {each.objectName()} {each.text()!r} {each.size().toTuple()}")
    return found


def test_the_settings_make_all_texts_larger_at_once_and_usual_again(window, qtbot):
    hint = window.status.findChild(QLabel, "pointed-region")
    tab = window.editor.docks.bottom.tabs[0]
    bottom = window.editor.docks.bottom
    qtbot.waitUntil(lambda: (window.header.height(), bottom.height()) == (44, 32))
    usual = pixels(hint), pixels(tab)
    choose(window, qtbot, 200)
    assert factor() == pytest.approx(2, rel=0.1)
    qtbot.waitUntil(lambda: pixels(hint) == px(12) > usual[0])
    qtbot.waitUntil(lambda: pixels(tab) == 2 * usual[1])
    qtbot.waitUntil(lambda: (window.header.height(), bottom.height()) == (px(44), px(32)))
    choose(window, qtbot, 100)
    qtbot.waitUntil(lambda: (pixels(hint), pixels(tab)) == usual)
    qtbot.waitUntil(lambda: (window.header.height(), bottom.height()) == (44, 32))


def test_no_word_is_higher_than_its_control_and_the_window_keeps_its_smallest_size(window, qtbot):
    use_text_size(200)
    qtbot.waitUntil(lambda: window.header.height() == px(44) > 44)
    window.document.select([window.document.model.regions[0].id])
    for page in range(3):
        window.editor.docks.right.tabs.show_page(page)
        window.editor.docks.bottom.show_page(page)
        qtbot.waitUntil(lambda: cut_off(window) == [])
    use_text_size(150)
    qtbot.waitUntil(lambda: window.header.height() == px(44))
    window.resize(QSize(1024, 700))
    QApplication.processEvents()
    assert window.size() == QSize(1024, 700)


def test_the_next_start_has_the_size_that_was_chosen(qtbot):
    usual = QApplication.font()
    keep_preferences(Settings(), Preferences(text_size=125))
    other = MainWindow()
    qtbot.addWidget(other)
    found = factor(), other.header.height()
    use_text_size(100)
    assert found[0] > 1
    assert found[1] > 44
    assert QApplication.font() == usual


def test_a_system_with_larger_texts_is_followed_while_the_window_is_open(window, qtbot):
    font = QApplication.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    QApplication.setFont(font)
    qtbot.waitUntil(lambda: window.header.height() == px(44) > 44)
    qtbot.waitUntil(lambda: pixels(window.status.findChild(QLabel, "pointed-region")) == px(12) > 12)

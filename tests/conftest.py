"""What every test can rely on: settings of its own, and English unless it speaks another language itself."""

import sys

import pytest
from hypothesis import settings


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """The program's own folder: settings, recovery copies and earlier versions of a test stay in the test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("REALMWRIGHT_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """Neither the system's language nor that of the test before reaches a test."""
    if "editor.window_language" in sys.modules:
        monkeypatch.setattr("editor.window_language.system_language", lambda: "en")
    yield
    if "editor.language" in sys.modules:
        from PySide6.QtWidgets import QApplication

        from editor.language import speak

        running = QApplication.instance()
        if isinstance(running, QApplication):
            speak(running, "en")


@pytest.fixture(autouse=True)
def no_window_left():
    """Windows closed at the end of a test are gone before the next.

    Each one left makes every new look slower, and keeps its whole story alive for the collector to walk through.
    """
    yield
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent

        if QCoreApplication.instance() is not None:
            _put_away_what_had_no_parent()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            _take_the_look_off()


def _put_away_what_had_no_parent() -> None:
    """Menus and the options of tools that were never shown outlive their window."""
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtWidgets import QApplication

        for widget in QApplication.topLevelWidgets() if isinstance(QApplication.instance(), QApplication) else ():
            widget.deleteLater()


def _take_the_look_off() -> None:
    """No test depends on whether one before it had a window of the program."""
    if "editor.theme" in sys.modules:
        from PySide6.QtWidgets import QApplication

        from editor.theme import undress

        running = QApplication.instance()
        if isinstance(running, QApplication):
            undress(running)


@pytest.fixture(autouse=True)
def no_key_stays_held():
    """Qt believes in the last key event it saw: after Ctrl+S it takes Ctrl for held until another says otherwise."""
    yield
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication, QLineEdit

        if isinstance(QApplication.instance(), QApplication) and QApplication.keyboardModifiers().value:
            field = QLineEdit()
            QTest.keyClick(field, "a")
            assert not QApplication.keyboardModifiers().value


# No test is about seconds: on a busy machine the first example of any may take long.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

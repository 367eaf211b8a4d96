"""The language of a window: kept between starts, the system's at the first one, switched while everything is open."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from editor.canvas.qt_application import qt_application
from editor.files.settings import Settings
from editor.language import english_of, known_language, speak, system_language
from editor.language_button import LanguageButton
from editor.retelling import retell
from editor.words import language

_KEPT = "language"


def begin_in_english() -> None:
    """A window is made in English and told again, so that its widgets know what they were told in."""
    speak(qt_application(), "en")


class WindowLanguage(QObject):
    """`told` is called when everything in the window has been told again."""

    def __init__(self, window: QWidget, settings: Settings, told: Callable[[], object]) -> None:
        super().__init__(window)
        self._window, self._settings, self._told = window, settings, told
        self.button = LanguageButton()
        self.button.chosen.connect(self.choose)

    def begin(self) -> None:
        """Speak as the user has chosen, or as the system does."""
        kept = self._settings.text(_KEPT)
        wanted = known_language(kept) if kept else system_language()
        if wanted != "en":
            self._speak(wanted)

    def choose(self, wanted: str) -> None:
        self._settings.set_text(_KEPT, wanted)
        self._speak(wanted)

    def _speak(self, wanted: str) -> None:
        if wanted != language():
            before = english_of()
            speak(qt_application(), wanted)
            retell(self._window, before)
            self._told()
        self.button.show_language()

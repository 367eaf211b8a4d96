"""What the header and the status line of a window tell: name, file and counts of what it shows, and its zoom."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMainWindow

from editor.bars import HeaderBar, StatusLine
from editor.canvas.port_view import PortView
from editor.files.state_words import state_words
from editor.files.work_files import WorkFiles


@dataclass(frozen=True, slots=True)
class Shown:
    """What there is to tell about the workspace that is shown."""

    title: str
    files: WorkFiles
    counts: Callable[[], str]
    view: PortView
    unchanged: str | None = None
    """What stands in the place of the file's state while there is nothing to save."""


class WindowStatus(QObject):
    def __init__(self, window: QMainWindow, header: HeaderBar, line: StatusLine, shown: Callable[[], Shown]) -> None:
        super().__init__(window)
        self._window, self._header, self._line, self._shown = window, header, line, shown
        # The age of the recovery copy is told in the header; it grows by itself.
        self._clock = QTimer(self, interval=1000)
        self._clock.timeout.connect(self._show_state)

    def begin(self) -> None:
        self._clock.start()

    def end(self) -> None:
        self._clock.stop()

    def show_document(self) -> None:
        """Name, file and counts of what the workspace shows."""
        shown = self._shown()
        self._window.setWindowTitle(f"{shown.title}[*] – Realmwright")
        self._window.setWindowModified(shown.files.work.is_changed)
        self._header.show_document(shown.title, _state(shown))
        self._line.show_counts(shown.counts())

    def show_pointed(self, words: str, spot: str = "") -> None:
        self._line.show_pointed(words)
        self._line.show_position(spot)

    def show_zoom(self) -> None:
        self._line.show_zoom(self._shown().view.port.zoom)

    def _show_state(self) -> None:
        self._header.show_state(_state(self._shown()))


def _state(shown: Shown) -> str:
    files = shown.files
    if shown.unchanged is not None and not files.work.is_changed:
        return shown.unchanged
    return state_words(
        is_changed=files.work.is_changed,
        has_file=files.work.path is not None,
        saved_at=files.saved_at,
        copied_at=files.recovery.last_written,
        trouble=files.recovery.trouble,
        now=datetime.now(),
    )

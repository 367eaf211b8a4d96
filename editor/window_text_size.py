"""A window follows the size of texts while it is open, whoever changes it: its settings or the system."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from editor.canvas.text_size import factor, fit_all


class WindowTextSize(QObject):
    """`dress` puts the look on anew: style sheets name sizes as well as colours."""

    def __init__(self, window: QWidget, dress: Callable[[], object]) -> None:
        super().__init__(window)
        self._window, self._dress = window, dress
        self._factor = factor()
        # Qt tells every widget in turn; dressing them all while it goes through its list can end the program.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._follow)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ApplicationFontChange and factor() != self._factor:
            self._soon.start()
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        if factor() != self._factor:
            self._factor = factor()
            self._dress()
            fit_all(self._window)

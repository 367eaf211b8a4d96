"""Work on the map that takes long: in slices while the window lives, with its progress shown, and to be stopped."""

from collections.abc import Callable, Generator
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from editor.canvas.board_overlay import BoardOverlay
from editor.step_work import StepWork
from editor.words import tr

SHOWN_AFTER_MS = 300
"""What is done sooner shows nothing."""
_TOP = 12


class LongWork(BoardOverlay):
    """A card over the upper edge of the board: what is done, how much of it, and Cancel."""

    def __init__(self, view: QWidget, say: Callable[[str], object]) -> None:
        super().__init__(view, "work-card")
        self._say = say
        self._then: Callable[[Any], object] = lambda _result: None
        self._words, self.bar = QLabel(), QProgressBar(textVisible=False)
        self.bar.setRange(0, 1000)
        self.bar.setFixedWidth(160)
        self.cancel_button = QPushButton(tr("Cancel"), objectName="small-button")
        self.cancel_button.clicked.connect(self.cancel)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 10, 8)
        row.setSpacing(12)
        for widget in (self._words, self.bar, self.cancel_button):
            row.addWidget(widget)
        self._work = StepWork(self)
        self._work.progressed.connect(lambda part: self.bar.setValue(round(part * 1000)))
        self._work.done.connect(self._end)
        self._work.failed.connect(self._fail)
        self._wait = QTimer(self, singleShot=True, interval=SHOWN_AFTER_MS)
        self._wait.timeout.connect(self._appear)
        self.hide()

    @property
    def is_running(self) -> bool:
        return self._work.is_running

    def start(self, words: str, steps: Generator[float, None, Any], then: Callable[[Any], object]) -> None:
        """Begin; `then` gets what the steps return, unless it is cancelled."""
        self._words.setText(words)
        self.bar.setValue(0)
        self._then = then
        self._work.start(steps)
        self._wait.start()

    def cancel(self) -> bool:
        """Stop, and leave everything as it was; False if nothing was going on."""
        was_running = self.is_running
        self._work.cancel()
        self._put_away()
        if was_running:
            self._say(tr("Stopped; nothing was changed."))
        return was_running

    def _end(self, result: object) -> None:
        self._put_away()
        self._then(result)

    def _fail(self, sentence: str) -> None:
        self._put_away()
        self._say(sentence)

    def _appear(self) -> None:
        self.show()
        self.raise_()
        self.place()

    def _put_away(self) -> None:
        self._wait.stop()
        self.hide()

    def place(self) -> None:
        self.adjustSize()
        self.move((self._view.width() - self.width()) // 2, _TOP)

"""Work that must be done in the window's own thread, in slices: the window lives on, and can cancel it."""

from collections.abc import Generator
from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from core.model.problems import RealmwrightError
from editor.background_work import fault_words

_SLICE_S = 0.012


class StepWork(QObject):
    """`progressed` carries which part is done (0 to 1), `done` what the steps return at their end, `failed` a sentence.

    A fault of the program is told as well, so that nobody waits for ever, and then raised.
    """

    progressed = Signal(float)
    done = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Generator[float, None, Any] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        return self._steps is not None

    def start(self, steps: Generator[float, None, Any]) -> None:
        """Begin; what ran before is dropped."""
        self.cancel()
        self._steps = steps
        self._timer.start()

    def cancel(self) -> None:
        self._timer.stop()
        if self._steps is not None:
            self._steps.close()
        self._steps = None

    def _go_on(self) -> None:
        assert self._steps is not None
        until = perf_counter() + _SLICE_S
        try:
            part = next(self._steps)
            while perf_counter() < until:
                part = next(self._steps)
        except StopIteration as end:
            self._end()
            self.done.emit(end.value)
        except RealmwrightError as trouble:
            self._end()
            self.failed.emit(str(trouble))
        except Exception as fault:
            # Asked once more, steps that broke would seem to have come to their end.
            self._end()
            self.failed.emit(fault_words(fault))
            raise
        else:
            self.progressed.emit(part)

    def _end(self) -> None:
        self._timer.stop()
        self._steps = None

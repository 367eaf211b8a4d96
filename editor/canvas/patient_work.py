"""Work done in small slices between the events, so that the window never stops for it."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

SLICE_MS = 7
"""So long the work goes on before the window may look for events again."""


class PatientWork(QObject):
    """One piece of work at a time; new work takes the place of what is not yet done."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[None] | None = None
        self._then: Callable[[], None] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        return self._steps is not None

    def start(self, steps: Iterator[None], then: Callable[[], None]) -> None:
        """Begin; `then` is called when the last step is done."""
        self.stop()
        self._steps, self._then = steps, then
        self._timer.start()

    def stop(self) -> None:
        """Give up what is not yet done."""
        self._timer.stop()
        steps, self._steps = self._steps, None
        if steps is not None and hasattr(steps, "close"):
            steps.close()

    def finish(self) -> None:
        """Do all the rest now."""
        if self._steps is not None:
            self._work(None)

    def _go_on(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        self._work(clock)

    def _work(self, clock: QElapsedTimer | None) -> None:
        assert self._steps is not None, "the timer runs only while there is work"
        try:
            for _ in self._steps:
                if clock is not None and clock.elapsed() >= SLICE_MS:
                    return
        except Exception:
            # Asked once more, steps that broke would seem to have come to their end, and would be begun anew for ever.
            self.stop()
            raise
        self._timer.stop()
        self._steps = None
        if self._then is not None:
            self._then()

"""Work that takes long, done beside the window: started, told when it is done, and cancelled.

Python functions on plain values only; whoever paints does so in the window's own thread.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from core.model.problems import RealmwrightError

_LEAST_THREADS = 6


class Cancelled(Exception):  # noqa: N818  it is no error
    """Raised inside the work, by the check it is given, once nobody wants its result any more."""


def _shared_pool() -> QThreadPool:
    """Work that was dropped may still run for a moment; what is wanted now does not wait for it."""
    pool = QThreadPool.globalInstance()
    pool.setMaxThreadCount(max(_LEAST_THREADS, pool.maxThreadCount()))
    return pool


class BackgroundWork(QObject):
    """One piece of work at a time; starting another one, or `cancel`, drops the one that runs.

    `done` carries what the function returned, `failed` a sentence. Neither comes for work that was dropped.
    A fault of the program is told as well, so that nobody waits for ever, and then raised here as anywhere else.
    """

    done = Signal(object)
    failed = Signal(str)
    _came = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None, pool: QThreadPool | None = None) -> None:
        super().__init__(parent)
        self._pool = _shared_pool() if pool is None else pool
        self._number = 0
        self.is_running = False
        self._came.connect(self._take)

    def start(self, does: Callable[[Callable[[], None]], Any]) -> None:
        """Run `does(check)`; it calls `check` now and then, which raises Cancelled once the work is dropped."""
        self._number += 1
        self.is_running = True
        self._pool.start(_Task(self, self._number, does))

    def cancel(self) -> None:
        self._number += 1
        self.is_running = False

    def is_wanted(self, number: int) -> bool:
        return number == self._number

    def come(self, number: int, result: object, trouble: Exception | None) -> None:
        """Called in the other thread; Qt carries it over to this one."""
        self._came.emit(number, result, trouble)

    def _take(self, number: int, result: object, trouble: Exception | None) -> None:
        if not self.is_wanted(number):
            return
        self.is_running = False
        if trouble is None:
            self.done.emit(result)
        elif isinstance(trouble, (RealmwrightError, ValueError)):
            self.failed.emit(str(trouble))
        else:
            self.failed.emit(fault_words(trouble))
            raise trouble


def fault_words(fault: Exception) -> str:
    """A fault of the program in the words it came with; there are no better ones."""
    return f"{type(fault).__name__}: {fault}"


class _Task(QRunnable):
    def __init__(self, owner: BackgroundWork, number: int, does: Callable[[Callable[[], None]], Any]) -> None:
        super().__init__()
        self._owner, self._number, self._does = owner, number, does

    def _check(self) -> None:
        if not self._owner.is_wanted(self._number):
            raise Cancelled

    def run(self) -> None:
        try:
            result, trouble = self._does(self._check), None
        except Cancelled:
            return
        except Exception as error:
            result, trouble = None, error
        try:
            self._owner.come(self._number, result, trouble)
        except RuntimeError:
            # The window was closed meanwhile, and Qt's half of the owner with it.
            return

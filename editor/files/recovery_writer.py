"""Keeps a recovery copy of open work fresh: a moment after each change, beside the window's own work."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QThreadPool, QTimer, Signal, SignalInstance

from editor.background_work import BackgroundWork
from editor.files.open_work import OpenWork
from editor.files.recovery_store import RecoveryNote, RecoveryStore, key_for

_PAUSE_MS = 250
"""A gesture that changes the work many times in a row is written once."""
PATIENCE_MS = 3000
"""No change waits longer than this for the pause to come, unless another time is preferred."""
_RETRY_MS = 8000


class RecoveryWriter(QObject):
    """`written` when a copy has been written; `failed` with a sentence when it cannot be, once until it can again."""

    written = Signal()
    failed = Signal(str)

    def __init__(
        self, work: OpenWork, changed: SignalInstance, store: RecoveryStore, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._open, self._store = work, store
        self.key = key_for(work.path)
        self.last_written: datetime | None = None
        self.trouble = ""
        self.patience_ms = PATIENCE_MS
        self._waiting_since = QElapsedTimer()
        self._is_due_again = False
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._write)
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._work = BackgroundWork(self, self._pool)
        self._work.done.connect(self._note_written)
        self._work.failed.connect(self._note_failed)
        changed.connect(self._follow)

    def begin(self, path: Path | None, *, is_apart: bool = False) -> None:
        """Other work or another file: the copy from now on is that of `path`, or one `apart` from it.

        What somebody else has left of the file stays until it has been offered.
        """
        self.key = key_for(None if is_apart else path)
        self.last_written = None
        self._waiting_since.invalidate()
        self._pause.stop()
        if self._open.is_changed:
            self._follow()

    def drop(self) -> None:
        """The work is saved or given up. A copy just being written is waited for, so that it does not stay."""
        self._pool.waitForDone()
        self._pause.stop()
        self._is_due_again = False
        self._waiting_since.invalidate()
        self.last_written = None
        self._store.drop(self.key)

    def _follow(self) -> None:
        if not self._open.is_changed:
            self.drop()
            return
        if not self._waiting_since.isValid():
            self._waiting_since.start()
        left = self.patience_ms - self._waiting_since.elapsed()
        self._pause.start(max(0, min(_PAUSE_MS, left)))

    def _write(self) -> None:
        if not self._open.is_changed:
            return
        if self._work.is_running:
            self._is_due_again = True
            return
        self._waiting_since.invalidate()
        self._work.start(self._job())

    def _job(self) -> Callable[[Callable[[], None]], RecoveryNote]:
        """The writing with everything it needs: the work is a value, so it may change meanwhile."""
        work, store, key = self._open, self._store, self.key
        written, path, title, folder = work.written(), work.path, work.title, work.folder
        time = datetime.now().strftime("%H:%M")
        return lambda _check: store.write(key, written(), path, title=title, time=time, folder=folder)

    def _note_written(self, note: RecoveryNote) -> None:
        if note.key != self.key or not self._open.is_changed:
            # Saved or closed while it was being written.
            self._store.drop(note.key)
        else:
            self.last_written = datetime.now()
            self.trouble = ""
            self.written.emit()
        self._write_again()

    def _note_failed(self, sentence: str) -> None:
        is_news = not self.trouble
        self.trouble = sentence
        self._pause.start(_RETRY_MS)
        if is_news:
            self.failed.emit(sentence)
        self._write_again()

    def _write_again(self) -> None:
        if self._is_due_again:
            self._is_due_again = False
            self._pause.start(_PAUSE_MS)

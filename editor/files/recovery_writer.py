"""Keeps a recovery copy of the document fresh: a moment after each change, beside the window's own work."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QThreadPool, QTimer, Signal

from editor.background_work import BackgroundWork
from editor.document.map_document import MapDocument
from editor.files.recovery_store import RecoveryNote, RecoveryStore, key_for

_PAUSE_MS = 250
"""A gesture that changes the map many times in a row is written once."""
_PATIENCE_MS = 3000
"""No change waits longer than this for the pause to come."""
_RETRY_MS = 8000


class RecoveryWriter(QObject):
    """`written` when a copy has been written; `failed` with a sentence when it cannot be, once until it can again."""

    written = Signal()
    failed = Signal(str)

    def __init__(self, document: MapDocument, store: RecoveryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._store = document, store
        self.key = key_for(document.path)
        self.last_written: datetime | None = None
        self.trouble = ""
        self._waiting_since = QElapsedTimer()
        self._is_due_again = False
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._write)
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._work = BackgroundWork(self, self._pool)
        self._work.done.connect(self._note_written)
        self._work.failed.connect(self._note_failed)
        document.history_changed.connect(self._follow)

    def begin(self, path: Path | None) -> None:
        """Another map or another file: the copy from now on is that of `path`."""
        self.key = key_for(path)
        self.last_written = None
        self._waiting_since.invalidate()
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
        if not self._document.is_changed:
            self.drop()
            return
        if not self._waiting_since.isValid():
            self._waiting_since.start()
        left = _PATIENCE_MS - self._waiting_since.elapsed()
        self._pause.start(max(0, min(_PAUSE_MS, left)))

    def _write(self) -> None:
        if not self._document.is_changed:
            return
        if self._work.is_running:
            self._is_due_again = True
            return
        self._waiting_since.invalidate()
        self._work.start(self._job())

    def _job(self) -> Callable[[Callable[[], None]], RecoveryNote]:
        """The writing with everything it needs: the map is a value, so it may change meanwhile."""
        document, store, key = self._document, self._store, self.key
        model, path, title, folder = document.kept, document.path, document.title, document.art_folder
        time = datetime.now().strftime("%H:%M")
        return lambda _check: store.write(key, model, path, title=title, time=time, folder=folder)

    def _note_written(self, note: RecoveryNote) -> None:
        if note.key != self.key or not self._document.is_changed:
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

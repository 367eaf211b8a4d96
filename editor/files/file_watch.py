"""Notices when the map's file is changed by somebody else. The content decides, not the clock."""

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from core.files.presence import is_there
from editor.files.places import fingerprint, fingerprint_on_disk

_SETTLE_MS = 300
"""Programs write a file in several goes; it is looked at when they are through."""


class FileWatch(QObject):
    """`changed` when the file holds something that was neither read nor written here, `gone` when it is no more."""

    changed = Signal()
    gone = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self._known: str | None = None
        self._is_gone = False
        self._watcher = QFileSystemWatcher(self)
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._watcher.fileChanged.connect(self._settle.start)
        self._watcher.directoryChanged.connect(self._settle.start)
        self._settle.timeout.connect(self.look)

    def follow(self, path: Path | None, data: bytes | None = None) -> None:
        """Watch this file, whose content as known here is `data`."""
        if watched := [*self._watcher.files(), *self._watcher.directories()]:
            self._watcher.removePaths(watched)
        self._path, self._is_gone = path, False
        self._known = None if data is None else fingerprint(data)
        self._watch()

    def accept(self) -> None:
        """What the file holds now is known: it is not announced again."""
        if self._path is not None:
            self._known = fingerprint_on_disk(self._path)

    def is_changed_outside(self) -> bool:
        """Would saving replace something nobody has seen here?"""
        if self._path is None:
            return False
        now = fingerprint_on_disk(self._path)
        return now is not None and now != self._known

    def look(self) -> None:
        if self._path is None:
            return
        self._watch()
        if not is_there(self._path):
            if not self._is_gone:
                self._is_gone = True
                self.gone.emit()
            return
        self._is_gone = False
        if self.is_changed_outside():
            self.accept()
            self.changed.emit()

    def _watch(self) -> None:
        """A file that is replaced loses its watch, so the folder is watched as well."""
        if self._path is None:
            return
        for path in (self._path, self._path.parent):
            if is_there(path) and str(path) not in (*self._watcher.files(), *self._watcher.directories()):
                self._watcher.addPath(str(path))

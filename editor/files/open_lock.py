"""Who has a map open: a lock per map in the program's own folder, let go when the program ends, however it ends."""

from pathlib import Path

from PySide6.QtCore import QLockFile


class OpenLocks:
    """Holds at most one lock: that of the map this window has open."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: QLockFile | None = None
        self._key = ""

    def take(self, key: str) -> bool:
        """Claim a map, letting go of the one before; False if another window has it."""
        if key == self._key and self._held is not None:
            return True
        self.let_go()
        lock = self._lock(key)
        self._key = key
        if lock is None or not lock.tryLock(0):
            # Where no lock can be written there is nothing to find out, and nothing to be warned of.
            return lock is None or lock.error() == QLockFile.LockError.PermissionError
        self._held = lock
        return True

    def is_held_elsewhere(self, key: str) -> bool:
        """Is a program still running that works on this map?"""
        if key == self._key and self._held is not None:
            return False
        lock = self._lock(key)
        if lock is None or lock.tryLock(0):
            if lock is not None:
                lock.unlock()
            return False
        return lock.error() == QLockFile.LockError.LockFailedError

    def let_go(self) -> None:
        if self._held is not None:
            self._held.unlock()
        self._held, self._key = None, ""

    def _lock(self, key: str) -> QLockFile | None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return None
        lock = QLockFile(str(self._folder / f"{key}.lock"))
        lock.setStaleLockTime(0)
        return lock

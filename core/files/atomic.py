"""Writing a whole file so that nobody ever sees half of it: a temporary file, synced, put in the old one's place."""

import contextlib
import errno
import os
import secrets
import stat
from pathlib import Path

from core.model.problems import UnusableFileError

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_FORBIDDEN = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


def write_atomically(path: str | os.PathLike[str], data: bytes) -> None:
    """Put `data` in the place of the file at `path`, wholly or not at all.

    A link is followed to the file it names, and an existing file keeps its permissions. On any failure the old
    file stands as it was and no temporary file is left behind.
    """
    try:
        _replace(Path(os.path.realpath(path)), data, shown=path)
    except ValueError as error:  # a path with a zero character in it
        raise UnusableFileError(path, f"is not a file name ({error})") from error
    except OSError as error:
        raise UnusableFileError(path, _in_words(error)) from error


def _replace(target: Path, data: bytes, *, shown: object) -> None:
    mode = _mode_of_old_file(target, shown)
    temporary = target.parent / f".realmwright-{secrets.token_hex(8)}.tmp"
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            temporary.chmod(mode)
        temporary.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):  # the first failure is the one to tell
            temporary.unlink()
        raise
    _sync_folder(target.parent)


def _mode_of_old_file(target: Path, shown: object) -> int | None:
    """The permissions to keep, or None for a new file; refuses what must not be replaced."""
    if target.is_dir():
        raise UnusableFileError(shown, "is a folder, so no file can be written in its place")
    if not target.parent.is_dir():
        raise UnusableFileError(shown, f"the folder {target.parent} does not exist")
    if not target.exists():
        return None
    if not target.is_file():
        raise UnusableFileError(shown, "is not an ordinary file, so it is not replaced")
    if not os.access(target, os.W_OK):
        raise UnusableFileError(shown, "it is read-only, so it is not replaced")
    return stat.S_IMODE(target.stat().st_mode)


def _sync_folder(folder: Path) -> None:
    """Make the new name itself durable where the system can; the file is complete either way."""
    with contextlib.suppress(OSError):  # Windows and some network disks cannot sync a folder
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _in_words(error: OSError) -> str:
    if error.errno in _FULL:
        return "the disk is full; the old file, if any, is untouched"
    if error.errno in _FORBIDDEN:
        return "the folder cannot be written to; the old file, if any, is untouched"
    return f"cannot be written ({error.strerror or type(error).__name__}); the old file, if any, is untouched"

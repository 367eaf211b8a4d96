"""Text of a file that may be anything: refuses what is no text of a sensible size, in one sentence."""

import codecs
import os
import stat
from pathlib import Path

from core.model.problems import UnusableFileError

MEGABYTE = 1024 * 1024
SIZE_LIMIT = 64 * MEGABYTE
"""Some fifty times a large board; reading more would take the memory of the machine, not make a map."""

_UTF_16_OR_32 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE)


def read_source(path: str | os.PathLike[str]) -> str:
    """The text of an ordinary UTF-8 file of at most SIZE_LIMIT bytes; a byte order mark is dropped."""
    data = _bytes_of(path)
    if not data.strip():
        raise UnusableFileError(path, "is empty")
    if data.startswith(_UTF_16_OR_32):
        raise UnusableFileError(path, "is not UTF-8 text but UTF-16 or UTF-32; save it as UTF-8")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UnusableFileError(path, f"is not UTF-8 text (byte {error.start})", f"line {line}") from error


def _bytes_of(path: str | os.PathLike[str]) -> bytes:
    try:
        status = Path(path).stat()
        if stat.S_ISDIR(status.st_mode):
            raise UnusableFileError(path, "is a folder, not a file")
        if not stat.S_ISREG(status.st_mode):
            raise UnusableFileError(path, "is not an ordinary file")
        if status.st_size > SIZE_LIMIT:
            raise _too_large(path, status.st_size)
        with Path(path).open("rb") as file:
            # One byte more than allowed, so that a file that is growing meanwhile is caught too.
            data = file.read(SIZE_LIMIT + 1)
    except FileNotFoundError as error:
        raise UnusableFileError(path, "there is no such file") from error
    except PermissionError as error:
        raise UnusableFileError(path, "may not be read (permission denied)") from error
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UnusableFileError(path, f"cannot be read ({reason})") from error
    if len(data) > SIZE_LIMIT:
        raise _too_large(path, len(data))
    return data


def _too_large(path: object, size: int) -> UnusableFileError:
    return UnusableFileError(
        path, f"is too large ({size / MEGABYTE:.0f} MB; at most {SIZE_LIMIT // MEGABYTE} MB are read)"
    )

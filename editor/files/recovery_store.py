"""Recovery copies: unsaved work written where the next start finds it. No Qt.

The copy itself is an ordinary file, beside the one it belongs to; where that place cannot be written, or the work has
no file yet, in the program's own folder. A note in that folder tells what the copy is of and where it lies.
"""

import contextlib
import json
import secrets
from dataclasses import dataclass, replace
from pathlib import Path

from core.files.atomic import write_atomically
from core.files.presence import is_file
from core.model.problems import UnusableFileError
from editor.files.places import file_key, fingerprint_on_disk
from editor.words import tr

_UNTITLED = "untitled-"
_FOUND = "found-"


@dataclass(frozen=True, slots=True)
class RecoveryNote:
    """What a recovery copy is of."""

    key: str
    copy: Path
    source: Path | None
    """The file of the work; None for work never saved."""
    title: str
    time: str
    """When it was written, for people to read."""
    folder: Path | None = None
    """Where what belongs to work without a file lies: the art of a board."""


def key_for(source: Path | None) -> str:
    """The key of a file's copy; all work without a file has its own."""
    return _UNTITLED + secrets.token_hex(6) if source is None else file_key(source)


def copy_beside(source: Path) -> Path | None:
    """Where the copy of a file lies; None if somebody has laid a link there, which writing would follow."""
    beside = source.with_name(f".{source.name}.recovery")
    return None if beside.is_symlink() else beside


class RecoveryStore:
    """The notes in one folder, and the copies they are about."""

    def __init__(self, folder: Path, ending: str = ".map.geojson") -> None:
        self._folder, self._ending = folder, ending

    def write(
        self, key: str, data: bytes, source: Path | None, *, title: str, time: str, folder: Path | None = None
    ) -> RecoveryNote:
        """Write a copy of work and its note; an UnusableFileError where it can be written nowhere."""
        is_the_files_own = source is not None and key == file_key(source)
        copy = copy_beside(source) if is_the_files_own else None
        if copy is None or not _is_written(copy, data):
            copy = self._folder / f"{key}{self._ending}"
            self._make_folder()
            write_atomically(copy, data)
        note = RecoveryNote(key, copy, source, title, time, folder)
        self._write_note(note)
        return note

    def drop(self, key: str) -> None:
        """The work is saved or given up: neither copy nor note is needed."""
        note = self.note(key)
        for path in (self._note_path(key), *((note.copy,) if note else ())):
            with contextlib.suppress(OSError):  # nothing there is just as well
                path.unlink()

    def note(self, key: str) -> RecoveryNote | None:
        """The note with this key, if it is readable and its copy is there."""
        try:
            members = json.loads(self._note_path(key).read_text(encoding="utf-8"))
            source, folder = (Path(members[name]) if members[name] else None for name in ("source", "folder"))
            note = RecoveryNote(key, Path(members["copy"]), source, members["title"], members["time"], folder)
        except (OSError, ValueError, KeyError, TypeError):
            return None
        return note if is_file(note.copy) else None

    def notes(self) -> tuple[RecoveryNote, ...]:
        found = (self.note(path.stem) for path in sorted(self._folder.glob("*.json")))
        return tuple(note for note in found if note is not None)

    def left_behind(self, source: Path) -> RecoveryNote | None:
        """The copy of a file that somebody left beside it or here, if it differs from the file."""
        note = self.note(file_key(source))
        beside = copy_beside(source)
        if note is None and beside is not None and is_file(beside):
            note = RecoveryNote(file_key(source), beside, source, source.name, "")
        if note is None:
            return None
        if fingerprint_on_disk(note.copy) == fingerprint_on_disk(source):
            self.drop(note.key)
            return None
        return note

    def set_aside(self, note: RecoveryNote) -> RecoveryNote:
        """Put a copy that was found where new work on the same file does not replace it."""
        if note.key.startswith(_FOUND):
            return note
        key = _FOUND + secrets.token_hex(6)
        self._make_folder()
        kept = replace(note, key=key, copy=self._folder / f"{key}{self._ending}")
        try:
            write_atomically(kept.copy, note.copy.read_bytes())
        except OSError as error:
            raise UnusableFileError(note.copy, tr("cannot be read ({})").format(error.strerror)) from error
        self._write_note(kept)
        self.drop(note.key)
        with contextlib.suppress(OSError):
            note.copy.unlink()
        return kept

    def _write_note(self, note: RecoveryNote) -> None:
        self._make_folder()
        members = {
            "copy": str(note.copy),
            "source": str(note.source) if note.source else "",
            "title": note.title,
            "time": note.time,
            "folder": str(note.folder) if note.folder else "",
        }
        write_atomically(self._note_path(note.key), json.dumps(members).encode("utf-8"))

    def _note_path(self, key: str) -> Path:
        return self._folder / f"{key}.json"

    def _make_folder(self) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UnusableFileError(
                self._folder, tr("the folder cannot be made ({})").format(error.strerror)
            ) from error


def _is_written(path: Path, data: bytes) -> bool:
    try:
        write_atomically(path, data)
    except UnusableFileError:
        return False
    return True

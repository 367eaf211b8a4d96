"""The document and its file: opened, saved, closed, recovered, and noticed when changed by others.

Raises RealmwrightError for what the user is told as one sentence; asks nothing itself but through `questions`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from core.files.atomic import write_atomically
from core.files.map_file import map_text, parse_map, read_map
from core.files.source_text import read_source
from core.model.map_model import MapModel
from core.model.problems import RealmwrightError, UnusableFileError
from editor.document.map_document import MapDocument
from editor.files import file_notices
from editor.files.earlier_versions import EarlierVersions
from editor.files.file_watch import FileWatch
from editor.files.notices import Notice, Tone, Unsaved
from editor.files.open_lock import OpenLocks
from editor.files.places import bytes_on_disk, file_key, file_time, with_art_in
from editor.files.recovery_store import RecoveryNote, RecoveryStore
from editor.files.recovery_writer import RecoveryWriter
from editor.files.settings import Settings


@dataclass(frozen=True, slots=True)
class Questions:
    """What only the user can answer; the window asks."""

    about_unsaved: Callable[[str], Unsaved]
    """(title of the map) -> what shall become of its unsaved work."""
    where_to_save: Callable[[Path | None], Path | None]
    """(file so far) -> the file to write, or None to leave it."""


class MapFiles(QObject):
    """`noticed` carries a Notice, `settled` the name of a matter that is over. `state_changed`: see `state_words`."""

    noticed = Signal(object)
    settled = Signal(str)
    state_changed = Signal()

    def __init__(
        self, document: MapDocument, settings: Settings, questions: Questions, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.document, self.settings, self._questions = document, settings, questions
        self.versions = EarlierVersions(settings.folder / "versions")
        self._store = RecoveryStore(settings.folder / "recovery")
        self._locks = OpenLocks(settings.folder / "open")
        self.recovery = RecoveryWriter(document, self._store, self)
        self.watch = FileWatch(self)
        self.saved_at: datetime | None = None
        self._closed: list[Path] = []
        self._locks.take(self.recovery.key)
        self.watch.changed.connect(self._tell_changed_outside)
        self.watch.gone.connect(self._tell_gone)
        self.recovery.written.connect(self._note_copy_written)
        self.recovery.failed.connect(self._tell_no_copy)
        document.history_changed.connect(self.state_changed)

    # Opening and closing

    def open(self, path: Path) -> bool:
        """Show the map in a file; False if the user wants to stay with the one open."""
        text = read_source(path)
        model = parse_map(text, path)
        if not self.may_leave():
            return False
        self._begin(model, path, text.encode("utf-8"))
        self.settings.add_recent(path)
        if not self._locks.take(self.recovery.key):
            self.noticed.emit(file_notices.open_elsewhere(path, work_on_copy=self._detach))
        elif (left := self._store.left_behind(path)) is not None:
            self._offer(self._store.set_aside(left))
        return True

    def show_new(self, model: MapModel, *, is_work: bool, folder: Path | None = None) -> bool:
        """Show a map that has no file yet. `is_work`: losing it would be a loss. `folder`: where its art lies."""
        if not self.may_leave():
            return False
        self._begin(model, None, None, folder)
        if is_work:
            self.document.mark_unsaved()
        return True

    def close(self) -> bool:
        """Put the map away and show an empty board."""
        if not self.may_leave():
            return False
        if self.document.path is not None:
            self._closed.append(self.document.path)
        self._begin(MapModel(), None, None)
        return True

    def last_closed(self) -> Path | None:
        """What `reopen` would open: closed in this window, or most recently before it."""
        others = [*self.settings.recent_files(), *self._closed]
        known = [path for path in (*reversed(self._closed), *others) if path != self.document.path]
        return next((path for path in known if path.is_file()), None)

    def reopen(self) -> bool:
        path = self.last_closed()
        if path is None or not self.open(path):
            return False
        self._closed = [each for each in self._closed if each != path]
        return True

    def may_leave(self) -> bool:
        """Is there nothing to lose, or has the user decided about it?"""
        if not self.document.is_changed:
            return True
        match self._questions.about_unsaved(self.document.title):
            case Unsaved.SAVE:
                return self.save()
            case Unsaved.DISCARD:
                self.recovery.drop()
                return True
            case Unsaved.CANCEL:
                return False

    def leave(self) -> None:
        """The window is closing and the user has agreed: nothing stays behind."""
        self.recovery.drop()
        self.watch.follow(None)
        self._locks.let_go()

    def _begin(self, model: MapModel, path: Path | None, data: bytes | None, folder: Path | None = None) -> None:
        self.recovery.drop()
        self._locks.let_go()
        self.saved_at = file_time(path) if path is not None else None
        self.document.replace(model, path, folder=folder)
        self._follow_file(path, data)
        for matter in ("changed-outside", "gone", "open-elsewhere", "save"):
            self.settled.emit(matter)

    def _follow_file(self, path: Path | None, data: bytes | None) -> None:
        self.recovery.begin(path)
        self._locks.take(self.recovery.key)
        self.watch.follow(path, data)
        self.state_changed.emit()

    # Saving

    def save(self) -> bool:
        """Write the map to its file; False if the user gave up. A RealmwrightError leaves file and map as they were."""
        path = self.document.path
        if path is None:
            return self.save_as()
        if self.watch.is_changed_outside():
            self._tell_changed_outside()
            return False
        self._write(path)
        return True

    def save_as(self, path: Path | None = None) -> bool:
        """Write the map to another file, which is its own from now on."""
        chosen = self._questions.where_to_save(self.document.path) if path is None else path
        if chosen is None:
            return False
        self._write(chosen)
        return True

    def save_over(self) -> None:
        """Save although the file was changed by somebody else; their version is kept among the earlier ones."""
        if self.document.path is not None:
            self._write(self.document.path)

    def _write(self, path: Path) -> None:
        model = with_art_in(self.document.kept, self.document.art_folder, path.parent)
        data = map_text(model).encode("utf-8")
        now = datetime.now()
        self._keep_version(path, bytes_on_disk(path), now)
        write_atomically(path, data)
        self.document.edit("Keep the board art beside the map", model, picture="action_relink")
        old_key = self.recovery.key
        self.saved_at = now
        self.document.mark_saved(path)
        self._store.drop(old_key)
        if self.recovery.key != file_key(path):
            self._locks.let_go()
        self._follow_file(path, data)
        self._keep_version(path, data, now)
        self.settings.add_recent(path)
        for matter in ("changed-outside", "gone", "save"):
            self.settled.emit(matter)

    def _keep_version(self, path: Path, data: bytes | None, now: datetime) -> None:
        """A version that cannot be kept does not keep anybody from saving."""
        try:
            if data is not None:
                self.versions.keep(path, data, now)
        except UnusableFileError as trouble:
            self.noticed.emit(Notice("versions", f"The earlier version could not be kept: {trouble}", Tone.CARE))

    # What is noticed

    def offer_recovered(self) -> None:
        """At the start: offer what a program that ended badly has left."""
        for note in self._store.notes():
            if note.key != self.recovery.key and not self._locks.is_held_elsewhere(note.key):
                self._offer(self._store.set_aside(note))

    def restore(self, note: RecoveryNote) -> bool:
        """Go on with a recovery copy; it is unsaved work on the file it belongs to."""
        model = read_map(note.copy)
        if not self.may_leave():
            return False
        data = bytes_on_disk(note.source) if note.source is not None else None
        self._begin(model, note.source, data, note.folder)
        self.document.mark_unsaved()
        self._store.drop(note.key)
        self.settled.emit(note.key)
        return True

    def _offer(self, note: RecoveryNote) -> None:
        def throw_away() -> None:
            self._store.drop(note.key)
            self.settled.emit(note.key)

        def bring_back() -> None:
            self.told("recovery", lambda: self.restore(note))

        self.noticed.emit(file_notices.found_work(note, bring_back=bring_back, throw_away=throw_away))

    def told(self, matter: str, does: Callable[[], object]) -> bool:
        """Do something that may fail; the reason becomes a notice."""
        try:
            done = does()
        except RealmwrightError as trouble:
            self.noticed.emit(Notice(matter, str(trouble)))
            return False
        self.settled.emit(matter)
        return done is not False

    def reload(self) -> None:
        """Take what the file holds now; the map as it was here stays one step back in the history."""
        path = self.document.path
        assert path is not None, "only a file can be changed outside"
        text = read_source(path)
        model = parse_map(text, path)
        self.document.edit("Reload from the file", model, picture="action_open")
        self.document.mark_saved(path)
        self.saved_at = file_time(path)
        self.watch.follow(path, text.encode("utf-8"))
        self.settled.emit("changed-outside")
        self.state_changed.emit()

    def _tell_changed_outside(self) -> None:
        path = self.document.path
        if path is None:
            return
        self.watch.accept()
        self.document.history.saved = None
        self.document.history_changed.emit()
        notice = file_notices.changed_outside(
            path,
            take_theirs=lambda: self.told("changed-outside", self.reload),
            save_mine=lambda: self.told("save", self.save_over),
            wait=lambda: self.settled.emit("changed-outside"),
        )
        self.noticed.emit(notice)

    def _tell_gone(self) -> None:
        path = self.document.path
        if path is None:
            return
        self.document.mark_unsaved()
        self.noticed.emit(file_notices.gone(path, save_again=lambda: self.told("save", self.save)))

    def _detach(self) -> None:
        """Let the file be; the map becomes one without a file."""
        self.document.leave_file()
        self._follow_file(None, None)
        self.settled.emit("open-elsewhere")

    def _note_copy_written(self) -> None:
        self.settled.emit("recovery")
        self.state_changed.emit()

    def _tell_no_copy(self, sentence: str) -> None:
        self.noticed.emit(Notice("recovery", f"No recovery copy could be written: {sentence}", Tone.CARE))
        self.state_changed.emit()

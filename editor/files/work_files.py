"""Work and its file: saved, left, recovered, and noticed when changed by others. The same for maps and stories.

Raises RealmwrightError for what the user is told as one sentence; asks nothing itself but through `questions`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal, SignalInstance

from core.model.problems import RealmwrightError, UnusableFileError
from core.model.sentences import said
from editor.files import file_notices
from editor.files.earlier_versions import EarlierVersions
from editor.files.file_watch import FileWatch
from editor.files.notices import Notice, Tone, Unsaved
from editor.files.open_lock import OpenLocks
from editor.files.open_work import OpenWork
from editor.files.places import bytes_on_disk, file_key, file_time
from editor.files.recovery_store import RecoveryNote, RecoveryStore
from editor.files.recovery_writer import RecoveryWriter
from editor.files.settings import Settings


@dataclass(frozen=True, slots=True)
class Questions:
    """What only the user can answer; the window asks."""

    about_unsaved: Callable[[str], Unsaved]
    """(title of the work) -> what shall become of it."""
    where_to_save: Callable[[Path | None], Path | None]
    """(file so far) -> the file to write, or None to leave it."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Where the program keeps what is its own about one kind of work."""

    kind: str = ""
    """In front of the name of every matter, so that maps and stories are told apart; nothing for maps."""
    ending: str = ".map.geojson"

    def folder(self, settings: Settings, name: str) -> Path:
        return settings.folder / f"{self.kind}{name}"


class WorkFiles(QObject):
    """`noticed` carries a Notice, `settled` the name of a matter that is over. `state_changed`: see `state_words`."""

    noticed = Signal(object)
    settled = Signal(str)
    state_changed = Signal()
    brought_back = Signal()
    """Work of a program that ended badly is open again."""

    def __init__(
        self, work: OpenWork, changed: SignalInstance, settings: Settings, questions: Questions, kept: Kept
    ) -> None:
        super().__init__()
        self.work, self.settings, self._questions, self._kept = work, settings, questions, kept
        self.versions = EarlierVersions(kept.folder(settings, "versions"), kept.ending)
        self._store = RecoveryStore(kept.folder(settings, "recovery"), kept.ending)
        self._locks = OpenLocks(settings.folder / "open")
        self.recovery = RecoveryWriter(work, changed, self._store, self)
        self.watch = FileWatch(self)
        self.saved_at: datetime | None = None
        self._is_elsewhere = False
        self._locks.take(self.recovery.key)
        self.watch.changed.connect(self._tell_changed_outside)
        self.watch.gone.connect(self._tell_gone)
        self.recovery.written.connect(self._note_copy_written)
        self.recovery.failed.connect(self._tell_no_copy)
        changed.connect(self.state_changed)

    # What each kind of work does in its own way

    def save_to(self, path: Path) -> bytes:
        """Write the work to a file, which is its own from now on; what the file holds then."""
        raise NotImplementedError

    def reload(self) -> None:
        """Take what the file holds now."""
        raise NotImplementedError

    def _open_copy(self, note: RecoveryNote) -> bool:
        """Show a recovery copy as unsaved work; False if the user wants to stay with what is open."""
        raise NotImplementedError

    # Leaving

    def may_leave(self) -> bool:
        """Is there nothing to lose, or has the user decided about it?"""
        if not self.work.is_changed:
            return True
        match self._questions.about_unsaved(self.work.title):
            case Unsaved.SAVE:
                return self.save()
            case Unsaved.DISCARD:
                # The copy goes when the work does: what was to come instead may fail, or be called off.
                return True
            case Unsaved.CANCEL:
                return False

    def leave(self) -> None:
        """The window is closing and the user has agreed: nothing stays behind."""
        self.recovery.drop()
        self.watch.follow(None)
        self._locks.let_go()

    def _begun(self, path: Path | None, data: bytes | None) -> None:
        """Other work is open now: its file is followed, and what was told about the old one is over."""
        self.saved_at = file_time(path) if path is not None else None
        self._follow_file(path, data)
        for matter in ("changed-outside", "gone", "open-elsewhere", "save"):
            self._settle(matter)

    def _follow_file(self, path: Path | None, data: bytes | None) -> None:
        # Where another window has the file, the recovery copy is that window's, too: this one keeps one of its own.
        self._is_elsewhere = path is not None and not self._locks.take(file_key(path))
        self.recovery.begin(path, is_apart=self._is_elsewhere)
        self._locks.take(self.recovery.key)
        self.watch.follow(path, data)
        self.state_changed.emit()

    def _look_for_left(self, path: Path, work_on_copy: Callable[[], object]) -> None:
        """A file that was just opened: is somebody else at it, or has somebody left unsaved work?"""
        if self._is_elsewhere:
            self._notice(file_notices.open_elsewhere(path, work_on_copy=work_on_copy))
        elif (left := self._store.left_behind(path)) is not None:
            self._offer(self._store.set_aside(left))

    # Saving

    def save(self) -> bool:
        """Write the work to its file; False if the user gave up. A RealmwrightError leaves both as they were."""
        path = self.work.path
        if path is None:
            return self.save_as()
        if self.watch.is_changed_outside():
            self._tell_changed_outside()
            return False
        self._write(path)
        return True

    def save_as(self, path: Path | None = None) -> bool:
        """Write the work to another file, which is its own from now on."""
        chosen = self._questions.where_to_save(self.work.path) if path is None else path
        if chosen is None:
            return False
        self._write(chosen)
        return True

    def save_over(self) -> None:
        """Save although the file was changed by somebody else; their version is kept among the earlier ones."""
        if self.work.path is not None:
            self._write(self.work.path)

    def _write(self, path: Path) -> None:
        now, old_key = datetime.now(), self.recovery.key
        self._keep_version(path, bytes_on_disk(path), now)
        data = self.save_to(path)
        self.saved_at = now
        self._store.drop(old_key)
        if self.recovery.key != file_key(path):
            self._locks.let_go()
        self._follow_file(path, data)
        self._keep_version(path, data, now)
        for matter in ("changed-outside", "gone", "save"):
            self._settle(matter)

    def _keep_version(self, path: Path, data: bytes | None, now: datetime) -> None:
        """A version that cannot be kept does not keep anybody from saving."""
        try:
            if data is not None:
                self.versions.keep(path, data, now)
        except UnusableFileError as trouble:
            sentence = said("The earlier version could not be kept: {}", trouble)
            self._notice(Notice("versions", sentence, Tone.CARE))

    # What is noticed

    def offer_recovered(self) -> None:
        """At the start: offer what a program that ended badly has left."""
        for note in self._store.notes():
            if note.key != self.recovery.key and not self._locks.is_held_elsewhere(note.key):
                self._offer(self._store.set_aside(note))

    def _follow_again(self, path: Path, text: str) -> None:
        """What is open is what the file holds now."""
        self.saved_at = file_time(path)
        self.watch.follow(path, text.encode("utf-8"))
        self._settle("changed-outside")
        self.state_changed.emit()

    def restore(self, note: RecoveryNote) -> bool:
        """Go on with a recovery copy; it is unsaved work on the file it belongs to."""
        if not self._open_copy(note):
            return False
        self.work.mark_unsaved()
        self._store.drop(note.key)
        self.settled.emit(note.key)
        self.brought_back.emit()
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
            self._notice(self._trouble_with(matter, trouble))
            return False
        self._settle(matter)
        return done is not False

    def _trouble_with(self, matter: str, trouble: RealmwrightError) -> Notice:
        if not isinstance(trouble, UnusableFileError):
            return Notice(matter, str(trouble))
        if matter != "save":
            return file_notices.unusable(matter, trouble)
        has_copy = self.recovery.last_written is not None and not self.recovery.trouble
        return file_notices.not_saved(
            trouble, has_copy=has_copy, save_elsewhere=lambda: self.told("save", self.save_as)
        )

    def _tell_changed_outside(self) -> None:
        path = self.work.path
        if path is None:
            return
        self.watch.accept()
        self.work.mark_unsaved()
        notice = file_notices.changed_outside(
            path,
            take_theirs=lambda: self.told("changed-outside", self.reload),
            save_mine=lambda: self.told("save", self.save_over),
            wait=lambda: self._settle("changed-outside"),
        )
        self._notice(notice)

    def _tell_gone(self) -> None:
        path = self.work.path
        if path is None:
            return
        self.work.mark_unsaved()
        self._notice(file_notices.gone(path, save_again=lambda: self.told("save", self.save)))

    def _note_copy_written(self) -> None:
        self._settle("recovery")
        self.state_changed.emit()

    def _tell_no_copy(self, sentence: str) -> None:
        self._notice(Notice("recovery", said("No recovery copy could be written: {}", sentence), Tone.CARE))
        self.state_changed.emit()

    def _notice(self, notice: Notice) -> None:
        self.noticed.emit(Notice(f"{self._kept.kind}{notice.about}", notice.sentence, notice.tone, notice.choices))

    def _settle(self, matter: str) -> None:
        self.settled.emit(f"{self._kept.kind}{matter}")

"""The map document and its file: opened, closed, reopened, saved with its board art beside it."""

from pathlib import Path

from PySide6.QtCore import QObject

from core.files.atomic import write_atomically
from core.files.map_file import map_text, parse_map, read_map
from core.files.presence import is_file
from core.files.source_text import read_source
from core.model.map_model import MapModel
from core.model.problems import UnusableFileError
from core.topology.heaped_outlines import HeapedOutlinesError
from core.topology.live_adjacency import LiveAdjacency
from editor.document.map_document import MapDocument
from editor.files.open_work import Written
from editor.files.places import bytes_on_disk, with_art_in
from editor.files.recovery_store import RecoveryNote
from editor.files.settings import Settings
from editor.files.work_files import Kept, Questions, WorkFiles
from editor.words import tr


class MapWork:
    """The document as work that can be lost."""

    def __init__(self, document: MapDocument) -> None:
        self._document = document

    @property
    def path(self) -> Path | None:
        return self._document.path

    @property
    def title(self) -> str:
        return self._document.title

    @property
    def is_changed(self) -> bool:
        return self._document.is_changed

    @property
    def folder(self) -> Path | None:
        return self._document.art_folder

    def written(self) -> Written:
        model = self._document.kept
        return lambda: map_text(model).encode("utf-8")

    def mark_unsaved(self) -> None:
        self._document.mark_unsaved()


class MapFiles(WorkFiles):
    def __init__(
        self, document: MapDocument, settings: Settings, questions: Questions, parent: QObject | None = None
    ) -> None:
        super().__init__(MapWork(document), document.history_changed, settings, questions, Kept())
        self.setParent(parent)
        self.document = document
        self._closed: list[Path] = []

    # Opening and closing

    def open(self, path: Path) -> bool:
        """Show the map in a file; False if the user wants to stay with the one open."""
        text = read_source(path)
        model = parse_map(text, path)
        if not self.may_leave():
            return False
        try:
            self._begin(model, path, text.encode("utf-8"))
        except HeapedOutlinesError as trouble:
            raise UnusableFileError(path, str(trouble)) from trouble
        self.settings.add_recent(path)
        self._look_for_left(path, self._detach)
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
        return next((path for path in known if is_file(path)), None)

    def reopen(self) -> bool:
        path = self.last_closed()
        if path is None or not self.open(path):
            return False
        self._closed = [each for each in self._closed if each != path]
        return True

    def _begin(self, model: MapModel, path: Path | None, data: bytes | None, folder: Path | None = None) -> None:
        # A map that nobody can measure is refused while the old one still has its recovery copy and its lock.
        live = LiveAdjacency(model)
        self.recovery.drop()
        self._locks.let_go()
        self.document.replace(model, path, folder=folder, live=live)
        self._begun(path, data)

    # Saving and taking back

    def save_to(self, path: Path) -> bytes:
        model = with_art_in(self.document.kept, self.document.art_folder, path.parent)
        data = map_text(model).encode("utf-8")
        write_atomically(path, data)
        self.document.take_over(tr("Keep the board art beside the map"), model, picture="action_relink")
        self.document.mark_saved(path)
        self.settings.add_recent(path)
        return data

    def reload(self) -> None:
        """Take what the file holds now; the map as it was here stays one step back in the history."""
        path = self.document.path
        assert path is not None, "only a file can be changed outside"
        text = read_source(path)
        model = parse_map(text, path)
        self.document.take_over(tr("Reload from the file"), model, picture="action_open")
        self.document.mark_saved(path)
        self._follow_again(path, text)

    def _open_copy(self, note: RecoveryNote) -> bool:
        model = read_map(note.copy)
        if not self.may_leave():
            return False
        data = bytes_on_disk(note.source) if note.source is not None else None
        self._begin(model, note.source, data, note.folder)
        return True

    def _detach(self) -> None:
        """Let the file be; the map becomes one without a file."""
        self.document.leave_file()
        self._follow_file(None, None)
        self._settle("open-elsewhere")

"""The commands of the File menu that are about the map: what they are called, and what they do to the files."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from core.files.presence import is_file
from core.model.problems import RealmwrightError
from core.picture.palette import Theme
from editor.action_book import ActionBook
from editor.dialogs.file_questions import MAP_FILTER, ask_where_to_save
from editor.files.map_files import MapFiles
from editor.files.notices import Choice, Notice
from editor.files.places import home
from editor.files.work_files import WorkFiles
from editor.suggested_names import suggested_file
from editor.words import tr


@dataclass(frozen=True, slots=True)
class WindowSide:
    """What the commands need of the window they stand in."""

    window: QWidget
    theme: Callable[[], Theme]
    show_map: Callable[[], None]
    """Bring the map workspace to the front."""
    say: Callable[[str], None]


class FileCommands(QObject):
    def __init__(
        self,
        actions: ActionBook,
        files: MapFiles,
        side: WindowSide,
        *,
        new: Callable[[], object],
        imports: Callable[[Path], object],
    ) -> None:
        super().__init__(side.window)
        self.files, self.side, self._new, self._imports = files, side, new, imports
        self.shown_files: Callable[[], WorkFiles] = lambda: files
        """The files of the workspace that is shown: what is saved is what one sees."""
        self.recent_menu = QMenu(tr("Open &recent"))
        self._add_opening(actions)
        self._add_saving(actions)
        self.recent_menu.aboutToShow.connect(self.fill_recent)

    def tell_again(self) -> None:
        self.recent_menu.setTitle(tr("Open &recent"))

    def _add_opening(self, actions: ActionBook) -> None:
        keys, add = QKeySequence.StandardKey, actions.add
        add("new-map", tr("&New map…"), menu="File", picture="action_new", keys=keys.New, does=self._new)
        self.open_action = add(
            "open-map", tr("&Open map…"), menu="File", picture="action_open", keys=keys.Open, does=self.ask_and_open
        )
        self.reopen_action = add(
            "reopen-map", tr("Reopen &closed map"), menu="File", picture="action_relink", keys="Ctrl+Shift+T",
            does=self.reopen,
        )  # fmt: skip

    def _add_saving(self, actions: ActionBook) -> None:
        keys, add = QKeySequence.StandardKey, actions.add
        add("save-map", tr("&Save"), menu="File", group="save", picture="action_save", keys=keys.Save, does=self.save)
        add(
            "save-map-as", tr("Save &as…"), menu="File", group="save", picture="action_duplicate", keys="Ctrl+Shift+S",
            does=self.save_as,
        )  # fmt: skip
        add(
            "close-map", tr("C&lose map"), menu="File", group="save", picture="action_close", keys="Ctrl+W",
            does=self.close,
        )  # fmt: skip

    # Opening

    def open(self, path: Path) -> bool:
        """Show the map in a file; trouble is told in the window."""
        try:
            is_open = self.files.open(path)
        except RealmwrightError as trouble:
            self._tell_unread(path, str(trouble))
            return False
        if is_open:
            self.files.settled.emit("trouble")
            self.side.show_map()
        return is_open

    def _tell_unread(self, path: Path, sentence: str) -> None:
        """What is no map may be a drawing; what is gone is forgotten."""
        if is_file(path):
            choices = (Choice(tr("Import it as a drawing"), lambda: self._import(path)),)
            self.files.noticed.emit(Notice("trouble", sentence, choices=choices))
        else:
            self.files.settings.drop_recent(path)
            self.files.noticed.emit(Notice("trouble", sentence))

    def _import(self, path: Path) -> None:
        self.files.settled.emit("trouble")
        self._imports(path)

    def ask_and_open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self.side.window, tr("Open map"), str(self._folder()), tr(MAP_FILTER))
        if name:
            self.open(Path(name))

    def reopen(self) -> None:
        if self.files.last_closed() is None:
            self.side.say(tr("No map was closed that could be opened again."))
        elif self.files.told("trouble", self.files.reopen):
            self.side.show_map()

    def close(self) -> None:
        self.files.told("trouble", self.files.close)

    def fill_recent(self) -> None:
        """The files opened last, as they are when the menu is opened."""
        self.recent_menu.clear()
        paths = self.files.settings.recent_files()
        for path in paths:
            action = QAction(path.name.replace("&", "&&"), self.recent_menu, toolTip=str(path))
            action.triggered.connect(lambda _checked=False, path=path: self.open(path))
            self.recent_menu.addAction(action)
        self.recent_menu.addSeparator()
        forget = self.recent_menu.addAction(tr("&Forget these files"))
        forget.triggered.connect(self.files.settings.forget_recent)
        forget.setEnabled(bool(paths))

    # Saving

    def save(self) -> bool:
        files = self.shown_files()
        return files.told("save", files.save)

    def save_as(self) -> bool:
        files = self.shown_files()
        return files.told("save", files.save_as)

    def where_to_save(self, old: Path | None) -> Path | None:
        suggestion = old or suggested_file(self._folder(), self.files.document.kept.title)
        return ask_where_to_save(self.side.window, suggestion)

    def _folder(self) -> Path:
        """Where dialogs begin: beside the map or its drawing, else beside the map opened last. Never among the
        program's own files, where the art of a map without a file waits."""
        recent, own = self.files.settings.recent_files(), self.files.document.art_folder
        if own is not None and not own.is_relative_to(home()):
            return own
        return recent[0].parent if recent else self.files.settings.maps_folder()

"""The library, and everything that goes out to others, as commands with their questions for a file name."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from core.model.problems import RealmwrightError
from core.picture.palette import Theme
from editor.canvas.picture_files import write_picture
from editor.dialogs.file_names import finished_name, with_ending
from editor.suggested_names import suggested_file
from editor.words import mark, tr
from sandbox import sharing
from sandbox.library_window import LibraryWindow
from sandbox.session import Session

SCENARIO = mark("Scenarios (*.toml)")
PICTURE = mark("PNG picture (*.png)")


class ShareCommands(QObject):
    """`said` carries one sentence: what was done, or why it could not be."""

    said = Signal(str)
    scenario_wanted = Signal(Path)

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._window = session, window
        self._library: LibraryWindow | None = None
        self._theme: Theme | None = None
        self.save_story: Callable[[], object] | None = None
        """Saves the story in its own file, where somebody keeps its files."""
        self.may_leave: Callable[[], bool] = lambda: True
        """May the story that is open be left for another?"""

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self._library is not None:
            self._library.set_theme(theme)

    def open_library(self) -> LibraryWindow:
        """Show the library; it is made when it is first wanted, because it reads every scenario."""
        if self._library is None:
            self._library = LibraryWindow(self._window)
            self._library.chosen.connect(self.scenario_wanted)
            if self._theme is not None:
                self._library.set_theme(self._theme)
        self._library.show()
        self._library.raise_()
        self._library.search.setFocus()
        return self._library

    # Files

    def save(self, path: Path, *, with_map: bool = False) -> bool:
        return self._done(
            lambda: sharing.save_scenario(self._session, path, with_map=with_map), tr("Saved as {}.").format(path.name)
        )

    def write_board(self, path: Path) -> bool:
        picture = sharing.board_picture_now(self._session)
        return self._done(lambda: write_picture(path, picture, width=1600), tr("The board is in {}.").format(path.name))

    def ask_and_save(self) -> None:
        if self.save_story is not None and self._session.is_open:
            self.save_story()
            return
        self._ask(tr("Save scenario"), ".toml", tr(SCENARIO), self.save)

    def ask_and_save_with_map(self) -> None:
        self._ask(tr("Save scenario with its map"), ".toml", tr(SCENARIO), lambda path: self.save(path, with_map=True))

    def ask_and_write_board(self) -> None:
        self._ask(tr("Export the board"), ".png", tr(PICTURE), self.write_board)

    def _ask(self, title: str, ending: str, kinds: str, write: Callable[[Path], object]) -> None:
        if not self._session.is_open:
            self.said.emit(tr("Open a scenario first."))
            return
        known = self._session.path
        stem = (known or suggested_file(Path(), self._session.scenario.title, "")).stem
        name, _ = QFileDialog.getSaveFileName(self._window, title, f"{stem}{ending}", kinds)
        path = finished_name(self._window, title, Path(name), with_ending(Path(name), ending)) if name else None
        if path is not None:
            write(path)

    # The clipboard

    def copy_address(self) -> None:
        self._copy(sharing.step_address(self._session), tr("The address of the step is copied."))

    def copy_scenario(self) -> None:
        scenario = sharing.written_scenario(self._session, with_map=True)
        self._copy(sharing.scenario_text(scenario), tr("The scenario is copied, its map inside."))

    def _copy(self, text: str, words: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.said.emit(words)

    def paste(self) -> bool:
        """Open the scenario that the clipboard holds."""
        text = QGuiApplication.clipboard().text()
        if not self.may_leave():
            return False
        return self._done(lambda: self._session.open(sharing.pasted_scenario(text), None), tr("The scenario is open."))

    def _done(self, does: Callable[[], object], words: str) -> bool:
        try:
            does()
        except RealmwrightError as trouble:
            self.said.emit(str(trouble))
            return False
        self.said.emit(words)
        return True

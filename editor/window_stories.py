"""What a window does about the story in its sandbox: guards its file, opens another one, plays a map, reports it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from core.files.bundled import bundled_maps
from core.files.map_file import read_map
from core.model.map_model import MapModel
from core.model.problems import RealmwrightError
from editor.dialogs.file_questions import ask_where_to_save_story
from editor.document.map_document import MapDocument
from editor.files.notices import Unsaved
from editor.files.settings import Settings
from editor.files.story_files import StoryFiles
from editor.files.work_files import Questions
from editor.notice_bar import NoticeBar
from editor.suggested_names import suggested_file
from sandbox.sandbox_workspace import SandboxWorkspace
from sandbox.story_work import StoryWork


class WindowStories(QObject):
    """`begun` is told when a story has been opened or a game begun: it is to be shown."""

    begun = Signal()

    def __init__(
        self,
        window: QWidget,
        sandbox: SandboxWorkspace,
        document: MapDocument,
        settings: Settings,
        *,
        about_unsaved: Callable[[str], Unsaved],
        message: NoticeBar,
    ) -> None:
        super().__init__(window)
        self._window, self._sandbox, self._document = window, sandbox, document
        self._settings, self._message = settings, message
        # What is told in the sandbox is kept as safe as what is drawn.
        asked = Questions(about_unsaved, self._where_to_save)
        self.files = StoryFiles(StoryWork(sandbox.session), settings, asked, window)
        sandbox.share.may_leave = self.files.may_leave
        sandbox.set_up_on(self._map_at_hand)

    def open(self, path: Path) -> bool:
        """Show another scenario. Trouble is told in the message bar."""
        is_open = self.files.told("trouble", lambda: self.files.open(path))
        if is_open:
            self.begun.emit()
        return is_open

    def play(self) -> bool:
        """A new game on the map as it stands, saved or not."""
        document = self._document
        if not self.files.told("save", self.files.may_leave):
            return False
        if not self._told(lambda: self._sandbox.play_map(document.kept, document.path)):
            return False
        self.begun.emit()
        return True

    def report(self, path: Path) -> bool:
        return self._told(lambda: self._sandbox.write_report(path))

    def file(self) -> Path:
        """The file of the story that is open; where it has none, the one that would be suggested for it."""
        work = self.files.work
        return work.path or suggested_file(self._settings.maps_folder(), work.title, ".toml")

    def _where_to_save(self, old: Path | None) -> Path | None:
        return ask_where_to_save_story(self._window, old or self.file())

    def _map_at_hand(self) -> tuple[MapModel, Path | None]:
        """The map that is open; where there is none, the first of those that ship with the program."""
        if self._document.kept.regions:
            return self._document.kept, self._document.path
        path = bundled_maps()[0]
        return read_map(path), path

    def _told(self, does: Callable[[], None]) -> bool:
        """Do something that may fail; the reason is told in the message bar."""
        try:
            does()
        except RealmwrightError as error:
            self._message.say(str(error))
            return False
        self._message.put_away()
        return True

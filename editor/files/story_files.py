"""The story being told in the sandbox and its file: opened, saved, recovered, noticed when changed by others."""

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, SignalInstance

from core.files.source_text import read_source
from editor.files.open_work import OpenWork
from editor.files.places import bytes_on_disk
from editor.files.recovery_store import RecoveryNote
from editor.files.settings import Settings
from editor.files.work_files import Kept, Questions, WorkFiles

STORIES = Kept("story-", ".toml")


class OpenStory(OpenWork, Protocol):
    """What the files need of the story beside what all work has."""

    @property
    def changed(self) -> SignalInstance:
        """The story and its file may differ from each other."""

    @property
    def opened(self) -> SignalInstance:
        """Another story is open."""

    def open(self, text: str, path: Path | None, *, shown_as: Path) -> None: ...

    def reload(self, text: str, path: Path) -> None: ...

    def save(self, path: Path) -> bytes: ...


class StoryFiles(WorkFiles):
    """Guards the story of the sandbox, from wherever it comes."""

    def __init__(self, story: OpenStory, settings: Settings, questions: Questions, parent: QObject) -> None:
        super().__init__(story, story.changed, settings, questions, STORIES)
        self.setParent(parent)
        self.story = story
        story.opened.connect(self._follow_story)

    def open(self, path: Path) -> bool:
        """Show the story in a file; False if the user wants to stay with the one open."""
        text = read_source(path)
        if not self.may_leave():
            return False
        self.story.open(text, path, shown_as=path)
        if self.story.path is not None:
            self._look_for_left(path, self._detach)
        return True

    def save_to(self, path: Path) -> bytes:
        return self.story.save(path)

    def reload(self) -> None:
        path = self.story.path
        assert path is not None, "only a file can be changed outside"
        text = read_source(path)
        self.story.reload(text, path)
        self._follow_again(path, text)

    def _open_copy(self, note: RecoveryNote) -> bool:
        text = read_source(note.copy)
        if not self.may_leave():
            return False
        self.story.open(text, note.source, shown_as=note.copy)
        return True

    def _follow_story(self) -> None:
        """Another story is open, from wherever it came."""
        self.recovery.drop()
        self._locks.let_go()
        path = self.story.path
        self._begun(path, bytes_on_disk(path) if path is not None else None)

    def _detach(self) -> None:
        """Let the file be; the story goes on as unsaved work."""
        self.story.mark_unsaved()
        self._settle("open-elsewhere")

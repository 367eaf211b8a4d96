"""The story being told as work that can be lost: what it is called, whether it is saved, and its bytes.

Stories that ship with the program are read, never written: they count as having no file.
"""

from collections.abc import Callable
from pathlib import Path

from core.files.bundled import bundled_folder
from core.files.scenario_file import parse_scenario
from core.files.scenario_units import with_units
from core.files.scenario_writer import scenario_text
from core.model.problems import RealmwrightError, UnusableFileError
from core.rules.scenario import Scenario
from core.rules.scenario_tree import with_tree
from editor.words import tr
from sandbox.session import Session
from sandbox.sharing import carries_its_map, save_scenario, with_regions, with_units_along


class StoryWork:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.changed, self.opened = session.file_changed, session.opened

    @property
    def path(self) -> Path | None:
        path = self.session.path
        is_ours = path is not None and bundled_folder("mapfiles") in path.parents
        return None if is_ours else path

    @property
    def title(self) -> str:
        return (self.session.scenario.title if self.session.is_open else "") or tr("A story")

    @property
    def is_changed(self) -> bool:
        return self.session.is_changed

    @property
    def folder(self) -> Path | None:
        return None

    def written(self) -> Callable[[], bytes]:
        """The story as it is now. Where it lies without its map, the map is put inside."""
        session = self.session
        scenario, tree, speech, board = session.scenario, session.tree, session.opening.speech, session.board
        needs_map = not carries_its_map(scenario, self.path)
        folder = self.path.parent if self.path is not None else None

        def made() -> bytes:
            told = with_tree(scenario, tree, speech)
            whole = with_regions(told, board) if needs_map else with_units_along(told, folder)
            return scenario_text(whole).encode("utf-8")

        return made

    def mark_unsaved(self) -> None:
        self.session.mark_saved(None)

    def open(self, text: str, path: Path | None, *, shown_as: Path) -> None:
        """Show the story in a text, as the one of the file `path`; UnusableFileError names `shown_as`.

        With a changed map, a unit or a reading nobody knows it is shown as far as it goes, with the reason.
        """
        self._read(text, shown_as, lambda scenario: self._open(scenario, path))

    def _open(self, scenario: Scenario, path: Path | None) -> None:
        try:
            self.session.open(scenario, path)
        except UnusableFileError:
            raise
        except RealmwrightError as trouble:
            try:
                self.session.open_unfit(scenario, path, str(trouble))
            except RealmwrightError:
                raise trouble from None

    def reload(self, text: str, path: Path) -> None:
        """Take what the file holds now; the story as it was here stays one step back."""
        self._read(text, path, lambda scenario: self.session.reload(scenario, path))
        self.session.mark_saved(path)

    def save(self, path: Path) -> bytes:
        """Write the story, with a map of its own beside it, and call that file its own."""
        data = save_scenario(self.session, path)
        self.session.mark_saved(path)
        return data

    def _read(self, text: str, path: Path, does: Callable[..., None]) -> None:
        try:
            does(with_units(parse_scenario(text, path), path.parent, self.session.units))
        except UnusableFileError:
            raise
        except RealmwrightError as trouble:
            raise UnusableFileError(path, str(trouble)) from trouble

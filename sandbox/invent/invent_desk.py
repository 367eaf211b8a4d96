"""Opening the form for invented units over the sandbox, and starting a trial of what was written in it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from core.files.bundled import bundled_folder, bundled_maps
from core.files.map_file import read_map
from core.model.map_model import MapModel
from core.model.problems import RealmwrightError
from core.picture.palette import LIGHT, Theme
from core.rules.catalogue import build_rules
from core.rules.inventing.records import InventedUnit
from core.rules.spoken_names import Names
from core.topology.board_builder import build_board
from editor.words import language, tr
from sandbox.invent.unit_form import UnitForm
from sandbox.new_games import trial_of
from sandbox.session import Session


class InventDesk(QObject):
    """`said` carries one sentence: what was done, or why it could not be."""

    said = Signal(str)

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._window = session, window
        self.form: UnitForm | None = None
        self.theme: Callable[[], Theme] = lambda: LIGHT
        self.seed: Callable[[], int] = lambda: 1
        self.map_at_hand: Callable[[], tuple[MapModel, Path | None] | None] = lambda: None
        """The map somebody has open elsewhere, with its file."""
        self.may_leave: Callable[[], bool] = lambda: True
        """May the story that is open be left for a trial?"""

    def open_form(self) -> UnitForm:
        """The form, made anew for the game at hand; what was written in it stays."""
        draft = self.form.draft() if self.form is not None else None
        model, path = self._ground()
        told = self._session.path if self._session.is_open else None
        folder = next((each.parent for each in (told, path) if each is not None), None)
        board = build_board(model)
        rules = build_rules(board, players=2, game=str(model.games[0]))
        names = Names(board, (), language=language())
        is_bundled = folder is not None and bundled_folder("mapfiles") in (folder, *folder.parents)
        form = UnitForm(self.theme(), rules, names, None if is_bundled else folder, self._window)
        form.tried.connect(self._try)
        form.said.connect(self.said)
        if draft is not None and draft.effects:
            form.show_draft(draft)
        if self.form is not None:
            self.form.deleteLater()
        self.form = form
        form.open()
        return form

    def _ground(self) -> tuple[MapModel, Path | None]:
        """The map of the game that is open, the map at hand, or one that came with the program."""
        session = self._session
        if session.is_open:
            folder, name = session.table.folder, session.scenario.map
            return session.model, folder / name if folder is not None and name else None
        at_hand = self.map_at_hand()
        if at_hand is not None:
            return at_hand
        path = next(each for each in bundled_maps() if each.name.startswith("base-2"))
        return read_map(path), path

    def _try(self, unit: InventedUnit) -> None:
        if not self.may_leave():
            return
        model, path = self._ground()
        try:
            self._session.open(trial_of(unit, model, path, seed=self.seed()), None, model=model)
        except RealmwrightError as trouble:
            if self.form is not None:
                self.form.say(str(trouble))
            return
        if self.form is not None:
            self.form.accept()
        self.said.emit(tr("{} lies first on offer.").format(unit.name))

"""The game being told: scenario, tree of moves, the place shown; doing, undoing, going about.

Everything shown is a value from core. An edit replaces scenario or tree and keeps the old ones, so all can be undone.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from core.model.map_model import MapModel
from core.rules.actions import Action
from core.rules.inventing.records import InventedUnit
from core.rules.scenario import Scenario
from core.rules.scenario_tree import tree_of
from core.rules.seeded_tree import with_chance
from core.rules.story_tree import MAIN, Move, Place, StoryTree
from core.rules.switches import Switches
from core.rules.unfit_scenarios import what_still_fits
from core.rules.unseen import Reader
from editor.words import tr
from sandbox.edit_history import EditHistory, Told
from sandbox.new_games import empty_table, new_game, units_of_game
from sandbox.open_board import OpenBoard, open_board
from sandbox.shown_story import ShownStory
from sandbox.told_game import ToldGame


class Session(ShownStory):
    """The open game and the place shown. Signals come after everything has changed, the widest first."""

    opened = Signal()
    """Another scenario."""
    board_changed = Signal()
    """The same scenario on another board."""
    rules_changed = Signal()
    """Other readings, or another set-up."""
    tree_changed = Signal()
    stepped = Signal()
    """Another place, or the same one in another game."""
    language_changed = Signal()
    file_changed = Signal()
    """The story, or the file it is saved in, may be another."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        self.language = "en"
        self.units: tuple[InventedUnit, ...] = ()
        """Invented units that were given when the program was started"""
        self.parting = ""
        """Why the position of the scenario no longer fits; empty if it does."""
        self.history = EditHistory()
        self._saved: Told | None = None
        """The story as its file has it."""

    # What is open

    def open(self, scenario: Scenario, path: Path | None = None, *, model: MapModel | None = None) -> None:
        """Show a scenario, at the first place where it goes wrong if there is one.

        RealmwrightError if it cannot be played at all; then everything stays as it was.
        """
        table = open_board(scenario, path, model)
        game = ToldGame(scenario, table.board)
        tree = tree_of(scenario, game.opening().speech)
        if scenario.seed is not None:
            tree = with_chance(tree, game.tracks, scenario.switches, scenario.seed)
        game.show_tree(tree, scenario.switches)
        game.speak(self.language)
        self.path, self._game = path, game
        self.place = game.first_trouble()
        self._told = Told(scenario, tree, self.place, table)
        self.history = EditHistory()
        self.parting = ""
        self._saved = self._told
        self.opened.emit()
        self.stepped.emit()
        self.file_changed.emit()

    def open_unfit(self, scenario: Scenario, path: Path | None, reason: str) -> None:
        """Show what is left of a scenario whose position no longer fits, at its beginning, with the reason.

        RealmwrightError if nothing of it can be shown; then everything stays as it was.
        """
        self.open(what_still_fits(scenario), path)
        self.parting = reason
        self.place = Place()
        self.stepped.emit()

    def reload(self, scenario: Scenario, path: Path) -> None:
        """The same file as somebody else has written it: one step that can be undone."""
        table = open_board(scenario, path)
        game = ToldGame(scenario, table.board)
        tree = tree_of(scenario, game.opening().speech)
        if scenario.seed is not None:
            tree = with_chance(tree, game.tracks, scenario.switches, scenario.seed)
        self._edit(tr("Reload from the file"), Told(scenario, tree, Place(), table))

    def start(
        self, model: MapModel, path: Path | None = None, *, seed: int = 1, players: int | None = None,
    ) -> None:  # fmt: skip
        """A new game on a map, dealt from a seed; RealmwrightError if it cannot be played, and nothing changes.

        Invented units that lie beside the map take part, and those that were given.
        """
        taking_part = units_of_game(path, self.units)
        self.open(new_game(model, path, seed=seed, players=players, units=taking_part), None, model=model)
        self.go_to(Place(MAIN, self.last))

    def lay_out(self, model: MapModel, path: Path | None = None) -> None:
        """An empty board with players at it, to be set up by hand; RealmwrightError changes nothing."""
        self.open(empty_table(model, path, units_of_game(path, self.units)), None, model=model)

    @property
    def is_changed(self) -> bool:
        """Is there anything that the file does not have? Going about changes nothing."""
        now, saved = self._told, self._saved
        if now is None:
            return False
        return saved is None or now.scenario is not saved.scenario or now.tree is not saved.tree

    def mark_saved(self, path: Path | None) -> None:
        """The story as it stands is in this file; without one it is in no file."""
        self._saved = self._told if path is not None else None
        self.path = path or self.path
        self.file_changed.emit()

    # Doing and undoing

    def act(self, action: Action, origin: str = "", *, joins: bool = False) -> None:
        """Do something here; what is known already is followed. IllegalActionError changes nothing.

        What joins the action before it is undone together with it.
        """
        tree, place = self.tree.played(self.here, Move(action, origin))
        track = self.game.track(place.branch, tree)
        if len(track) < place.at:
            assert track.refused is not None, "a path ends where a move is refused"
            raise track.refused
        if tree is self.tree:
            self.go_to(place)
            return
        title = self.telling().teller.done(track.steps[place.at - 1]).label
        self._edit(title, replace(self._now, tree=tree, place=place), joins=joins)

    def edit_tree(self, title: str, tree: StoryTree, place: Place | None = None) -> None:
        """Another tree; `title` says in the undo menu what was done."""
        self._edit(title, replace(self._now, tree=tree, place=self.place if place is None else place))

    def edit_scenario(
        self, title: str, scenario: Scenario, tree: StoryTree | None = None, *, table: OpenBoard | None = None
    ) -> None:
        """Another set-up, board or reading; RealmwrightError if it cannot be played, and nothing changes."""
        self._edit(title, Told(scenario, self.tree if tree is None else tree, self.place, table or self.table))

    def set_switches(self, switches: Switches, title: str = "") -> None:
        """Play the game under other readings; RealmwrightError if it cannot be, and nothing changes."""
        if switches != self.scenario.switches:
            self.edit_scenario(title or tr("Readings"), replace(self.scenario, switches=switches))

    def _edit(self, title: str, told: Told, *, joins: bool = False) -> None:
        before = replace(self._now, place=self.place)
        self._show(told)
        self.history.push(title, before, joins=joins)
        self._announce(before)

    def undo(self) -> None:
        self._return_to(self.history.undone)

    def redo(self) -> None:
        self._return_to(self.history.redone)

    def _return_to(self, find: Callable[[Told], Told | None]) -> None:
        if self._told is None:
            return
        before = replace(self._told, place=self.place)
        there = find(before)
        if there is not None:
            self._show(there)
            self._announce(before)

    def _show(self, told: Told) -> None:
        before = self._now.scenario
        game = self.game
        is_moved = told.table is not self.table
        is_other_game = told.scenario.game != before.game or told.scenario.invented != before.invented
        if told.scenario.setup is not before.setup or is_other_game or is_moved:
            game = ToldGame(told.scenario, told.table.board)
        game.show_tree(told.tree, told.scenario.switches)
        if game is not self._game:
            game.speak(self.language)
        self._game, self._told = game, told
        ids = {branch.id for branch in told.tree.branches}
        branch = told.place.branch if told.place.branch in ids else MAIN
        self.place = Place(branch, min(told.place.at, self.telling(branch).last))

    def _announce(self, before: Told) -> None:
        if self.table is not before.table:
            self.board_changed.emit()
        if self.scenario is not before.scenario:
            self.rules_changed.emit()
        self.tree_changed.emit()
        self.stepped.emit()
        self.file_changed.emit()

    def read_by(self, seat: int | None) -> None:
        """Tell the story as a seat may know it at the position shown; None: all of it."""
        if self._game is not None:
            self._game.read_by(None if seat is None else Reader(seat, self.state))

    def set_language(self, language: str) -> None:
        self.language = language
        if self._game is not None:
            self._game.speak(language)
        self.language_changed.emit()

    # Going about

    def go_to(self, place: Place) -> None:
        """Show a place; beyond either end of its branch, the one at that end."""
        if not self.is_open:
            return
        there = Place(place.branch, min(max(0, place.at), self.telling(place.branch).last))
        if there != self.place:
            self.place = there
            self.stepped.emit()

    def move(self, by: int) -> None:
        """Step back or forth along the branch shown."""
        self.go_to(Place(self.place.branch, self.place.at + by))

"""Set-up mode: things are laid on the board and taken away, everything is undone like a move.

While a position is being laid it may be impossible; it is left only when it is mended or allowed on purpose.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from core.files.map_file import read_map
from core.model.problems import RealmwrightError
from core.rules.catalogue import build_rules
from core.rules.playback import problems_of
from core.rules.scenario import Scenario, Setup
from core.rules.seeded_tree import with_chance
from core.rules.set_position import Problem
from core.rules.state import GameState, Phase
from core.rules.story_tree import MAIN, Place, StoryTree
from core.topology.board_builder import build_board
from editor.words import tr
from sandbox import setup_starts as starts
from sandbox import setup_things as t
from sandbox.open_board import OpenBoard
from sandbox.session import Session
from sandbox.setup_moves import Carried, InBox, InRegion, Spot, Table, moved
from sandbox.told_game import ToldGame


class SetupDesk(QObject):
    """`changed` comes whenever what the panel shows may be another; `switched` when the mode begins or ends."""

    changed = Signal()
    switched = Signal(bool)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.is_on = self.is_allowed = False
        self.picked: t.Layable | None = None
        self.came_from: Place = Place()
        """The step that was shown when the mode began: a position can begin from it."""
        self.trouble = ""
        """Why the last change was not made, or what it could not carry over."""
        session.opened.connect(self._start_anew)
        session.rules_changed.connect(self.show_again)
        session.language_changed.connect(self.show_again)

    # The mode

    def enter(self) -> None:
        if self.session.is_open and not self.is_on:
            self.is_on, self.trouble = True, ""
            self.is_allowed = self.session.scenario.setup.hypothetical
            self.came_from = self.session.here
            self.session.go_to(Place())
            self.switched.emit(True)
            self.show_again()

    def leave(self) -> None:
        """Play from here, if the position is possible or allowed on purpose."""
        if self.is_on and self.may_leave:
            self.is_on, self.picked = False, None
            self.switched.emit(False)

    def _start_anew(self) -> None:
        """Another scenario is there to be read first."""
        if self.is_on:
            self.is_on, self.picked = False, None
            self.switched.emit(False)

    @property
    def may_leave(self) -> bool:
        return self.is_allowed or not self.problems()

    def show_again(self) -> None:
        if self.is_on:
            things = self.palette()
            self.picked = next((each for each in things if t.same_thing(self.picked, each)), None)
            self.changed.emit()

    # What is shown

    @property
    def setup(self) -> Setup:
        return self.session.scenario.setup

    @property
    def start(self) -> GameState:
        """The position as it is laid out."""
        return self.session.opening.start

    @property
    def table(self) -> Table:
        return Table(self.session.engine.rules, self.start)

    def palette(self) -> tuple[t.Layable, ...]:
        return t.palette(self.session.engine.rules, self.setup, self.start)

    def problems(self) -> tuple[Problem, ...]:
        return problems_of(self.session.scenario, self.session.board)

    # Laying things out

    def pick(self, thing: t.Layable | None) -> None:
        self.picked, self.trouble = thing, ""
        self.changed.emit()

    def pick_race_of(self, seat: int) -> None:
        """The tokens of a seat's active race are picked: a race that was just chosen is what is laid next."""
        tokens = (each for each in self.palette() if isinstance(each, t.TokensToLay))
        found = next((each for each in tokens if each.seat == seat and each.declined is None), None)
        if found is not None:
            self.pick(found)

    def put(self, carried: Carried, target: Spot) -> None:
        """Lay down what was carried; it is one step to undo."""
        if self.is_on:
            title, table = self.words(carried.thing), self.table
            self.change(title, lambda setup: moved(setup, table, carried, target))

    def lay(self, region: int, by: int) -> None:
        """One more or one fewer of what is picked; without a choice, of what lies there."""
        thing = self.picked if self.picked is not None or by > 0 else self._first_in(region)
        if thing is None:
            self.refuse(tr("Pick tokens or a piece first, then click regions."))
        elif by > 0:
            self.put(Carried(thing, InBox(), by), InRegion(region))
        else:
            self.put(Carried(thing, InRegion(region), -by), InBox())

    def count(self, region: int, number: int) -> None:
        """Exactly so many of what is picked, or of what lies there."""
        thing = self.picked if self.picked is not None else self._first_in(region)
        if thing is None:
            self.refuse(tr("Pick tokens or a piece first, then click regions."))
            return
        lying = (each for each in t.lying_in(self.start, region) if t.same_thing(each[0], thing))
        by = number - next((each[1] for each in lying), 0)
        if by > 0:
            self.put(Carried(thing, InBox(), by), InRegion(region))
        elif by < 0:
            self.put(Carried(thing, InRegion(region), -by), InBox())

    def _first_in(self, region: int) -> t.Layable | None:
        lying = t.lying_in(self.start, region) if self.is_on else ()
        return lying[0][0] if lying else None

    def words(self, thing: t.Layable) -> str:
        """What a thing is called in the list of what can be undone."""
        if isinstance(thing, t.PieceToLay):
            return self.session.names.piece(thing.piece)
        return tr("Coins") if isinstance(thing, t.CoinsToLay) else tr("Tokens")

    # Changing the set-up

    def allow(self, is_allowed: bool) -> None:
        self.is_allowed = is_allowed
        self.change(tr("Allow on purpose"), lambda setup: setup)

    def change(self, title: str, by: Callable[[Setup], Setup]) -> None:
        """Another set-up; where it cannot be, the reason is told and nothing changes."""
        self._try(lambda: self._edit(title, replace(self.session.scenario, setup=by(self.setup))))

    def play_game(self, game: str) -> None:
        """The same table under the rules of another game; what that game does not have goes back to the box."""

        def change() -> None:
            scenario = replace(self.session.scenario, game=game)
            rules = build_rules(self.session.board, players=len(self.setup.seats), game=game, hypothetical=True)
            self._edit(tr("Game"), starts.playable_as(scenario, rules))

        self._try(change)

    def play_on(self, path: Path) -> None:
        """The same table at another map."""

        def change() -> None:
            model = read_map(path)
            table = OpenBoard(model, build_board(model), path.parent)
            scenario = starts.renamed_with_map(self.session.scenario, self.session.model, model)
            scenario = starts.on_map(scenario, model, table.board, path)
            if scenario.game != self.session.scenario.game:
                seats = len(scenario.setup.seats)
                rules = build_rules(table.board, players=seats, game=scenario.game, hypothetical=True)
                scenario = starts.playable_as(scenario, rules)
            self.session.edit_scenario(tr("Map"), self._marked(scenario, table), StoryTree(), table=table)

        self._try(change)

    # Beginning anew

    def begin_with_nothing(self) -> None:
        self._try(lambda: self._begin(tr("Begin with nothing"), starts.from_nothing(self.session.scenario)))

    def begin_here(self) -> None:
        """The step that was shown before becomes the beginning."""
        session = self.session
        track = session.game.track(self.came_from.branch)
        rules = track.opening.engine.rules
        scenario, lost = starts.from_step(session.scenario, rules, track.state(self.came_from.at))
        if self._try(lambda: self._begin(tr("Begin with this step"), scenario)) and lost:
            self.refuse(tr("Not carried over: {}.").format(", ".join(lost)))

    def deal(self, seed: int | None) -> None:
        """A whole game on this board with these players; without a seed somebody draws by hand."""
        if not self._try(lambda: self._begin(tr("New game"), starts.dealt(self.session.scenario, seed))):
            return
        if self.may_leave:
            self.leave()
            self.session.go_to(Place(MAIN, self.session.last))

    def _begin(self, title: str, scenario: Scenario) -> None:
        session, marked = self.session, self._marked(scenario)
        tree = StoryTree()
        if marked.seed is not None:
            tracks = ToldGame(marked, session.board).tracks
            tree = with_chance(tree, tracks, marked.switches, marked.seed)
        session.edit_scenario(title, marked, tree)

    def _edit(self, title: str, scenario: Scenario) -> None:
        session, before = self.session, self.session.scenario
        marked = self._marked(scenario)
        if marked == before:
            self.changed.emit()
            return
        # Draws and moves of another table or another deal say nothing about this one.
        is_other = marked.game != before.game or len(marked.setup.seats) != len(before.setup.seats)
        if marked.setup.phase == Phase.DEAL:
            self._begin(title, marked)
        elif before.setup.phase == Phase.DEAL:
            session.edit_scenario(title, replace(marked, seed=None), StoryTree())
        else:
            session.edit_scenario(title, marked, StoryTree() if is_other else None)

    def _marked(self, scenario: Scenario, table: OpenBoard | None = None) -> Scenario:
        """Called hypothetical if it is: then it can be shown while it is being mended."""
        found = problems_of(scenario, (table or self.session.table).board)
        setup = scenario.setup
        is_hypothetical = self.is_allowed or bool(found)
        if setup.hypothetical == is_hypothetical:
            return scenario
        return replace(scenario, setup=replace(setup, hypothetical=is_hypothetical))

    def _try(self, does: Callable[[], None]) -> bool:
        self.trouble = ""
        try:
            does()
        except RealmwrightError as trouble:
            self.refuse(str(trouble))
            return False
        return True

    def refuse(self, sentence: str) -> None:
        self.trouble = sentence
        self.changed.emit()

"""Set-up mode: clicks on the board lay or take away what is picked, everything is undone like a move.

While a position is being laid it may be impossible; it is left only when it is mended or allowed on purpose.
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from core.model.problems import RealmwrightError
from core.rules.playback import problems_of
from core.rules.scenario import Scenario, Setup
from core.rules.seeded_tree import with_chance
from core.rules.set_position import Problem
from core.rules.state import GameState, Phase
from core.rules.story_tree import MAIN, Place, StoryTree
from sandbox import setup_model as m
from sandbox.session import Session
from sandbox.told_game import ToldGame


class SetupDesk(QObject):
    """`changed` comes whenever what the panel shows may be another; `switched` when the mode begins or ends."""

    changed = Signal()
    switched = Signal(bool)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.is_on = self.is_allowed = False
        self.picked: m.Layable | None = None
        self.trouble = ""
        """Why the last change was not made."""
        session.opened.connect(self._start_anew)
        session.rules_changed.connect(self.show_again)
        session.language_changed.connect(self.show_again)

    # The mode

    def enter(self) -> None:
        if self.session.is_open and not self.is_on:
            self.is_on, self.trouble = True, ""
            self.is_allowed = self.session.scenario.setup.hypothetical
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
            self.picked = next((each for each in things if m.same_thing(self.picked, each)), None)
            self.changed.emit()

    # What is shown

    @property
    def setup(self) -> Setup:
        return self.session.scenario.setup

    @property
    def start(self) -> GameState:
        """The position as it is laid out."""
        return self.session.opening.start

    def palette(self) -> tuple[m.Layable, ...]:
        return m.palette(self.session.engine.rules, self.setup, self.start)

    def problems(self) -> tuple[Problem, ...]:
        return problems_of(self.session.scenario, self.session.board)

    # What is done

    def pick(self, thing: m.Layable | None) -> None:
        self.picked, self.trouble = thing, ""
        self.changed.emit()

    def lay(self, region: int, by: int) -> None:
        """One more or one fewer of what is picked."""
        if not self.is_on:
            return
        thing, session = self.picked, self.session
        if thing is None:
            self._refuse(self.tr("Pick tokens or a piece first, then click regions."))
        elif isinstance(thing, m.TokensToLay):
            self.change(self.tr("Tokens"), lambda setup: m.with_token(setup, session.board, thing, region, by))
        else:
            rules = session.engine.rules
            self.change(
                session.names.piece(thing.piece),
                lambda setup: m.with_piece(setup, rules, self.start, thing.piece, region=region, by=by),
            )

    def allow(self, is_allowed: bool) -> None:
        self.is_allowed = is_allowed
        self.change(self.tr("Allow on purpose"), lambda setup: setup)

    def change(self, title: str, by: Callable[[Setup], Setup]) -> None:
        """Another set-up; where it cannot be, the reason is told and nothing changes."""
        try:
            self._edit(title, replace(self.session.scenario, setup=by(self.setup)))
        except RealmwrightError as trouble:
            self._refuse(str(trouble))

    def play_game(self, game: str) -> None:
        """The same set-up under the rules of another game."""
        try:
            self._edit(self.tr("Game"), replace(self.session.scenario, game=game))
        except RealmwrightError as trouble:
            self._refuse(str(trouble))

    def deal(self, seed: int) -> None:
        """A whole game on this board with these players, dealt from a seed; it can be undone like anything else."""
        session, before = self.session, self.session.scenario
        seats = tuple(replace(seat, coins=5, active=None, declined=()) for seat in self.setup.seats)
        dealt = Setup(seats=seats, round=1, rounds=self.setup.rounds, phase=Phase.DEAL)
        scenario = replace(before, setup=dealt, seed=seed, lines=(), variations=())
        try:
            scenario = self._marked(scenario)
            tracks = ToldGame(scenario, session.board).tracks
            tree = with_chance(StoryTree(), tracks, scenario.switches, seed)
            session.edit_scenario(self.tr("New game"), scenario, tree)
        except RealmwrightError as trouble:
            self._refuse(str(trouble))
            return
        self.trouble = ""
        if self.may_leave:
            self.leave()
            session.go_to(Place(MAIN, session.last))

    def _edit(self, title: str, scenario: Scenario) -> None:
        session, before = self.session, self.session.scenario
        marked = self._marked(scenario)
        self.trouble = ""
        if marked == before:
            self.changed.emit()
            return
        # Draws and moves of another table or another deal say nothing about this one.
        is_other = marked.game != before.game or len(marked.setup.seats) != len(before.setup.seats)
        is_dealt = Phase.DEAL in (marked.setup.phase, before.setup.phase) and marked.setup.phase != before.setup.phase
        session.edit_scenario(title, marked, StoryTree() if is_other or is_dealt else None)

    def _marked(self, scenario: Scenario) -> Scenario:
        """Called hypothetical if it is: then it can be shown while it is being mended."""
        found = problems_of(scenario, self.session.board)
        setup = scenario.setup
        is_hypothetical = self.is_allowed or bool(found)
        if setup.hypothetical == is_hypothetical:
            return scenario
        return replace(scenario, setup=replace(setup, hypothetical=is_hypothetical))

    def _refuse(self, sentence: str) -> None:
        self.trouble = sentence
        self.changed.emit()

"""The game being told as it can be read: the scenario, the board, the place shown and what may be done there.

Nothing here changes the story; that is sandbox.session. What is asked for is worked out when somebody asks.
"""

from PySide6.QtCore import QObject

from core.model.board import Board
from core.model.map_model import MapModel
from core.model.region import Region
from core.rules.engine import Engine
from core.rules.explanation import StoryStep
from core.rules.legal_now import LegalNow
from core.rules.scenario import Scenario
from core.rules.scenario_tree import with_tree
from core.rules.spoken_names import Names
from core.rules.state import GameState
from core.rules.story_tree import Place, StoryTree
from core.rules.switches import Switches
from core.rules.telling import Telling, Verdict
from core.rules.tracks import Opening, Track
from core.rules.weather import frozen
from sandbox.edit_history import Told
from sandbox.open_board import OpenBoard
from sandbox.told_game import ToldGame


class ShownStory(QObject):
    """Properties that need a story are asked only while one is open."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.place = Place()
        self._told: Told | None = None
        self._game: ToldGame | None = None
        self._legal: LegalNow | None = None

    @property
    def is_open(self) -> bool:
        return self._told is not None

    @property
    def _now(self) -> Told:
        assert self._told is not None, "a scenario is open while something is asked about it"
        return self._told

    @property
    def game(self) -> ToldGame:
        assert self._game is not None, "a scenario is open while it is played"
        return self._game

    @property
    def scenario(self) -> Scenario:
        """The scenario with its own story; `told_scenario` has the story as it is told by now."""
        return self._now.scenario

    def told_scenario(self) -> Scenario:
        """The scenario with everything that was played and said, as it is saved."""
        return with_tree(self.scenario, self.tree, self.opening.speech)

    @property
    def tree(self) -> StoryTree:
        return self._now.tree

    def verdict(self) -> Verdict:
        """How the story with all its branches goes."""
        return self.game.verdict()

    @property
    def table(self) -> OpenBoard:
        return self._now.table

    @property
    def board(self) -> Board:
        return self.table.board

    @property
    def model(self) -> MapModel:
        return self.table.model

    def region(self, number: int) -> Region:
        """A region of the drawn map by the number the rules know it by."""
        return self.model.region(self.board.ids[number])

    # What is shown

    @property
    def opening(self) -> Opening:
        """The game under the readings of the branch shown."""
        return self.track.opening

    @property
    def engine(self) -> Engine:
        return self.opening.engine

    @property
    def names(self) -> Names:
        return self.telling().teller.names

    @property
    def race_names(self) -> dict[str, str]:
        """What the races are called, for tokens that have no icon."""
        return {race: self.names.unit(race) for race in self.engine.rules.races}

    @property
    def track(self) -> Track:
        return self.telling().track

    @property
    def here(self) -> Place:
        """The place of the position shown; that before the move where a move is refused."""
        return Place(self.place.branch, min(self.place.at, len(self.track)))

    @property
    def state(self) -> GameState:
        return self.track.state(self.here.at)

    @property
    def frozen(self) -> frozenset[int]:
        """The regions that lie under ice at the place shown."""
        return frozen(self.engine.rules, self.state)

    @property
    def legal(self) -> LegalNow:
        """What may be done at the place shown."""
        if self._legal is None or self._legal.state is not self.state or self._legal.names is not self.names:
            self._legal = LegalNow(self.engine, self.state, self.names)
        return self._legal

    @property
    def step(self) -> StoryStep:
        return self.telling().step(self.place.at)

    @property
    def note(self) -> str:
        """What is said about the place shown."""
        return self.tree.remarks(self.here)[0]

    @property
    def number(self) -> int:
        return self.place.at

    @property
    def last(self) -> int:
        return self.telling().last if self.is_open else 0

    def telling(self, branch_id: int | None = None) -> Telling:
        """A branch in words, the one shown unless another is asked for."""
        return self.game.telling(self.place.branch if branch_id is None else branch_id)

    def told_under(self, switches: Switches) -> Telling:
        """The branch shown, told under other readings."""
        return self.game.telling_under(self.place.branch, switches)

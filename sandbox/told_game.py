"""A scenario with the tree that is told of it, played and put into words as far as somebody asks. No Qt."""

from core.model.board import Board
from core.model.map_model import Game
from core.rules.playback import opened
from core.rules.scenario import Scenario
from core.rules.spoken_names import Names
from core.rules.story_tree import Place, StoryTree
from core.rules.switches import Switches
from core.rules.telling import Teller, Telling, Verdict
from core.rules.tracks import Opening, Track, Tracks
from core.rules.unseen import Reader
from editor.words import template


class ToldGame:
    """Plays one set-up under any readings. Tree and readings may change; what has been played is kept."""

    def __init__(self, scenario: Scenario, board: Board) -> None:
        self.tracks = Tracks(lambda switches: opened(scenario, board, switches))
        self.switches = scenario.switches
        self.tree = StoryTree()
        self.language = "en"
        self.reader: Reader | None = None
        self._tellers: dict[int, Teller] = {}
        self._tellings: dict[int, Telling] = {}

    def opening(self) -> Opening:
        """The game under its own readings; RealmwrightError if it cannot be played."""
        return self.tracks.opening(self.switches)

    def show_tree(self, tree: StoryTree, switches: Switches) -> None:
        """Another tree, or other readings; RealmwrightError if they cannot be played, and nothing changes."""
        self.tracks.opening(switches)
        self.tree, self.switches = tree, switches
        self._tellings = {}

    def speak(self, language: str) -> None:
        self.language = language
        self._tellers, self._tellings = {}, {}

    def read_by(self, reader: Reader | None) -> None:
        """Tell the story to somebody from whom others hide something; None: to those who may read all of it."""
        self.reader = reader
        for teller in self._tellers.values():
            teller.reader = reader

    def track(self, branch_id: int, tree: StoryTree | None = None) -> Track:
        """A branch as it goes, of the tree that is told or of one that may become it."""
        shown = self.tree if tree is None else tree
        return self.tracks.track(shown, branch_id, shown.branch(branch_id).switches or self.switches)

    def telling(self, branch_id: int) -> Telling:
        if branch_id not in self._tellings:
            track = self.track(branch_id)
            self._tellings[branch_id] = Telling(self.tree, branch_id, track, self._teller(track.opening))
        return self._tellings[branch_id]

    def telling_under(self, branch_id: int, switches: Switches) -> Telling:
        """A branch as it would go under other readings."""
        track = self.tracks.track(self.tree, branch_id, switches)
        return Telling(self.tree, branch_id, track, self._teller(track.opening))

    def _teller(self, opening: Opening) -> Teller:
        if id(opening) not in self._tellers:
            rules = opening.engine.rules
            names = Names(
                rules.board, opening.speech.seats, Game(rules.game), self.language, template, rules.own_words
            )  # fmt: skip
            self._tellers[id(opening)] = Teller(opening, names)
            self._tellers[id(opening)].reader = self.reader
        return self._tellers[id(opening)]

    def verdict(self) -> Verdict:
        """How the story with all its branches goes."""
        return sum((self.telling(branch.id).verdict() for branch in self.tree.branches), Verdict())

    def first_trouble(self) -> Place:
        """Where the story first goes wrong; its beginning if it does not."""
        for branch in self.tree.branches:
            telling = self.telling(branch.id)
            verdict = telling.verdict()
            if verdict.failed or verdict.parts:
                return Place(branch.id, telling.first_trouble())
        return Place()

"""What the moves of a story tree lead to: paths are played once and kept, whatever the tree becomes.

A path is played until its end or its first move that is not allowed. Branches under other readings are played from the
beginning under those; branches under the same readings share everything up to where they part.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from core.rules.action_words import Speech
from core.rules.actions import Action
from core.rules.engine import Engine, Step
from core.rules.refusal import IllegalActionError, Refusal
from core.rules.state import GameState
from core.rules.story_tree import MAIN, Move, StoryTree, Unread
from core.rules.switches import Switches


@dataclass(frozen=True, slots=True)
class Opening:
    """A game about to be played: its rules at work, its words, its first position."""

    engine: Engine
    speech: Speech
    start: GameState
    problems: tuple[str, ...] = ()
    """Clauses that the set-up of a hypothetical position breaks."""


@dataclass(frozen=True, slots=True)
class Track:
    """A path as it went: one step for each move that was allowed."""

    opening: Opening
    steps: tuple[Step, ...] = ()
    refused: IllegalActionError | None = None
    """Why the move after the last step is not allowed; None if all are."""

    def state(self, at: int) -> GameState:
        """The position after so many moves."""
        return self.steps[at - 1].after if at else self.opening.start

    def __len__(self) -> int:
        return len(self.steps)


@dataclass(slots=True)
class _Known:
    """A position that was reached before, and what was tried from there."""

    state: GameState
    step: Step | None = None
    after: "dict[Action | Unread, _Known | IllegalActionError]" = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class _Walk:
    """The positions along the path of a branch, kept until the branch or the one it leaves is another."""

    moves: tuple[Move, ...]
    parent: "_Walk | None"
    fork: int
    places: list[_Known]
    steps: tuple[Step, ...] = ()
    refused: IllegalActionError | None = None

    def go(self, engine: Engine) -> None:
        here = self.places[-1]
        for move in self.moves:
            found = here.after.get(move.action)
            if found is None:
                found = here.after[move.action] = _tried(engine, here.state, move.action)
            if isinstance(found, IllegalActionError):
                self.refused = found
                return
            self.places.append(found)
            here = found


class Tracks:
    """Plays paths. `open_under` sets the game up under readings; None stands for the game's own."""

    def __init__(self, open_under: Callable[[Switches | None], Opening]) -> None:
        self._open_under = open_under
        self._openings: dict[tuple[object, ...], tuple[Opening, _Known]] = {}
        self._walks: dict[tuple[tuple[object, ...], int], _Walk] = {}

    def opening(self, switches: Switches | None = None) -> Opening:
        return self._opened(switches)[0]

    def track(self, tree: StoryTree, branch_id: int, switches: Switches | None = None) -> Track:
        """The path of a branch, under its own readings unless others are given."""
        readings = tree.branch(branch_id).switches if switches is None else switches
        opening = self._opened(readings)[0]
        walk = self._walked(tree, branch_id, readings)
        return Track(opening, walk.steps, walk.refused)

    def _walked(self, tree: StoryTree, branch_id: int, switches: Switches | None) -> "_Walk":
        """The path of a branch as far as it goes. What it shares with its parent is not walked again."""
        branch, key = tree.branch(branch_id), _key(switches)
        opening, first = self._opened(switches)
        parent = None if branch_id == MAIN else self._walked(tree, branch.parent, switches)
        known = self._walks.get((key, branch_id))
        if known is not None and known.moves is branch.moves and known.parent is parent and known.fork == branch.fork:
            return known
        places = [first] if parent is None else parent.places[: branch.fork + 1]
        walk = _Walk(branch.moves, parent, branch.fork, places)
        if parent is not None and len(places) <= branch.fork:
            walk.refused = parent.refused
        else:
            walk.go(opening.engine)
        walk.steps = tuple([each.step for each in places[1:] if each.step is not None])
        self._walks[key, branch_id] = walk
        return walk

    def _opened(self, switches: Switches | None) -> tuple[Opening, _Known]:
        key = _key(switches)
        if key not in self._openings:
            opening = self._open_under(switches)
            self._openings[key] = opening, _Known(opening.start)
        return self._openings[key]


def _key(switches: Switches | None) -> tuple[object, ...]:
    if switches is None:
        return ()
    return switches.edition, tuple(sorted(switches.rulings.items())), tuple(sorted(switches.without))


def _tried(engine: Engine, state: GameState, action: Action | Unread) -> _Known | IllegalActionError:
    if isinstance(action, Unread):
        return IllegalActionError(action, Refusal(()))
    try:
        step = engine.step(state, action)
    except IllegalActionError as refused:
        return refused
    return _Known(step.after, step)

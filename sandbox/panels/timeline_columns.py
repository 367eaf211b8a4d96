"""Which steps share a column of the timeline: each has its own, or all of a turn have one together.

A branch keeps the columns of what it leaves, so that what happens at the same time stands below each other.
"""

from dataclasses import dataclass, field
from typing import Protocol

from core.rules.story_tree import MAIN, Branch, Place
from core.rules.turn_spans import Turn, turn_at, turns, whose
from sandbox.shown_story import ShownStory


def first_of(branch: Branch) -> int:
    """The first step that belongs to a branch and not to the one it leaves."""
    return 0 if branch.id == MAIN else branch.fork + 1


def last_of(story: ShownStory, branch: Branch) -> int:
    return story.telling(branch.id).last


class Columns(Protocol):
    """Where the steps of every branch stand."""

    def column(self, place: Place) -> int:
        """The column of a step on the path of a branch."""

    def steps(self, branch: Branch, column: int) -> range:
        """The own steps of a branch that stand in a column, none if there are none."""

    def end(self) -> int:
        """The last column of all branches."""


@dataclass(frozen=True)
class StepColumns:
    """A column for each step."""

    story: ShownStory

    def column(self, place: Place) -> int:
        return place.at

    def steps(self, branch: Branch, column: int) -> range:
        first, last = first_of(branch), last_of(self.story, branch)
        return range(column, column + 1) if first <= column <= last else range(0)

    def end(self) -> int:
        return max(last_of(self.story, branch) for branch in self.story.tree.branches)


@dataclass(frozen=True)
class TurnColumns:
    """A column for each turn. What a branch does in the turn in which it parts stands below that turn."""

    story: ShownStory
    _turns: dict[int, tuple[Turn, ...]] = field(default_factory=dict)

    def turns(self, branch: Branch) -> tuple[Turn, ...]:
        """The turns of the own steps of a branch."""
        if branch.id not in self._turns:
            track = self.story.telling(branch.id).track
            self._turns[branch.id] = turns(track, first_of(branch), last_of(self.story, branch))
        return self._turns[branch.id]

    def turn(self, branch: Branch, column: int) -> Turn | None:
        """The turn of a branch that stands in a column."""
        number, own = column - self._left(branch), self.turns(branch)
        return own[number] if 0 <= number < len(own) else None

    def column(self, place: Place) -> int:
        branch = self.story.tree.branch(place.branch)
        if place.at < first_of(branch):
            return self.column(Place(branch.parent, place.at))
        return self._left(branch) + turn_at(self.turns(branch), place.at)

    def steps(self, branch: Branch, column: int) -> range:
        turn = self.turn(branch, column)
        return turn.steps if turn is not None else range(0)

    def end(self) -> int:
        return max(self._left(branch) + len(self.turns(branch)) - 1 for branch in self.story.tree.branches)

    def _left(self, branch: Branch) -> int:
        """The column of the first own turn."""
        if branch.id == MAIN:
            return 0
        track = self.story.telling(branch.id).track
        # Nothing has been done before the first step: the beginning stands with the turn that follows.
        goes_on = branch.fork == 0 or whose(track, branch.fork) == whose(track, branch.fork + 1)
        return self.column(Place(branch.parent, branch.fork)) + (not goes_on)

"""A game with its what-ifs: a main line of moves, and branches off it or off each other. Nothing is played here.

A branch says where it leaves its parent and what is done from there on, if need be under other readings of the rules.
What a move leads to is worked out in core.rules.tracks.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from core.model.sentences import mark
from core.rules.actions import Action
from core.rules.switches import Switches

MAIN = 0
"""The id of the main line."""


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that nobody understands under the rules in force. It is kept as it is written, and cannot be done."""

    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Move:
    """Something that was done, and what its teller says about the position it leads to."""

    action: Action | Unread
    origin: str = ""
    """Where chance got it from: `rolled`, `chosen` or `scripted`; empty for what a player does."""
    note: str = ""
    expects: tuple[str, ...] = ()
    """Expectations in the words of a scenario, without the word `expect`."""


@dataclass(frozen=True, slots=True)
class Branch:
    """Moves of its own after the first `fork` moves of its parent."""

    id: int
    title: str
    parent: int = MAIN
    fork: int = 0
    moves: tuple[Move, ...] = ()
    comment: str = ""
    switches: Switches | None = None
    """Other readings than the game's own."""
    expects: tuple[str, ...] = ()
    """Expectations, on this branch, about the position where it begins."""


@dataclass(frozen=True, slots=True)
class Place:
    """A position in the tree: so many moves along the path of a branch."""

    branch: int = MAIN
    at: int = 0


@dataclass(frozen=True, slots=True)
class StoryTree:
    """Branches in the order in which they came to be, the main line first."""

    branches: tuple[Branch, ...] = (Branch(MAIN, mark("Main line")),)
    note: str = ""
    """What is said about the beginning."""
    expects: tuple[str, ...] = ()
    """Expectations about the beginning."""

    def branch(self, branch_id: int) -> Branch:
        """The branch of this id; a KeyError if there is none."""
        for branch in self.branches:
            if branch.id == branch_id:
                return branch
        raise KeyError(branch_id)

    def path(self, branch_id: int) -> tuple[Move, ...]:
        """Every move from the beginning to the end of a branch."""
        branch = self.branch(branch_id)
        if branch_id == MAIN:
            return branch.moves
        return (*self.path(branch.parent)[: branch.fork], *branch.moves)

    def forks_at(self, place: Place) -> tuple[Branch, ...]:
        """The branches that leave the path of a branch at this position."""
        return tuple(each for each in self.branches if each.id != MAIN and self._leaves(each) == self.home(place))

    def _leaves(self, branch: Branch) -> Place:
        return self.home(Place(branch.parent, branch.fork))

    def home(self, place: Place) -> Place:
        """The same position, named by the branch whose own move leads there."""
        branch = self.branch(place.branch)
        if branch.id == MAIN or place.at > branch.fork:
            return place
        return self.home(Place(branch.parent, place.at))

    def offspring(self, branch_id: int) -> Iterator[int]:
        """The ids of the branches that hang on this one, at any depth."""
        for branch in self.branches:
            if branch.id != MAIN and branch.parent == branch_id:
                yield branch.id
                yield from self.offspring(branch.id)

    # Changes: each returns a new tree.

    def played(self, place: Place, move: Move) -> tuple["StoryTree", Place]:
        """Do something at a position. A move that is known there is followed; another one makes a branch."""
        for branch_id in (place.branch, *(each.id for each in self.forks_at(place) if each.switches is None)):
            path = self.path(branch_id)
            if place.at < len(path) and path[place.at].action == move.action:
                return self, Place(branch_id, place.at + 1)
        if place.at == len(self.path(place.branch)):
            branch = self.branch(place.branch)
            return self._with(replace(branch, moves=(*branch.moves, move))), Place(branch.id, place.at + 1)
        tree, branch_id = self.forked(place)
        return tree.played(Place(branch_id, place.at), move)

    def forked(self, place: Place, title: str = "", switches: Switches | None = None) -> tuple["StoryTree", int]:
        """A new branch without moves at a position, and its id. Readings are those of the branch it leaves."""
        home = self.home(place)
        number = 1 + max(branch.id for branch in self.branches)
        readings = self.branch(place.branch).switches if switches is None else switches
        branch = Branch(number, title or f"Branch {number}", home.branch, home.at, switches=readings)
        return replace(self, branches=(*self.branches, branch)), number

    def copied_under(self, place: Place, title: str, switches: Switches) -> tuple["StoryTree", int]:
        """What is done from a position on, once more as a branch under other readings."""
        tree, number = self.forked(place, title, switches)
        rest = self.path(place.branch)[place.at :]
        return tree._with(replace(tree.branch(number), moves=rest)), number

    def without(self, branch_id: int) -> "StoryTree":
        """The tree without a branch and all that hangs on it. The main line stays."""
        assert branch_id != MAIN, "the main line is not deleted"
        gone = {branch_id, *self.offspring(branch_id)}
        return replace(self, branches=tuple(branch for branch in self.branches if branch.id not in gone))

    def cut(self, place: Place) -> "StoryTree":
        """Forget the moves of a branch after a position, and what hangs on them."""
        branch = self.branch(place.branch)
        own = max(0, place.at - (0 if branch.id == MAIN else branch.fork))
        tree = self
        for other in self.branches:
            if other.id != MAIN and other.parent == branch.id and other.fork > place.at and other in tree.branches:
                tree = tree.without(other.id)
        return tree._with(replace(branch, moves=branch.moves[:own]))

    def promoted(self, branch_id: int) -> "StoryTree":
        """A branch becomes part of its parent, whose own moves from there on become the branch."""
        branch = self.branch(branch_id)
        assert branch_id != MAIN, "the main line cannot be promoted"
        assert branch.switches == self.branch(branch.parent).switches, "readings of their own stay on their branch"
        parent = self.branch(branch.parent)
        kept = branch.fork - (0 if parent.id == MAIN else parent.fork)
        risen = replace(parent, moves=(*parent.moves[:kept], *branch.moves))
        fallen = replace(branch, moves=parent.moves[kept:])
        swap = {parent.id: branch.id, branch.id: parent.id}
        others = [
            replace(each, parent=swap[each.parent])
            if each.id not in swap and each.id != MAIN and each.parent in swap and each.fork > branch.fork
            else each
            for each in self.branches
        ]
        new = {risen.id: risen, fallen.id: fallen}
        return replace(self, branches=tuple(new.get(each.id, each) for each in others))

    def described(self, branch_id: int, *, title: str | None = None, comment: str | None = None) -> "StoryTree":
        branch = self.branch(branch_id)
        named = replace(
            branch,
            title=branch.title if title is None else title,
            comment=branch.comment if comment is None else comment,
        )
        return self._with(named)

    def remarked(self, place: Place, *, note: str | None = None, expects: tuple[str, ...] | None = None) -> "StoryTree":
        """Another note, or other expectations, about the position at a place."""
        if place.at == 0:
            return replace(
                self,
                note=self.note if note is None else note,
                expects=self.expects if expects is None else expects,
            )
        home = self.home(place)
        branch = self.branch(home.branch)
        own = home.at - 1 - (0 if branch.id == MAIN else branch.fork)
        move = branch.moves[own]
        move = replace(
            move, note=move.note if note is None else note, expects=move.expects if expects is None else expects
        )
        return self._with(replace(branch, moves=(*branch.moves[:own], move, *branch.moves[own + 1 :])))

    def remarks(self, place: Place) -> tuple[str, tuple[str, ...]]:
        """Note and expectations about the position at a place."""
        if place.at == 0:
            return self.note, self.expects
        move = self.path(place.branch)[place.at - 1]
        return move.note, move.expects

    def _with(self, branch: Branch) -> "StoryTree":
        return replace(self, branches=tuple(branch if each.id == branch.id else each for each in self.branches))

"""A story whose chance comes from a seed, with every roll and draw written into its tree of moves."""

from dataclasses import replace

from core.rules.engine import Engine
from core.rules.refusal import IllegalActionError
from core.rules.seeded_chance import is_due, is_of_chance, seeded
from core.rules.state import GameState
from core.rules.story_tree import MAIN, Branch, Move, Place, StoryTree, Unread
from core.rules.switches import Switches
from core.rules.tracks import Tracks

ROLLED = "rolled"


def with_chance(tree: StoryTree, tracks: Tracks, switches: Switches, seed: int) -> StoryTree:
    """The tree with what the seed decides wherever chance is due and no move of the story says otherwise.

    `switches` are the readings of branches that have none of their own.
    """
    moves: list[Branch] = []
    places: dict[int, list[int]] = {}
    for branch in tree.branches:
        opening = tracks.opening(branch.switches or switches)
        grown = StoryTree(tuple(moves))
        fork = 0 if branch.id == MAIN else _fork(branch, grown.path(branch.parent), places[branch.parent][branch.fork])
        before = () if branch.id == MAIN else grown.path(branch.parent)[:fork]
        walk = _Walk(opening.engine, opening.start, seed)
        for move in before:
            walk.follow(move)
        own, at = walk.told(branch.moves, is_beginning=not before)
        shared = places[branch.parent][: branch.fork + 1] if branch.id != MAIN else []
        places[branch.id] = [*shared, *(fork + each for each in at[1 if shared else 0 :])]
        moves.append(replace(branch, fork=fork, moves=own))
    first = places[MAIN][0]
    grown = replace(tree, branches=tuple(moves))
    if first and tree.expects:
        return replace(grown, expects=()).remarked(Place(MAIN, first), expects=tree.expects)
    return grown


def _fork(branch: Branch, path: tuple[Move, ...], after_chance: int) -> int:
    """Where a branch leaves its parent now: before what the seed decides there, if the branch says it itself."""
    first = branch.moves[0].action if branch.moves else None
    fork = after_chance
    if first is not None and not isinstance(first, Unread) and is_of_chance(first):
        while fork and path[fork - 1].origin == ROLLED:
            fork -= 1
    return fork


def _about_the_end(move: Move, due: list[Move]) -> list[Move]:
    """A move and the chance after it: what is expected of the move is expected when chance has spoken."""
    if not due or not move.expects:
        return [move, *due]
    return [replace(move, expects=()), *due[:-1], replace(due[-1], expects=move.expects)]


class _Walk:
    """Plays along a path as far as it can be played, and counts what the seed has decided."""

    def __init__(self, engine: Engine, state: GameState, seed: int) -> None:
        self._engine, self._state, self._seed = engine, state, seed
        self._chances = 0
        self._is_off = False

    def follow(self, move: Move) -> None:
        self._chances += move.origin == ROLLED
        if self._is_off or isinstance(move.action, Unread):
            self._is_off = True
            return
        try:
            self._state = self._engine.step(self._state, move.action).after
        except IllegalActionError:
            self._is_off = True

    def told(self, moves: tuple[Move, ...], *, is_beginning: bool) -> tuple[tuple[Move, ...], list[int]]:
        """The moves with chance between them, and how many there are after each of the given ones."""
        made: list[Move] = list(self._due(moves, 0)) if is_beginning or moves else []
        places = [len(made)]
        for number, move in enumerate(moves, 1):
            self.follow(move)
            made += _about_the_end(move, self._due(moves, number))
            places.append(len(made))
        return tuple(made), places

    def _due(self, moves: tuple[Move, ...], number: int) -> list[Move]:
        """What the seed decides here, unless the next move does."""
        following = moves[number].action if number < len(moves) else None
        is_scripted = following is not None and not isinstance(following, Unread) and is_of_chance(following)
        made: list[Move] = []
        while not self._is_off and not is_scripted and is_due(self._engine, self._state):
            action = seeded(self._engine, self._state, seed=self._seed, number=self._chances)
            made.append(Move(action, ROLLED))
            self.follow(made[-1])
        return made

"""A scenario's story and its variations as a tree of moves, and the tree as the story of a scenario again."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.rules import actions as a
from core.rules.action_words import Speech, UnknownWordError, repeated
from core.rules.scenario import Line, Scenario, Variation
from core.rules.story_tree import MAIN, Branch, Move, StoryTree, Unread

SCRIPTED = "scripted"


def tree_of(scenario: Scenario, speech: Speech) -> StoryTree:
    """The story as moves; a line that cannot be understood is kept, and the story parts there."""
    told = _told(scenario.lines, speech)
    branches = [Branch(MAIN, "Main line", moves=told.moves)]
    ids = {"": MAIN}
    for number, variation in enumerate(scenario.variations, 1):
        before = _told(scenario.lines_before(variation), speech)
        own = _told(variation.lines, speech)
        branches.append(
            Branch(number, variation.title or f"Branch {number}", ids[variation.of], len(before.moves), own.moves,
                   variation.note, variation.switches, own.expects)
        )  # fmt: skip
        ids[variation.title] = number
    return StoryTree(tuple(branches), told.note, told.expects)


@dataclass(frozen=True, slots=True)
class _Told:
    moves: tuple[Move, ...]
    note: str
    expects: tuple[str, ...]
    """What is said before the first move."""


def _told(lines: Iterable[Line], speech: Speech) -> _Told:
    moves: list[Move] = []
    note = ""
    expects: tuple[str, ...] = ()
    for line in lines:
        if not line.is_expectation:
            moves.extend(_moves_or_words(line, speech))
        elif moves:
            words = line.text.removeprefix("expect ").strip()
            moves[-1] = replace(moves[-1], expects=(*moves[-1].expects, words), note=moves[-1].note or line.note)
        else:
            expects = (*expects, line.text.removeprefix("expect ").strip())
            note = note or line.note
    return _Told(tuple(moves), note, expects)


def _moves_or_words(line: Line, speech: Speech) -> tuple[Move, ...]:
    try:
        return moves_of(line, speech)
    except UnknownWordError as unknown:
        return (Move(Unread(line.text, str(unknown)), note=line.note),)


def moves_of(line: Line, speech: Speech) -> tuple[Move, ...]:
    """The move a line speaks of, as often as it says (`deploy Long Hill x3`); a note belongs to the last."""
    words, times = repeated(line.text)
    action = speech.action(words)
    move = Move(action, SCRIPTED if isinstance(action, a.Roll | a.Draw) else "")
    return (*(move for _ in range(times - 1)), replace(move, note=line.note))


def with_tree(scenario: Scenario, tree: StoryTree, speech: Speech) -> Scenario:
    """The scenario with the story of a tree in the place of its own."""
    teller = _Teller(tree, speech)
    lines = {branch.id: teller.lines(branch) for branch in tree.branches}
    variations = []
    for branch in tree.branches:
        if branch.id == MAIN:
            continue
        parent = tree.branch(branch.parent)
        of = "" if parent.id == MAIN else teller.titles[parent.id]
        after = teller.lines_until(branch)
        variations.append(
            Variation(teller.titles[branch.id], after, lines[branch.id], branch.switches, of, branch.comment)
        )
    return replace(scenario, lines=lines[MAIN], variations=tuple(variations))


class _Teller:
    """Writes moves as lines. Equal moves in a row become one line, unless something is said or parts between them."""

    def __init__(self, tree: StoryTree, speech: Speech) -> None:
        self._tree, self._speech = tree, speech
        self._forks = {(branch.parent, branch.fork) for branch in tree.branches if branch.id != MAIN}
        self.titles = _unique_titles(tree)

    def lines(self, branch: Branch) -> tuple[Line, ...]:
        is_main = branch.id == MAIN
        first = self._expectations(self._tree.expects, self._tree.note) if is_main else []
        return (*first, *self._expectations(branch.expects, ""), *(line for line, _ in self._rows(branch)))

    def lines_until(self, branch: Branch) -> int:
        """How many lines of the path it leaves come before the first line of a branch."""
        parent = self._tree.branch(branch.parent)
        before = self.lines_until(parent) if parent.id != MAIN else len(self._tree.expects)
        return before + len(parent.expects) + sum(at <= branch.fork for _, at in self._rows(parent))

    def _rows(self, branch: Branch) -> list[tuple[Line, int]]:
        """Every line of a branch's own moves, with how many moves of the path are done by then."""
        rows: list[tuple[Line, int]] = []
        at = 0 if branch.id == MAIN else branch.fork
        times = 0
        for index, move in enumerate(branch.moves):
            times += 1
            at += 1
            following = branch.moves[index + 1] if index + 1 < len(branch.moves) else None
            is_told = bool(move.note or move.expects) or (branch.id, at) in self._forks
            if following is not None and following.action == move.action and not is_told:
                continue
            words = self._words(move.action) + (f" x{times}" if times > 1 else "")
            rows.append((Line(words, note="" if move.expects else move.note), at))
            rows += [(line, at) for line in self._expectations(move.expects, move.note)]
            times = 0
        return rows

    def _words(self, action: a.Action | Unread) -> str:
        return action.text if isinstance(action, Unread) else self._speech.words(action)

    @staticmethod
    def _expectations(expects: tuple[str, ...], note: str) -> list[Line]:
        """A note about a position stands behind the first thing expected of it."""
        return [Line(f"expect {words}", note="" if number else note) for number, words in enumerate(expects)]


def _unique_titles(tree: StoryTree) -> dict[int, str]:
    """The titles of branches; one that is taken gets a number, because variations are called by their titles."""
    titles: dict[int, str] = {}
    for branch in tree.branches:
        title, number = branch.title, 2
        while title in titles.values():
            title, number = f"{branch.title} ({number})", number + 1
        titles[branch.id] = title
    return titles

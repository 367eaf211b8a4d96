"""Undo and redo of what is told in the sandbox: the scenario and its tree before and after each edit. No Qt."""

from dataclasses import dataclass

from core.rules.scenario import Scenario
from core.rules.story_tree import Place, StoryTree
from sandbox.open_board import OpenBoard

MOST_EDITS = 10_000


@dataclass(frozen=True, slots=True)
class Told:
    """Everything that an edit can change. Records share what they have in common, so keeping many costs little."""

    scenario: Scenario
    tree: StoryTree
    place: Place
    table: OpenBoard
    """The board it is played on: setting up may change it, too."""


class EditHistory:
    """Titles of edits with what stood before them."""

    def __init__(self) -> None:
        self._done: list[tuple[str, Told]] = []
        self._undone: list[tuple[str, Told]] = []

    def push(self, title: str, before: Told, *, joins: bool = False) -> None:
        """Keep what stood before an edit; one that joins is undone together with the edit before it."""
        if not (joins and self._done):
            self._done.append((title, before))
        del self._done[:-MOST_EDITS]
        self._undone.clear()

    def undone(self, now: Told) -> Told | None:
        """What stood before the last edit; None if there is none."""
        return _moved(self._done, self._undone, now)

    def redone(self, now: Told) -> Told | None:
        return _moved(self._undone, self._done, now)

    @property
    def undo_title(self) -> str:
        return self._done[-1][0] if self._done else ""

    @property
    def redo_title(self) -> str:
        return self._undone[-1][0] if self._undone else ""


def _moved(source: list[tuple[str, Told]], target: list[tuple[str, Told]], now: Told) -> Told | None:
    if not source:
        return None
    title, there = source.pop()
    target.append((title, now))
    return there

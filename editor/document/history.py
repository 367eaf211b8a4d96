"""The steps of a document, and where in them it stands. No Qt.

Chosen: a list and a number. Rejected: QUndoStack, because commands written in Python that merge are deleted under
Python's feet (a crash), and because a step here is a value that needs no object to carry it out.
"""

from dataclasses import dataclass, replace

from editor.document.map_edit import MapEdit

MOST_STEPS = 10_000
"""Older ones are forgotten; a step keeps only what it touched."""


@dataclass(frozen=True, slots=True)
class Step:
    title: str
    edit: MapEdit
    picture: str = ""
    """The icon of the step in lists."""
    merge: str = ""
    """Steps in a row with the same key become one."""
    time: str = ""
    """When it was done, for people to read."""


class History:
    """`index` steps are done, the rest can be done again. `saved` is the index that the file has, or None."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.index = 0
        self.saved: int | None = 0

    @property
    def is_saved(self) -> bool:
        return self.index == self.saved

    def push(self, step: Step) -> None:
        """Add a step that has just been done; what could have been done again is forgotten."""
        del self.steps[self.index :]
        if self.saved is not None and self.saved > self.index:
            self.saved = None
        last = self.steps[-1] if self.steps else None
        if last is not None and step.merge and last.merge == step.merge and not self.is_saved:
            merged = last.edit.then(step.edit)
            self.steps.pop()
            self.index -= 1
            if merged:
                self.steps.append(replace(step, edit=merged))
                self.index += 1
            return
        self.steps.append(step)
        self.index += 1
        if len(self.steps) > MOST_STEPS:
            del self.steps[0]
            self.index -= 1
            self.saved = None if not self.saved else self.saved - 1

    def undo_step(self) -> Step | None:
        """The step that undo takes back."""
        return self.steps[self.index - 1] if self.index else None

    def redo_step(self) -> Step | None:
        return self.steps[self.index] if self.index < len(self.steps) else None

    def clear(self) -> None:
        self.steps.clear()
        self.index, self.saved = 0, 0

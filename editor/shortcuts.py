"""The keys of the commands: as the program brings them, and as the user has changed them."""

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from editor.action_book import ActionBook, Entry, tooltip
from editor.files.settings import Settings

_PORTABLE = QKeySequence.SequenceFormat.PortableText


class Shortcuts:
    """Made once all commands are in the book: what they have then are the usual keys."""

    def __init__(self, actions: ActionBook, settings: Settings) -> None:
        self._actions, self._settings = actions, settings
        self._usual = {entry.id: tuple(entry.action.shortcuts()) for entry in actions.entries()}
        for entry in actions.entries():
            kept = settings.texts(_name(entry.id))
            if kept:
                self._set(entry, tuple(QKeySequence(each) for each in kept if each != _NONE))

    def is_usual(self, entry: Entry) -> bool:
        return tuple(entry.action.shortcuts()) == self._usual[entry.id]

    def others_with(self, keys: QKeySequence, but: Entry) -> list[Entry]:
        """Commands that have these keys already, where both could be meant: not those of the other workspace."""
        return [
            entry
            for entry in self._actions.entries()
            if entry.id != but.id and not keys.isEmpty() and keys in entry.action.shortcuts() and _meet(entry, but)
        ]

    def change(self, entry: Entry, keys: QKeySequence) -> None:
        """Give a command other keys, or none; whoever had them loses them."""
        for other in self.others_with(keys, entry):
            self._keep(other, tuple(each for each in other.action.shortcuts() if each != keys))
        self._keep(entry, () if keys.isEmpty() else (keys,))

    def reset(self, entry: Entry) -> None:
        self._settings.forget(_name(entry.id))
        self._set(entry, self._usual[entry.id])

    def reset_all(self) -> None:
        for entry in self._actions.entries():
            self.reset(entry)

    def _keep(self, entry: Entry, keys: tuple[QKeySequence, ...]) -> None:
        self._set(entry, keys)
        if self.is_usual(entry):
            self._settings.forget(_name(entry.id))
        else:
            self._settings.set_texts(_name(entry.id), [each.toString(_PORTABLE) for each in keys] or [_NONE])

    def _set(self, entry: Entry, keys: tuple[QKeySequence, ...]) -> None:
        entry.action.setShortcuts(list(keys))
        entry.action.setToolTip(tooltip(entry.action))


def _meet(one: Entry, other: Entry) -> bool:
    """Can the focus be where the keys of both commands work?"""
    home, away = one.action.parent(), other.action.parent()
    assert isinstance(home, QWidget)
    assert isinstance(away, QWidget)
    return home is away or home.isAncestorOf(away) or away.isAncestorOf(home)


_NONE = "none"
"""Kept for a command whose keys were taken away."""


def _name(command: str) -> str:
    return f"shortcuts/{command}"

"""Every command of the program, in one list: menus, keys, the command search and the shortcut sheet are made from it.

Whoever brings a command adds it here once; nobody builds a menu by hand.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from core.picture.palette import Theme
from editor.canvas.icon_pictures import icon

MENUS = ("File", "Edit", "Region", "Board", "View", "Play", "Help")
"""The menus in their order; an action names the one it stands in."""

Keys = QKeySequence | QKeySequence.StandardKey | str


@dataclass(frozen=True, slots=True)
class Entry:
    """A command: its action, and where it stands."""

    id: str
    action: QAction
    menu: str
    group: str
    """Commands of one group stand together, between separators."""
    picture: str


class ActionBook:
    """Actions in the order in which they were added."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._entries: dict[str, Entry] = {}

    def add(
        self,
        name: str,
        text: str,
        *,
        menu: str,
        does: Callable[[], object],
        keys: Keys | tuple[Keys, ...] = "",
        picture: str = "",
        group: str = "",
        checkable: bool = False,
        where: QWidget | None = None,
    ) -> QAction:
        """A new command. Its keys work in the whole window, or only inside `where`."""
        assert menu in MENUS, f"there is no menu {menu}"
        assert name not in self._entries, f"there are two commands {name}"
        home = self._window if where is None else where
        action = QAction(text, home, objectName=name)
        sequences = [QKeySequence(each) for each in (keys if isinstance(keys, tuple) else (keys,)) if each != ""]
        action.setShortcuts(sequences)
        if where is not None:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setCheckable(checkable)
        action.setToolTip(tooltip(action))
        action.triggered.connect(lambda _checked=False: does())
        # On the widget itself: its keys work wherever the focus is, also where the menus are elsewhere.
        home.addAction(action)
        self._entries[name] = Entry(name, action, menu, group, picture)
        return action

    def __getitem__(self, name: str) -> QAction:
        return self._entries[name].action

    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entries.values())

    def fill(self, bar: QMenuBar) -> None:
        """Put every command into its menu, groups apart; menus nobody uses are left out."""
        for title in MENUS:
            mine = [entry for entry in self._entries.values() if entry.menu == title]
            if mine:
                _fill_menu(bar.addMenu(f"&{title}"), mine)

    def dress(self, theme: Theme) -> None:
        """Icons in the colours of a theme."""
        for entry in self._entries.values():
            if entry.picture:
                ui = theme.interface
                entry.action.setIcon(icon(entry.picture, ui.text2, disabled=ui.disabled))


def _fill_menu(menu: QMenu, entries: list[Entry]) -> None:
    groups: dict[str, list[QAction]] = {}
    for entry in entries:
        groups.setdefault(entry.group, []).append(entry.action)
    for number, actions in enumerate(groups.values()):
        if number:
            menu.addSeparator()
        menu.addActions(actions)


def plain_text(action: QAction) -> str:
    """The words of a command without accelerator marks and dots."""
    return action.text().replace("&", "").rstrip(".…")


def tooltip(action: QAction) -> str:
    shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return f"{plain_text(action)} ({shown})" if shown else plain_text(action)

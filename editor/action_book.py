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
from editor.words import mark, tr

MENUS = {
    "File": mark("&File"),
    "Edit": mark("&Edit"),
    "Region": mark("&Region"),
    "Board": mark("&Board"),
    "View": mark("&View"),
    "Play": mark("&Play"),
    "Help": mark("&Help"),
}
"""The menus in their order, with the titles they show; an action names the one it stands in."""

_FIRST, _LAST = ("history",), ("settings",)
"""Groups that begin or end their menu wherever they were added, as in every other program."""

OWN_TIP = "own-tip"
"""The property of an action whose tooltip says more than its title; whoever gave it tells it in other languages."""

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
    is_in_menu: bool = True
    """Commands with a key for each of many alike are in the search and on the shortcut sheet only."""


class ActionBook:
    """Actions in the order in which they were added."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._entries: dict[str, Entry] = {}
        self.menus: dict[str, QMenu] = {}
        """The menus that have been filled, by their English names."""

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

    def adopt(self, name: str, action: QAction, *, menu: str, group: str, is_in_menu: bool = True) -> None:
        """Enter a command that is made and dressed elsewhere."""
        assert name not in self._entries, f"there are two commands {name}"
        self._entries[name] = Entry(name, action, menu, group, "", is_in_menu)

    def __getitem__(self, name: str) -> QAction:
        return self._entries[name].action

    def get(self, name: str) -> QAction | None:
        return self[name] if name in self._entries else None

    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entries.values())

    def fill(self, bar: QMenuBar) -> None:
        """Put every command into its menu, groups apart; menus nobody uses are left out."""
        for title, shown in MENUS.items():
            mine = [entry for entry in self._entries.values() if entry.menu == title and entry.is_in_menu]
            if mine:
                self.menus[title] = bar.addMenu(tr(shown))
                _fill_menu(self.menus[title], mine)

    def tell_again(self) -> None:
        """Menus and tooltips in another language; the titles have been told with the other fixed texts."""
        for name, menu in self.menus.items():
            menu.setTitle(tr(MENUS[name]))
        for entry in self._entries.values():
            if not entry.action.property(OWN_TIP):
                entry.action.setToolTip(tooltip(entry.action))

    def dress(self, theme: Theme) -> None:
        """Icons in the colours of a theme."""
        for entry in self._entries.values():
            if entry.picture:
                ui = theme.interface
                entry.action.setIcon(icon(entry.picture, ui.text2, disabled=ui.disabled))


def _fill_menu(menu: QMenu, entries: list[Entry]) -> None:
    groups: dict[str, list[QAction]] = {name: [] for name in _FIRST if any(entry.group == name for entry in entries)}
    for entry in entries:
        groups.setdefault(entry.group, []).append(entry.action)
    for name in _LAST:
        if name in groups:
            groups[name] = groups.pop(name)
    for number, actions in enumerate(groups.values()):
        if number:
            menu.addSeparator()
        menu.addActions(actions)


def plain_menu(menu: str) -> str:
    """The title of a menu without its accelerator mark."""
    return tr(MENUS[menu]).replace("&", "")


def plain_text(action: QAction) -> str:
    """The words of a command without accelerator marks and dots."""
    return action.text().replace("&", "").rstrip(".…")


def tooltip(action: QAction) -> str:
    shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return f"{plain_text(action)} ({shown})" if shown else plain_text(action)

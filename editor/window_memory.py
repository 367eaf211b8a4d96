"""What a window keeps for the next start: its size, its panels and switches for each workspace, and the look."""

from collections.abc import Mapping

from PySide6.QtWidgets import QMainWindow, QSplitter, QWidget

from core.picture.palette import THEMES, Theme, ThemeName
from editor.action_book import ActionBook, Entry
from editor.files.settings import Settings

_KEPT_GROUPS = frozenset({"overlays", "panels", "snapping", "rulers"})
"""Switches in these groups of the menus stay as they were left."""
_GEOMETRY = "window/geometry"
_WIDE = 1280
"""Below this width the docks are drawers; see docks of both workspaces."""


class WindowMemory:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def is_empty(self) -> bool:
        """Has no window been closed yet?"""
        return self._settings.bytes_of(_GEOMETRY).isEmpty()

    def theme(self) -> Theme | None:
        """The look the user has chosen; None to follow the system."""
        kept = self._settings.text("theme")
        return THEMES[ThemeName(kept)] if kept in list(ThemeName) else None

    def keep_theme(self, theme: Theme) -> None:
        self._settings.set_text("theme", theme.name.value)

    def keep(self, window: QMainWindow, actions: ActionBook, workspaces: Mapping[str, QWidget]) -> None:
        self._settings.set_bytes(_GEOMETRY, window.saveGeometry())
        # In a narrow window the docks are put aside by themselves; that is no wish of the user's.
        is_wide = window.width() >= _WIDE
        for name, workspace in workspaces.items():
            for number, splitter in enumerate(workspace.findChildren(QSplitter)):
                if is_wide:
                    self._settings.set_bytes(f"{name}/splitter-{number}", splitter.saveState())
        for entry in _switches(actions):
            if is_wide or entry.group != "panels":
                self._settings.set_on(f"switches/{entry.id}", entry.action.isChecked())
        self._settings.sync()

    def restore(self, window: QMainWindow, actions: ActionBook, workspaces: Mapping[str, QWidget]) -> None:
        """What makes no sense any more is passed over by Qt itself."""
        window.restoreGeometry(self._settings.bytes_of(_GEOMETRY))
        is_wide = window.width() >= _WIDE
        for name, workspace in workspaces.items():
            for number, splitter in enumerate(workspace.findChildren(QSplitter) if is_wide else ()):
                splitter.restoreState(self._settings.bytes_of(f"{name}/splitter-{number}"))
        for entry in _switches(actions):
            if entry.group == "panels" and not is_wide:
                continue
            wanted = self._settings.is_on(f"switches/{entry.id}", usual=entry.action.isChecked())
            if wanted != entry.action.isChecked():
                entry.action.trigger()


def _switches(actions: ActionBook) -> list[Entry]:
    return [each for each in actions.entries() if each.action.isCheckable() and each.group in _KEPT_GROUPS]

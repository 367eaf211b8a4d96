"""The command that opens the settings, and what putting preferences in force means for a window."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from core.picture.palette import THEMES, Theme
from editor.action_book import ActionBook
from editor.canvas.port_view import PortView
from editor.canvas.text_size import use_text_size
from editor.dialogs.dialog_frame import is_accepted
from editor.dialogs.settings_dialog import SettingsDialog
from editor.files.preferences import Preferences, keep_preferences, read_preferences
from editor.files.recovery_writer import RecoveryWriter
from editor.files.settings import Settings
from editor.theme import system_theme
from editor.tools.pointer_snapping import PointerSnapping
from editor.words import language, tr


@dataclass(frozen=True, slots=True)
class SettingsSide:
    """What can be set in a window, asked for when it is needed: the command is there before its workspaces."""

    window: QWidget
    theme: Callable[[], Theme]
    show_theme: Callable[[Theme], object]
    speak: Callable[[], Callable[[str], object]]
    snapping: Callable[[], PointerSnapping]
    recoveries: Callable[[], Iterable[RecoveryWriter]]
    views: Callable[[], Iterable[PortView]]


class SettingsCommand(QObject):
    def __init__(self, actions: ActionBook, settings: Settings, side: SettingsSide) -> None:
        super().__init__(side.window)
        self._settings, self._side = settings, side
        actions.add(
            "settings", tr("&Settings…"), menu="Edit", group="settings", picture="action_settings", keys="Ctrl+,",
            does=self.open,
        )  # fmt: skip

    def open(self) -> None:
        before = read_preferences(self._settings, language())
        dialog = SettingsDialog(before, self._settings.folder, self._side.theme(), self._side.window)
        if is_accepted(dialog):
            wanted = dialog.wanted()
            keep_preferences(self._settings, wanted)
            self.put_in_force(wanted)
            if wanted.look is not before.look:
                self._side.show_theme(system_theme() if wanted.look is None else THEMES[wanted.look])
            if wanted.language != before.language:
                self._side.speak()(wanted.language)

    def begin(self) -> None:
        """What was preferred when the program ended; look and language have their own beginning."""
        self.put_in_force(read_preferences(self._settings, language()))

    def put_in_force(self, wanted: Preferences) -> None:
        use_text_size(wanted.text_size)
        self._side.snapping().reach(wanted.snap_pixels)
        for recovery in self._side.recoveries():
            recovery.patience_ms = wanted.recovery_seconds * 1000
        for view in self._side.views():
            view.wheel_scrolls = wanted.wheel_scrolls

"""The commands of the sandbox: words, icons and keys in one table. Keys work wherever the focus is in the workspace."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from core.picture.palette import Theme
from editor.canvas.icon_pictures import icon

TRANSPORT = ("first", "previous", "play", "next", "last")
NOTES = ("branch", "note", "expect", "break", "charts")
SHARING = ("save", "save-with-map", "board-picture", "copy-address", "copy-scenario", "paste")
DIGITS = "123456789"
PLAYING = (*TRANSPORT, *NOTES, *DIGITS, "run", "roll", "go-on", "search", "cut")
"""What makes no sense while a position is being set up."""


class SandboxActions(QObject):
    """Actions by name. What they do is said once, when the workspace has its parts."""

    def __init__(self, workspace: QWidget) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._pictures: dict[str, str] = {}
        self._actions: dict[str, QAction] = {}
        for name, text, picture, keys in (
            ("first", self.tr("First step"), "transport_first", "Home"),
            ("previous", self.tr("Previous step"), "transport_previous", "Left"),
            ("play", self.tr("Play"), "transport_play", "P"),
            ("next", self.tr("Next step"), "transport_next", "Right"),
            ("last", self.tr("Last step"), "transport_last", "End"),
            ("run", self.tr("Run to the next stop"), "transport_last", "F5"),
            ("undo", self.tr("Undo"), "action_undo", "Ctrl+Z"),
            ("redo", self.tr("Redo"), "action_redo", "Ctrl+Shift+Z"),
            ("roll", self.tr("Roll or draw"), "thing_die", "R"),
            ("go-on", self.tr("Go on"), "action_check", "E"),
            ("search", self.tr("Search what is legal"), "action_search", "/"),
            ("branch", self.tr("Branch here"), "mark_branch", "B"),
            ("note", self.tr("Comment"), "mark_comment", "C"),
            ("expect", self.tr("Expect…"), "tool_snap", "X"),
            ("break", self.tr("Break on…"), "mark_breakpoint", "K"),
            ("cut", self.tr("Forget what follows"), "action_cut", "Shift+Del"),
            ("charts", self.tr("Charts"), "panel_charts", "G"),
            ("set-up", self.tr("Set up"), "panel_setup", "U"),
            ("details", self.tr("Why and what changed"), "panel_why", "D"),
            ("library", self.tr("Library…"), "panel_library", "L"),
            ("save", self.tr("Save scenario…"), "action_save", "Ctrl+Alt+S"),
            ("save-with-map", self.tr("Save with the map inside…"), "app_map-file", "Ctrl+Alt+Shift+S"),
            ("board-picture", self.tr("Board as picture…"), "action_export", "Ctrl+Alt+E"),
            ("copy-address", self.tr("Copy the step's address"), "action_copy", "Ctrl+Alt+C"),
            ("copy-scenario", self.tr("Copy the scenario as text"), "action_duplicate", "Ctrl+Alt+Shift+C"),
            ("paste", self.tr("Paste a scenario"), "action_paste", "Ctrl+Alt+V"),
        ):
            self._add(name, text, picture, keys)
        for digit in DIGITS:
            self._add(digit, self.tr("Option {}").format(digit), "panel_actions", digit)
        for name in ("details", "charts"):
            self[name].setCheckable(True)
            self[name].setChecked(True)
        self["set-up"].setCheckable(True)

    def _add(self, name: str, text: str, picture: str, keys: str) -> None:
        action = QAction(text, self._workspace, objectName=name)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setToolTip(f"{text} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})")
        self._workspace.addAction(action)
        self._actions[name] = action
        self._pictures[name] = picture

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def listed(self, names: tuple[str, ...]) -> list[QAction]:
        return [self._actions[name] for name in names]

    def do(self, name: str, does: Callable[[], object]) -> None:
        """What happens when an action is triggered."""
        self._actions[name].triggered.connect(lambda _checked=False: does())

    def show_playing(self, is_playing: bool, theme: Theme) -> None:
        play = self["play"]
        play.setText(self.tr("Pause") if is_playing else self.tr("Play"))
        play.setToolTip(f"{play.text()} (P)")
        self._pictures["play"] = "transport_pause" if is_playing else "transport_play"
        self.dress(theme)

    def dress(self, theme: Theme) -> None:
        ui = theme.interface
        for name, action in self._actions.items():
            colour = theme.error.icon if name == "break" else ui.text2
            action.setIcon(icon(self._pictures[name], colour, disabled=ui.disabled))

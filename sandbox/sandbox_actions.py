"""The commands of the sandbox: words, icons and keys in one table. Keys work wherever the focus is in the workspace."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from core.picture.palette import Theme
from editor.canvas.icon_pictures import icon
from editor.words import mark, tr

TRANSPORT = ("first", "previous", "play", "next", "last")
MODES = ("set-up", "to-play", "compare")
NOTES = ("branch", "note", "expect", "break", "turns", "charts")
SHARING = ("save", "save-with-map", "board-picture", "copy-address", "copy-scenario", "paste", "invent")
DIGITS = "123456789"
PLAYING = (*TRANSPORT, *NOTES, *DIGITS, "run", "roll", "go-on", "search", "cut", "details")
"""What makes no sense while a position is being set up."""


OPTIONS, HISTORY = "options", "history"
_GROUPS: dict[str, tuple[str, ...]] = {
    "modes": MODES,
    "transport": (*TRANSPORT, "run"),
    "choosing": ("roll", "go-on", "search"),
    "notes": ("branch", "note", "expect", "break", "cut"),
    "sharing": ("library", *SHARING),
    OPTIONS: tuple(DIGITS),
    HISTORY: ("undo", "redo"),
}
"""Commands that stand together; the rest open and close panels."""


_COMMANDS = (
    ("first", mark("First step"), "transport_first", "Home"),
    ("previous", mark("Previous step"), "transport_previous", "Left"),
    ("play", mark("Play"), "transport_play", "P"),
    ("next", mark("Next step"), "transport_next", "Right"),
    ("last", mark("Last step"), "transport_last", "End"),
    ("run", mark("Run to the next stop"), "transport_last", "F5"),
    ("undo", mark("Undo"), "action_undo", "Ctrl+Z"),
    ("redo", mark("Redo"), "action_redo", "Ctrl+Shift+Z"),
    ("roll", mark("Roll or draw"), "thing_die", "R"),
    ("go-on", mark("Go on"), "action_check", "E"),
    ("search", mark("Search what is legal"), "action_search", "/"),
    ("branch", mark("Branch here"), "mark_branch", "B"),
    ("note", mark("Comment"), "mark_comment", "C"),
    ("expect", mark("Expect…"), "tool_snap", "X"),
    ("break", mark("Break on…"), "mark_breakpoint", "K"),
    ("cut", mark("Forget what follows"), "action_cut", "Shift+Del"),
    ("turns", mark("Turns"), "thing_round", "T"),
    ("charts", mark("Charts"), "panel_charts", "G"),
    ("set-up", mark("Set up"), "panel_setup", "U"),
    ("to-play", mark("Play"), "step_conquer", "Shift+U"),
    ("compare", mark("Compare"), "mark_compare", "V"),
    ("market", mark("Market"), "step_choose", "M"),
    ("hide-coins", mark("Hide the coins of others"), "thing_coin", "N"),
    ("rulings", mark("Rulings"), "panel_rulings", "Y"),
    ("house-rules", mark("House rules"), "mark_house-rule", "H"),
    ("details", mark("Why"), "panel_why", "D"),
    ("library", mark("Library…"), "panel_library", "L"),
    ("save", mark("Save scenario…"), "action_save", "Ctrl+Alt+S"),
    ("save-with-map", mark("Save with the map inside…"), "app_map-file", "Ctrl+Alt+Shift+S"),
    ("board-picture", mark("Board as picture…"), "action_export", "Ctrl+Alt+E"),
    ("copy-address", mark("Copy the step's address"), "action_copy", "Ctrl+Alt+C"),
    ("copy-scenario", mark("Copy the scenario as text"), "action_duplicate", "Ctrl+Alt+Shift+C"),
    ("paste", mark("Paste a scenario"), "action_paste", "Ctrl+Alt+V"),
    ("invent", mark("Invent a race or power…"), "action_new", "Ctrl+Alt+N"),
)
"""Name, words, picture and keys."""


class SandboxActions(QObject):
    """Actions by name. What they do is said once, when the workspace has its parts."""

    def __init__(self, workspace: QWidget) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._pictures: dict[str, str] = {}
        self._actions: dict[str, QAction] = {}
        for name, text, picture, keys in _COMMANDS:
            self._add(name, tr(text), picture, keys)
        for digit in DIGITS:
            self._add(digit, tr("Option {}").format(digit), "panel_actions", digit)
        for name in ("details", "charts"):
            self[name].setCheckable(True)
            self[name].setChecked(True)
        for name in (*MODES, "turns"):
            self[name].setCheckable(True)
        self["to-play"].setChecked(True)
        self["hide-coins"].setCheckable(True)

    def _add(self, name: str, text: str, picture: str, keys: str) -> None:
        action = QAction(text, self._workspace, objectName=name)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        _tell_keys(action)
        self._workspace.addAction(action)
        self._actions[name] = action
        self._pictures[name] = picture

    def tell_again(self) -> None:
        """Tooltips in another language; the titles have been told with the other fixed texts."""
        for digit in DIGITS:
            self[digit].setText(tr("Option {}").format(digit))
        for action in self._actions.values():
            _tell_keys(action)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def entered(self) -> list[tuple[str, QAction, str]]:
        """Every command with its name and the group it stands in, for menus and lists of keys."""
        group_of = {name: group for group, names in _GROUPS.items() for name in names}
        return [(name, action, group_of.get(name, "panels")) for name, action in self._actions.items()]

    def listed(self, names: tuple[str, ...]) -> list[QAction]:
        return [self._actions[name] for name in names]

    def do(self, name: str, does: Callable[[], object]) -> None:
        """What happens when an action is triggered."""
        self._actions[name].triggered.connect(lambda _checked=False: does())

    def show_playing(self, is_playing: bool, theme: Theme) -> None:
        play = self["play"]
        play.setText(tr("Pause") if is_playing else tr("Play"))
        _tell_keys(play)
        self._pictures["play"] = "transport_pause" if is_playing else "transport_play"
        self.dress(theme)

    def dress(self, theme: Theme) -> None:
        ui = theme.interface
        for name, action in self._actions.items():
            colour = theme.error.icon if name == "break" else ui.text2
            action.setIcon(icon(self._pictures[name], colour, disabled=ui.disabled))


def _tell_keys(action: QAction) -> None:
    shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    action.setToolTip(f"{action.text()} ({shown})" if shown else action.text())

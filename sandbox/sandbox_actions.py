"""The commands of the sandbox: words, icons and keys in one table. Keys work wherever the focus is in the workspace."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from core.picture.palette import Theme
from editor.canvas.icon_pictures import icon
from editor.words import tr

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


class SandboxActions(QObject):
    """Actions by name. What they do is said once, when the workspace has its parts."""

    def __init__(self, workspace: QWidget) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._pictures: dict[str, str] = {}
        self._actions: dict[str, QAction] = {}
        for name, text, picture, keys in (
            ("first", tr("First step"), "transport_first", "Home"),
            ("previous", tr("Previous step"), "transport_previous", "Left"),
            ("play", tr("Play"), "transport_play", "P"),
            ("next", tr("Next step"), "transport_next", "Right"),
            ("last", tr("Last step"), "transport_last", "End"),
            ("run", tr("Run to the next stop"), "transport_last", "F5"),
            ("undo", tr("Undo"), "action_undo", "Ctrl+Z"),
            ("redo", tr("Redo"), "action_redo", "Ctrl+Shift+Z"),
            ("roll", tr("Roll or draw"), "thing_die", "R"),
            ("go-on", tr("Go on"), "action_check", "E"),
            ("search", tr("Search what is legal"), "action_search", "/"),
            ("branch", tr("Branch here"), "mark_branch", "B"),
            ("note", tr("Comment"), "mark_comment", "C"),
            ("expect", tr("Expect…"), "tool_snap", "X"),
            ("break", tr("Break on…"), "mark_breakpoint", "K"),
            ("cut", tr("Forget what follows"), "action_cut", "Shift+Del"),
            ("turns", tr("Turns"), "thing_round", "T"),
            ("charts", tr("Charts"), "panel_charts", "G"),
            ("set-up", tr("Set up"), "panel_setup", "U"),
            ("to-play", tr("Play"), "step_conquer", "Shift+U"),
            ("compare", tr("Compare"), "mark_compare", "V"),
            ("market", tr("Market"), "step_choose", "M"),
            ("hide-coins", tr("Hide the coins of others"), "thing_coin", "N"),
            ("rulings", tr("Rulings"), "panel_rulings", "Y"),
            ("house-rules", tr("House rules"), "mark_house-rule", "H"),
            ("details", tr("Why"), "panel_why", "D"),
            ("library", tr("Library…"), "panel_library", "L"),
            ("save", tr("Save scenario…"), "action_save", "Ctrl+Alt+S"),
            ("save-with-map", tr("Save with the map inside…"), "app_map-file", "Ctrl+Alt+Shift+S"),
            ("board-picture", tr("Board as picture…"), "action_export", "Ctrl+Alt+E"),
            ("copy-address", tr("Copy the step's address"), "action_copy", "Ctrl+Alt+C"),
            ("copy-scenario", tr("Copy the scenario as text"), "action_duplicate", "Ctrl+Alt+Shift+C"),
            ("paste", tr("Paste a scenario"), "action_paste", "Ctrl+Alt+V"),
            ("invent", tr("Invent a race or power…"), "action_new", "Ctrl+Alt+N"),
        ):
            self._add(name, text, picture, keys)
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

"""The commands of the View menu that every workspace shares: which workspace, zoom, and the look."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QActionGroup, QKeySequence

from editor.action_book import ActionBook
from editor.canvas.port_view import PortView
from editor.words import tr

_ZOOM_STEP = 1.25


@dataclass(frozen=True, slots=True)
class ViewSide:
    """What the commands need of the window they stand in."""

    view: Callable[[], PortView]
    """The board shown."""
    show_map: Callable[[], object]
    show_sandbox: Callable[[], object]
    switch_theme: Callable[[], object]


class ViewCommands:
    def __init__(self, actions: ActionBook, side: ViewSide) -> None:
        keys, add = QKeySequence.StandardKey, actions.add
        self.map = add(
            "show-map", tr("&Map"), menu="View", group="workspace", picture="panel_layers", keys="Alt+1",
            checkable=True, does=side.show_map,
        )  # fmt: skip
        self.sandbox = add(
            "show-sandbox", tr("Sand&box"), menu="View", group="workspace", picture="panel_rulings", keys="Alt+2",
            checkable=True, does=side.show_sandbox,
        )  # fmt: skip
        switch = QActionGroup(self.map.parent())
        switch.addAction(self.map)
        switch.addAction(self.sandbox)
        self.fit = add(
            "fit-board", tr("&Fit board"), menu="View", group="zoom", picture="action_fit",
            keys=("F", "Ctrl+/"), does=lambda: side.view().fit(),
        )  # fmt: skip
        self.zoom_in = add(
            "zoom-in", tr("Zoom &in"), menu="View", group="zoom", picture="action_plus",
            keys=(keys.ZoomIn, "Ctrl+="), does=lambda: side.view().zoom_by(_ZOOM_STEP),
        )  # fmt: skip
        self.zoom_out = add(
            "zoom-out", tr("Zoom &out"), menu="View", group="zoom", picture="action_minus", keys=keys.ZoomOut,
            does=lambda: side.view().zoom_by(1 / _ZOOM_STEP),
        )  # fmt: skip
        self.theme = add(
            "switch-theme", tr("Light or &dark"), menu="View", group="theme", picture="action_theme",
            keys="Ctrl+Shift+D", does=side.switch_theme,
        )  # fmt: skip

    def show_workspace(self, *, is_map: bool) -> None:
        (self.map if is_map else self.sandbox).setChecked(True)

"""The commands of the map workspace: undo and redo, overlays, snapping, the tools."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from core.geometry.snapping import SnapKind
from core.picture.options import BOARD_LAYERS
from core.picture.shapes import LayerName
from editor.action_book import ActionBook
from editor.document.history import Step
from editor.document.map_document import MapDocument
from editor.tools.pointer_snapping import REACH_PIXELS, PointerSnapping
from editor.tools.tool import Tool

_OVERLAYS = (
    (LayerName.GRAPH, "&Neighbours", "overlay_neighbours", "Ctrl+1"),
    (LayerName.EDGE, "&Edge", "overlay_edge", "Ctrl+2"),
    (LayerName.COASTS, "&Coasts", "overlay_coasts", "Ctrl+8"),
    (LayerName.ART, "Board a&rt", "overlay_art", "Ctrl+7"),
    (LayerName.TERRAIN, "&Terrain", "overlay_terrain", "Ctrl+9"),
    (LayerName.NAMES, "N&ames", "overlay_names", "Ctrl+3"),
    (LayerName.SYMBOLS, "&Symbols", "overlay_symbols", "Ctrl+4"),
    (LayerName.GRID, "&Grid", "overlay_grid", "Ctrl+5"),
    (LayerName.IDS, "&Ids", "overlay_ids", "Ctrl+6"),
    (LayerName.LINKS, "&Links", "overlay_links", "Ctrl+Alt+L"),
    (LayerName.BLOCKS, "Bloc&ks", "overlay_blocks", "Ctrl+Alt+K"),
    (LayerName.BORDERS, "&Borders", "panel_region", "Ctrl+Alt+B"),
)
IN_THE_BAR = (LayerName.GRAPH, LayerName.EDGE, LayerName.COASTS, LayerName.ART)
"""Overlays that have a switch of their own in the option bar; the others stand in its menu."""

_KINDS = {
    SnapKind.VERTEX: "Vertex",
    SnapKind.EDGE: "Edge",
    SnapKind.FRAME: "Frame",
    SnapKind.GRID: "Grid",
}


def add_overlays(actions: ActionBook, shows: Callable[[], object], where: QWidget) -> dict[LayerName, QAction]:
    made = {}
    for layer, text, picture, keys in _OVERLAYS:
        made[layer] = actions.add(
            f"show-{layer.value}", text, menu="View", group="overlays", picture=picture, keys=keys, checkable=True,
            does=shows, where=where,
        )  # fmt: skip
        made[layer].setChecked(layer in BOARD_LAYERS)
    return made


def add_snapping(
    actions: ActionBook, snapping: PointerSnapping, where: QWidget
) -> tuple[QAction, dict[SnapKind, QAction]]:
    """The switch for all snapping and one for each kind. They have no icons of the folder but the board's marks."""
    whole = actions.add(
        "snap", f"Snap {REACH_PIXELS:.0f} px", menu="Board", group="snapping", picture="tool_snap", keys="Shift+S",
        checkable=True, does=lambda: snapping.switch(whole.isChecked()), where=where,
    )  # fmt: skip
    whole.setChecked(snapping.is_on)
    kinds = {}
    for kind, title in _KINDS.items():
        kinds[kind] = _snap_kind(actions, snapping, kind, title, where)
        whole.toggled.connect(kinds[kind].setEnabled)
    return whole, kinds


def _snap_kind(actions: ActionBook, snapping: PointerSnapping, kind: SnapKind, title: str, where: QWidget) -> QAction:
    action = actions.add(
        f"snap-{kind.value}", title, menu="Board", group="snapping", checkable=True, where=where,
        does=lambda: snapping.switch_kind(kind, action.isChecked()),
    )  # fmt: skip
    action.setToolTip(f"Snap to: {title.lower()}")
    action.setChecked(kind in snapping.kinds)
    return action


def add_tools(
    actions: ActionBook, groups: Iterable[Iterable[Tool]], take: Callable[[Tool], object], where: QWidget
) -> tuple[tuple[QAction, ...], ...]:
    """One command per tool, in the groups of the rail; one of them is checked."""
    together = QActionGroup(where)
    rows = []
    for tools in groups:
        row = tuple(_add_tool(actions, tool, take, where) for tool in tools)
        for action in row:
            together.addAction(action)
        rows.append(row)
    return tuple(rows)


def _add_tool(actions: ActionBook, tool: Tool, take: Callable[[Tool], object], where: QWidget) -> QAction:
    return actions.add(
        f"tool-{tool.id}", tool.title, menu=tool.menu, group="tools", picture=tool.picture, checkable=True,
        keys=tuple(tool.keys.split()), does=lambda: take(tool), where=where,
    )  # fmt: skip


class UndoActions(QObject):
    """Undo and redo: first inside the gesture of the tool, else in the history, whose step the menu names."""

    def __init__(self, actions: ActionBook, document: MapDocument, tool: Callable[[], Tool], where: QWidget) -> None:
        super().__init__(where)
        self._document, self._tool = document, tool
        keys = QKeySequence
        self.undo = actions.add(
            "undo", "&Undo", menu="Edit", group="history", picture="action_undo", keys=keys.StandardKey.Undo,
            does=self._take_back, where=where,
        )  # fmt: skip
        self.redo = actions.add(
            "redo", "&Redo", menu="Edit", group="history", picture="action_redo", keys=("Ctrl+Shift+Z", "Ctrl+Y"),
            does=self._bring_back, where=where,
        )  # fmt: skip
        document.history_changed.connect(self._name_steps)
        self._name_steps()

    def _take_back(self) -> None:
        if not self._tool().take_back():
            self._document.undo()

    def _bring_back(self) -> None:
        if not self._tool().bring_back():
            self._document.redo()

    def _name_steps(self) -> None:
        history = self._document.history
        self.undo.setText(_named("&Undo", history.undo_step()))
        self.redo.setText(_named("&Redo", history.redo_step()))
        for action, verb in ((self.undo, "Undo"), (self.redo, "Redo")):
            action.setToolTip(action.text().replace("&", "") if action.text() != f"&{verb}" else verb)


def _named(verb: str, step: Step | None) -> str:
    return verb if step is None else f"{verb} {step.title[:1].lower()}{step.title[1:]}"

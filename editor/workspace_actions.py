"""The commands of the map workspace: undo and redo, overlays, snapping, the tools."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from core.geometry.snapping import SnapKind
from core.picture.options import BOARD_LAYERS
from core.picture.shapes import LayerName
from editor.action_book import OWN_TIP, ActionBook, tooltip
from editor.document.history import Step
from editor.document.map_document import MapDocument
from editor.tools.pointer_snapping import PointerSnapping
from editor.tools.tool import Tool
from editor.words import in_sentence, mark, tr

_OVERLAYS = (
    (LayerName.GRAPH, mark("&Neighbours"), "overlay_neighbours", "Ctrl+1"),
    (LayerName.EDGE, mark("&Edge"), "overlay_edge", "Ctrl+2"),
    (LayerName.COASTS, mark("&Coasts"), "overlay_coasts", "Ctrl+8"),
    (LayerName.ART, mark("Board a&rt"), "overlay_art", "Ctrl+7"),
    (LayerName.TERRAIN, mark("&Terrain"), "overlay_terrain", "Ctrl+9"),
    (LayerName.NAMES, mark("N&ames"), "overlay_names", "Ctrl+3"),
    (LayerName.SYMBOLS, mark("&Symbols"), "overlay_symbols", "Ctrl+4"),
    (LayerName.GRID, mark("&Grid"), "overlay_grid", "Ctrl+5"),
    (LayerName.IDS, mark("&Ids"), "overlay_ids", "Ctrl+6"),
    (LayerName.LINKS, mark("&Links"), "overlay_links", "Ctrl+Alt+L"),
    (LayerName.BLOCKS, mark("Bloc&ks"), "overlay_blocks", "Ctrl+Alt+K"),
    (LayerName.BORDERS, mark("&Borders"), "panel_region", "Ctrl+Alt+B"),
)
IN_THE_BAR = (LayerName.GRAPH, LayerName.EDGE, LayerName.COASTS, LayerName.ART)
"""Overlays that have a switch of their own in the option bar; the others stand in its menu."""

_KINDS = {
    SnapKind.VERTEX: mark("Vertex"),
    SnapKind.EDGE: mark("Edge"),
    SnapKind.FRAME: mark("Frame"),
    SnapKind.GRID: mark("Grid"),
}


def add_overlays(actions: ActionBook, shows: Callable[[], object], where: QWidget) -> dict[LayerName, QAction]:
    made = {}
    for layer, text, picture, keys in _OVERLAYS:
        made[layer] = actions.add(
            f"show-{layer.value}", tr(text), menu="View", group="overlays", picture=picture, keys=keys, checkable=True,
            does=shows, where=where,
        )  # fmt: skip
        made[layer].setChecked(layer in BOARD_LAYERS)
    return made


def add_snapping(
    actions: ActionBook, snapping: PointerSnapping, where: QWidget
) -> tuple[QAction, dict[SnapKind, QAction]]:
    """The switch for all snapping and one for each kind. They have no icons of the folder but the board's marks."""
    whole = actions.add(
        "snap", tr("Snap {:.0f} px").format(snapping.pixels), menu="Board", group="snapping",
        picture="tool_snap", keys="Shift+S", checkable=True,
        does=lambda: snapping.switch(whole.isChecked()), where=where,
    )  # fmt: skip
    whole.setChecked(snapping.is_on)
    snapping.switched.connect(lambda: whole.setText(tr("Snap {:.0f} px").format(snapping.pixels)))
    kinds = {}
    for kind, title in _KINDS.items():
        kinds[kind] = _snap_kind(actions, snapping, kind, title, where)
        whole.toggled.connect(kinds[kind].setEnabled)
    return whole, kinds


def _snap_kind(actions: ActionBook, snapping: PointerSnapping, kind: SnapKind, title: str, where: QWidget) -> QAction:
    action = actions.add(
        f"snap-{kind.value}", tr(title), menu="Board", group="snapping", checkable=True, where=where,
        keys=f"Alt+Shift+{title[0]}",
        does=lambda: snapping.switch_kind(kind, action.isChecked()),
    )  # fmt: skip
    action.setProperty(OWN_TIP, True)
    say = lambda: action.setToolTip(tr("Snap to: {}").format(in_sentence(tr(title))))  # noqa: E731
    snapping.switched.connect(say)
    snapping.switched.connect(lambda: action.setChecked(kind in snapping.kinds))
    say()
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
        f"tool-{tool.id}", tr(tool.title), menu=tool.menu, group="tools", picture=tool.picture, checkable=True,
        keys=tuple(tool.keys.split()), does=lambda: take(tool), where=where,
    )  # fmt: skip


class UndoActions(QObject):
    """Undo and redo: first inside the gesture of the tool, else in the history, whose step the menu names.

    `look_again` whenever the gesture may have changed: what cannot be undone now looks like it.
    """

    def __init__(
        self, actions: ActionBook, document: MapDocument, tool: Callable[[], Tool | None], where: QWidget
    ) -> None:
        super().__init__(where)
        self._document, self._tool = document, tool
        keys = QKeySequence
        self.undo = actions.add(
            "undo", tr("&Undo"), menu="Edit", group="history", picture="action_undo", keys=keys.StandardKey.Undo,
            does=self._take_back, where=where,
        )  # fmt: skip
        self.redo = actions.add(
            "redo", tr("&Redo"), menu="Edit", group="history", picture="action_redo", keys=("Ctrl+Shift+Z", "Ctrl+Y"),
            does=self._bring_back, where=where,
        )  # fmt: skip
        document.history_changed.connect(self.look_again)
        self.look_again()

    def _take_back(self) -> None:
        tool = self._tool()
        if tool is not None and tool.is_stroking():
            tool.cancel()
        elif tool is None or not tool.take_back():
            self._document.undo()

    def _bring_back(self) -> None:
        tool = self._tool()
        if tool is None or not tool.bring_back():
            self._document.redo()

    def look_again(self) -> None:
        history, tool = self._document.history, self._tool()
        in_gesture = tr("Last point") if tool is not None and tool.may_take_back() else ""
        _show_step(self.undo, (tr("&Undo"), tr("&Undo {}")), history.undo_step(), in_gesture)
        if tool is not None and tool.is_stroking():
            self.undo.setEnabled(True)
        in_gesture = tool.what_comes_back() if tool is not None and tool.may_bring_back() else ""
        _show_step(self.redo, (tr("&Redo"), tr("&Redo {}")), history.redo_step(), in_gesture)


def _show_step(action: QAction, words: tuple[str, str], step: Step | None, in_gesture: str) -> None:
    """Name what the command would take back or bring back; with nothing to do it is disabled.

    `words` are the verb alone and with a step: as part of the phrase in small letters, after a colon as it is.
    """
    title = in_gesture or ("" if step is None else step.title)
    alone, with_step = words
    text = with_step.format(title if ":" in with_step else f"{title[:1].lower()}{title[1:]}") if title else alone
    if text != action.text():
        action.setText(text)
        action.setToolTip(tooltip(action))
    action.setEnabled(bool(title))

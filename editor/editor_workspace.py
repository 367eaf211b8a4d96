"""The map workspace: assembles rail, option bar, canvas and panels around the document."""

from dataclasses import fields

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSplitter, QVBoxLayout, QWidget

from core.model.region import Region
from core.picture.options import BOARD_LAYERS, PictureOptions
from core.picture.palette import LIGHT, Theme
from core.picture.shapes import LayerName, Spot
from editor.action_book import ActionBook
from editor.canvas.canvas_notice import CanvasNotice
from editor.canvas.edit_canvas import EditCanvas
from editor.canvas.empty_board import EmptyBoard
from editor.canvas.long_work import LongWork
from editor.canvas.minimap import Minimap
from editor.canvas.option_bar import OptionBar
from editor.canvas.rulers import RuledCanvas
from editor.canvas.tool_rail import ToolRail
from editor.document.change_events import MapChanged
from editor.document.map_document import MapDocument
from editor.layer_commands import LayerCommands
from editor.map_words import map_counts, position, region_sentence
from editor.region_actions import RegionActions
from editor.tools.all_tools import all_tools
from editor.tools.pointer_snapping import PointerSnapping
from editor.tools.tool import Tool, ToolDesk
from editor.words import tr
from editor.workspace_actions import IN_THE_BAR, UndoActions, add_overlays, add_snapping, add_tools
from editor.workspace_docks import WorkspaceDocks


class EditorWorkspace(QWidget):
    """The first workspace. `pointed` carries words for the status line: the region or the tool's hint, the position.

    `said` carries one sentence of a tool: what it did by itself, or why it cannot do something.
    """

    pointed = Signal(str, str)
    said = Signal(str)

    def __init__(self, actions: ActionBook, document: MapDocument) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.document = document
        self.snapping = PointerSnapping(document, self)
        self.view = EditCanvas(document)
        self.ruled = RuledCanvas(self.view)
        self.minimap = Minimap(self.view)
        self.notice = CanvasNotice(self.view)
        self.said.connect(self.notice.say)
        self.work = LongWork(self.view, self.said.emit)
        self._pointed_at: tuple[Region | None, Spot | None] = (None, None)
        self._hinted = ""
        groups = all_tools(self._desk())
        self.tools = {tool.id: tool for group in groups for tool in group}
        self.tool_actions = add_tools(actions, groups, self.take, self)
        self._action_of = {action.objectName(): action for row in self.tool_actions for action in row}
        self.overlay_actions = add_overlays(actions, self._show_overlays, self)
        snap, kinds = add_snapping(actions, self.snapping, self)
        self.layers = LayerCommands(actions, document, self.overlay_actions, self._show_overlays, self)
        self.history = UndoActions(actions, document, lambda: self.view.tool, self)
        self._add_commands(actions)
        self.view.commands_while_stroking = (self.history.undo, actions["back-out"])
        self.region_actions = RegionActions(actions, document, self.view, self.said.emit)
        in_menu = [action for layer, action in self.overlay_actions.items() if layer not in IN_THE_BAR]
        self.bar = OptionBar(snap, kinds, [self.overlay_actions[layer] for layer in IN_THE_BAR], in_menu)
        self.bar.hold(self.tools.values())
        self.rail = ToolRail(self.tool_actions)
        self._lay_out()
        self.docks = WorkspaceDocks(
            actions, document, view=self.view, home=self, across=self.across, middle=self.middle,
            strips=(self.rail, self.bar), paint_with=self.paint_with,
        )  # fmt: skip
        self.bar.add(self.docks.right_action)
        self.empty = EmptyBoard(self.view, document, actions["tool-draw"], actions.get("new-map"))
        self.region_menu = QMenu(self)
        self._actions = actions
        self._connect()
        self._know_art()
        self.pick_up("select")

    def _connect(self) -> None:
        self.view.menu_wanted.connect(self._open_menu)
        self.view.pointed.connect(self._tell_pointed)
        self.document.refused.connect(self.said)
        self.document.changed.connect(self._know_art)
        self.document.changed.connect(self._tell_of_changes)
        self.document.selection_changed.connect(self._tell_again)

    def _desk(self) -> ToolDesk:
        view = self.view
        return ToolDesk(
            document=self.document,
            port=lambda: view.port,
            theme=lambda: view.theme,
            finder=lambda: view.finder,
            snapping=self.snapping,
            repaint=self._repaint,
            say=self._say,
            work=self.work.start,
            finish=lambda: self.pick_up("select"),
            pick_up=self.pick_up,
        )

    def _add_commands(self, actions: ActionBook) -> None:
        add, view = actions.add, self.view
        add(
            "whole-size", tr("&Whole size"), menu="View", group="zoom", keys="Ctrl+0", picture="action_search",
            does=view.show_whole_size, where=self,
        )  # fmt: skip
        rulers = add(
            "rulers", tr("&Rulers"), menu="View", group="panels", keys="Ctrl+R", picture="tool_measure", checkable=True,
            does=lambda: self.ruled.show_rulers(rulers.isChecked()), where=self,
        )  # fmt: skip
        rulers.setChecked(True)
        add(
            "select-all", tr("Select &all"), menu="Edit", group="selection", keys="Ctrl+A", picture="finding_select",
            does=self.select_all, where=view,
        )  # fmt: skip
        add(
            "back-out", tr("Let &go"), menu="Edit", group="selection", keys="Esc", picture="action_close",
            does=self.back_out, where=view,
        )  # fmt: skip

    def _lay_out(self) -> None:
        self.middle = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False)
        self.middle.addWidget(self.ruled)
        self.across = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        self.across.addWidget(self.middle)
        for splitter in (self.middle, self.across):
            splitter.setHandleWidth(1)
            splitter.setStretchFactor(0, 1)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addWidget(self.across, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(row, 1)

    # Tools

    def _say(self, sentence: str) -> None:
        """What a tool says of what it did; with nothing to say, the status line goes on telling what to do."""
        self.said.emit(sentence)
        if not sentence:
            self._tell_again()

    def _repaint(self) -> None:
        """The marks of the tool have changed, and with them, it may be, what undo takes back and what to do now."""
        self.view.update()
        self.history.look_again()
        if self.tool.hint() != self._hinted:
            self._tell_again()

    @property
    def tool(self) -> Tool:
        """The tool in hand."""
        assert self.view.tool is not None, "there is always one"
        return self.view.tool

    def pick_up(self, tool_id: str) -> None:
        self.take(self.tools[tool_id])

    def take(self, tool: Tool) -> None:
        self._action_of[f"tool-{tool.id}"].setChecked(True)
        if tool is not self.view.tool:
            self.view.take(tool)
            self.bar.show_tool(tool)
            self.empty.show_tool(tool.id)
            self.history.look_again()
            self._tell_again()

    def paint_with(self, terrain: str) -> None:
        """Take up the brush with a terrain."""
        brush = self.tools["brush"]
        self.take(brush)
        brush.choose(terrain)

    def back_out(self) -> None:
        """Esc: stop long work, else give up the gesture, else let the selection go, else put the tool down."""
        selection = self.document.selection
        if self.work.cancel() or self.tool.cancel():
            return
        if selection.vertices:
            self.document.select(selection.regions)
        elif selection.regions:
            self.document.select()
        else:
            self.pick_up("select")

    def _open_menu(self, at: QPoint) -> None:
        """What can be done with the regions selected, where the pointer is."""
        self.region_menu.clear()
        groups: dict[str, list[QAction]] = {}
        for entry in self._actions.entries():
            if entry.group == "clipboard" or (entry.menu == "Region" and entry.group != "tools"):
                groups.setdefault(entry.group, []).append(entry.action)
        for actions in groups.values():
            self.region_menu.addActions([action for action in actions if action.isEnabled()])
            self.region_menu.addSeparator()
        self.region_menu.popup(at)

    def select_all(self) -> None:
        self.document.select(region.id for region in self.document.model.regions)

    # The map

    def tell_again(self) -> None:
        """The same in another language: panels read the map anew, the tool in hand its options."""
        document = self.document
        every = frozenset(each.name for each in fields(document.model))
        ids = frozenset(region.id for region in document.model.regions)
        document.changed.emit(MapChanged(regions=ids, fields=every))
        document.selection_changed.emit()
        self.history.look_again()
        for tool in self.tools.values():
            tool.tell_again()
        self.snapping.switched.emit()
        self.bar.show_tool(self.tool)

    def counts(self) -> str:
        """Game, players, regions, borders and edge of the map in one line."""
        return map_counts(self.document.model, self.document.board, self.document.adjacency)

    def options(self) -> PictureOptions:
        """What the overlay switches ask for."""
        shown = frozenset(layer for layer, action in self.overlay_actions.items() if action.isChecked())
        layers = (BOARD_LAYERS - frozenset(self.overlay_actions)) | shown
        return PictureOptions(theme=self.theme.name, layers=layers)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.bar.show_theme(theme)
        self.ruled.show_theme(theme)
        self.docks.show_theme(theme)
        self._show_overlays()

    def _show_overlays(self) -> None:
        self.view.show_options(self.options())

    def _know_art(self) -> None:
        """Art that has come is shown; whoever does not want to see it switches it off."""
        action, has_art = self.overlay_actions[LayerName.ART], self.document.model.background is not None
        if has_art and not action.isEnabled():
            action.setChecked(True)
            self._show_overlays()
        action.setEnabled(has_art)

    def _tell_of_changes(self, event: MapChanged) -> None:
        """The region under the pointer may be another one now, or may have other neighbours."""
        if event.is_new_map or event.is_reordered or (event.regions and not event.is_preview):
            self._tell_again()

    def _tell_pointed(self, region: Region | None, spot: Spot | None) -> None:
        self._pointed_at = region, spot
        self._tell_again()

    def tell_hint(self) -> None:
        """Say again what the tool in hand does: somebody else has used the status line meanwhile."""
        self._tell_again()

    def _tell_again(self) -> None:
        """The hint of the tool; with nothing chosen, the select tool tells about the region under the pointer."""
        region, spot = self._pointed_at
        is_idle = self.tool.id == "select" and not self.document.selection
        words = self._hinted = self.tool.hint()
        if region is not None and is_idle and region.id in self.document.board.number:
            words = region_sentence(self.document.model.region(region.id), self.document.board)
        self.pointed.emit(words, "" if spot is None else position(self.document.model, spot))

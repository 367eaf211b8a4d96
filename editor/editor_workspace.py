"""The map workspace: assembles the canvas and the overlay switches around the map that is open."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.files.map_file import read_map
from core.model.board import Board
from core.model.map_model import MapModel
from core.model.region import Region
from core.picture.board_picture import board_picture
from core.picture.options import BOARD_LAYERS, PictureOptions
from core.picture.palette import LIGHT, Theme
from core.picture.shapes import LayerName, Spot
from core.topology.board_builder import build_board
from core.topology.close_pairs import Adjacency
from core.topology.measure import measure
from editor.action_book import ActionBook
from editor.bars import OverlayBar
from editor.canvas.map_view import MapView
from editor.canvas.picture_files import write_picture
from editor.map_words import map_counts, position, region_sentence

_OVERLAYS = (
    (LayerName.GRAPH, "&Neighbours", "overlay_neighbours", "Ctrl+1"),
    (LayerName.EDGE, "&Edge", "overlay_edge", "Ctrl+2"),
    (LayerName.NAMES, "N&ames", "overlay_names", "Ctrl+3"),
    (LayerName.SYMBOLS, "&Symbols", "overlay_symbols", "Ctrl+4"),
    (LayerName.GRID, "&Grid", "overlay_grid", "Ctrl+5"),
    (LayerName.IDS, "&Ids", "overlay_ids", "Ctrl+6"),
    (LayerName.ART, "Board a&rt", "overlay_art", "Ctrl+7"),
)


@dataclass(frozen=True, slots=True)
class OpenMap:
    """A map as the window shows it: the file and everything derived from it once."""

    path: Path
    model: MapModel
    adjacency: Adjacency
    board: Board

    @property
    def title(self) -> str:
        return self.model.title or self.path.name


class EditorWorkspace(QWidget):
    """The first workspace. `pointed` carries the words for the status line: the region, and the position."""

    pointed = Signal(str, str)

    def __init__(self, actions: ActionBook) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.opened: OpenMap | None = None
        self.view = MapView()
        self.overlay_actions: dict[LayerName, QAction] = {}
        for layer, text, picture, shortcut in _OVERLAYS:
            action = actions.add(
                f"show-{layer.value}", text, menu="View", group="overlays", picture=picture, keys=shortcut,
                checkable=True, does=self._show_board,
            )  # fmt: skip
            action.setChecked(layer in BOARD_LAYERS)
            self.overlay_actions[layer] = action
        self.overlay_actions[LayerName.ART].setEnabled(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(OverlayBar(self.overlay_actions.values()))
        column.addWidget(self.view, 1)
        self.view.pointed.connect(self._tell_pointed)

    def open_map(self, path: Path) -> None:
        """Show another map; a RealmwrightError leaves the one shown before."""
        model = read_map(path)
        adjacency = measure(model)
        self.opened = OpenMap(path, model, adjacency, build_board(model, adjacency))
        self.overlay_actions[LayerName.ART].setEnabled(model.background is not None)
        self._show_board()
        self.view.fit()

    def counts(self) -> str:
        """Game, players, regions, borders and edge of the map in one line."""
        if self.opened is None:
            return ""
        return map_counts(self.opened.model, self.opened.board, self.opened.adjacency)

    def options(self) -> PictureOptions:
        """What the overlay switches ask for."""
        shown = frozenset(layer for layer, action in self.overlay_actions.items() if action.isChecked())
        layers = (BOARD_LAYERS - frozenset(self.overlay_actions)) | shown
        return PictureOptions(theme=self.theme.name, layers=layers)

    def _show_board(self) -> None:
        if self.opened is not None:
            picture = board_picture(self.opened.model, self.options(), self.opened.adjacency)
            self.view.show_board(self.opened.model, picture, self.opened.path.parent)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._show_board()

    def export_picture(self, path: Path) -> None:
        """Write the board with the overlays shown, in the light palette."""
        assert self.opened is not None, "the action is off while no map is open"
        options = PictureOptions(layers=self.options().layers)
        picture = board_picture(self.opened.model, options, self.opened.adjacency)
        write_picture(path, picture, art_folder=self.opened.path.parent)

    def _tell_pointed(self, region: Region | None, spot: Spot | None) -> None:
        if self.opened is not None:
            self.pointed.emit(
                "" if region is None else region_sentence(region, self.opened.board),
                "" if spot is None else position(self.opened.model, spot),
            )

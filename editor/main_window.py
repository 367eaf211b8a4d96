"""The main window: opens a map, shows its board, switches theme and overlays, writes pictures of it.

The only file that will know both workspaces; for now there is one, the map.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenuBar, QVBoxLayout, QWidget

from core.files.bundled import bundled_maps
from core.files.map_file import read_map
from core.model.board import Board
from core.model.map_model import MapModel
from core.model.problems import RealmwrightError
from core.model.region import Region
from core.picture.board_picture import board_picture
from core.picture.options import BOARD_LAYERS, PictureOptions
from core.picture.palette import THEMES, Theme, ThemeName
from core.picture.shapes import LayerName, Spot
from core.topology.board_builder import build_board
from core.topology.close_pairs import Adjacency
from core.topology.measure import measure
from editor.bars import HeaderBar, MessageBar, OverlayBar, StatusLine
from editor.canvas.icon_pictures import icon
from editor.canvas.map_view import MapView
from editor.canvas.picture_files import write_picture
from editor.canvas.qt_application import qt_application
from editor.map_words import map_counts, position, region_sentence
from editor.theme import apply_theme, system_theme

_OVERLAYS = (
    (LayerName.GRAPH, "&Neighbours", "overlay_neighbours", "Ctrl+1"),
    (LayerName.EDGE, "&Edge", "overlay_edge", "Ctrl+2"),
    (LayerName.NAMES, "N&ames", "overlay_names", "Ctrl+3"),
    (LayerName.SYMBOLS, "&Symbols", "overlay_symbols", "Ctrl+4"),
    (LayerName.GRID, "&Grid", "overlay_grid", "Ctrl+5"),
    (LayerName.IDS, "&Ids", "overlay_ids", "Ctrl+6"),
    (LayerName.ART, "Board a&rt", "overlay_art", "Ctrl+7"),
)
_ZOOM_STEP = 1.25
_MAP_FILTER = "Maps (*.map.geojson *.geojson);;All files (*)"
_PICTURE_FILTER = "PNG picture (*.png);;PDF at exact size (*.pdf);;SVG drawing (*.svg)"


@dataclass(frozen=True, slots=True)
class OpenMap:
    """A map as the window shows it: the file and everything derived from it once."""

    path: Path
    model: MapModel
    adjacency: Adjacency
    board: Board


class MainWindow(QMainWindow):
    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Realmwright")
        self.setMinimumSize(1024, 700)
        self.resize(1600, 1000)
        self.setAcceptDrops(True)
        self.theme: Theme = system_theme()
        self.opened: OpenMap | None = None
        self._icons: list[tuple[QAction, str]] = []
        self.view = MapView()
        self._make_actions()
        self.header = HeaderBar(self._menus(), (self.theme_action,))
        self.message = MessageBar()
        self.status = StatusLine((self.zoom_out_action, self.zoom_in_action, self.fit_action))
        self._lay_out()
        self.view.pointed.connect(self._show_pointed)
        self.view.zoomed.connect(self.status.show_zoom)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self.set_theme(self.theme)
        self.header.show_document("No map", "open one with Ctrl+O")

    def _action(self, text: str, picture: str, keys: QKeySequence | str, does: Callable[[], None]) -> QAction:
        action = QAction(text, self)
        action.setShortcut(keys)
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{text.replace('&', '').rstrip('.…')} ({shown})")
        action.triggered.connect(lambda _checked=False: does())
        self._icons.append((action, picture))
        return action

    def _make_actions(self) -> None:
        keys = QKeySequence.StandardKey
        self.open_action = self._action("&Open map…", "action_open", keys.Open, self.ask_and_open)
        self.export_action = self._action("&Export picture…", "action_export", "Ctrl+E", self.ask_and_export)
        self.export_action.setEnabled(False)
        self.quit_action = self._action("&Quit", "action_close", "Ctrl+Q", self.close)
        self.fit_action = self._action("&Fit board", "action_fit", "F", self.view.fit)
        self.zoom_in_action = self._action(
            "Zoom &in", "action_plus", keys.ZoomIn, lambda: self.view.zoom_by(_ZOOM_STEP)
        )
        self.zoom_out_action = self._action(
            "Zoom &out", "action_minus", keys.ZoomOut, lambda: self.view.zoom_by(1 / _ZOOM_STEP)
        )
        self.theme_action = self._action("Light or &dark", "action_theme", "Ctrl+Shift+D", self.switch_theme)
        self.overlay_actions: dict[LayerName, QAction] = {}
        for layer, text, picture, shortcut in _OVERLAYS:
            action = self._action(text, picture, shortcut, self._show_board)
            action.setCheckable(True)
            action.setChecked(layer in BOARD_LAYERS)
            self.overlay_actions[layer] = action
        self.overlay_actions[LayerName.ART].setEnabled(False)

    def _menus(self) -> QMenuBar:
        bar = QMenuBar()
        file = bar.addMenu("&File")
        file.addActions([self.open_action, self.export_action])
        file.addSeparator()
        file.addAction(self.quit_action)
        view = bar.addMenu("&View")
        view.addActions([self.fit_action, self.zoom_in_action, self.zoom_out_action])
        view.addSeparator()
        view.addActions(list(self.overlay_actions.values()))
        view.addSeparator()
        view.addAction(self.theme_action)
        return bar

    def _lay_out(self) -> None:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.header, self.message, OverlayBar(self.overlay_actions.values())):
            column.addWidget(widget)
        column.addWidget(self.view, 1)
        column.addWidget(self.status)
        self.setCentralWidget(middle)
        # Actions on the window itself: their keys work wherever the focus is, also where the menus are elsewhere.
        self.addActions([action for action, _ in self._icons])

    def open_map(self, path: Path) -> bool:
        """Show another map. Trouble is told in the message bar, and the map shown before stays."""
        try:
            model = read_map(path)
        except RealmwrightError as error:
            self.message.say(str(error))
            return False
        adjacency = measure(model)
        self.opened = OpenMap(path, model, adjacency, build_board(model, adjacency))
        self.message.hide()
        title = model.title or path.name
        self.setWindowTitle(f"{title} – Realmwright")
        self.header.show_document(title, path.name)
        self.status.show_counts(map_counts(model, self.opened.board, adjacency))
        self.export_action.setEnabled(True)
        self.overlay_actions[LayerName.ART].setEnabled(model.background is not None)
        self._show_board()
        self.view.fit()
        return True

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
        apply_theme(qt_application(), theme)
        for action, picture in self._icons:
            action.setIcon(icon(picture, theme.interface.text2, disabled=theme.interface.disabled))
        self.header.show_theme(theme)
        self.message.show_theme(theme)
        self._show_board()

    def switch_theme(self) -> None:
        self.set_theme(THEMES[ThemeName.LIGHT if self.theme.name is ThemeName.DARK else ThemeName.DARK])

    def _follow_system(self, _scheme: Qt.ColorScheme) -> None:
        self.set_theme(system_theme())

    def _show_pointed(self, region: Region | None, spot: Spot | None) -> None:
        if self.opened is None:
            return
        self.status.show_pointed("" if region is None else region_sentence(region, self.opened.board))
        self.status.show_position("" if spot is None else position(self.opened.model, spot))

    def ask_and_open(self) -> None:
        folder = str(self.opened.path.parent) if self.opened is not None else ""
        name, _ = QFileDialog.getOpenFileName(self, "Open map", folder, _MAP_FILTER)
        if name:
            self.open_map(Path(name))

    def ask_and_export(self) -> None:
        if self.opened is None:
            return
        stem = self.opened.path.name.split(".")[0]
        suggestion = str(self.opened.path.with_name(f"{stem}.png"))
        name, chosen = QFileDialog.getSaveFileName(self, "Export picture", suggestion, _PICTURE_FILTER)
        if name:
            path = Path(name)
            self.export_picture(path if path.suffix else path.with_suffix(chosen[chosen.index("*") + 1 : -1]))

    def export_picture(self, path: Path) -> bool:
        """Write the board with the overlays shown, in the light palette; trouble is told in the message bar."""
        assert self.opened is not None, "the action is off while no map is open"
        options = PictureOptions(layers=self.options().layers)
        picture = board_picture(self.opened.model, options, self.opened.adjacency)
        try:
            write_picture(path, picture, art_folder=self.opened.path.parent)
        except RealmwrightError as error:
            self.message.say(str(error))
            return False
        return True

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            self.open_map(Path(files[0]))

    def closeEvent(self, event: QCloseEvent) -> None:
        QGuiApplication.styleHints().colorSchemeChanged.disconnect(self._follow_system)
        super().closeEvent(event)


def open_window(map_path: Path | None = None, scenario_path: Path | None = None) -> int:
    """Run the program until its window is closed, on a map or else on the first bundled one; the exit code.

    The scenario is for the sandbox workspace.
    """
    application = qt_application()
    window = MainWindow()
    path = map_path or next(iter(bundled_maps()), None)
    if path is not None:
        window.open_map(path)
    window.show()
    return application.exec()

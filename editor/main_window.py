"""The main window: the only file that knows both workspaces, the map and the sandbox, and switches between them."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QActionGroup,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
)
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenuBar, QStackedWidget, QVBoxLayout, QWidget

from core.files.bundled import bundled_maps
from core.model.problems import RealmwrightError
from core.model.region import Region
from core.picture.palette import THEMES, Theme, ThemeName
from editor.action_book import ActionBook
from editor.bars import HeaderBar, MessageBar, StatusLine
from editor.canvas.port_view import PortView
from editor.canvas.qt_application import qt_application
from editor.document.map_document import MapDocument
from editor.editor_workspace import EditorWorkspace
from editor.theme import apply_theme, system_theme
from sandbox.sandbox_workspace import SandboxWorkspace

_ZOOM_STEP = 1.25
_MAP_FILTER = "Maps (*.map.geojson *.geojson);;All files (*)"
_SCENARIO_FILTER = "Scenarios (*.toml);;All files (*)"
_PICTURE_FILTER = "PNG picture (*.png);;PDF at exact size (*.pdf);;SVG drawing (*.svg)"
_REPORT_FILTER = "Text (*.txt)"


class MainWindow(QMainWindow):
    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Realmwright")
        self.setMinimumSize(1024, 700)
        self.resize(1600, 1000)
        self.setAcceptDrops(True)
        self.theme: Theme = system_theme()
        self.actions_book = ActionBook(self)
        self._make_actions()
        self.document = MapDocument(parent=self)
        self.editor = EditorWorkspace(self.actions_book, self.document)
        self.sandbox = SandboxWorkspace((self.open_scenario_action, self.report_action))
        self.header = HeaderBar(self._menus(), (self.theme_action,), (self.map_action, self.sandbox_action))
        self.message = MessageBar()
        self.status = StatusLine((self.zoom_out_action, self.zoom_in_action, self.fit_action))
        self._lay_out()
        self._connect()
        self.set_theme(self.theme)
        self.show_workspace(self.editor)

    @property
    def view(self) -> PortView:
        """The board of the workspace shown."""
        return self.sandbox.view if self.pages.currentWidget() is self.sandbox else self.editor.view

    def _make_actions(self) -> None:
        keys, add = QKeySequence.StandardKey, self.actions_book.add
        self.open_action = add(
            "open-map", "&Open map…", menu="File", picture="action_open", keys=keys.Open, does=self.ask_and_open
        )
        self.export_action = add(
            "export-picture", "&Export picture…", menu="File", picture="action_export", keys="Ctrl+E",
            does=self.ask_and_export,
        )  # fmt: skip
        self.open_scenario_action = add(
            "open-scenario", "Open &scenario…", menu="File", group="scenario", picture="app_scenario-file",
            keys="Ctrl+Shift+O", does=self.ask_and_open_scenario,
        )  # fmt: skip
        self.report_action = add(
            "save-report", "Save &report…", menu="File", group="scenario", picture="mark_report",
            keys="Ctrl+Shift+R", does=self.ask_and_report,
        )  # fmt: skip
        self.export_action.setEnabled(False)
        self.report_action.setEnabled(False)
        add("quit", "&Quit", menu="File", group="quit", picture="action_close", keys="Ctrl+Q", does=self.close)
        self._make_view_actions()

    def _make_view_actions(self) -> None:
        keys, add = QKeySequence.StandardKey, self.actions_book.add
        self.map_action = add(
            "show-map", "&Map", menu="View", group="workspace", picture="panel_layers", keys="Alt+1", checkable=True,
            does=lambda: self.show_workspace(self.editor),
        )  # fmt: skip
        self.sandbox_action = add(
            "show-sandbox", "Sand&box", menu="View", group="workspace", picture="panel_rulings", keys="Alt+2",
            checkable=True, does=lambda: self.show_workspace(self.sandbox),
        )  # fmt: skip
        switch = QActionGroup(self)
        switch.addAction(self.map_action)
        switch.addAction(self.sandbox_action)
        self.fit_action = add(
            "fit-board", "&Fit board", menu="View", group="zoom", picture="action_fit",
            keys=("F", "Ctrl+/", "Home"), does=self.fit_board,
        )  # fmt: skip
        self.zoom_in_action = add(
            "zoom-in", "Zoom &in", menu="View", group="zoom", picture="action_plus", keys=keys.ZoomIn,
            does=lambda: self.view.zoom_by(_ZOOM_STEP),
        )  # fmt: skip
        self.zoom_out_action = add(
            "zoom-out", "Zoom &out", menu="View", group="zoom", picture="action_minus", keys=keys.ZoomOut,
            does=lambda: self.view.zoom_by(1 / _ZOOM_STEP),
        )  # fmt: skip
        self.theme_action = add(
            "switch-theme", "Light or &dark", menu="View", group="theme", picture="action_theme", keys="Ctrl+Shift+D",
            does=self.switch_theme,
        )  # fmt: skip

    def _menus(self) -> QMenuBar:
        bar = QMenuBar()
        self.actions_book.fill(bar)
        play = bar.addMenu("&Play")
        play.addActions([*self.sandbox.transport, self.sandbox.details_action])
        return bar

    def _lay_out(self) -> None:
        self.pages = QStackedWidget()
        self.pages.addWidget(self.editor)
        self.pages.addWidget(self.sandbox)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.header, self.message):
            column.addWidget(widget)
        column.addWidget(self.pages, 1)
        column.addWidget(self.status)
        self.setCentralWidget(middle)

    def _connect(self) -> None:
        self.editor.pointed.connect(self._show_pointed)
        self.sandbox.view.pointed.connect(self._show_pointed_position)
        self.sandbox.step_shown.connect(self._show_document)
        for view in (self.editor.view, self.sandbox.view):
            view.zoomed.connect(self._show_zoom)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def show_workspace(self, workspace: QWidget) -> None:
        self.pages.setCurrentWidget(workspace)
        is_map = workspace is self.editor
        (self.map_action if is_map else self.sandbox_action).setChecked(True)
        for action in self.editor.overlay_actions.values():
            action.setVisible(is_map)
        self.status.show_pointed("")
        self.status.show_position("")
        self._show_document()
        self._show_zoom()
        self.view.setFocus()

    def _show_document(self) -> None:
        """Name, file and counts of what the workspace shows."""
        opened, session = self.editor.opened, self.sandbox.session
        if self.pages.currentWidget() is self.sandbox:
            title, state, counts = self.sandbox.document_words()
        else:
            title = opened.title if opened is not None else "No map"
            state = opened.path.name if opened is not None else "open one with Ctrl+O"
            counts = self.editor.counts()
        is_open = session.is_open if self.pages.currentWidget() is self.sandbox else opened is not None
        self.setWindowTitle(f"{title} – Realmwright" if is_open else "Realmwright")
        self.header.show_document(title, state)
        self.status.show_counts(counts)

    def open_map(self, path: Path) -> bool:
        """Show another map. Trouble is told in the message bar, and the map shown before stays."""
        if not self._told(lambda: self.editor.open_map(path)):
            return False
        self.export_action.setEnabled(True)
        self.show_workspace(self.editor)
        return True

    def open_scenario(self, path: Path) -> bool:
        """Show another scenario in the sandbox. Trouble is told in the message bar."""
        if not self._told(lambda: self.sandbox.open_scenario(path)):
            return False
        self.report_action.setEnabled(True)
        self.show_workspace(self.sandbox)
        return True

    def open_file(self, path: Path) -> bool:
        return self.open_scenario(path) if path.suffix == ".toml" else self.open_map(path)

    def _told(self, does: Callable[[], None]) -> bool:
        """Do something that may fail; the reason is told in the message bar."""
        try:
            does()
        except RealmwrightError as error:
            self.message.say(str(error))
            return False
        self.message.hide()
        return True

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        apply_theme(qt_application(), theme)
        self.actions_book.dress(theme)
        self.header.show_theme(theme)
        self.message.show_theme(theme)
        self.editor.set_theme(theme)
        self.sandbox.set_theme(theme)

    def switch_theme(self) -> None:
        self.set_theme(THEMES[ThemeName.LIGHT if self.theme.name is ThemeName.DARK else ThemeName.DARK])

    def _follow_system(self, _scheme: Qt.ColorScheme) -> None:
        self.set_theme(system_theme())

    def _show_pointed(self, region: str, spot: str) -> None:
        self.status.show_pointed(region)
        self.status.show_position(spot)

    def _show_pointed_position(self, region: Region | None, _spot: object) -> None:
        self.status.show_pointed("" if region is None else self.sandbox.sentence(region))

    def fit_board(self) -> None:
        self.view.fit()

    def _show_zoom(self) -> None:
        self.status.show_zoom(self.view.port.zoom)

    def ask_and_open(self) -> None:
        opened = self.editor.opened
        self._ask("Open map", str(opened.path.parent) if opened is not None else "", _MAP_FILTER, self.open_map)

    def ask_and_open_scenario(self) -> None:
        path = self.sandbox.session.path
        folder = str(path.parent) if path is not None else ""
        self._ask("Open scenario", folder, _SCENARIO_FILTER, self.open_scenario)

    def _ask(self, title: str, folder: str, kinds: str, open_it: Callable[[Path], bool]) -> None:
        name, _ = QFileDialog.getOpenFileName(self, title, folder, kinds)
        if name:
            open_it(Path(name))

    def ask_and_export(self) -> None:
        opened = self.editor.opened
        if opened is None:
            return
        stem = opened.path.name.split(".")[0]
        suggestion = str(opened.path.with_name(f"{stem}.png"))
        name, chosen = QFileDialog.getSaveFileName(self, "Export picture", suggestion, _PICTURE_FILTER)
        if name:
            path = Path(name)
            self.export_picture(path if path.suffix else path.with_suffix(chosen[chosen.index("*") + 1 : -1]))

    def export_picture(self, path: Path) -> bool:
        """Write a picture of the map; trouble is told in the message bar."""
        return self._told(lambda: self.editor.export_picture(path))

    def ask_and_report(self) -> None:
        if self.sandbox.session.is_open:
            path = self.sandbox.session.path
            suggestion = f"{path.stem if path is not None else 'scenario'}-report.txt"
            name, _ = QFileDialog.getSaveFileName(self, "Save report", suggestion, _REPORT_FILTER)
            if name:
                self._told(lambda: self.sandbox.write_report(Path(name)))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            self.open_file(Path(files[0]))

    def closeEvent(self, event: QCloseEvent) -> None:
        QGuiApplication.styleHints().colorSchemeChanged.disconnect(self._follow_system)
        self.sandbox.player.pause()
        super().closeEvent(event)


def open_window(*paths: Path) -> int:
    """Run the program until its window is closed, on these maps and scenarios; the exit code.

    Without a map the first bundled one is shown. The workspace shown is that of the first file.
    """
    application = qt_application()
    window = MainWindow()
    maps = [path for path in paths if path.suffix != ".toml"] or bundled_maps()[:1]
    scenarios = [path for path in paths if path.suffix == ".toml"]
    for path in (*maps[:1], *scenarios[:1]):
        window.open_file(path)
    if paths and paths[0] not in scenarios:
        window.show_workspace(window.editor)
    window.show()
    return application.exec()

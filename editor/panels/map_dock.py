"""The right dock of the map workspace: Region, Board and Layers."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.picture.palette import LIGHT, Theme
from editor.action_book import ActionBook
from editor.canvas.text_size import px
from editor.document.live_findings import LiveFindings
from editor.document.map_document import MapDocument
from editor.panels.board_panel import BoardPanel
from editor.panels.dock_tabs import DockTabs
from editor.panels.layers_panel import LayersPanel
from editor.panels.panel_parts import scrolled
from editor.panels.region_panel import RegionPanel
from editor.words import tr


class MapDock(QWidget):
    """`go_to` carries a place on the grid, `zoom_to` region ids, `brush_wanted` a terrain to paint with."""

    go_to = Signal(object)
    zoom_to = Signal(object)
    brush_wanted = Signal(str)

    WIDTH, NARROWEST, WIDEST = 320, 280, 420

    def __init__(self, document: MapDocument, actions: ActionBook, findings: LiveFindings) -> None:
        super().__init__(objectName="right-dock")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.fit_text()
        self.region = RegionPanel(document, actions)
        self.board = BoardPanel(document)
        self.layers = LayersPanel(document, actions)
        self.tabs = DockTabs()
        self.tabs.bar.setAccessibleName(tr("Right dock"))
        for title, page in ((tr("Region"), self.region), (tr("Board"), self.board), (tr("Layers"), self.layers)):
            self.tabs.add(title, scrolled(page))
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.addWidget(self.tabs)
        self.region.go_to.connect(self.go_to)
        self.region.brush_wanted.connect(self.brush_wanted)
        self.show_theme(LIGHT)

    def fit_text(self) -> None:
        self.setMinimumWidth(px(self.NARROWEST))
        self.setMaximumWidth(px(self.WIDEST))

    def show_theme(self, theme: Theme) -> None:
        for page in (self.region, self.board, self.layers):
            page.show_theme(theme)

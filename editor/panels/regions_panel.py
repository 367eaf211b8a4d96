"""The regions page: a table that is searched, sorted and edited, its selection that of the board."""

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from core.picture.palette import Theme
from editor.canvas.icon_pictures import icon
from editor.canvas.text_size import px
from editor.document.map_document import MapDocument
from editor.number_words import regions_counted
from editor.panels.panel_parts import IconSet, small_button
from editor.panels.region_table import COLUMNS, SYMBOLS, TERRAIN, RegionTable
from editor.panels.table_delegates import SymbolDelegate, TerrainDelegate
from editor.words import tr, tr_n

WIDTHS = (170, 140, 110, 120, 90, 100, 200, 70, 150)
ROW = 26
Flag = QItemSelectionModel.SelectionFlag


class RegionsPanel(QWidget):
    """`zoom_to` carries the regions to bring into view."""

    zoom_to = Signal(object)

    def __init__(self, document: MapDocument) -> None:
        super().__init__(objectName="bottom-page")
        self._document = document
        self._is_following = False
        self.table = RegionTable(document)
        self.view = QTableView(accessibleName=tr("Regions"), sortingEnabled=True, alternatingRowColors=True)
        self.search = QLineEdit(placeholderText=tr("Search name, terrain, symbol"), clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Search regions"))
        self.count = QLabel(objectName="field-label")
        self.zoom = small_button(tr("Go to"), tr("Bring the selected regions into view"))
        self._icons = IconSet()
        self._icons.add(self.zoom, "finding_goto")
        self.setFocusProxy(self.view)
        self._set_up_view()
        self._lay_out()
        self.search.textChanged.connect(self.table.search)
        self.zoom.clicked.connect(lambda: self.zoom_to.emit(document.selection.regions))
        self.view.selectionModel().selectionChanged.connect(self._tell_selection)
        self.view.doubleClicked.connect(self._look_at)
        self.table.modelReset.connect(self._show_selection)
        document.selection_changed.connect(self._show_selection)
        self._show_selection()

    def _set_up_view(self) -> None:
        view = self.view
        view.setModel(self.table)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed)
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.verticalHeader().hide()
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        view.horizontalHeader().setStretchLastSection(True)
        view.horizontalHeader().setHighlightSections(False)
        view.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        view.setItemDelegateForColumn(TERRAIN, TerrainDelegate(self._document, self.table, view))
        view.setItemDelegateForColumn(SYMBOLS, SymbolDelegate(self._document, self.table, view))
        self.fit_text()

    def fit_text(self) -> None:
        self.search.setMaximumWidth(px(280))
        self.view.verticalHeader().setDefaultSectionSize(px(ROW))
        header = self.view.horizontalHeader()
        for column, width in enumerate(WIDTHS):
            self.view.setColumnWidth(column, max(px(width), header.sectionSizeHint(column)))

    def tell_again(self) -> None:
        """Titles of columns are longer in some languages."""
        self.fit_text()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(10)
        row.addWidget(self.search, 1)
        row.addWidget(self.zoom)
        row.addStretch(1)
        row.addWidget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.view, 1)

    # The selection, both ways

    def _tell_selection(self) -> None:
        if self._is_following:
            return
        rows = self.view.selectionModel().selectedRows()
        picked = [self.table.region_at(index.row()).id for index in rows]
        chosen = set(picked)
        kept = [each for each in self._document.selection.regions if each in chosen]
        self._document.select((*kept, *(each for each in picked if each not in kept)))

    def _show_selection(self) -> None:
        """Mark the rows of what is selected on the board, and bring the last one into view."""
        rows = sorted(row for each in self._document.selection.regions if (row := self.table.row_of(each)) is not None)
        self._is_following = True
        self.view.selectionModel().select(self._ranges(rows), Flag.ClearAndSelect | Flag.Rows)
        if len(rows) == 1:
            index = self.table.index(rows[0], max(0, self.view.currentIndex().column()))
            self.view.selectionModel().setCurrentIndex(index, Flag.NoUpdate)
            self.view.scrollTo(index)
        self._is_following = False
        self.zoom.setEnabled(bool(self._document.selection.regions))
        shown, total = self.table.rowCount(), len(self._document.model.regions)
        words = (
            regions_counted(total)
            if shown == total
            else tr_n("{} of {} region", "{} of {} regions", total).format(shown, total)
        )
        self.count.setText(tr("{}, {} selected").format(words, len(rows)) if rows else words)

    def _ranges(self, rows: list[int]) -> QItemSelection:
        """Rows in a row as one range: Qt is slow with thousands of single ones."""
        made, last = QItemSelection(), len(COLUMNS) - 1
        start = 0
        for place, row in enumerate(rows):
            if place + 1 == len(rows) or rows[place + 1] != row + 1:
                made.select(self.table.index(rows[start], 0), self.table.index(row, last))
                start = place + 1
        return made

    def _look_at(self, index: QModelIndex) -> None:
        if not COLUMNS[index.column()].is_edited:
            self.zoom_to.emit((self.table.region_at(index.row()).id,))

    def show_theme(self, theme: Theme) -> None:
        self.table.show_theme(theme)
        self._icons.dress(theme)
        for action in self.search.actions():
            self.search.removeAction(action)
        self.search.addAction(icon("action_search", theme.interface.text3), QLineEdit.ActionPosition.LeadingPosition)

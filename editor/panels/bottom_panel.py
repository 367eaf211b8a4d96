"""The bottom panel of the map workspace: a strip of tabs with counts, and the page of the one that is open."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from core.model.problems import Severity
from core.picture.palette import LIGHT, Theme
from editor.action_book import ActionBook
from editor.canvas.icon_pictures import icon
from editor.canvas.text_size import keep_size, px
from editor.document.live_findings import LiveFindings
from editor.document.map_document import MapDocument
from editor.number_words import regions_counted, severities_counted
from editor.panels.count_chip import CountChip
from editor.panels.findings_panel import FindingsPanel
from editor.panels.history_list import HistoryList
from editor.panels.regions_panel import RegionsPanel
from editor.panels.statistics_panel import StatisticsPanel
from editor.words import tr, tr_n

STRIP = 32
"""Pixels the strip is high: all that remains of a panel that is folded."""


class BottomPanel(QWidget):
    """`go_to` carries a place, `zoom_to` region ids; `folded` tells that it was folded or opened."""

    go_to = Signal(object)
    zoom_to = Signal(object)
    folded = Signal(bool)

    HEIGHT, LOWEST = 262, 160

    def __init__(self, document: MapDocument, actions: ActionBook, findings: LiveFindings) -> None:
        super().__init__(objectName="bottom-panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.theme: Theme = LIGHT
        self._document, self._findings = document, findings
        self.findings = FindingsPanel(document, findings)
        self.regions = RegionsPanel(document)
        self.statistics = StatisticsPanel(document)
        self.history = HistoryList(document)
        self.findings.go_to.connect(self.go_to)
        for page in (self.findings, self.regions, self.statistics):
            page.zoom_to.connect(self.zoom_to)
        self.pages = QStackedWidget()
        self.tabs: list[QToolButton] = []
        self.chevron = QToolButton(objectName="icon-button")
        self.chevron.setFixedSize(28, 26)
        self.chevron.clicked.connect(lambda: self.fold(not self.is_folded))
        self.counts = {severity: CountChip(severity) for severity in Severity}
        self.region_count = CountChip()
        self.state = QLabel(objectName="field-label")
        self.is_folded = True
        self._lay_out()
        findings.changed.connect(self._tell)
        findings.settled.connect(self._tell)
        document.changed.connect(self._tell)
        self.fold(True)
        self._tell()
        self.show_theme(LIGHT)

    def _lay_out(self) -> None:
        strip = QWidget(objectName="tab-strip")
        strip.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(strip, height=STRIP - 1)
        self._row = QHBoxLayout(strip)
        self._row.setContentsMargins(6, 0, 14, 0)
        self._row.setSpacing(4)
        self._row.addWidget(self.chevron)
        self._add(tr("Findings"), self.findings, *self.counts.values())
        self._add(tr("Regions"), self.regions, self.region_count)
        self._add(tr("Statistics"), self.statistics)
        self._add(tr("History"), self.history)
        self._row.addStretch(1)
        self._row.addWidget(self.state)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 1, 0, 0)
        column.setSpacing(0)
        column.addWidget(strip)
        column.addWidget(self.pages, 1)

    def _add(self, title: str, page: QWidget, *counts: QWidget) -> None:
        tab = QToolButton(objectName="strip-tab", checkable=True, text=title)
        keep_size(tab, height=STRIP - 2)
        tab.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        place = len(self.tabs)
        tab.clicked.connect(lambda: self._press(place))
        self.tabs.append(tab)
        self.pages.addWidget(page)
        self._row.addWidget(tab)
        for count in counts:
            self._row.addWidget(count, 0, Qt.AlignmentFlag.AlignVCenter)
        if counts:
            self._row.addSpacing(8)

    # Folding

    def sizeHint(self) -> QSize:
        return QSize(600, px(STRIP if self.is_folded else self.HEIGHT))

    def fold(self, is_folded: bool) -> None:
        """Fold to the strip, or open at the page shown last."""
        self.is_folded = is_folded
        self.pages.setVisible(not is_folded)
        self.fit_text()
        says = tr("Open the panel") if is_folded else tr("Fold the panel")
        self.chevron.setAccessibleName(says)
        self.chevron.setToolTip(says)
        self._mark_tab()
        self.show_theme(self.theme)
        self.updateGeometry()
        self.folded.emit(is_folded)

    def fit_text(self) -> None:
        self.setMinimumHeight(px(STRIP if self.is_folded else self.LOWEST))
        self.setMaximumHeight(px(STRIP) if self.is_folded else 16777215)

    def show_page(self, place: int) -> None:
        """Open a page by its place in the strip."""
        self.pages.setCurrentIndex(place)
        if self.is_folded:
            self.fold(False)
        self._mark_tab()

    def _press(self, place: int) -> None:
        """A tab was pressed: open its page; the one that is open folds."""
        if not self.is_folded and self.pages.currentIndex() == place:
            self.fold(True)
        else:
            self.show_page(place)

    def _mark_tab(self) -> None:
        for place, tab in enumerate(self.tabs):
            tab.setChecked(not self.is_folded and place == self.pages.currentIndex())

    # Telling

    def _tell(self) -> None:
        for severity, label in self.counts.items():
            count = self._findings.count(severity)
            label.tell(count, severities_counted(severity, count))
        count = len(self._document.model.regions)
        self.region_count.tell(count, regions_counted(count))
        self.state.setText(self._state_words())

    def _state_words(self) -> str:
        if not self._findings.is_settled:
            return tr("Checking …")
        errors = self._findings.count(Severity.ERROR)
        return (
            tr("No errors. Checked live.")
            if not errors
            else tr_n("{} error. Checked live.", "{} errors. Checked live.", errors).format(errors)
        )

    def tell_again(self) -> None:
        self._tell()

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        picture = "action_chevron-up" if self.is_folded else "action_chevron-down"
        self.chevron.setIcon(icon(picture, theme.interface.text2))
        self.chevron.setIconSize(QSize(16, 16))
        for page in (
            self.findings,
            self.regions,
            self.statistics,
            self.history,
            *self.counts.values(),
            self.region_count,
        ):
            page.show_theme(theme)

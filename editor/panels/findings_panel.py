"""The findings page: list at the left, the chosen one in full at the right."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from core.model.problems import Finding
from core.picture.palette import Theme
from editor.document.live_findings import LiveFindings
from editor.document.map_document import MapDocument
from editor.panels.finding_detail import FindingDetail
from editor.panels.findings_list import FindingsList
from editor.panels.panel_parts import EmptyPage, IconSet, small_button
from editor.panels.tick_box import TickBox
from editor.words import tr, tr_n

DETAIL = 420
"""Pixels the detail is wide where there is room."""


class FindingsPanel(QWidget):
    """`go_to` carries a place, `zoom_to` the regions to bring into view."""

    go_to = Signal(object)
    zoom_to = Signal(object)

    def __init__(self, document: MapDocument, findings: LiveFindings) -> None:
        super().__init__(objectName="bottom-page")
        self._document, self._findings = document, findings
        self.list = FindingsList()
        self.detail = FindingDetail()
        self.show_ignored = TickBox(tr("Show ignored"))
        self.fix_all = small_button(tr("Fix all"), tr("Do every repair that loses nobody's work, as one step"))
        self._icons = IconSet()
        self._icons.add(self.fix_all, "finding_fix")
        self.empty = EmptyPage(tr("Nothing to mend."))
        self._nothing_chosen = EmptyPage(tr("Choose a finding to see what it means and how to mend it."))
        self._is_previewing = False
        self._lay_out()
        # Whoever opens the page by key is in the list.
        self.setFocusProxy(self.list)
        self.show_ignored.toggled.connect(self.refresh)
        self.fix_all.clicked.connect(self._fix_all)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self.list.activated.connect(lambda _index: self._go())
        self.detail.go_to.connect(self._go)
        self.detail.select.connect(self._select)
        self.detail.preview.connect(self._preview)
        self.detail.fix.connect(self._fix)
        self.detail.ignore.connect(self._ignore)
        self.detail.restore.connect(self._restore)
        findings.changed.connect(self.refresh)
        document.changed.connect(self._notice_end)
        self.refresh()

    def _lay_out(self) -> None:
        self._left = QStackedWidget()
        self._left.addWidget(self.list)
        self._left.addWidget(self.empty)
        self._right = QStackedWidget()
        self._right.addWidget(self._nothing_chosen)
        self._right.addWidget(self.detail)
        self._right.setMinimumWidth(300)
        self._right.setMaximumWidth(DETAIL)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self._left, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(12, 2, 12, 4)
        foot.addWidget(self.fix_all)
        foot.addSpacing(10)
        foot.addWidget(self.show_ignored)
        foot.addStretch(1)
        left.addLayout(foot)
        self._bar = QFrame(objectName="separator")
        self._bar.setFixedWidth(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 3)
        row.addWidget(self._bar)
        row.addWidget(self._right, 2)

    # Showing

    def tell_again(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """List the findings anew; the one chosen stays chosen while it is there."""
        if self._is_previewing:
            return  # what a preview changes must not take the finding from under its own button
        chosen = self.detail.finding
        ignored = self._findings.ignored
        self.show_ignored.setVisible(bool(ignored))
        self.show_ignored.setText(tr("Show ignored ({})").format(len(ignored)))
        self.show_ignored.updateGeometry()
        self.list.findings.show_findings(self._findings.shown, ignored if self.show_ignored.isChecked() else ())
        row = None if chosen is None else self.list.findings.row_of(chosen.key)
        if row is None:
            self._right.setCurrentIndex(0)
            self.detail.forget()
        else:
            self.list.setCurrentIndex(self.list.findings.index(row))
        count = len(self._document.model.regions)
        self.empty.words.setText(tr("Nothing to mend."))
        self.empty.hint.setText(tr_n("{} region checked.", "{} regions checked.", count).format(count))
        self.fix_all.setVisible(self._findings.has_safe_fixes())
        has_any = self.list.findings.rowCount() > 0
        self._left.setCurrentIndex(0 if has_any else 1)
        for widget in (self._bar, self._right):
            widget.setVisible(has_any)

    def _choose(self, index: QModelIndex) -> None:
        self._end_preview()
        if index.isValid():
            finding = self.list.findings.finding(index.row())
            self.detail.show_finding(
                finding,
                is_ignored=self.list.findings.is_ignored(index.row()),
                reason=self._findings.reason(finding),
                can_fix=self._findings.fixed(finding) is not None,
            )
            self._right.setCurrentIndex(1)

    def _current(self) -> Finding:
        assert self.detail.finding is not None, "the detail shows one while its buttons do"
        return self.detail.finding

    # The four verbs

    def _go(self) -> None:
        finding = self._current()
        if finding.regions:
            self.zoom_to.emit(finding.regions)
        if finding.at is not None:
            self.go_to.emit(finding.at)

    def _select(self) -> None:
        self._document.select(self._current().regions)

    def _preview(self, is_on: bool) -> None:
        mended = self._findings.fixed(self._current()) if is_on else None
        self._is_previewing = mended is not None
        if mended is not None:
            self._document.preview(mended)
        else:
            self._document.drop_preview()
            self.refresh()

    def _notice_end(self) -> None:
        """Another edit, or undo, has put an end to the preview."""
        if self._is_previewing and not self._document.is_previewing:
            self._end_preview()

    def _end_preview(self) -> None:
        if self._is_previewing:
            self.detail.preview_button.setChecked(False)

    def _fix(self) -> None:
        finding = self._current()
        self._end_preview()
        self._findings.fix(finding)

    def _fix_all(self) -> None:
        self._end_preview()
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            self._findings.fix_all()
        finally:
            QApplication.restoreOverrideCursor()

    def _ignore(self, reason: str) -> None:
        finding = self._current()
        self._end_preview()
        self._findings.ignore(finding, reason)

    def _restore(self) -> None:
        self._findings.restore(self._current())

    def show_theme(self, theme: Theme) -> None:
        self._icons.dress(theme)
        for part in (self.list, self.detail, self.show_ignored):
            part.show_theme(theme)

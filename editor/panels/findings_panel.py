"""The findings page: list at the left, the chosen one in full at the right."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from core.model.problems import Finding
from core.picture.palette import Theme
from editor.canvas.icon_pictures import icon_pixmap
from editor.document.live_findings import LiveFindings
from editor.document.map_document import MapDocument
from editor.panels.finding_detail import FindingDetail
from editor.panels.finding_row import Verb
from editor.panels.findings_filter import FindingsFilter
from editor.panels.findings_list import FindingsList
from editor.panels.panel_parts import EmptyPage, IconSet, small_button
from editor.panels.repair_words import repair_promise
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
        self.fix_all = small_button(tr("Fix all"), tr("Do every repair that loses nobody's work, as one step"))
        self._icons = IconSet()
        self._icons.add(self.fix_all, "finding_fix")
        self.filter = FindingsFilter(self.fix_all)
        self.empty = EmptyPage(tr("Nothing to mend."))
        self.no_hit = EmptyPage(tr("No finding passes."), button=tr("Clear"))
        self._nothing_chosen = EmptyPage(tr("Choose a finding to see what it means and how to mend it."))
        self._is_previewing = False
        self._lay_out()
        # Whoever opens the page by key is in the list.
        self.setFocusProxy(self.list)
        self.filter.changed.connect(self.refresh)
        self.no_hit.pressed.connect(self.filter.clear)
        self.fix_all.clicked.connect(self._fix_all)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self.list.activated.connect(lambda _index: self._go())
        self.list.asked.connect(self._do)
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
        self._left.addWidget(self.no_hit)
        self._right = QStackedWidget()
        self._right.addWidget(self._nothing_chosen)
        self._right.addWidget(self.detail)
        self._right.setMinimumWidth(300)
        self._right.setMaximumWidth(DETAIL)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.filter)
        left.addWidget(self._left, 1)
        self._bar = QFrame(objectName="separator")
        self._bar.setFixedWidth(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
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
        self.fix_all.setVisible(self._findings.has_safe_fixes())
        self.filter.tell(self._findings)
        shown = tuple(each for each in self._findings.shown if self.filter.passes(each))
        ignored = self._findings.ignored if self.filter.show_ignored.isChecked() else ()
        self.list.findings.show_findings(shown, tuple(each for each in ignored if self.filter.passes(each)))
        self._choose_again(None if chosen is None else self.list.findings.row_of(chosen.key))
        self._show_what_there_is()

    def _choose_again(self, row: int | None) -> None:
        if row is None:
            self._right.setCurrentIndex(0)
            self.detail.forget()
        else:
            self.list.setCurrentIndex(self.list.findings.index(row))

    def _show_what_there_is(self) -> None:
        count = len(self._document.model.regions)
        self.empty.words.setText(tr("Nothing to mend."))
        self.empty.hint.setText(tr_n("{} region checked.", "{} regions checked.", count).format(count))
        searched = " ".join(self.filter.search.text().split())
        self.no_hit.words.setText(
            tr("Nothing found for “{}”.").format(searched) if searched else tr("No finding passes.")
        )
        has_any = self.list.findings.rowCount() > 0
        page = self.list if has_any else self.no_hit if self.filter.is_narrowed else self.empty
        self._left.setCurrentWidget(page)
        self.filter.setVisible(bool(self._findings.shown or self._findings.ignored))
        for widget in (self._bar, self._right):
            widget.setVisible(has_any)

    def _choose(self, index: QModelIndex) -> None:
        self._end_preview()
        if index.isValid():
            finding = self.list.findings.finding(index.row())
            mended = self._findings.fixed(finding)
            self.detail.show_finding(
                finding,
                is_ignored=self.list.findings.is_ignored(index.row()),
                reason=self._findings.reason(finding),
                promise=None if mended is None else repair_promise(self._document.kept, mended),
            )
            self.detail.place.setText(tr("{} of {}").format(index.row() + 1, self.list.findings.rowCount()))
            self._right.setCurrentIndex(1)

    def _current(self) -> Finding:
        assert self.detail.finding is not None, "the detail shows one while its buttons do"
        return self.detail.finding

    def _go_on_at(self, row: int) -> None:
        """Whoever works through the list has the next finding chosen when the last one is gone."""
        last = self.list.findings.rowCount() - 1
        if self.detail.finding is None and last >= 0:
            self.list.setCurrentIndex(self.list.findings.index(min(row, last)))

    # The four verbs

    def _do(self, verb: Verb) -> None:
        """A verb of a row was asked for. To ignore a finding its reason is asked for first."""
        match verb:
            case Verb.GO_TO:
                self._go()
            case Verb.SELECT:
                self._select()
            case Verb.FIX if self.detail.fix_button.isEnabled():
                self._fix()
            case Verb.IGNORE if self.detail.is_ignored:
                self._restore()
            case Verb.IGNORE:
                self.detail.reason.setFocus()

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
        finding, row = self._current(), self.list.currentIndex().row()
        self._end_preview()
        self._findings.fix(finding)
        self._go_on_at(row)

    def _fix_all(self) -> None:
        self._end_preview()
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            self._findings.fix_all()
        finally:
            QApplication.restoreOverrideCursor()

    def _ignore(self, reason: str) -> None:
        finding, row = self._current(), self.list.currentIndex().row()
        self._end_preview()
        self._findings.ignore(finding, reason)
        self._go_on_at(row)

    def _restore(self) -> None:
        self._findings.restore(self._current())

    def show_theme(self, theme: Theme) -> None:
        self._icons.dress(theme)
        self.empty.show_sign(icon_pixmap("severity_ok", theme.ok.icon, 20, theme.interface.panel))
        for part in (self.list, self.detail, self.filter):
            part.show_theme(theme)

"""Which findings the list shows: by words, by severity, and the ignored ones only when they are asked for."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QSizePolicy, QWidget

from core.model.problems import Finding, Severity
from core.picture.palette import Theme
from editor.canvas.icon_pictures import icon
from editor.canvas.text_size import px
from editor.document.live_findings import LiveFindings
from editor.number_words import severities_counted
from editor.panels.filter_chip import FilterChip
from editor.panels.finding_row import code_title
from editor.words import tr, tr_n

_SPACING, _MARGIN, _SEARCH = 6, 12, 120


class FindingsFilter(QWidget):
    """The row over the list; `changed` tells that others pass. What stands at its end is handed in."""

    changed = Signal()

    def __init__(self, at_the_end: QPushButton) -> None:
        super().__init__()
        self.search = QLineEdit(placeholderText=tr("Search findings"), clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Search findings"))
        self.everything = FilterChip()
        self.severities = {severity: FilterChip(severity.value) for severity in Severity}
        self.show_ignored = FilterChip("ignored")
        self._at_the_end = at_the_end
        self.everything.setChecked(True)
        # A panel on a small window may be narrower than everything here; it is never made wider by it.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self.search.textChanged.connect(self.changed)
        self.everything.clicked.connect(self._show_all_severities)
        for chip in self.severities.values():
            chip.clicked.connect(self._follow_severities)
        self.show_ignored.clicked.connect(self.changed)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, 4, _MARGIN, 4)
        row.setSpacing(_SPACING)
        row.addWidget(self.search, 1)
        for chip in self._chips():
            row.addWidget(chip)
        row.addStretch(0)
        row.addWidget(self._at_the_end)
        self.fit_text()

    def fit_text(self) -> None:
        self.search.setMinimumWidth(px(_SEARCH) // 2)
        self.search.setMaximumWidth(px(260))
        self.fold()

    def _chips(self) -> tuple[FilterChip, ...]:
        return self.everything, *self.severities.values(), self.show_ignored

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    # What passes

    def passes(self, finding: Finding) -> bool:
        wanted = [severity for severity, chip in self.severities.items() if chip.isChecked()]
        if wanted and finding.severity not in wanted:
            return False
        told = f"{code_title(finding.code)} {tr(finding.message)}".casefold()
        return all(word in told for word in self.search.text().casefold().split())

    @property
    def is_narrowed(self) -> bool:
        """Is anything kept out of the list by words or by severity?"""
        return bool(self.search.text().strip()) or not self.everything.isChecked()

    def clear(self) -> None:
        """Let everything pass again, but for what is ignored."""
        self.search.clear()
        self._show_all_severities()

    def _show_all_severities(self) -> None:
        for chip in self.severities.values():
            chip.setChecked(False)
        self._follow_severities()

    def _follow_severities(self) -> None:
        self.everything.setChecked(not any(chip.isChecked() for chip in self.severities.values()))
        self.changed.emit()

    # Telling

    def tell(self, findings: LiveFindings) -> None:
        """Count anew. A kind that has none is not offered, and is let go if it was asked for."""
        total, ignored = len(findings.shown), len(findings.ignored)
        self.everything.tell(total, tr("All {}").format(total), tr("Show findings of every severity"))
        for severity, chip in self.severities.items():
            count = findings.count(severity)
            chip.tell(count, severities_counted(severity, count), tr("Show only these"))
            chip.setVisible(count > 0 or chip.isChecked())
        words = tr_n("{} ignored", "{} ignored", ignored).format(ignored)
        self.show_ignored.tell(ignored, words, tr("Show what is ignored as well"))
        self.show_ignored.setVisible(ignored > 0)
        if not ignored:
            self.show_ignored.setChecked(False)
        self.fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fold()

    def fold(self) -> None:
        """Words where there is room for them, numbers alone where there is none."""
        shown = [chip for chip in self._chips() if not chip.isHidden()]
        end = 0 if self._at_the_end.isHidden() else self._at_the_end.sizeHint().width() + _SPACING
        taken = 2 * _MARGIN + px(_SEARCH) + end + sum(chip.width_with(is_wide=True) + _SPACING for chip in shown)
        for chip in self._chips():
            if chip.is_wide != (taken <= self.width()):
                chip.widen(taken <= self.width())

    def show_theme(self, theme: Theme) -> None:
        for chip in self._chips():
            chip.show_theme(theme)
        for action in self.search.actions():
            self.search.removeAction(action)
        self.search.addAction(icon("action_search", theme.interface.text3), QLineEdit.ActionPosition.LeadingPosition)

"""One finding in full: what it says, what its code means, how to mend it; go to, select, fix, ignore."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from core.model.problems import Finding
from core.picture.palette import LIGHT, Theme
from core.topology.checks.codes import CODES
from editor.canvas.icon_pictures import icon_pixmap
from editor.panels.finding_row import code_title, tone
from editor.panels.panel_parts import MARGIN, IconSet, scrolled, small_button
from editor.words import tr

_SPACING = 6


class FindingDetail(QWidget):
    """Buttons announce what is wanted; the panel does it."""

    go_to = Signal()
    select = Signal()
    preview = Signal(bool)
    fix = Signal()
    ignore = Signal(str)
    restore = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._finding: Finding | None = None
        self._is_ignored = False
        self._sign = QLabel()
        self.title = QLabel(objectName="section-title")
        self.place = QLabel(objectName="caption")
        self.message = QLabel(wordWrap=True, objectName="fact-value")
        self.meaning = QLabel(wordWrap=True, objectName="field-label")
        self.mend = QLabel(wordWrap=True, objectName="field-label")
        self.promise = QLabel(wordWrap=True, objectName="promise")
        self.reason_words = QLabel(wordWrap=True, objectName="fact-value")
        self.go_button = _folding_button(tr("Go to"), tr("Show the place on the board"))
        self.select_button = _folding_button(tr("Select"), tr("Select the regions it speaks of"))
        self.preview_button = small_button(tr("Preview"), tr("See the repair on the board without making it"))
        self.preview_button.setCheckable(True)
        self.fix_button = small_button(tr("Fix"), tr("Repair it; undo takes it back"), is_main=True)
        self.reason = QLineEdit(accessibleName=tr("Reason to ignore"), placeholderText=tr("Why this is meant"))
        self.ignore_button = small_button(tr("Ignore"), tr("Accept it; the reason is saved in the map"))
        self.restore_button = small_button(tr("Show again"), tr("No longer accept it"))
        self._icons = IconSet()
        self._connect()
        self._lay_out()

    def _connect(self) -> None:
        for button, picture in (
            (self.go_button, "finding_goto"),
            (self.select_button, "finding_select"),
            (self.preview_button, "action_show"),
            (self.fix_button, "finding_fix"),
            (self.ignore_button, "finding_ignore"),
            (self.restore_button, "action_show"),
        ):
            self._icons.add(button, picture)
        self.go_button.clicked.connect(self.go_to)
        self.select_button.clicked.connect(self.select)
        self.preview_button.toggled.connect(self.preview)
        self.fix_button.clicked.connect(self.fix)
        self.ignore_button.clicked.connect(lambda: self.ignore.emit(self.reason.text()))
        self.reason.returnPressed.connect(lambda: self.ignore.emit(self.reason.text()))
        self.restore_button.clicked.connect(self.restore)

    def _lay_out(self) -> None:
        head, buttons, accept = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._sign)
        head.addWidget(self.title, 1)
        head.addWidget(self.place)
        for button in (self.fix_button, self.preview_button, self.go_button, self.select_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        accept.addWidget(self.reason, 1)
        accept.addWidget(self.ignore_button)
        accept.addWidget(self.restore_button)
        for row in (head, buttons, accept):
            row.setSpacing(_SPACING)
        words = QWidget()
        text = QVBoxLayout(words)
        text.setContentsMargins(MARGIN, 0, MARGIN, 0)
        text.setSpacing(6)
        for label in (self.message, self.meaning, self.mend, self.promise, self.reason_words):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            text.addWidget(label)
        text.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 10)
        column.setSpacing(8)
        for row in (head, buttons, accept):
            row.setContentsMargins(MARGIN, 0, MARGIN, 0)
        column.addLayout(head)
        column.addWidget(scrolled(words), 1)
        column.addLayout(buttons)
        column.addLayout(accept)

    # The row of buttons

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_text()

    def tell_again(self) -> None:
        self.fit_text()

    def fit_text(self) -> None:
        """Where words need more room than there is, the verbs every row has as icons are icons here, too."""
        shown = [each for each in (self.fix_button, self.preview_button) if not each.isHidden()]
        for style in (Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly):
            for button in (self.go_button, self.select_button):
                button.setToolButtonStyle(style)
            everything = [*shown, self.go_button, self.select_button]
            if sum(each.sizeHint().width() + _SPACING for each in everything) + 2 * MARGIN <= self.width():
                break

    @property
    def finding(self) -> Finding | None:
        return self._finding

    @property
    def is_ignored(self) -> bool:
        return self._is_ignored

    def show_finding(self, finding: Finding, *, is_ignored: bool, reason: str, promise: str | None) -> None:
        """`promise` says what the repair would change; None where there is no repair that keeps its promise."""
        can_fix = promise is not None
        self._finding, self._is_ignored = finding, is_ignored
        code = CODES[finding.code]
        self.title.setText(code_title(finding.code))
        self.message.setText(tr(finding.message))
        self.meaning.setText(tr(code.meaning))
        self.mend.setText(_mend_words(finding, tr(code.mend), can_fix=can_fix))
        self.promise.setText(promise or "")
        self.promise.setVisible(can_fix and not is_ignored)
        self.reason_words.setText(tr("Ignored: {}").format(reason) if reason else tr("Ignored without a reason."))
        self.reason_words.setVisible(is_ignored)
        self.go_button.setEnabled(finding.at is not None or bool(finding.regions))
        self.select_button.setEnabled(bool(finding.regions))
        self.preview_button.setVisible(bool(finding.fix) and not is_ignored)
        self.fix_button.setVisible(bool(finding.fix) and not is_ignored)
        self.preview_button.setEnabled(can_fix)
        self.fix_button.setEnabled(can_fix)
        self.reason.setVisible(not is_ignored)
        self.reason.clear()
        self.ignore_button.setVisible(not is_ignored)
        self.restore_button.setVisible(is_ignored)
        self.show_theme(self.theme)
        self.fit_text()

    def forget(self) -> None:
        self._finding = None

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._icons.dress(theme)
        if self._finding is not None:
            colours = theme.ignored if self._is_ignored else tone(self._finding.severity, theme)
            sign = "severity_ignored" if self._is_ignored else f"severity_{self._finding.severity.value}"
            self._sign.setPixmap(icon_pixmap(sign, colours.icon, 18, theme.interface.panel))


def _mend_words(finding: Finding, mend: str, *, can_fix: bool) -> str:
    if finding.fix and not can_fix:
        return tr("{} Here the repair would do harm elsewhere, so it has to be mended by hand.").format(mend)
    return mend


def _folding_button(text: str, says: str) -> QToolButton:
    button = QToolButton(objectName="small-button", toolTip=says, accessibleName=says)
    button.setText(text)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button

"""Notices under the header: one row each, with its buttons, until it is answered or put away. Nothing is blocked."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from core.picture.palette import LIGHT, Theme
from core.picture.palette import Tone as Colours
from editor.canvas.icon_pictures import icon, icon_pixmap
from editor.canvas.taken_out import take_out
from editor.files.notices import Notice, Tone
from editor.words import tr

_SIGNS = {Tone.TROUBLE: "severity_error", Tone.CARE: "severity_warning", Tone.NEWS: "severity_hint"}
TROUBLE = "trouble"
"""The matter of sentences that are about nothing in particular."""


class NoticeRow(QWidget):
    """One notice."""

    closed = Signal()

    def __init__(self, notice: Notice, theme: Theme) -> None:
        super().__init__(objectName="notice")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.notice = notice
        self._sign, self.words = QLabel(), QLabel(tr(notice.sentence), wordWrap=True)
        self.close_button = QToolButton(objectName="icon-button")
        self.close_button.setFixedSize(24, 24)
        self.close_button.setAccessibleName(tr("Close the message"))
        self.close_button.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 5, 8, 5)
        row.addWidget(self._sign)
        row.addWidget(self.words, 1)
        for choice in notice.choices:
            button = QPushButton(choice.text, autoDefault=False)
            button.clicked.connect(lambda _checked=False, does=choice.does: does())
            row.addWidget(button)
        row.addWidget(self.close_button)
        self.show_theme(theme)

    def tell_again(self) -> None:
        """The same in another language; the buttons are told by the window."""
        self.words.setText(tr(self.notice.sentence))

    def show_theme(self, theme: Theme) -> None:
        tone: Colours = getattr(theme, self.notice.tone.value)
        self._sign.setPixmap(icon_pixmap(_SIGNS[self.notice.tone], tone.icon, 18, tone.ground))
        self.close_button.setIcon(icon("action_close", tone.text))
        self.setStyleSheet(
            f"#notice {{ background: {tone.ground}; border-bottom: 1px solid {tone.text}; }}"
            f"QLabel {{ color: {tone.text}; }}"
        )


class NoticeBar(QWidget):
    """All notices, the newest last; none of them, and the bar is not there.

    `left` tells that the notice with the focus has gone: work goes on where it was, not at whatever comes next.
    """

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._rows: dict[str, NoticeRow] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.hide()

    def tell(self, notice: Notice) -> None:
        """Show a notice in the place of an older one about the same matter."""
        self.put_away(notice.about)
        row = NoticeRow(notice, self._theme)
        row.closed.connect(lambda: self.put_away(notice.about))
        self._rows[notice.about] = row
        self._column.addWidget(row)
        self.show()

    def say(self, sentence: str) -> None:
        """One sentence about trouble."""
        self.tell(Notice(TROUBLE, sentence))

    def put_away(self, about: str = TROUBLE) -> None:
        row = self._rows.pop(about, None)
        had_focus = row is not None and row.isAncestorOf(QApplication.focusWidget() or self)
        if row is not None:
            take_out(row)
        self.setVisible(bool(self._rows))
        if had_focus:
            self.left.emit()

    def rows(self) -> tuple[NoticeRow, ...]:
        return tuple(self._rows.values())

    def text(self) -> str:
        """Every sentence shown."""
        return "\n".join(row.notice.sentence for row in self._rows.values())

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        for row in self._rows.values():
            row.show_theme(theme)

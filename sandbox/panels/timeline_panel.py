"""The timeline with its bar: transport, branching, comments, expectations and stops."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from core.picture.palette import Theme
from core.rules.telling import Verdict
from editor.canvas.icon_button import icon_button
from editor.canvas.text_size import keep_size, px
from editor.words import tr
from sandbox.panels.timeline_painter import height_of
from sandbox.panels.timeline_view import TimelineView
from sandbox.session import Session

_BAR = 36


class TimelinePanel(QWidget):
    """Transport and what can be noted on the bar, the lanes below it. `height_wanted` comes when there are others."""

    height_wanted = Signal()

    def __init__(self, view: TimelineView, transport: Iterable[QAction], notes: Iterable[QAction]) -> None:
        super().__init__(objectName="timeline")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.view = view
        self._place = QLabel(objectName="step-place")
        self._failures = QLabel(objectName="failures")
        self._wants_narrow = False
        self._lanes = 1
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar(transport, notes))
        column.addWidget(self.view, 1)

    def _bar(self, transport: Iterable[QAction], notes: Iterable[QAction]) -> QWidget:
        self._strip = bar = QWidget(objectName="timeline-bar")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(bar, height=_BAR)
        row = QHBoxLayout(bar)
        row.setContentsMargins(12, 0, 8, 0)
        row.setSpacing(2)
        row.addWidget(QLabel(tr("Timeline"), objectName="panel-title"))
        row.addSpacing(10)
        for action in transport:
            row.addWidget(icon_button(action))
        row.addSpacing(8)
        row.addWidget(self._place)
        row.addSpacing(14)
        row.addWidget(self._failures)
        row.addStretch(1)
        self.note_buttons: dict[str, QToolButton] = {}
        for action in notes:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setIconSize(QSize(16, 16))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            self.note_buttons[action.objectName()] = button
            row.addWidget(button)
        return bar

    def fit_text(self) -> None:
        self.view.fit_text()
        self.height_wanted.emit()
        self._fit()

    def tell_again(self) -> None:
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(button.text().replace("&", ""))
        self._fit()

    def show_session(self, session: Session) -> None:
        self._place.setText(tr("Step <b>{}</b> of {}").format(session.number, session.last))
        self.view.show_session(session)
        lanes = len(session.tree.branches)
        if lanes != self._lanes:
            self._lanes = lanes
            self.height_wanted.emit()

    def wanted_height(self) -> int:
        """Enough for every branch, and for what scrolls the steps."""
        return px(_BAR) + height_of(self._lanes) + self.view.horizontalScrollBar().sizeHint().height() + 2

    def show_verdict(self, verdict: Verdict) -> None:
        """How the whole story goes."""
        self._failures.setProperty("failed", bool(verdict.failed or verdict.parts))
        self._failures.setText(story_verdict(verdict))
        self._failures.style().polish(self._failures)
        self._fit()

    def show_theme(self, theme: Theme) -> None:
        self.view.theme = theme
        self.view.viewport().update()

    def summary(self) -> str:
        return self._failures.text()

    def set_narrow(self, is_narrow: bool) -> None:
        """In a narrow window the buttons that note something show their icons alone."""
        self._wants_narrow = is_narrow
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The buttons with their texts, if these are wanted and there is room for them beside the verdict."""
        styles = Qt.ToolButtonStyle
        for style in (styles.ToolButtonTextBesideIcon, styles.ToolButtonIconOnly):
            for button in self.note_buttons.values():
                button.setToolButtonStyle(style)
            row = self._strip.layout()
            if not self._wants_narrow and row is not None and row.minimumSize().width() <= self.width():
                return


def story_verdict(verdict: Verdict) -> str:
    """How the whole story went, in a few words; a story that parts has a move that is not allowed."""
    if verdict.failed:
        ends = tr(", the story breaks off") if verdict.parts else ""
        return tr("{} of {} expectations not met{}").format(verdict.failed, verdict.expected, ends)
    if verdict.parts:
        return tr("The story breaks off")
    return tr("All {} expectations met").format(verdict.expected) if verdict.expected else ""

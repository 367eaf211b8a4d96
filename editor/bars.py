"""The strips around the board: header and status line.

They show what they are given and carry the window's actions; the window decides.
"""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QColor, QFont, QFontMetrics, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenuBar, QPushButton, QSizePolicy, QToolButton, QWidget

from core.picture.palette import Theme
from editor.canvas.elided_label import ElidedLabel
from editor.canvas.icon_button import icon_button
from editor.canvas.icon_pictures import icon_pixmap
from editor.canvas.text_size import keep_size, px, small
from editor.words import mark, tr

_NARROW = 1360
"""Below this width the command search is only an icon."""


_ROOM_FOR_COUNTS = 1280
"""From this width on the status line has room for counts beside the hint."""
_LEAST_STATE = 70
"""Fewer pixels tell nothing about the state of a document."""
_BETWEEN = " · "
"""Between what is known of its file and of its recovery copy, in every language."""


def _separator() -> QFrame:
    line = QFrame()
    line.setObjectName("separator")
    line.setFixedSize(1, 18)
    return line


def _fit_title(button: QToolButton) -> None:
    """Wide enough for its title in bold, which it is in while its workspace is shown."""
    bold = QFont(button.font())
    bold.setBold(True)
    button.setMinimumWidth(max(92, QFontMetrics(bold).horizontalAdvance(button.text().replace("&", "")) + 48))


def _workspace_switch(actions: Iterable[QAction]) -> QWidget:
    """One button per workspace, in a common frame; the one shown is raised."""
    frame = QWidget(objectName="workspace-switch")
    frame.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    frame.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    row = QHBoxLayout(frame)
    row.setContentsMargins(2, 2, 2, 2)
    row.setSpacing(2)
    for action in actions:
        button = QToolButton(objectName="workspace-button")
        button.setDefaultAction(action)
        button.setIconSize(QSize(18, 18))
        keep_size(button, height=28)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        _fit_title(button)
        row.addWidget(button)
    return frame


class SearchButton(QPushButton):
    """Looks like a field and opens the command search; in a narrow window only its icon is left."""

    def __init__(self, action: QAction) -> None:
        super().__init__(objectName="search-button", autoDefault=False)
        self._action = action
        keep_size(self, height=28)
        self.setAccessibleName(tr("Search commands"))
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._keys = QLabel(objectName="search-keys")
        keep_size(self._keys, height=18)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 6, 0)
        row.addStretch(1)
        row.addWidget(self._keys)
        self.be_small(False)
        self._follow()

    def _follow(self) -> None:
        self.setIcon(self._action.icon())
        self.setToolTip(self._action.toolTip())
        self._keys.setText(self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))

    def be_small(self, is_small: bool) -> None:
        self.setText("" if is_small else tr("Search commands"))
        self._keys.setVisible(not is_small)
        self.setFixedWidth(36 if is_small else px(250))


class DocumentLabel(QWidget):
    """Name and state of the document; they give way to everything else in the header, the state first."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.state = "", ""
        self._quiet = QColor()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_document(self, name: str, state: str) -> None:
        if (name, state) != (self.name, self.state):
            self.name, self.state = name, state
            self.setToolTip(f"{name}\n{state}" if state else name)
            self.update()

    def show_theme(self, theme: Theme) -> None:
        self._quiet = QColor(theme.interface.text2)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, at = QPainter(self), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        measure = painter.fontMetrics()
        shown = measure.elidedText(self.name, Qt.TextElideMode.ElideMiddle, self.width())
        painter.drawText(self.rect(), at, shown)
        room = self.rect().adjusted(measure.horizontalAdvance(shown) + 10, 0, 0, 0)
        if room.width() < _LEAST_STATE:
            return
        painter.setFont(small(self.font(), 12))
        painter.setPen(self._quiet)
        painter.drawText(room, at, fitting_state(self.state, painter.fontMetrics(), room.width()))


def fitting_state(state: str, measure: QFontMetrics, width: int) -> str:
    """As much as there is room for: a part that would be cut goes, the first ends in dots if it must."""
    parts = state.split(_BETWEEN)
    while len(parts) > 1 and measure.horizontalAdvance(_BETWEEN.join(parts)) > width:
        parts.pop()
    return measure.elidedText(_BETWEEN.join(parts), Qt.TextElideMode.ElideRight, width)


class HeaderBar(QWidget):
    """Logo, menus, name and state of the document; the workspaces in the middle, actions at the right."""

    def __init__(
        self, menus: QMenuBar, search: QAction, actions: Iterable[QAction], workspaces: Iterable[QAction]
    ) -> None:
        super().__init__(objectName="header")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(self, height=44)
        self._logo = QLabel()
        self.document = DocumentLabel()
        self.menus = menus
        menus.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 8, 0)
        row.setSpacing(8)
        for widget in (self._logo, menus, _separator()):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.document, 3)
        row.addWidget(_workspace_switch(workspaces), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        self.search = SearchButton(search)
        row.addWidget(self.search)
        self._buttons = [icon_button(action) for action in actions]
        for button in self._buttons:
            row.addWidget(button)

    def add(self, widget: QWidget) -> None:
        """Something more at the right end."""
        self.layout().addWidget(widget)

    def show_actions(self, actions: Iterable[QAction], *, is_shown: bool) -> None:
        """Show or hide the buttons of some actions: those of the workspace that is not shown."""
        chosen = set(actions)
        for button in self._buttons:
            if button.defaultAction() in chosen:
                button.setVisible(is_shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.search.be_small(self.width() < px(_NARROW))

    def fit_text(self) -> None:
        self.follow_actions()

    def show_document(self, name: str, state: str) -> None:
        self.document.show_document(name, state)

    def show_state(self, state: str) -> None:
        self.document.show_document(self.document.name, state)

    def follow_actions(self) -> None:
        """The names of the buttons, once their actions have other titles."""
        self.search.be_small(self.width() < px(_NARROW))
        for button in self.findChildren(QToolButton, "workspace-button"):
            _fit_title(button)
        for button in self._buttons:
            button.setAccessibleName(button.text().replace("&", ""))

    def show_theme(self, theme: Theme) -> None:
        self._logo.setPixmap(icon_pixmap("app_logo", theme.interface.accent, 24))
        self.document.show_theme(theme)


class StatusLine(QWidget):
    """What the pointer is on, counts, position and zoom."""

    HINT = mark("Wheel zooms, Space or middle button drags, F fits.")

    def __init__(self, actions: Iterable[QAction]) -> None:
        super().__init__(objectName="status-line")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(self, height=26)
        self.pointed = ElidedLabel(tr(self.HINT), objectName="pointed-region")
        self.counts, self._position, self._zoom = QLabel(), QLabel(), QLabel()
        self._position.setMinimumWidth(150)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 6, 0)
        row.setSpacing(14)
        row.addWidget(self.pointed, 1)
        for widget in (self.counts, self._position, self._zoom):
            row.addWidget(widget)
        for action in actions:
            button = icon_button(action)
            button.setFixedSize(26, 24)
            button.setIconSize(QSize(14, 14))
            row.addWidget(button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # What to do now is worth more room than what is counted; the panels count regions and findings as well.
        self.counts.setVisible(event.size().width() >= px(_ROOM_FOR_COUNTS))

    def show_pointed(self, words: str) -> None:
        self.pointed.setText(words or tr(self.HINT))
        self.pointed.setToolTip(words)

    def show_counts(self, words: str) -> None:
        self.counts.setText(words)

    def show_position(self, words: str) -> None:
        self._position.setText(words)

    def show_zoom(self, zoom: float) -> None:
        self._zoom.setText(f"{zoom * 100:.0f} %")

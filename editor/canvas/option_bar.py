"""The bar over the board: name and options of the tool in hand, snapping, and what is shown over the terrain."""

from collections.abc import Iterable
from enum import IntEnum

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QStackedWidget, QToolButton, QWidget

from core.geometry.snapping import SnapKind
from core.picture.palette import Theme
from editor.canvas.icon_pictures import icon_pixmap
from editor.canvas.menu_button import MenuButton
from editor.canvas.text_size import keep_size
from editor.tools.tool import Tool
from editor.tools.tool_marks import snap_mark
from editor.words import tr

NARROWEST = 480
"""However much a tool has to offer, the bar asks for no more room than this: the board must not push the window."""


class Fold(IntEnum):
    """How much of the bar is put away; the first that fits is taken."""

    NOTHING = 0
    SIGNS = 1
    """The kinds of snapping are signs: the board marks a snap with the same ones."""
    WORDS = 2
    """The overlay switches are one menu."""
    KINDS = 3
    """The kinds of snapping are a menu, the tool is told by its sign alone."""


class OptionBar(QWidget):
    """`snap` switches all snapping, `kinds` each kind; `shown` stand in the bar, `more` in the menu at its end."""

    def __init__(
        self, snap: QAction, kinds: dict[SnapKind, QAction], shown: Iterable[QAction], more: Iterable[QAction]
    ) -> None:
        super().__init__(objectName="option-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(self, height=40)
        self._kinds = kinds
        self._is_folding = False
        self._tool: Tool | None = None
        self._theme: Theme | None = None
        self._sign, self._name = QLabel(), QLabel(objectName="tool-name")
        self._name.setMinimumWidth(96)
        self._options = QStackedWidget()
        self._options.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._options.addWidget(QWidget())
        self._snap = _switch(snap)
        self._marks = [_switch(action) for action in kinds.values()]
        self._folded_marks = MenuButton("", list(kinds.values()))
        self._folded_marks.setAccessibleName(
            tr("Snap to: {}").format(", ".join(action.text().replace("&", "") for action in kinds.values()))
        )
        self._folded_marks.setToolTip(self._folded_marks.accessibleName())
        overlays, others = list(shown), list(more)
        self._words = QLabel(tr("Show"))
        self._overlays = [_switch(action) for action in overlays]
        self._menu = MenuButton(tr("More"), others)
        self._folded = MenuButton(tr("Show"), [*overlays, *others])
        self._lay_out()
        self._fold()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 8, 0)
        row.setSpacing(4)
        row.addWidget(self._sign)
        row.addSpacing(4)
        row.addWidget(self._name)
        self._lines = [_line(), _line()]
        row.addWidget(self._lines[0])
        row.addWidget(self._options)
        row.addWidget(self._lines[1])
        for button in (self._snap, *self._marks, self._folded_marks):
            row.addWidget(button)
        row.addStretch(1)
        for widget in (self._words, *self._overlays, self._menu, self._folded):
            row.addWidget(widget)

    def add(self, action: QAction) -> None:
        """One more switch at the right end, shown by its icon alone in windows of every width."""
        button = _switch(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setAccessibleName(action.text().replace("&", ""))
        self.layout().addWidget(button)

    def hold(self, tools: Iterable[Tool]) -> None:
        """Have the options of every tool here from the start: what is in no window is told in no other language."""
        for tool in tools:
            options = tool.options()
            if options is not None:
                self._options.addWidget(options)

    def show_tool(self, tool: Tool) -> None:
        self._tool = tool
        self._name.setText(tr(tool.title))
        options = tool.options()
        # The stack is as wide as its widest page, unless only the page shown has a say.
        for index in range(self._options.count()):
            page = self._options.widget(index)
            policy = QSizePolicy.Policy.Preferred if page is options else QSizePolicy.Policy.Ignored
            page.setSizePolicy(policy, QSizePolicy.Policy.Preferred)
        self._options.setCurrentWidget(self._options.widget(0) if options is None else options)
        self._options.setVisible(options is not None)
        self._lines[0].setVisible(options is not None)
        self._options.adjustSize()
        self._dress_options()
        self._fold()
        self._show_sign()

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show_sign()
        self._dress_options()
        for kind, action in self._kinds.items():
            action.setIcon(_mark_icon(kind, theme))

    def _dress_options(self) -> None:
        """Controls that draw themselves are told the theme."""
        for control in self._options.findChildren(QWidget):
            show_theme = getattr(control, "show_theme", None)
            if show_theme is not None and self._theme is not None:
                show_theme(self._theme)

    def _show_sign(self) -> None:
        if self._tool is not None and self._theme is not None:
            self._sign.setToolTip(tr(self._tool.title))
            self._sign.setPixmap(icon_pixmap(self._tool.picture, self._theme.interface.accent, 20))

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROWEST, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fold()

    def _fold(self) -> None:
        """Put as little away as the width allows."""
        if self._is_folding:
            return
        # What is shown and hidden on the way may have Qt lay out the window, and come back here.
        self._is_folding, width = True, -1
        while width != self.width():
            width = self.width()
            for fold in Fold:
                self._put_away(fold)
                # Qt lays out later; what has just been shown or hidden is to count now.
                self.layout().invalidate()
                if self.layout().sizeHint().width() <= width:
                    break
        self._is_folding = False

    def _put_away(self, fold: Fold) -> None:
        style = Qt.ToolButtonStyle
        for widget in (self._words, *self._overlays, self._menu):
            widget.setVisible(fold < Fold.WORDS)
        self._folded.setVisible(fold >= Fold.WORDS)
        snaps = self._tool is not None and self._tool.snaps
        for mark in self._marks:
            mark.setVisible(snaps and fold < Fold.KINDS)
            mark.setToolButtonStyle(style.ToolButtonIconOnly if fold else style.ToolButtonTextBesideIcon)
        self._name.setVisible(fold < Fold.KINDS)
        self._folded_marks.setVisible(snaps and fold >= Fold.KINDS)


def _switch(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    button.setIconSize(QSize(18, 18))
    keep_size(button, height=30)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    return button


def _line() -> QFrame:
    line = QFrame(objectName="separator")
    line.setFixedSize(1, 20)
    return line


def _mark_icon(kind: SnapKind, theme: Theme) -> QIcon:
    """The sign with which the board marks this kind of snap."""
    made = QIcon()
    for scale in (1, 2):
        pixmap = QPixmap(18 * scale, 18 * scale)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.setPen(QPen(QColor(theme.overlays.snap), 1.8))
        path = snap_mark(kind, 9, 9, 5)
        if kind is SnapKind.VERTEX:
            painter.setBrush(QColor(theme.overlays.snap))
        painter.drawPath(path)
        painter.end()
        pixmap.setDevicePixelRatio(scale)
        made.addPixmap(pixmap)
    return made

"""The bar over the sandbox: what is played, by which book and house rules, and the workspace's buttons."""

from collections.abc import Iterable
from enum import Enum

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QToolButton, QWidget

from core.picture.palette import Theme
from core.rules.switches import Switches
from editor.canvas.icon_pictures import icon
from editor.canvas.text_size import keep_size, px
from editor.words import tr, tr_n
from sandbox.panels.edition_strip import EditionStrip
from sandbox.panels.edition_words import house_rule_words, reading_words

_ICON = QSize(18, 18)
_APART, _CLOSE = 8, 4
_TITLE, _LEAST_TITLE = 220, 40
"""So much of a title is kept before the buttons give up their texts; less than the second tells nothing."""


class Terse(Enum):
    """What gives up its words where there is no room, one after the other."""

    NOT = 0
    BADGES = 1
    BUTTONS = 2


class TitleLabel(QLabel):
    """Gives way to everything else in the bar: long titles lose their middle and are whole in the tooltip."""

    def __init__(self) -> None:
        super().__init__(objectName="scenario-map")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = self.width() if self.width() >= _LEAST_TITLE else 0
        shown = QFontMetrics(self.font()).elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room)
        self.setToolTip(self.text() if shown != self.text() else "")
        painter = QPainter(self)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()


class ScenarioBar(QWidget):
    """`modes` are the ways to work, `actions` stand at the right, `sharing` in the menu of the last button."""

    disputes_wanted = Signal()
    house_rules_wanted = Signal()

    def __init__(self, modes: Iterable[QAction], actions: Iterable[QAction], sharing: Iterable[QAction] = ()) -> None:
        super().__init__(objectName="scenario-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(self, height=44)
        self._title, self.editions = TitleLabel(), EditionStrip()
        self.disputes = self._made_button("dispute-badge", self.disputes_wanted)
        self.house_rules = self._made_button("house-badge", self.house_rules_wanted)
        self._buttons: list[QToolButton] = []
        self._found = self._off = 0
        self._wants_narrow, self._terse = False, Terse.NOT
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 8, 0)
        row.addWidget(self._made_modes(modes))
        for widget in (self._title, self.editions, self.disputes, self.house_rules):
            row.addWidget(widget)
        row.addStretch(1)
        for action in actions:
            row.addWidget(self._made_action(action))
        self.share = QToolButton(objectName="share-button")
        keep_size(self.share, height=32)
        self.share.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.share)
        menu.addActions(list(sharing))
        self.share.setMenu(menu)
        row.addWidget(self.share)
        self._say()

    def _made_modes(self, modes: Iterable[QAction]) -> QWidget:
        box = QWidget(objectName="mode-switch")
        box.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(box, height=32)
        row = QHBoxLayout(box)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(0)
        for action in modes:
            button = QToolButton(objectName="mode")
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            keep_size(button, height=26)
            row.addWidget(button)
        return box

    def _made_button(self, name: str, wanted: Signal) -> QToolButton:
        button = QToolButton(objectName=name)
        button.setIconSize(QSize(16, 16))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.clicked.connect(wanted)
        button.hide()
        return button

    def _made_action(self, action: QAction) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setIconSize(_ICON)
        keep_size(button, height=32)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._buttons.append(button)
        return button

    def show_scenario(self, title: str, books: tuple[str, ...], switches: Switches) -> None:
        self._title.setText(title)
        self.editions.show_books(books, switches)
        self.editions.setToolTip(reading_words(switches))
        self._off = len(switches.without)
        self.house_rules.setProperty("differs", bool(self._off))
        self.house_rules.style().polish(self.house_rules)
        self._say()
        self.house_rules.show()

    def show_disputes(self, found: int) -> None:
        self._found = found
        self.disputes.setVisible(found > 0)
        self._say()

    def fit_text(self) -> None:
        self._say()

    def tell_again(self) -> None:
        """The same in another language."""
        self._say()

    def set_narrow(self, is_narrow: bool) -> None:
        """In a narrow window texts go before icons do."""
        self._wants_narrow = is_narrow
        self._say()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._say()

    def event(self, event: QEvent) -> bool:
        # Badges come, and texts change with the language, after it was decided what there is room for. The layout is
        # up to date by now: to invalidate it here would ask for the next such event, and so on without an end.
        if event.type() is QEvent.Type.LayoutRequest and self._terse is not Terse.BUTTONS and not self._fits():
            self._say()
        return super().event(event)

    def _say(self) -> None:
        """The texts, if they are wanted and there is room for them; in some languages they are long."""
        for terse in (Terse.BUTTONS,) if self._wants_narrow else Terse:
            self._show_texts(terse)
            self.layout().invalidate()
            if self._fits():
                return

    def _fits(self) -> bool:
        """Is there room for every word in full, but for a long title?"""
        title = self._title.sizeHint().width()
        return self.layout().sizeHint().width() - max(0, title - px(_TITLE)) <= self.width()

    def _show_texts(self, terse: Terse) -> None:
        self._terse = terse
        beside, alone = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
        self.layout().setSpacing(_CLOSE if terse is Terse.BUTTONS else _APART)
        for button in self._buttons:
            button.setToolButtonStyle(alone if terse is Terse.BUTTONS else beside)
        self.share.setText(tr("Share"))
        disputes = tr_n("{} dispute touches this", "{} disputes touch this", self._found).format(self._found)
        for button, number, words in (
            (self.disputes, self._found, disputes),
            (self.house_rules, self._off, house_rule_words(self._off)),
        ):
            button.setText(words if terse is Terse.NOT else str(number or ""))
            button.setToolTip(words)
            button.setAccessibleName(words)

    def show_theme(self, theme: Theme) -> None:
        self.disputes.setIcon(icon("mark_dispute", theme.overlays.rulings[0]))
        colour = theme.warning.text if self._off else theme.interface.text2
        self.house_rules.setIcon(icon("mark_house-rule", colour))

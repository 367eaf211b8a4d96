"""The bar over the sandbox: what is played, by which book and house rules, and the workspace's buttons."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QToolButton, QWidget

from core.picture.palette import Theme
from core.rules.switches import Switches
from editor.canvas.icon_pictures import icon
from editor.canvas.text_size import keep_size
from editor.words import tr, tr_n
from sandbox.panels.edition_strip import EditionStrip
from sandbox.panels.edition_words import house_rule_words, reading_words

_ICON = QSize(18, 18)


class TitleLabel(QLabel):
    """Gives way to everything else in the bar: long titles lose their middle and are whole in the tooltip."""

    def __init__(self) -> None:
        super().__init__(objectName="scenario-map")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        shown = QFontMetrics(self.font()).elidedText(self.text(), Qt.TextElideMode.ElideMiddle, self.width())
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
        self._is_narrow = self._wants_narrow = False
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 8, 0)
        row.setSpacing(8)
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
        self._title.setText(title or tr("Untitled board"))
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

    def _say(self) -> None:
        """The texts, if they are wanted and there is room for them; in some languages they are long."""
        self._show_texts(is_narrow=False)
        row = self.layout()
        if self._wants_narrow or (row is not None and row.minimumSize().width() > self.width()):
            self._show_texts(is_narrow=True)

    def _show_texts(self, *, is_narrow: bool) -> None:
        self._is_narrow = is_narrow
        style = Qt.ToolButtonStyle.ToolButtonIconOnly if is_narrow else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        for button in self._buttons:
            button.setToolButtonStyle(style)
        self.share.setText(tr("Share"))
        disputes = tr_n("{} dispute touches this", "{} disputes touch this", self._found).format(self._found)
        for button, number, words in (
            (self.disputes, self._found, disputes),
            (self.house_rules, self._off, house_rule_words(self._off)),
        ):
            button.setText((str(number) if number else "") if self._is_narrow else words)
            button.setToolTip(words)
            button.setAccessibleName(words)

    def show_theme(self, theme: Theme) -> None:
        self.disputes.setIcon(icon("mark_dispute", theme.overlays.rulings[0]))
        colour = theme.warning.text if self._off else theme.interface.text2
        self.house_rules.setIcon(icon("mark_house-rule", colour))

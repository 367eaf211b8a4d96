"""Small parts that all docks are made of: headings, facts, lines, buttons with tinted icons, words for empty pages."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from core.picture.palette import Theme
from editor.canvas.icon_pictures import icon

MARGIN = 14
"""Pixels between the edge of a dock and what stands in it."""


class IconSet:
    """Buttons and the icons they show, to be tinted whenever the theme changes."""

    def __init__(self) -> None:
        self._buttons: list[tuple[QAbstractButton, str]] = []

    def add(self, button: QAbstractButton, picture: str, size: int = 16) -> None:
        button.setIconSize(QSize(round(size * (1 + _gap(button))), size))
        self._buttons.append((button, picture))

    def dress(self, theme: Theme) -> None:
        ui = theme.interface
        for button, picture in self._buttons:
            colour = ui.on_accent if button.property("main") and button.isEnabled() else ui.text2
            button.setIcon(icon(picture, colour, disabled=ui.disabled, gap=_gap(button)))


def _gap(button: QAbstractButton) -> float:
    """Qt puts words right at the icon; the icon keeps its distance."""
    return 0.25 if button.text() else 0.0


def small_button(text: str, says: str, *, is_main: bool = False) -> QPushButton:
    """A button of a dock; `says` is its tooltip and what is read out."""
    button = QPushButton(text, objectName="small-button")
    button.setProperty("main", is_main)
    button.setToolTip(says)
    button.setAccessibleName(says)
    button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return button


def line() -> QFrame:
    return QFrame(objectName="section-line")


def field_label(text: str, buddy: QWidget | None = None) -> QLabel:
    label = QLabel(text, objectName="field-label")
    if buddy is not None:
        label.setBuddy(buddy)
    return label


class MiddleElidedLabel(QLabel):
    """Words that give way: what does not fit is left out in the middle, and is whole in the tooltip."""

    def __init__(self, text: str = "", objectName: str = "") -> None:  # noqa: N803  Qt's own name
        super().__init__(text, objectName=objectName)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setToolTip(text)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, self.width())
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)


class Heading(QWidget):
    """A bold title, a number beside it, and a caption at the right."""

    def __init__(self, title: str, caption: str = "") -> None:
        super().__init__()
        self.title = QLabel(title, objectName="section-title")
        self.count = QLabel(objectName="section-count")
        self.caption = MiddleElidedLabel(caption, objectName="caption")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.title)
        row.addWidget(self.count)
        row.addWidget(self.caption, 1)


def block(*widgets: QWidget, spacing: int = 6) -> QWidget:
    """Widgets one below the other, with the margins of a dock."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(MARGIN, 10, MARGIN, 10)
    column.setSpacing(spacing)
    for widget in widgets:
        column.addWidget(widget)
    return made


def scrolled(page: QWidget) -> QScrollArea:
    """A page that scrolls up and down, never sideways."""
    page.setObjectName("dock-page")
    area = QScrollArea(widgetResizable=True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(page)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


class EmptyPage(QWidget):
    """What belongs here, in one line and a hint, in the middle; below it the one button that helps, if there is one."""

    pressed = Signal()

    def __init__(self, words: str, hint: str = "", button: str = "") -> None:
        super().__init__()
        self.sign = QLabel()
        self.sign.setVisible(False)
        self.words = QLabel(words, objectName="empty-words", wordWrap=True)
        self.hint = QLabel(hint, objectName="empty-hint", wordWrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 10, MARGIN, 10)
        column.addStretch(1)
        for label in (self.sign, self.words, self.hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        self.hint.setVisible(bool(hint) or not button)
        if button:
            self.button = small_button(button, button)
            self.button.clicked.connect(self.pressed)
            column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def show_sign(self, picture: QPixmap) -> None:
        self.sign.setPixmap(picture)
        self.sign.setVisible(True)

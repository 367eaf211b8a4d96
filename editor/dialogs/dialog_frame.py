"""What all dialogs share: a body, and a foot with progress, one sentence of trouble, Cancel and the main button."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from core.picture.palette import Theme
from editor.canvas.text_size import px
from editor.dialogs.dialog_style import dialog_style
from editor.words import tr

_MARGIN = QSize(40, 60)
"""Pixels of the screen that a dialog leaves free."""


class DialogFrame(QDialog):
    """`main_button` carries out what the dialog is for; Cancel closes it, or stops the work that runs."""

    def __init__(self, title: str, theme: Theme, parent: QWidget | None = None, *, main: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.theme = theme
        self.setStyleSheet(dialog_style(theme))
        self.body = QVBoxLayout()
        self.body.setContentsMargins(20, 18, 20, 16)
        self.body.setSpacing(12)
        self.progress = QProgressBar(textVisible=False)
        self.progress.setFixedWidth(150)
        self.progress.hide()
        self._trouble = QLabel(objectName="trouble", wordWrap=True)
        self.cancel_button = QPushButton(tr("Cancel"), autoDefault=False)
        self.cancel_button.clicked.connect(self.reject)
        self.main_button = QPushButton(main, default=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self.body, 1)
        column.addWidget(self._foot())

    def begin_with(self, wide: int, high: int) -> None:
        """The size it opens with, in usual pixels; no larger than the screen."""
        room = self.screen().availableGeometry().size() - _MARGIN
        self.resize(QSize(px(wide), px(high)).boundedTo(room))

    def _foot(self) -> QWidget:
        foot = QFrame(objectName="dialog-foot")
        self.foot = QHBoxLayout(foot)
        self.foot.setContentsMargins(20, 10, 20, 10)
        self.foot.setSpacing(8)
        self.foot.addWidget(self.progress)
        self.foot.addWidget(self._trouble, 1)
        self.foot.addWidget(self.cancel_button)
        self.foot.addWidget(self.main_button)
        return foot

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        foot = self.cancel_button.parentWidget()
        if self.focusWidget() is None or foot.isAncestorOf(self.focusWidget()):
            fields = [each for each in self.findChildren(QWidget) if _is_field(each) and not foot.isAncestorOf(each)]
            (fields[0] if fields else self.main_button).setFocus()

    def enable_main(self, is_on: bool) -> None:
        """A main button that was off for a while is what Enter presses again."""
        self.main_button.setEnabled(is_on)
        if is_on:
            self.main_button.setDefault(True)

    def say(self, sentence: str) -> None:
        """One sentence about trouble; an empty one takes it away."""
        self._trouble.setText(sentence)

    def trouble(self) -> str:
        return self._trouble.text()

    def show_progress(self, part: float | None) -> None:
        """Which part of the work is done; None where nobody knows."""
        self.progress.setRange(0, 0 if part is None else 1000)
        if part is not None:
            self.progress.setValue(round(part * 1000))
        self.progress.show()

    def hide_progress(self) -> None:
        # A bar that is moving keeps asking for repaints, hidden or not.
        self.progress.setRange(0, 1)
        self.progress.hide()


def is_accepted(dialog: QDialog) -> bool:
    """Open a dialog until it is answered. It is gone a moment later, with all its pictures: read from it at once."""
    answer = dialog.exec()
    dialog.deleteLater()
    return answer == QDialog.DialogCode.Accepted


def _is_field(widget: QWidget) -> bool:
    takes_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return takes_tab and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


class Form(QFormLayout):
    """Labels left, fields right, as wide as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.setHorizontalSpacing(12)
        self.setVerticalSpacing(8)

    def add(self, name: str | QWidget, field: QWidget) -> None:
        label = QLabel(name) if isinstance(name, str) else name
        label.setMinimumHeight(field.sizeHint().height())
        self.addRow(label, field)


def caption(text: str) -> QLabel:
    return QLabel(text, objectName="caption", wordWrap=True)


def heading(text: str) -> QLabel:
    return QLabel(text, objectName="heading")


def column_of(*parts: QWidget | QLayout | int) -> QVBoxLayout:
    """Widgets and layouts one under another; a number is a stretch."""
    made = QVBoxLayout()
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(8)
    for part in parts:
        if isinstance(part, QWidget):
            made.addWidget(part)
        elif isinstance(part, QLayout):
            made.addLayout(part)
        else:
            made.addStretch(part)
    return made

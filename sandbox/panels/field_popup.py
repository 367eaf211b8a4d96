"""A small field that pops up to be filled in: a name, a comment, a note. Enter takes it, Escape leaves it."""

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QMenu, QWidget, QWidgetAction

_WIDTH = 320


class FieldPopup(QMenu):
    """One line to write in."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = QLabel(objectName="section")
        self.field = QLineEdit()
        self.field.setMinimumWidth(_WIDTH)
        row = QWidget()
        column = QHBoxLayout(row)
        column.setContentsMargins(10, 6, 10, 6)
        column.addWidget(self._title)
        column.addWidget(self.field)
        action = QWidgetAction(self)
        action.setDefaultWidget(row)
        self.addAction(action)
        self._take: Callable[[str], None] | None = None
        self.field.returnPressed.connect(self._taken)

    def ask(self, title: str, text: str, spot: QPoint, take: Callable[[str], None]) -> None:
        """Let somebody write; `take` gets what was written when Enter is pressed."""
        self._title.setText(title)
        self.field.setAccessibleName(title)
        self.field.setText(text)
        self._take = take
        self.popup(spot)
        self.field.setFocus()
        self.field.selectAll()

    def _taken(self) -> None:
        self.close()
        if self._take is not None:
            self._take(self.field.text().strip())

"""The button that shows a command by its picture alone, in header, status line and timeline."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton


def icon_button(action: QAction) -> QToolButton:
    """A square button that shows an action by its icon alone; the words are in its tooltip."""
    button = QToolButton(objectName="icon-button")
    button.setDefaultAction(action)
    button.setIconSize(QSize(18, 18))
    button.setFixedSize(32, 32)
    button.setAccessibleName(action.text().replace("&", ""))
    return button

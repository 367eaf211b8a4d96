"""The pointer over a widget, without the screen's own: where that one is, other windows and late layouts decide."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

NONE = Qt.KeyboardModifier.NoModifier
NO_BUTTON = Qt.MouseButton.NoButton


def point_at(
    widget: QWidget,
    spot: QPoint,
    *,
    held: Qt.MouseButton = NO_BUTTON,
    keys: Qt.KeyboardModifier = NONE,
) -> None:
    """The pointer has moved to a spot of a widget, with these buttons and keys held."""
    there = QPointF(widget.mapToGlobal(spot))
    QApplication.sendEvent(widget, QMouseEvent(QEvent.Type.MouseMove, QPointF(spot), there, NO_BUTTON, held, keys))

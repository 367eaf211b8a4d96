"""Input fields of the dialogs, drawn alike in both looks."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QSpinBox

_ROOM = (7, 0, 4, 0)
"""Left and right of the text in a number field."""


class ChoiceBox(QComboBox):
    """A combo box with an arrow of its own: styled ones lose theirs."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self.palette().placeholderText().color(), 1.6)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        x, y = self.width() - 18.0, self.height() / 2 - 2
        painter.drawPolyline([QPointF(x, y), QPointF(x + 4, y + 4), QPointF(x + 8, y)])


def whole_number(least: int, most: int, value: int) -> QSpinBox:
    """Arrow keys and the wheel change it; the style sheet takes its tiny buttons away (Qt's own way hides the text)."""
    box = QSpinBox(minimum=least, maximum=most, value=value)
    box.lineEdit().setTextMargins(*_ROOM)
    return box


def millimetres(value: float, least: float = 20, most: float = 4000) -> QDoubleSpinBox:
    box = QDoubleSpinBox(decimals=1, minimum=least, maximum=most, suffix=" mm")
    box.setValue(value)
    box.lineEdit().setTextMargins(*_ROOM)
    return box

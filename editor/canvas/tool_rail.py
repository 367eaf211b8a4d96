"""The tools at the left of the board: one button each, groups apart, the one in hand marked."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

RAIL_WIDTH = 48


class RailButton(QToolButton):
    """A square button; the tool in hand has a bar in the accent at the rail's edge."""

    def __init__(self, action: QAction) -> None:
        super().__init__(objectName="rail-button")
        self.setDefaultAction(action)
        self.setIconSize(QSize(20, 20))
        self.setFixedSize(36, 34)
        self.setAccessibleName(action.text().replace("&", ""))


class ToolRail(QScrollArea):
    """Never folds: what does not fit is scrolled to with the wheel."""

    def __init__(self, groups: Iterable[Iterable[QAction]]) -> None:
        super().__init__(objectName="tool-rail")
        self.setFixedWidth(RAIL_WIDTH)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self._column = _RailColumn()
        column = QVBoxLayout(self._column)
        column.setContentsMargins(0, 8, 0, 8)
        column.setSpacing(2)
        for number, group in enumerate(groups):
            if number:
                column.addLayout(_gap())
            for action in group:
                button = RailButton(action)
                column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
                self._column.buttons.append(button)
                action.toggled.connect(self._column.update)
        column.addStretch(1)
        self.setWidget(self._column)


class _RailColumn(QWidget):
    def __init__(self) -> None:
        super().__init__(objectName="rail-column")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.buttons: list[RailButton] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.palette().highlight().color()))
        for button in self.buttons:
            if button.isChecked():
                painter.drawRoundedRect(QRectF(-3, button.y() + 4, 6, button.height() - 8), 3, 3)


def _gap() -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(10, 6, 10, 6)
    line = QFrame(objectName="separator")
    line.setFixedHeight(1)
    row.addWidget(line)
    return row

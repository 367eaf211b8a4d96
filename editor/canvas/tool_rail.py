"""The tools at the left of the board: one button each, groups apart, the one in hand marked."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

RAIL_WIDTH = 48


@dataclass(frozen=True, slots=True)
class Density:
    """How close the buttons stand, in pixels."""

    button: int
    spacing: int
    gap: int
    """Above and below the line between two groups."""
    margin: int

    def height(self, buttons: int, gaps: int) -> int:
        """What a rail of that many buttons and lines needs."""
        return buttons * self.button + (buttons + gaps) * self.spacing + gaps * (2 * self.gap + 1) + 2 * self.margin


DENSITIES = (Density(34, 2, 6, 8), Density(30, 2, 4, 4), Density(26, 1, 2, 2))
"""From roomy to as close as a hand still hits: the first that fits is taken."""


class RailButton(QToolButton):
    """A square button; the tool in hand has a bar in the accent at the rail's edge."""

    def __init__(self, action: QAction) -> None:
        super().__init__(objectName="rail-button")
        self.setDefaultAction(action)
        self.setIconSize(QSize(20, 20))
        self.setFixedSize(36, DENSITIES[0].button)
        self.setAccessibleName(action.text().replace("&", ""))


class ToolRail(QScrollArea):
    """Never folds. In a low window its buttons move together; what then still does not fit is scrolled to."""

    def __init__(self, groups: Iterable[Iterable[QAction]]) -> None:
        super().__init__(objectName="tool-rail")
        self.setFixedWidth(RAIL_WIDTH)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self._column = _RailColumn()
        column = QVBoxLayout(self._column)
        self._gaps: list[QHBoxLayout] = []
        for number, group in enumerate(groups):
            if number:
                self._gaps.append(_gap())
                column.addLayout(self._gaps[-1])
            for action in group:
                button = RailButton(action)
                column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
                self._column.buttons.append(button)
                action.toggled.connect(self._column.update)
        column.addStretch(1)
        self.setWidget(self._column)
        self._take(DENSITIES[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        count, gaps, room = len(self._column.buttons), len(self._gaps), self.height()
        self._take(next((each for each in DENSITIES if each.height(count, gaps) <= room), DENSITIES[-1]))

    def _take(self, density: Density) -> None:
        for button in self._column.buttons:
            button.setFixedHeight(density.button)
        for gap in self._gaps:
            gap.setContentsMargins(10, density.gap, 10, density.gap)
        column = self._column.layout()
        column.setContentsMargins(0, density.margin, 0, density.margin)
        column.setSpacing(density.spacing)


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
    line = QFrame(objectName="separator")
    line.setFixedHeight(1)
    row.addWidget(line)
    return row

"""A button that opens a menu, and shows by its arrow that it does."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QMenu, QToolButton


class MenuButton(QToolButton):
    """Without words it is the arrow alone."""

    def __init__(self, text: str, actions: Iterable[QAction]) -> None:
        super().__init__(objectName="menu-button" if text else "arrow-button")
        self.setText(text)
        self.setFixedHeight(30)
        if not text:
            self.setFixedWidth(24)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        menu.addActions(list(actions))
        self.setMenu(menu)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        x = self.width() - 13.0 if self.text() else self.width() / 2
        paint_arrow(QPainter(self), QPointF(x, self.height() / 2), self.palette().color(QPalette.ColorRole.ButtonText))


def paint_arrow(painter: QPainter, at: QPointF, colour: QColor) -> None:
    """The sign of every control that opens a list or a menu."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline([at + QPointF(-4, -2), at + QPointF(0, 2), at + QPointF(4, -2)])

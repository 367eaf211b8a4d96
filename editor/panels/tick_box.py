"""A check box drawn in the theme's colours: outline as strong as that of every control, a tick as second sign."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox

from core.picture.palette import LIGHT, Theme
from editor.canvas.text_size import px

BOX = 15


class TickBox(QCheckBox):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.theme: Theme = LIGHT

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(BOX + 10 + self.fontMetrics().horizontalAdvance(self.text()), px(24))

    def hitButton(self, _place: object) -> bool:
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        ui, painter = self.theme.interface, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(1.5, self.height() / 2 - BOX / 2, BOX - 1, BOX - 1)
        is_on = self.isEnabled()
        outline = QColor(ui.accent if self.isChecked() and is_on else ui.edge if is_on else ui.line)
        painter.setPen(QPen(QColor(ui.accent), 2) if self.hasFocus() else QPen(outline, 1))
        painter.setBrush(QColor(ui.accent if self.isChecked() and is_on else ui.panel))
        painter.drawRoundedRect(box, 3, 3)
        if self.isChecked():
            pen = QPen(QColor(ui.on_accent if is_on else ui.disabled), 1.9)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            corners = ((3.4, 7.2), (6.2, 10), (10.8, 4.4))
            painter.drawPolyline([QPointF(box.left() + x, box.top() + y) for x, y in corners])
        painter.setPen(QColor(ui.text if is_on else ui.disabled))
        words = QRectF(BOX + 9, 0, self.width() - BOX - 9, self.height())
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self.text())

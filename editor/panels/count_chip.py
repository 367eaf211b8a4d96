"""How many there are, in a small rounded field: with the sign of a severity, or plain."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.model.problems import Severity
from core.picture.palette import LIGHT, Theme
from editor.canvas.icon_pictures import icon_renderer
from editor.canvas.text_size import px, small
from editor.panels.finding_row import tone

HEIGHT = 20
SIGN = 12


class CountChip(QWidget):
    def __init__(self, severity: Severity | None = None) -> None:
        super().__init__()
        self._severity = severity
        self.count = 0
        self.theme: Theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def tell(self, count: int, says: str) -> None:
        """Show a number; a severity that has none is not shown at all."""
        if count == self.count and self.accessibleName() == says:
            return
        self.count = count
        self.setAccessibleName(says)
        self.setToolTip(says)
        self.setVisible(count > 0 or self._severity is None)
        self.updateGeometry()
        self.update()

    def _words_font(self) -> QFont:
        font = small(self.font(), 11)
        font.setBold(True)
        return font

    def sizeHint(self) -> QSize:
        sign = SIGN + 4 if self._severity is not None else 0
        wide = QFontMetrics(self._words_font()).horizontalAdvance(str(self.count))
        return QSize(wide + sign + 14, px(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, ui = QPainter(self), self.theme.interface
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._words_font())
        high = self.height()
        colours = None if self._severity is None else tone(self._severity, self.theme)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ui.hover if colours is None else colours.ground))
        painter.drawRoundedRect(QRectF(self.rect()), high / 2, high / 2)
        left = 7.0
        if colours is not None:
            sign = QRectF(left, (high - SIGN) / 2, SIGN, SIGN)
            icon_renderer(f"severity_{self._severity}", colours.icon, colours.ground).render(painter, sign)
            left += SIGN + 4
        painter.setPen(QColor(ui.text2 if colours is None else colours.text))
        words = QRectF(left, 0, self.width() - left - 7, high)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), str(self.count))

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

"""A chip of a filter: how many there are of a kind, pressed in while only that kind is wanted."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from core.picture.palette import LIGHT, Theme, Tone
from editor.canvas.icon_pictures import icon_renderer
from editor.canvas.text_size import px, small

_HEIGHT, _SIGN, _SIDE = 26, 13, 9
"""A target of 26 pixels; the chip itself is a little lower."""


class FilterChip(QAbstractButton):
    """`kind` is the name of a severity, "ignored", or empty for everything. Without room it shows the number alone."""

    def __init__(self, kind: str = "") -> None:
        super().__init__(checkable=True)
        self.kind = kind
        self.theme: Theme = LIGHT
        self.is_wide = True
        self._count, self._words = 0, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def tell(self, count: int, words: str, says: str) -> None:
        """`words` name and count the kind; `says` is what pressing does."""
        self._count, self._words = count, words
        self.setToolTip(says)
        self.setAccessibleName(f"{words}. {says}")
        self.updateGeometry()
        self.update()

    def widen(self, is_wide: bool) -> None:
        self.is_wide = is_wide
        self.updateGeometry()
        self.update()

    @property
    def shown_words(self) -> str:
        return self._words if self.is_wide or not self.kind else str(self._count)

    def width_with(self, *, is_wide: bool) -> int:
        words = self._words if is_wide or not self.kind else str(self._count)
        sign = px(_SIGN) + 5 if self.kind else 0
        return QFontMetrics(self._font()).horizontalAdvance(words) + sign + 2 * px(_SIDE)

    def sizeHint(self) -> QSize:
        return QSize(self.width_with(is_wide=self.is_wide), px(_HEIGHT))

    def _font(self) -> QFont:
        font = small(self.font(), 11)
        font.setBold(True)
        return font

    def _tone(self) -> Tone | None:
        theme = self.theme
        kinds = {"error": theme.error, "warning": theme.warning, "hint": theme.hint, "ignored": theme.ignored}
        return kinds.get(self.kind)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, ui, tone = QPainter(self), self.theme.interface, self._tone()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font())
        box = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        is_pointed = self.underMouse() and self.isEnabled()
        on = self.isChecked()
        ground = ui.hover if tone is None or self.kind == "ignored" else tone.ground
        outline = ui.accent if on or self.hasFocus() else ui.edge if is_pointed else ""
        painter.setBrush(QColor(ui.accent_soft if on and tone is None else ground))
        painter.setPen(QPen(QColor(outline), 2 if on or self.hasFocus() else 1) if outline else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        left = float(px(_SIDE))
        if tone is not None:
            side = px(_SIGN)
            place = QRectF(left, (self.height() - side) / 2, side, side)
            icon_renderer(f"severity_{self.kind}", tone.icon, ground).render(painter, place)
            left += side + 5
        painter.setPen(QColor(ui.text2 if tone is None or self.kind == "ignored" else tone.text))
        if on and tone is None:
            painter.setPen(QColor(ui.accent_text))
        words = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self.shown_words)

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

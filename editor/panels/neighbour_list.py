"""Neighbours of a region as rows: swatch, name, a bar as long as the border, the length."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QSizePolicy, QVBoxLayout, QWidget

from core.model.map_model import OwnTerrain
from core.picture.palette import LIGHT, Theme
from editor.canvas.taken_out import take_out
from editor.canvas.text_size import px
from editor.panels.hover_button import HoverButton
from editor.panels.region_words import Way
from editor.panels.terrain_swatch import paint_swatch
from editor.words import tr

ROW = 26
BAR = 4
SHORTEST_BAR = 24
"""Where there is less room, the name has it."""


class NeighbourRow(HoverButton):
    """One row; it looks after its own painting."""

    def __init__(self, way: Way, share: float, theme: Theme) -> None:
        super().__init__()
        self.way, self.share, self.theme = way, share, theme
        self.setText(way.name or tr("unnamed"))
        self.setAccessibleName(f"{self.text()}, {way.words}")
        self.setToolTip(tr("{}: {}. Click to select it, with Ctrl to compare both.").format(self.text(), way.words))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _own(self) -> tuple[OwnTerrain, ...]:
        home = self.parent()
        return home.own if isinstance(home, NeighbourList) else ()

    def sizeHint(self) -> QSize:
        return QSize(240, px(ROW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, ui = QPainter(self), self.theme.interface
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.hasFocus():
            painter.setPen(QPen(QColor(ui.accent), 1.5) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ui.hover))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(-2, 1, 2, -1), 5, 5)
        middle = self.height() / 2
        paint_swatch(painter, QRectF(0.5, middle - 7.5, 15, 15), self.way.terrain, self.theme, self._own())
        metrics = self.fontMetrics()
        words = max(metrics.horizontalAdvance(self.way.words), metrics.horizontalAdvance("100 mm"))
        bar_left = max(24 + 96, self.width() * 0.44)
        bar_right = self.width() - words - 12
        has_bar = bar_right - bar_left >= SHORTEST_BAR
        name_room = int((bar_left if has_bar else bar_right) - 24 - 8)
        painter.setPen(QColor(ui.text))
        name = metrics.elidedText(self.text(), Qt.TextElideMode.ElideMiddle, name_room)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.drawText(QRectF(24, 0, name_room, self.height()), flags, name)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        painter.drawText(QRectF(self.width() - words, 0, words, self.height()), flags, self.way.words)
        if self.way.length and has_bar:
            painter.setPen(Qt.PenStyle.NoPen)
            whole = QRectF(bar_left, middle - BAR / 2, bar_right - bar_left, BAR)
            painter.setBrush(QColor(ui.hover))
            painter.drawRoundedRect(whole, BAR / 2, BAR / 2)
            painter.setBrush(QColor(ui.accent))
            whole.setWidth(max(BAR, whole.width() * self.share))
            painter.drawRoundedRect(whole, BAR / 2, BAR / 2)


def _is_ctrl_held() -> bool:
    return bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier)


class NeighbourList(QWidget):
    """`chosen` carries a region, and whether it shall join the selection instead of replacing it."""

    chosen = Signal(str, bool)

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._rows: list[NeighbourRow] = []
        self.own: tuple[OwnTerrain, ...] = ()
        """The terrains that only the map knows, for the swatches."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def rows(self) -> list[NeighbourRow]:
        return list(self._rows)

    def show_ways(self, ways: Sequence[Way]) -> None:
        """Rows whose region stays in its place are kept: a drag changes lengths many times a second."""
        longest = max((way.length for way in ways), default=0) or 1
        rows = self.rows()
        if [row.way.region for row in rows] == [way.region for way in ways]:
            for row, way in zip(rows, ways, strict=True):
                if (row.way, row.share) != (way, way.length / longest):
                    row.way, row.share = way, way.length / longest
                    row.setText(way.name or tr("unnamed"))
                    row.setAccessibleName(f"{row.text()}, {way.words}")
                    row.update()
            return
        for row in rows:
            take_out(row)
        self._rows = []
        for way in ways:
            self._add(way, way.length / longest)

    def _add(self, way: Way, share: float) -> None:
        row = NeighbourRow(way, share, self.theme)
        row.clicked.connect(lambda: self.chosen.emit(row.way.region, _is_ctrl_held()))
        self._column.addWidget(row)
        self._rows.append(row)

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        for row in self.rows():
            row.theme = theme
            row.update()

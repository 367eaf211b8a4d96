"""Swatches of the map's terrains, with their number keys: a click takes up the brush with that terrain."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from core.model.map_model import MapModel, OwnTerrain
from core.model.tagging import terrain_choices
from core.model.terrains import Terrain
from core.picture.palette import LIGHT, Theme
from editor.canvas.taken_out import take_out
from editor.canvas.text_size import px, small
from editor.map_words import terrain_name, terrain_word
from editor.panels.hover_button import HoverButton
from editor.panels.terrain_swatch import paint_swatch
from editor.words import tr

IN_A_ROW = 4
SWATCH = 34
"""Pixels a swatch is high; the name stands under it."""
LINE = 14
"""Pixels for each line of a name."""


class TerrainButton(HoverButton):
    def __init__(self, terrain: Terrain, number: int, theme: Theme, own: tuple[OwnTerrain, ...] = ()) -> None:
        super().__init__()
        self.terrain, self.number, self.theme, self._own = terrain, number, theme, own
        key = tr(" (B, then {})").format(number) if number <= 9 else ""
        self.setAccessibleName(tr("Paint {}").format(terrain_word(terrain.id)))
        self.setToolTip(tr("Paint {}{}").format(terrain_word(terrain.id), key))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.lines = 1
        """Lines kept for the name; all swatches of a row keep as many."""

    def small_font(self) -> QFont:
        return small(self.font(), 11)

    def words(self, width: int) -> list[str]:
        """The name in one line where it fits, else broken at its space."""
        name = terrain_name(self.terrain.id)
        if " " not in name or QFontMetrics(self.small_font()).horizontalAdvance(name) <= width:
            return [name]
        return list(name.split(" ", 1))

    def sizeHint(self) -> QSize:
        return QSize(64, SWATCH + px(LINE) * self.lines + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, ui = QPainter(self), self.theme.interface
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(2.5, 2.5, self.width() - 5, SWATCH - 4)
        paint_swatch(painter, box, self.terrain.id, self.theme, self._own)
        font = self.small_font()
        if self.number <= 9:
            chip = QRectF(box.left() + 3, box.top() + 3, px(14), px(14))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ui.panel))
            painter.drawRoundedRect(chip, 3, 3)
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(QColor(ui.text))
            painter.drawText(chip, int(Qt.AlignmentFlag.AlignCenter), str(self.number))
            font.setBold(False)
        painter.setFont(font)
        painter.setPen(QColor(ui.text))
        for number, words in enumerate(self.words(self.width())[: self.lines]):
            room = QRectF(0, SWATCH + 2 + px(LINE) * number, self.width(), px(LINE))
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, self.width())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), shown)
        if self.underMouse() or self.hasFocus():
            painter.setPen(QPen(QColor(ui.accent), 2 if self.hasFocus() else 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 5, 5)


class TerrainBrush(QWidget):
    """`wanted` carries the id of a terrain to paint with."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._offered: object = None
        self.buttons: list[TerrainButton] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)
        for column in range(IN_A_ROW):
            self._grid.setColumnStretch(column, 1)

    def offer(self, model: MapModel) -> None:
        if (model.games, model.terrains) == self._offered:
            return
        self._offered = (model.games, model.terrains)
        for button in self.buttons:
            take_out(button)
        self.buttons = []
        for number, terrain in enumerate(terrain_choices(model.games, model.terrains)):
            button = TerrainButton(terrain, number + 1, self.theme, model.terrains)
            button.clicked.connect(lambda _on=False, name=terrain.id: self.wanted.emit(name))
            self._grid.addWidget(button, number // IN_A_ROW, number % IN_A_ROW)
            self.buttons.append(button)
        self._keep_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_lines()

    def tell_again(self) -> None:
        self._keep_lines()

    def fit_text(self) -> None:
        self._keep_lines()
        for button in self.buttons:
            button.updateGeometry()

    def _keep_lines(self) -> None:
        """As many lines as the longest name needs."""
        width = (self.width() - (IN_A_ROW - 1) * self._grid.spacing()) // IN_A_ROW
        lines = max((len(button.words(width)) for button in self.buttons), default=1)
        for button in self.buttons:
            if button.lines != lines:
                button.lines = lines
                button.updateGeometry()

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        for button in self.buttons:
            button.theme = theme
            button.update()

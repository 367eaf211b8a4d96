"""A list of terrains to choose from: swatch, name and number key; empty where several regions differ."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QSizePolicy

from core.model.map_model import MapModel, OwnTerrain
from core.model.own_terrains import terrain_named
from core.model.tagging import terrain_choices
from core.picture.palette import LIGHT, Theme
from editor.canvas.menu_button import paint_arrow
from editor.canvas.text_size import small
from editor.map_words import terrain_name
from editor.panels.terrain_swatch import swatch_icon
from editor.words import tr

NONE = ""
"""What stands for no terrain among the data of the entries."""


class TerrainCombo(QComboBox):
    """`picked` carries the id of a terrain that the user chose, empty for none."""

    picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._ids: tuple[str, ...] = ()
        self._numbered = 0
        self._own: tuple[OwnTerrain, ...] = ()
        self.setAccessibleName(tr("Terrain"))
        self.setIconSize(QSize(16, 16))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.activated.connect(lambda place: self.picked.emit(self.itemData(place)))

    def offer(self, model: MapModel, shown: frozenset[str | None]) -> None:
        """List the map's terrains and those shown; show the one that all have, or that they differ."""
        choices = [each.id for each in terrain_choices(model.games, model.terrains)]
        others = sorted(each for each in shown if each and each not in choices)
        ids = (*choices, NONE, *others)
        if (ids, model.terrains) != (self._ids, self._own):
            self._ids, self._numbered, self._own = ids, len(choices), model.terrains
            self.clear()
            for number, each in enumerate(ids):
                self.addItem(swatch_icon(each or None, self.theme, own=self._own), self._title(each), each)
                self.setItemData(number, self._key_words(number), Qt.ItemDataRole.ToolTipRole)
        only = next(iter(shown)) if len(shown) == 1 else None
        self.setPlaceholderText(tr("Mixed") if len(shown) > 1 else "")
        self.setCurrentIndex(self.findData(only or NONE) if len(shown) == 1 else -1)

    def tell_again(self) -> None:
        for number, each in enumerate(self._ids):
            self.setItemText(number, self._title(each))
            self.setItemData(number, self._key_words(number), Qt.ItemDataRole.ToolTipRole)

    def _title(self, terrain: str) -> str:
        known = terrain_named(terrain, self._own)
        return (
            tr("No terrain")
            if terrain == NONE
            else terrain_name(terrain)
            if known is not None
            else tr("{} (unknown)").format(terrain)
        )

    def _key_words(self, number: int) -> str:
        return tr("Key {}").format(number + 1) if number < min(9, self._numbered) else ""

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        for number, each in enumerate(self._ids):
            self.setItemIcon(number, swatch_icon(each or None, theme, own=self._own))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box as usual, then the number key in a small frame and an arrow."""
        super().paintEvent(event)
        painter, ui = QPainter(self), self.theme.interface
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        colour = QColor(ui.text2 if self.isEnabled() else ui.disabled)
        right = self.width() - 12.0
        paint_arrow(painter, QPointF(right, middle), colour)
        if 0 <= self.currentIndex() < min(9, self._numbered):
            box = QRectF(right - 30, middle - 8, 16, 16)
            painter.setPen(QPen(QColor(ui.line), 1))
            painter.drawRoundedRect(box, 3, 3)
            painter.setPen(QColor(ui.text3))
            painter.setFont(small(painter.font(), 11))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(self.currentIndex() + 1))

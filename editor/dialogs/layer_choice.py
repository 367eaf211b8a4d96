"""Which layers of the board a picture shows: presets, and a tick for each."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from core.picture.options import BOARD_LAYERS
from core.picture.palette import Theme
from core.picture.shapes import LayerName
from editor.dialogs.fields import ChoiceBox
from editor.panels.tick_box import TickBox

LAYER_TITLES = {
    LayerName.TERRAIN: "Terrain",
    LayerName.BORDERS: "Borders",
    LayerName.FRAME: "Frame",
    LayerName.NAMES: "Names",
    LayerName.SYMBOLS: "Symbols",
    LayerName.IDS: "Ids",
    LayerName.GRAPH: "Adjacency",
    LayerName.EDGE: "Edge",
    LayerName.COASTS: "Coasts",
    LayerName.LINKS: "Links",
    LayerName.BLOCKS: "Blocks",
    LayerName.GRID: "Grid",
    LayerName.ART: "Board art",
}
_LINES = frozenset({LayerName.BORDERS, LayerName.FRAME})
PRESETS = {
    "Whole board": BOARD_LAYERS,
    "Board without names": BOARD_LAYERS - {LayerName.NAMES},
    "Blank board": _LINES,
    "Names only": _LINES | {LayerName.NAMES},
    "Ids only": _LINES | {LayerName.IDS},
    "Adjacency": _LINES | {LayerName.GRAPH, LayerName.EDGE, LayerName.NAMES, LayerName.LINKS, LayerName.BLOCKS},
}
_OWN = "My own choice"


class LayerChoice(QWidget):
    """`changed` when another set of layers is chosen."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.preset = ChoiceBox()
        self.preset.addItems([*PRESETS, _OWN])
        self.ticks = {layer: TickBox(title) for layer, title in LAYER_TITLES.items()}
        grid = QGridLayout()
        grid.setVerticalSpacing(6)
        for number, tick in enumerate(self.ticks.values()):
            grid.addWidget(tick, number // 2, number % 2)
            tick.show_theme(theme)
            tick.clicked.connect(self._note_own)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.preset)
        column.addLayout(grid)
        self.preset.textActivated.connect(self._take)
        self.show_layers(BOARD_LAYERS)

    def layers(self) -> frozenset[LayerName]:
        return frozenset(layer for layer, tick in self.ticks.items() if tick.isChecked())

    def show_layers(self, layers: frozenset[LayerName]) -> None:
        for layer, tick in self.ticks.items():
            tick.setChecked(layer in layers)
        names = [name for name, known in PRESETS.items() if known == layers & frozenset(LAYER_TITLES)]
        self.preset.setCurrentText(names[0] if names else _OWN)

    def _take(self, name: str) -> None:
        if name in PRESETS:
            self.show_layers(PRESETS[name])
            self.changed.emit()

    def _note_own(self) -> None:
        self.show_layers(self.layers())
        self.changed.emit()

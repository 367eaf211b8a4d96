"""Which layers of the board a picture shows: presets, and a tick for each."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from core.picture.options import BOARD_LAYERS
from core.picture.palette import Theme
from core.picture.shapes import LayerName
from editor.dialogs.fields import ChoiceBox
from editor.panels.tick_box import TickBox
from editor.words import mark, tr

LAYER_TITLES = {
    LayerName.TERRAIN: mark("Terrain"),
    LayerName.BORDERS: mark("Borders"),
    LayerName.FRAME: mark("Frame"),
    LayerName.NAMES: mark("Names"),
    LayerName.SYMBOLS: mark("Symbols"),
    LayerName.IDS: mark("Ids"),
    LayerName.GRAPH: mark("Adjacency"),
    LayerName.EDGE: mark("Edge"),
    LayerName.COASTS: mark("Coasts"),
    LayerName.LINKS: mark("Links"),
    LayerName.BLOCKS: mark("Blocks"),
    LayerName.GRID: mark("Grid"),
    LayerName.ART: mark("Board art"),
}
_LINES = frozenset({LayerName.BORDERS, LayerName.FRAME})
PRESETS = {
    mark("Whole board"): BOARD_LAYERS,
    mark("Board without names"): BOARD_LAYERS - {LayerName.NAMES},
    mark("Blank board"): _LINES,
    mark("Names only"): _LINES | {LayerName.NAMES},
    mark("Ids only"): _LINES | {LayerName.IDS},
    mark("Adjacency"): _LINES | {LayerName.GRAPH, LayerName.EDGE, LayerName.NAMES, LayerName.LINKS, LayerName.BLOCKS},
}
_OWN = mark("My own choice")


class LayerChoice(QWidget):
    """`changed` when another set of layers is chosen."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.preset = ChoiceBox()
        for name in (*PRESETS, _OWN):
            self.preset.addItem(tr(name), name)
        self.ticks = {layer: TickBox(tr(title)) for layer, title in LAYER_TITLES.items()}
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
        self.preset.textActivated.connect(lambda _words: self._take(self.preset.currentData()))
        self.show_layers(BOARD_LAYERS)

    def layers(self) -> frozenset[LayerName]:
        return frozenset(layer for layer, tick in self.ticks.items() if tick.isChecked())

    def show_layers(self, layers: frozenset[LayerName]) -> None:
        for layer, tick in self.ticks.items():
            tick.setChecked(layer in layers)
        names = [name for name, known in PRESETS.items() if known == layers & frozenset(LAYER_TITLES)]
        self.preset.setCurrentIndex(self.preset.findData(names[0] if names else _OWN))

    def _take(self, name: str) -> None:
        if name in PRESETS:
            self.show_layers(PRESETS[name])
            self.changed.emit()

    def _note_own(self) -> None:
        self.show_layers(self.layers())
        self.changed.emit()

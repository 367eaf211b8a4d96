"""How new regions are made: their terrain, and whether they may take from those underneath."""

from PySide6.QtWidgets import QLabel, QWidget

from core.edits.new_region import Wish
from core.model.values import TerrainId
from editor.canvas.text_size import keep_size
from editor.document.map_document import MapDocument
from editor.panels.terrain_combo import TerrainCombo
from editor.tools.tool_options import HEIGHT, row, tick
from editor.words import tr


class NewRegionOptions:
    """The controls of one tool; `wish` is what they say now. More controls may stand before them."""

    def __init__(self, document: MapDocument, *before: QWidget, can_be_on_top: bool = True) -> None:
        self._document = document
        self._terrain: TerrainId | None = None
        self._on_top = False
        self.terrain = TerrainCombo()
        self.terrain.setToolTip(tr("Terrain of new regions"))
        keep_size(self.terrain, 168, HEIGHT)
        self.terrain.picked.connect(self._take_terrain)
        widgets = [*before, QLabel(tr("Terrain")), self.terrain]
        self.on_top = tick(
            tr("On top"),
            tr("Take the area from the regions underneath instead of stopping at their borders"),
            self._put_on_top,
        )
        if can_be_on_top:
            widgets.append(self.on_top)
        self.widget = row(*widgets)
        self.offer()

    def _take_terrain(self, terrain: str) -> None:
        self._terrain = TerrainId(terrain) if terrain else None

    def _put_on_top(self, is_on: bool) -> None:
        self._on_top = is_on

    def offer(self) -> None:
        """The terrains of the map's games; called when the tool is picked up, the games may be others by then."""
        self.terrain.offer(self._document.model, frozenset([self._terrain]))

    def wish(self, *, mend: bool = False) -> Wish:
        return Wish(terrain=self._terrain, on_top=self._on_top, mend=mend)

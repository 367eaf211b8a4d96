"""How new regions are made: their terrain, and whether they may take from those underneath."""

from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from core.edits.new_region import Wish
from core.model.tagging import terrain_choices
from core.model.values import TerrainId
from core.picture.palette import LIGHT, Theme
from editor.document.map_document import MapDocument
from editor.panels.terrain_swatch import swatch_icon
from editor.tools.tool_options import choice, row, tick


class NewRegionOptions:
    """The controls of one tool; `wish` is what they say now. More controls may stand before them."""

    def __init__(self, document: MapDocument, *before: QWidget, can_be_on_top: bool = True) -> None:
        self._document = document
        self._terrain: TerrainId | None = None
        self._on_top = False
        self.terrain: QComboBox = choice("Terrain of new regions", [("No terrain", None)], self._take_terrain)
        widgets = [*before, QLabel("Terrain"), self.terrain]
        self.on_top = tick(
            "On top", "Take the area from the regions underneath instead of stopping at their borders", self._put_on_top
        )
        if can_be_on_top:
            widgets.append(self.on_top)
        self.widget = row(*widgets)
        self.offer()

    def _take_terrain(self, terrain: object) -> None:
        self._terrain = None if terrain is None else TerrainId(str(terrain))

    def _put_on_top(self, is_on: bool) -> None:
        self._on_top = is_on

    def offer(self, theme: Theme = LIGHT) -> None:
        """The terrains of the map's games; called when the tool is picked up, the games may be others by then."""
        wanted, chosen = terrain_choices(self._document.model.games), self._terrain
        self.terrain.blockSignals(True)
        self.terrain.clear()
        self.terrain.addItem("No terrain", None)
        for terrain in wanted:
            self.terrain.addItem(swatch_icon(terrain.id, theme), terrain.name, terrain.id)
        place = self.terrain.findData(chosen)
        self.terrain.setCurrentIndex(max(0, place))
        self.terrain.blockSignals(False)
        self._take_terrain(self.terrain.currentData())

    def wish(self, *, mend: bool = False) -> Wish:
        return Wish(terrain=self._terrain, on_top=self._on_top, mend=mend)

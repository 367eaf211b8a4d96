"""Paint terrain: drag across regions, all of them in one step; number keys change the terrain."""

from core.model.map_model import MapModel
from core.model.tagging import terrain_choices, with_terrain
from core.model.values import RegionId
from editor.document.change_events import MapChanged
from editor.map_words import terrain_name, terrain_word
from editor.panels.terrain_swatch import swatch_icon
from editor.tools.tag_buttons import TagButtons
from editor.tools.tag_stroke import TagStrokeTool
from editor.tools.tool import ToolDesk
from editor.words import mark, tr


class BrushTool(TagStrokeTool):
    id = "brush"
    title = mark("Terrain brush")
    picture = "tool_brush"
    keys = "B"
    about = mark(
        "Drag across regions and all of them get the terrain, in one step. The number keys change the terrain, "
        "Alt-click takes it from a region, the right button takes terrain away."
    )

    def __init__(self, desk: ToolDesk) -> None:
        own = lambda: desk.document.model.terrains  # noqa: E731
        super().__init__(desk, TagButtons(tr("Paint"), lambda tag, theme: swatch_icon(tag, theme, 20, own())))
        desk.document.changed.connect(self._follow)

    def choices(self) -> dict[str, str]:
        model = self.desk.document.model
        return {each.id: terrain_name(each.id) for each in terrain_choices(model.games, model.terrains)}

    def tag_name(self) -> str:
        return terrain_word(self.tag)

    def _follow(self, event: MapChanged) -> None:
        if event.is_new_map or "terrains" in event.fields:
            self.activate()
            self._buttons.draw_again()

    def hint(self) -> str:
        return tr("Drag across regions to paint them; 1 to 9 change the terrain, Alt-click takes it from a region.")

    def pick_from(self, region_id: RegionId) -> None:
        terrain = self.desk.document.model.region(region_id).terrain
        if terrain is not None:
            self.choose(terrain)

    def tagged(self, model: MapModel, ids: tuple[RegionId, ...], *, takes_away: bool) -> MapModel:
        return with_terrain(model, ids, None if takes_away else self.tag)

    def step_title(self, names: str, *, takes_away: bool) -> str:
        return tr("Terrain of {}: {}").format(names, tr("none") if takes_away else self.tag_name())

"""Stamp symbols on regions: click or drag to put one on, the right button takes it off."""

from PySide6.QtGui import QIcon

from core.model.map_model import MapModel
from core.model.tagging import symbol_choices, with_symbol
from core.model.terrains import symbols
from core.model.values import RegionId
from core.picture.palette import Theme
from editor.canvas.icon_pictures import icon
from editor.map_words import symbol_name
from editor.tools.pointer import Pointer
from editor.tools.tag_buttons import TagButtons
from editor.tools.tag_stroke import TagStrokeTool
from editor.tools.tool import ToolDesk
from editor.words import mark, tr


class StampTool(TagStrokeTool):
    id = "stamp"
    title = mark("Symbol stamp")
    picture = "tool_stamp"
    keys = "Y"
    about = mark(
        "Click or drag to put the symbol on regions; beginning on a region that has it takes it off, and so does "
        "the right button. The number keys change the symbol, Alt-click takes it from a region."
    )

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk, TagButtons(tr("Stamp"), _picture))

    def choices(self) -> dict[str, str]:
        return {each.id: symbol_name(each.id) for each in symbol_choices(self.desk.document.model.games)}

    def hint(self) -> str:
        return tr("Click regions to stamp the symbol, click again to take it off; 1 to 9 change the symbol.")

    def pick_from(self, region_id: RegionId) -> None:
        known = self.choices()
        found = [each for each in self.desk.document.model.region(region_id).symbols if each in known]
        if found:
            self.choose(found[0])

    def press(self, pointer: Pointer) -> None:
        super().press(pointer)
        if self.touched:
            # Whether the stroke puts on or takes off is decided by the first region.
            first = self.desk.document.kept.region(next(iter(self.touched)))
            self._takes_away = self._takes_away or first.has(self.tag)
            self.desk.document.preview(
                self.tagged(self.desk.document.kept, tuple(self.touched), takes_away=self._takes_away)
            )

    def tagged(self, model: MapModel, ids: tuple[RegionId, ...], *, takes_away: bool) -> MapModel:
        return with_symbol(model, ids, self.tag, is_on=not takes_away)

    def step_title(self, names: str, *, takes_away: bool) -> str:
        return (
            tr("Take {} from {}").format(self.tag_name(), names)
            if takes_away
            else tr("Stamp {} on {}").format(self.tag_name(), names)
        )


def _picture(symbol: str, theme: Theme) -> QIcon:
    return icon(symbols()[symbol].icon, theme.interface.text, knockout=theme.interface.raised)

"""Name, terrain, symbols and own tags of the selected regions; what they do not agree on shows as mixed."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLineEdit, QToolButton, QWidget

from core.model.map_model import MapModel
from core.model.region import Region
from core.model.tagging import renamed, symbol_choices, with_custom, with_symbol, with_terrain
from core.model.terrains import Symbol, symbols
from core.picture.palette import LIGHT, Theme
from editor.canvas.icon_pictures import icon
from editor.canvas.taken_out import take_out
from editor.document.map_document import MapDocument
from editor.map_words import symbol_name, terrain_word
from editor.number_words import regions_counted
from editor.panels.panel_parts import MARGIN, field_label
from editor.panels.region_words import regions_title
from editor.panels.terrain_combo import TerrainCombo
from editor.words import in_sentence, tr

IN_A_ROW = 5
"""Symbol buttons side by side."""


class SymbolButtons(QWidget):
    """One switch per symbol of the map's games, and one that opens the field for own tags."""

    def __init__(self, document: MapDocument, more: QToolButton) -> None:
        super().__init__()
        self._document, self._more, self.theme = document, more, LIGHT
        self.buttons: dict[str, QToolButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignLeft)

    def show_regions(self, regions: Sequence[Region]) -> None:
        offered = {each.id: each for each in symbol_choices(self._document.model.games)}
        for region in regions:
            offered |= {name: symbols()[name] for name in region.symbols if name in symbols()}
        if list(offered) != list(self.buttons):
            self._rebuild(tuple(offered.values()))
        for name, button in self.buttons.items():
            having = sum(region.has(name) for region in regions)
            is_mixed = 0 < having < len(regions)
            button.setChecked(having == len(regions))
            if button.property("mixed") != is_mixed:
                button.setProperty("mixed", is_mixed)
                button.style().polish(button)
            button.setToolTip(_symbol_words(symbols()[name], having, len(regions)))

    def _rebuild(self, offered: tuple[Symbol, ...]) -> None:
        for button in self.buttons.values():
            take_out(button)
        self.buttons = {}
        for each in offered:
            button = QToolButton(objectName="symbol-button", checkable=True)
            button.setAccessibleName(symbol_name(each.id))
            button.setIcon(icon(each.icon, self.theme.interface.text, knockout=self.theme.interface.panel))
            button.clicked.connect(lambda _on=False, name=each.id: self._switch(name))
            self.buttons[each.id] = button
        for place, button in enumerate((*self.buttons.values(), self._more)):
            button.setFixedSize(32, 28)
            button.setIconSize(QSize(18, 18))
            self._grid.addWidget(button, place // IN_A_ROW, place % IN_A_ROW)

    def _switch(self, name: str) -> None:
        """Put the symbol on all that lack it; take it from all only if none lacks it."""
        document = self._document
        chosen = document.selected_regions()
        is_on = not all(region.has(name) for region in chosen)
        verb = tr("Put {} on {}") if is_on else tr("Take {} from {}")
        title = verb.format(in_sentence(symbol_name(name)), regions_title(chosen))
        ids = [region.id for region in chosen]
        model = with_symbol(document.kept, ids, name, is_on=is_on)
        document.edit(title, model, picture="tool_stamp")
        self.show_regions(document.selected_regions())

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        for name, button in self.buttons.items():
            button.setIcon(icon(symbols()[name].icon, theme.interface.text, knockout=theme.interface.panel))
        self._more.setIcon(icon("action_plus", theme.interface.text2))


def _symbol_words(symbol: Symbol, having: int, count: int) -> str:
    return symbol_name(symbol.id) if count == 1 else tr("{}: on {} of {}").format(symbol_name(symbol.id), having, count)


class RegionFields(QWidget):
    """Fields that edit whatever is selected, each change one step of the history."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self._document = document
        self.name = QLineEdit(accessibleName=tr("Name"))
        self.name.editingFinished.connect(self._rename)
        self.terrain = TerrainCombo()
        self.terrain.picked.connect(self._set_terrain)
        self.more = QToolButton(objectName="symbol-button", checkable=True, accessibleName=tr("Own tags"))
        self.more.setToolTip(tr("Own tags"))
        self.more.toggled.connect(self._show_tags)
        self.symbols = SymbolButtons(document, self.more)
        self.tags = QLineEdit(accessibleName=tr("Own tags"), placeholderText=tr("Own tags, with commas between"))
        self.tags.editingFinished.connect(self._set_tags)
        self._tags_label = field_label(tr("Tags"), self.tags)
        grid = QGridLayout(self)
        grid.setContentsMargins(MARGIN, 12, MARGIN, 12)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        rows = ((tr("&Name"), self.name), (tr("&Terrain"), self.terrain), (tr("Symbols"), self.symbols))
        for place, (text, field) in enumerate(rows):
            label = field_label(text, None if field is self.symbols else field)
            align = Qt.AlignmentFlag.AlignTop if field is self.symbols else Qt.AlignmentFlag.AlignVCenter
            label.setContentsMargins(0, 6 if field is self.symbols else 0, 0, 0)
            grid.addWidget(label, place, 0, align)
            grid.addWidget(field, place, 1)
        grid.addWidget(self._tags_label, 3, 0)
        grid.addWidget(self.tags, 3, 1)
        self._show_tags(False)

    def show_regions(self, regions: Sequence[Region]) -> None:
        if not regions:
            return
        one = regions[0] if len(regions) == 1 else None
        self._put(self.name, one.name if one is not None else "")
        self.name.setEnabled(one is not None)
        self.name.setPlaceholderText(tr("Unnamed") if one is not None else regions_counted(len(regions)))
        self.terrain.offer(self._document.model, frozenset(region.terrain for region in regions))
        self.symbols.show_regions(regions)
        owned = {region.custom for region in regions}
        self._put(self.tags, ", ".join(next(iter(owned))) if len(owned) == 1 else "")
        self.tags.setPlaceholderText(tr("Own tags, with commas between") if len(owned) == 1 else tr("Mixed"))
        self._show_tags(self.more.isChecked() or owned != {()})

    @staticmethod
    def _put(field: QLineEdit, text: str) -> None:
        """Show a text, unless somebody is writing there."""
        if field.text() != text and not (field.hasFocus() and field.isModified()):
            field.setText(text)

    def _show_tags(self, is_shown: bool) -> None:
        self._tags_label.setVisible(is_shown)
        self.tags.setVisible(is_shown)

    def _rename(self) -> None:
        chosen = self._document.selected_regions()
        self.name.setModified(False)
        if len(chosen) == 1 and self.name.text().strip() != chosen[0].name:
            model = renamed(self._document.kept, chosen[0].id, self.name.text())
            self._do(tr("Rename {}").format(chosen[0].name or tr("a region")), model, "action_rename")

    def _set_terrain(self, terrain: str) -> None:
        chosen = self._document.selected_regions()
        title = terrain_word(terrain) or tr("none")
        model = with_terrain(self._document.kept, (region.id for region in chosen), terrain or None)
        self._do(tr("Terrain of {}: {}").format(regions_title(chosen), title), model, "tool_brush")

    def _set_tags(self) -> None:
        chosen = self._document.selected_regions()
        if not self.tags.isModified():
            return
        self.tags.setModified(False)
        model = with_custom(self._document.kept, (region.id for region in chosen), self.tags.text().split(","))
        self._do(tr("Own tags of {}").format(regions_title(chosen)), model, "symbol_custom")

    def _do(self, title: str, model: MapModel, picture: str) -> None:
        """Make an edit, or show what is, where it is refused."""
        if not self._document.edit(title, model, picture=picture):
            self.show_regions(self._document.selected_regions())

    def show_theme(self, theme: Theme) -> None:
        self.terrain.show_theme(theme)
        self.symbols.show_theme(theme)

"""The map's own terrains on the board page: a colour, a name, how many regions have it; one more, one less."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from core.edits.outcome import Outcome, Refusal
from core.edits.terrain_edits import add_terrain, colour_terrain, regions_with, remove_terrain, rename_terrain
from core.model.map_model import MapModel, OwnTerrain
from core.picture.palette import LIGHT, Theme
from editor.canvas.icon_pictures import icon
from editor.canvas.taken_out import take_out
from editor.document.map_document import MapDocument
from editor.number_words import regions_counted
from editor.panels.panel_parts import small_button
from editor.panels.terrain_swatch import swatch_icon
from editor.words import tr

_PICTURE = "panel_board"


class OwnTerrainRow(QWidget):
    """One terrain. What it edits is said to the fields it stands in."""

    def __init__(self, fields: "OwnTerrainFields", terrain: OwnTerrain) -> None:
        super().__init__()
        self._fields, self.terrain = fields, terrain
        self.colour = _icon_button(tr("Colour of {}").format(terrain.name), fields.ask_colour, self)
        self.colour.setIconSize(QSize(20, 20))
        self.name = QLineEdit(terrain.name, accessibleName=tr("Name of the terrain"))
        self.name.editingFinished.connect(lambda: fields.rename(self))
        self.count = QLabel(objectName="caption")
        self.remove = _icon_button(tr("Remove {}").format(terrain.name), fields.remove, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for widget in (self.colour, self.name, self.count, self.remove):
            row.addWidget(widget, int(widget is self.name))

    def show_theme(self, theme: Theme) -> None:
        self.colour.setIcon(swatch_icon(self.terrain.name, theme, 20, (self.terrain,)))
        self.remove.setIcon(icon("action_delete", theme.interface.text2))


class OwnTerrainFields(QWidget):
    """The list follows the map; every edit is a step of its history."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self._document, self.theme = document, LIGHT
        self.rows: list[OwnTerrainRow] = []
        self.trouble = QLabel(objectName="caption", wordWrap=True, visible=False)
        self.add = small_button(tr("Add terrain"), tr("A kind of ground that only this map knows"))
        self.add.clicked.connect(self._add)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addWidget(self.trouble)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)

    def show_map(self, model: MapModel) -> None:
        if [row.terrain for row in self.rows] != list(model.terrains):
            self._list(model)
        for row in self.rows:
            row.count.setText(regions_counted(regions_with(model, row.terrain.name)))

    def _list(self, model: MapModel) -> None:
        for row in self.rows:
            take_out(row)
        self.rows = [OwnTerrainRow(self, terrain) for terrain in model.terrains]
        for number, row in enumerate(self.rows):
            self._column.insertWidget(number, row)
            row.show_theme(self.theme)

    def _do(self, title: str, outcome: Outcome) -> bool:
        """A refusal stands below the list until the next edit."""
        self.trouble.setText(tr(outcome.reason) if isinstance(outcome, Refusal) else "")
        self.trouble.setVisible(isinstance(outcome, Refusal))
        return not isinstance(outcome, Refusal) and self._document.edit(title, outcome.model, picture=_PICTURE)

    def _add(self) -> None:
        model, number = self._document.kept, 1
        names = {each.name for each in model.terrains}
        while (name := tr("Own terrain {}").format(number)) in names:
            number += 1
        if self._do(tr("Add the terrain {}").format(name), add_terrain(model, name)):
            self.rows[-1].name.setFocus()
            self.rows[-1].name.selectAll()

    def rename(self, row: OwnTerrainRow) -> None:
        old, new = row.terrain.name, " ".join(row.name.text().split())
        if new == old or row not in self.rows:
            return
        if not self._do(tr("Call {} {}").format(old, new), rename_terrain(self._document.kept, old, new)):
            row.name.setText(old)

    def ask_colour(self, row: OwnTerrainRow) -> None:
        name = row.terrain.name
        chosen = QColorDialog.getColor(QColor(row.terrain.colour), self, tr("Colour of {}").format(name))
        if chosen.isValid() and chosen.name().upper() != row.terrain.colour.upper():
            title = tr("Colour of {}").format(name)
            self._do(title, colour_terrain(self._document.kept, name, chosen.name().upper()))

    def remove(self, row: OwnTerrainRow) -> None:
        name = row.terrain.name
        self._do(tr("Remove the terrain {}").format(name), remove_terrain(self._document.kept, name))

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        for row in self.rows:
            row.show_theme(theme)


def _icon_button(says: str, does: Callable[[OwnTerrainRow], object], row: OwnTerrainRow) -> QToolButton:
    button = QToolButton(objectName="icon-button", toolTip=says, accessibleName=says)
    button.setFixedSize(28, 28)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.clicked.connect(lambda _checked=False: does(row))
    return button

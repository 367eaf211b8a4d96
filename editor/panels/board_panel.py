"""The board page: what the map is called and made for, how large it is, who counts as a neighbour, its art."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from core.model.map_model import Game, MapModel
from core.picture.palette import Theme
from editor.canvas.text_size import keep_size
from editor.document.change_events import MapChanged
from editor.document.map_document import MapDocument
from editor.map_words import game_titles
from editor.panels.adjacency_fields import AdjacencyFields
from editor.panels.art_fields import ArtFields
from editor.panels.frame_fields import FrameFields
from editor.panels.own_terrain_fields import OwnTerrainFields
from editor.panels.panel_parts import MARGIN, Heading, block, field_label, line
from editor.panels.tick_box import TickBox
from editor.words import tr


class MapFields(QWidget):
    """Title, author, games, players and rounds."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self._document = document
        self.title = QLineEdit(accessibleName=tr("Title"), placeholderText=tr("Untitled map"))
        self.author = QLineEdit(accessibleName=tr("Author"))
        self.title.editingFinished.connect(
            lambda: self._edit(tr("Change the title"), "title", self.title.text().strip())
        )
        self.author.editingFinished.connect(
            lambda: self._edit(tr("Change the author"), "author", self.author.text().strip())
        )
        self.games = {game: TickBox(game_titles()[game.value]) for game in Game}
        for box in self.games.values():
            box.clicked.connect(self._set_games)
        self.players = _number_field(tr("Players"), tr("any"), 12)
        self.rounds = _number_field(tr("Rounds"), tr("usual"), 99)
        self.players.editingFinished.connect(
            lambda: self._edit(tr("Change the players"), "players", self.players.value() or None)
        )
        self.rounds.editingFinished.connect(
            lambda: self._edit(tr("Change the rounds"), "rounds", self.rounds.value() or None)
        )
        self._lay_out()

    def _lay_out(self) -> None:
        games = QVBoxLayout()
        games.setSpacing(2)
        for box in self.games.values():
            games.addWidget(box)
        numbers = QHBoxLayout()
        numbers.setSpacing(8)
        for widget in (self.players, field_label(tr("&Rounds"), self.rounds), self.rounds):
            numbers.addWidget(widget)
        numbers.addStretch(1)
        grid = QGridLayout(self)
        grid.setContentsMargins(MARGIN, 12, MARGIN, 12)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        rows = (
            (tr("&Title"), self.title),
            (tr("&Author"), self.author),
            (tr("Games"), games),
            (tr("&Players"), numbers),
        )
        for place, (text, field) in enumerate(rows):
            buddy = field if isinstance(field, QWidget) else self.players if field is numbers else None
            grid.addWidget(
                field_label(text, buddy),
                place,
                0,
                Qt.AlignmentFlag.AlignTop if field is games else Qt.AlignmentFlag.AlignVCenter,
            )
            if isinstance(field, QWidget):
                grid.addWidget(field, place, 1)
            else:
                grid.addLayout(field, place, 1)

    def _edit(self, title: str, member: str, value: object) -> None:
        model = self._document.kept
        if getattr(model, member) != value:
            self._document.edit(title, replace(model, **{member: value}), picture="panel_board")

    def _set_games(self) -> None:
        games = tuple(game for game, box in self.games.items() if box.isChecked())
        if games:
            self._edit(tr("Change the games"), "games", games)
        else:
            self.show_map(self._document.model)

    def show_map(self, model: MapModel) -> None:
        for field, text in ((self.title, model.title), (self.author, model.author)):
            if field.text() != text and not (field.hasFocus() and field.isModified()):
                field.setText(text)
        for game, box in self.games.items():
            box.setChecked(game in model.games)
        self.players.setValue(model.players or 0)
        self.rounds.setValue(model.rounds or 0)


def _number_field(name: str, none: str, most: int) -> QSpinBox:
    field = QSpinBox(accessibleName=name, specialValueText=none, maximum=most)
    field.lineEdit().setTextMargins(7, 0, 0, 0)
    keep_size(field, 58)
    return field


class BoardPanel(QWidget):
    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self._document = document
        self.map = MapFields(document)
        self.frame = FrameFields(document)
        self.adjacency = AdjacencyFields(document)
        self.art = ArtFields(document)
        self.own_terrains = OwnTerrainFields(document)
        self.terrain_words = QLabel(tr("To the rules they are plain land."), objectName="caption", wordWrap=True)
        self.adjacency_words = QLabel(objectName="caption", wordWrap=True)
        self.adjacency_words.setText(
            tr("Two regions are neighbours when they share enough border; small gaps are closed.")
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(0)
        for widget in (
            self.map,
            line(),
            block(Heading(tr("Frame")), self.frame),
            line(),
            block(Heading(tr("Adjacency")), self.adjacency_words, self.adjacency),
            line(),
            block(Heading(tr("Board art")), self.art),
            line(),
            block(Heading(tr("Own terrains")), self.terrain_words, self.own_terrains),
        ):
            column.addWidget(widget)
        column.addStretch(1)
        document.changed.connect(self._follow)
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def _follow(self, _event: MapChanged) -> None:
        """While the page is hidden a gesture costs nothing here."""
        if self.isVisible():
            self.refresh()

    def refresh(self) -> None:
        model = self._document.model
        self.map.show_map(model)
        self.frame.show_map(model)
        self.adjacency.show_map(model)
        self.art.show_map(model)
        self.own_terrains.show_map(model)

    def show_theme(self, theme: Theme) -> None:
        for box in (*self.map.games.values(), self.art.visible, self.art.inside):
            box.show_theme(theme)
        self.own_terrains.show_theme(theme)

"""Pages of the New dialog: a blank board and the templates. Each gives the map it would begin with."""

from pathlib import Path

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from core.files.bundled import bundled_maps
from core.files.map_file import read_map
from core.model.map_model import Frame, Game, MapModel
from core.model.values import GRID
from core.picture.options import ASSUMED_MM_PER_UNIT
from core.picture.palette import Theme
from editor.dialogs.board_preview import BoardPreview, thumbnail
from editor.dialogs.dialog_frame import Form, caption, column_of
from editor.dialogs.fields import ChoiceBox, millimetres, whole_number
from editor.map_words import game_titles
from editor.number_words import players_counted, regions_counted
from editor.words import tr

_PATH = 256
"""Role of a list entry under which its file is kept."""
_THUMB = QSize(168, 122)


class NewMapPage(QWidget):
    """`changed` when what the page would begin with is another map, or none."""

    changed = Signal()

    def model(self) -> MapModel | None:
        raise NotImplementedError

    def has_choice(self) -> bool:
        """Is there a map to begin with?"""
        return self.model() is not None

    def is_work(self) -> bool:
        """Would it be a loss to lose the map just made?"""
        return False


def game_choice() -> ChoiceBox:
    box = ChoiceBox()
    for game in Game:
        box.addItem(game_titles()[game.value], game)
    return box


class BlankPage(NewMapPage):
    """An empty board of a given size."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.title = QLineEdit(placeholderText=tr("Untitled map"))
        self.width_mm, self.height_mm = millimetres(690), millimetres(500)
        self.game, self.players = game_choice(), whole_number(2, 6, 3)
        self.preview = BoardPreview(theme)
        fields = Form()
        for name, field in (
            (tr("Title"), self.title), (tr("Width"), self.width_mm), (tr("Height"), self.height_mm),
            (tr("Game"), self.game),
            (tr("Players"), self.players),
        ):  # fmt: skip
            fields.add(name, field)
        hint = caption(tr("The size is that of the printed board; it can be changed later in the Board panel."))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addLayout(column_of(fields, hint, 1), 2)
        row.addWidget(self.preview, 3)
        self.title.textChanged.connect(self._follow)
        self.game.currentIndexChanged.connect(self._follow)
        for box in (self.width_mm, self.height_mm, self.players):
            box.valueChanged.connect(self._follow)
        self._follow()

    def model(self) -> MapModel:
        width, height = self.width_mm.value(), self.height_mm.value()
        frame = Frame(
            round(width / ASSUMED_MM_PER_UNIT) * GRID, round(height / ASSUMED_MM_PER_UNIT) * GRID, width, height
        )
        return MapModel(
            title=self.title.text().strip(),
            games=(Game(self.game.currentData()),),
            players=self.players.value(),
            frame=frame,
        )

    def _follow(self) -> None:
        self.preview.show_model(self.model())
        self.changed.emit()


class TemplatePage(NewMapPage):
    """The bundled boards and teaching maps, as pictures; the map begins as a copy without a file."""

    chosen = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.list = QListWidget(viewMode=QListView.ViewMode.IconMode, resizeMode=QListView.ResizeMode.Adjust)
        self.list.setIconSize(_THUMB)
        self.list.setGridSize(QSize(_THUMB.width() + 24, _THUMB.height() + 50))
        self.list.setMovement(QListView.Movement.Static)
        self.list.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.list)
        self._models: dict[Path, MapModel] = {}
        self._waiting = bundled_maps()
        for path in self._waiting:
            item = QListWidgetItem(path.name.removesuffix(".map.geojson"), self.list)
            item.setData(_PATH, path)
            item.setSizeHint(QSize(_THUMB.width() + 16, _THUMB.height() + 44))
        self.list.currentItemChanged.connect(lambda *_: self.changed.emit())
        self.list.itemDoubleClicked.connect(lambda *_: self.chosen.emit())
        # One picture at a time, so that the window lives on while they are painted.
        self._painting = QTimer(self, interval=0)
        self._painting.timeout.connect(self._paint_next)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._waiting:
            self._painting.start()

    def model(self) -> MapModel | None:
        item = self.list.currentItem()
        return None if item is None else self._read(item.data(_PATH))

    def _read(self, path: Path) -> MapModel:
        if path not in self._models:
            self._models[path] = read_map(path)
        return self._models[path]

    def _paint_next(self) -> None:
        if not self._waiting:
            self._painting.stop()
            return
        path = self._waiting.pop(0)
        model = self._read(path)
        (item,) = [each for each in self._items() if each.data(_PATH) == path]
        picture = thumbnail(model, self._theme, _THUMB)
        shown = QIcon(picture)
        # The board keeps its colours when it is chosen.
        shown.addPixmap(picture, QIcon.Mode.Selected)
        item.setIcon(shown)
        players = f" · {players_counted(model.players)}" if model.players else ""
        item.setText(f"{model.title}\n{regions_counted(len(model.regions))}{players}")
        item.setToolTip(
            f"{model.title}: {game_titles()[model.games[0].value]}{players}, {regions_counted(len(model.regions))}"
        )

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

"""The page of the New dialog that generates a map, with a preview that follows the numbers."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton

from core.generator.composition import FEWEST_PLAYERS, LARGEST, MOST_PLAYERS, SMALLEST
from core.generator.generate import generate_map
from core.model.map_model import Game, MapModel
from core.picture.palette import Theme
from editor.background_work import BackgroundWork
from editor.dialogs.board_preview import BoardPreview
from editor.dialogs.dialog_frame import Form, caption, column_of
from editor.dialogs.fields import whole_number
from editor.dialogs.new_map_pages import NewMapPage, game_choice
from editor.words import tr

_PAUSE_MS = 250
_USUAL_REGIONS = {2: 23, 3: 30, 4: 39, 5: 48}


class GeneratedPage(NewMapPage):
    """The same numbers always give the same map. It is made beside the window, and dropped when the numbers change."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._made: MapModel | None = None
        self.game = game_choice()
        self.players = whole_number(FEWEST_PLAYERS, MOST_PLAYERS, 3)
        self.regions = whole_number(SMALLEST, LARGEST, 30)
        self.seed = whole_number(0, 999_999, 1)
        self.title = QLineEdit(placeholderText=tr("A name is invented"))
        self.another = QPushButton(tr("Another one"), autoDefault=False)
        self.stop = QPushButton(tr("Stop"), autoDefault=False)
        self.preview = BoardPreview(theme)
        self._lay_out()
        self.work = BackgroundWork(self)
        self.work.done.connect(self._show)
        self.work.failed.connect(self._tell)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.generate)
        self.players.valueChanged.connect(lambda count: self.regions.setValue(_USUAL_REGIONS.get(count, 30)))
        for box in (self.players, self.regions, self.seed):
            box.valueChanged.connect(self.begin)
        self.game.currentIndexChanged.connect(self.begin)
        self.title.textChanged.connect(self.begin)
        self.another.clicked.connect(lambda: self.seed.setValue(self.seed.value() + 1))
        self.stop.clicked.connect(self.give_up)

    def _lay_out(self) -> None:
        fields = Form()
        for name, field in (
            (tr("Game"), self.game), (tr("Players"), self.players), (tr("Regions"), self.regions),
            (tr("Seed"), self.seed),
            (tr("Title"), self.title),
        ):  # fmt: skip
            fields.add(name, field)
        buttons = QHBoxLayout()
        buttons.addWidget(self.another)
        buttons.addWidget(self.stop)
        buttons.addStretch(1)
        hint = caption(
            tr("The same numbers always give the same map. Terrains and symbols are in printed proportions.")
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addLayout(column_of(fields, buttons, hint, 1), 2)
        row.addWidget(self.preview, 3)
        self.preview.show_words(tr("The map is being made …"))
        self.stop.setEnabled(False)

    def begin(self) -> None:
        """The numbers are others: what is shown is no longer what they give."""
        self.work.cancel()
        self._made = None
        self._pause.start()
        self.changed.emit()

    def generate(self) -> None:
        self.preview.show_words(tr("The map is being made …"))
        self.stop.setEnabled(True)
        game, regions, players = Game(self.game.currentData()), self.regions.value(), self.players.value()
        seed, title = self.seed.value(), self.title.text().strip()
        self.work.start(lambda check: generate_map(game, regions, players, seed, title, check=check))

    def give_up(self) -> None:
        self.work.cancel()
        self.stop.setEnabled(False)
        self.preview.show_words(tr("Stopped. Change a number to begin again."))

    def _show(self, model: MapModel) -> None:
        self._made = model
        self.stop.setEnabled(False)
        self.preview.show_model(model)
        self.changed.emit()

    def _tell(self, sentence: str) -> None:
        self.stop.setEnabled(False)
        self.preview.show_words(sentence)

    def model(self) -> MapModel | None:
        return self._made

    def is_work(self) -> bool:
        return True

    def leave(self) -> None:
        self._pause.stop()
        self.work.cancel()

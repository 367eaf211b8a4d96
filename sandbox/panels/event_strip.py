"""The row of events over the board: what has been, what counts in this round, and what nobody knows yet.

A tile is clicked for its clause. In a game without events there is no strip.
"""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from core.picture.palette import Theme
from core.rules.compiled import Rules
from core.rules.event_words import EventTile, TileFace, event_sayings, event_tiles
from core.rules.spoken_names import ClauseRef, Names
from core.rules.state import GameState
from editor.canvas.elided_label import ElidedLabel
from editor.canvas.icon_pictures import icon_pixmap
from editor.canvas.taken_out import take_out
from editor.canvas.text_size import keep_size
from editor.words import tr

_TILE, _ICON = 28, 18


class EventStrip(QWidget):
    """`clause_chosen` carries the clause that says what an event does."""

    clause_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__(objectName="event-strip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(self, height=38)
        self.setAccessibleName(tr("Events"))
        self.tiles: list[QToolButton] = []
        self._clauses: list[ClauseRef | None] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(14, 0, 12, 0)
        self._row.setSpacing(4)
        self._name = QLabel(objectName="event-now")
        self._meaning = ElidedLabel("", objectName="event-meaning")
        self._row.addSpacing(8)
        self._row.addWidget(self._name)
        self._row.addSpacing(4)
        self._row.addWidget(self._meaning, 1)
        self.hide()

    def show_state(self, rules: Rules, names: Names, state: GameState, theme: Theme) -> None:
        tiles = event_tiles(rules, names, state)
        self.setVisible(bool(tiles))
        if len(self.tiles) != len(tiles):
            self._lay_out(len(tiles))
        self._clauses = [tile.clause for tile in tiles]
        for button, tile in zip(self.tiles, tiles, strict=True):
            _dress(button, tile, theme)
        now = next((tile for tile in tiles if tile.face is TileFace.NOW and tile.event), None)
        self._name.setText(now.title if now is not None else tr("No event"))
        said = event_sayings(rules, names, state)
        words = " ".join((*said, now.detail if now is not None else ""))
        self._meaning.setText(words)
        self._meaning.setToolTip(words)

    def _lay_out(self, number: int) -> None:
        for old in self.tiles:
            take_out(old)
        self.tiles = [QToolButton(objectName="event-tile") for _ in range(number)]
        for place, button in enumerate(self.tiles):
            button.setFixedSize(_TILE, _TILE)
            button.setIconSize(QSize(_ICON, _ICON))
            button.clicked.connect(lambda _checked=False, at=place: self._choose(at))
            self._row.insertWidget(place, button)

    def _choose(self, place: int) -> None:
        if self._clauses[place] is not None:
            self.clause_chosen.emit(self._clauses[place])


def _dress(button: QToolButton, tile: EventTile, theme: Theme) -> None:
    """An icon for what is known, the number of its round for what is not."""
    ui = theme.interface
    is_known = bool(tile.event)
    ground, ink = {
        TileFace.NOW: (ui.accent, ui.on_accent),
        TileFace.FORESEEN: (ui.accent_soft, ui.accent_text),
    }.get(tile.face, (ui.panel, ui.text2))
    icon = icon_pixmap(tile.event.replace(".", "_"), ink, _ICON, ground) if is_known else None
    button.setIcon(QIcon(icon) if icon is not None else QIcon())
    button.setText("" if is_known else str(tile.round))
    if button.property("face") != tile.face.value:
        button.setProperty("face", tile.face.value)
        button.style().unpolish(button)
        button.style().polish(button)
    title = tr("Round {}: {}").format(tile.round, tile.title)
    button.setAccessibleName(title)
    button.setToolTip(f"<b>{title}</b><br>{tile.detail}" if tile.detail else title)

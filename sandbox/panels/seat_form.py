"""One seat in set-up mode: name, race and power, what is in decline, hand and coins, and what is held to drag away."""

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from core.picture.palette import Theme
from core.rules.compiled import Rules
from core.rules.scenario import SeatSetup
from core.rules.spoken_names import Names
from core.rules.state import GameState
from editor.canvas.text_size import keep_size
from editor.words import tr
from sandbox.panels.setup_fields import (
    NUMBER_WIDTH,
    ChoiceBox,
    FieldLabel,
    fill,
    number_field,
    place_fields,
    show_number,
    spoken,
)
from sandbox.panels.thing_list import ThingList, in_hands
from sandbox.setup_moves import Carried, WithSeat
from sandbox.setup_things import held_by, unit_of, word_of

_SHELF, _HELD, _CELL = 52, 150, QSize(48, 48)


class SeatForm(QWidget):
    """Signals say what was chosen; races and powers by the word a set-up has for them."""

    renamed = Signal(str)
    coins_set = Signal(int)
    race_set = Signal(str, str)
    hand_set = Signal(int)
    held_set = Signal(int)
    declined_set = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.name = QLineEdit()
        self.name.setObjectName("seat-name-field")
        self.coins, self.hand, self.held = (number_field(name) for name in ("seat-coins-field", "hand", "held"))
        self.race, self.power, self.declined = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.shelf = ThingList("seat-shelf", _CELL)
        self.shelf.setFixedHeight(_SHELF)
        self._labels: list[QLabel] = [*(FieldLabel() for _ in range(6)), QLabel()]
        name, race, power, hand, coins, declined, held = self._labels
        grid = QGridLayout(self)
        place_fields(
            grid,
            ((name, self.name),),
            ((race, self.race),),
            ((power, self.power),),
            ((declined, self.declined),),
            ((hand, self.hand), (coins, self.coins)),
        )
        grid.addWidget(held, 5, 0, 1, 3)
        grid.addWidget(self.held, 5, 3)
        grid.addWidget(self.shelf, 6, 0, 1, 4)
        keep_size(self.held, width=NUMBER_WIDTH)
        self._seat = 0
        self._connect()

    def _connect(self) -> None:
        self.name.editingFinished.connect(lambda: self.renamed.emit(self.name.text()))
        self.coins.valueChanged.connect(self.coins_set)
        self.hand.valueChanged.connect(self.hand_set)
        self.held.valueChanged.connect(self.held_set)
        for box in (self.race, self.power):
            box.activated.connect(lambda _row: self.race_set.emit(self.race.currentData(), self.power.currentData()))
        self.declined.activated.connect(lambda _row: self.declined_set.emit(self.declined.currentData()))

    def show_seat(self, index: int, seat: SeatSetup, rules: Rules, names: Names, *, piece: str) -> None:
        """A seat, and how many of the picked piece it holds."""
        self._seat = index
        self._show_words(names.piece(piece) if piece else "")
        active = seat.active
        none = (tr("none"), "")
        races = [none, *spoken(rules.races, names)]
        fill(self.race, races, word_of(unit_of(rules, active.race, "race")) if active else "")
        powers = [none, *spoken(rules.powers, names)]
        fill(self.power, powers, word_of(unit_of(rules, active.power, "power")) if active else "")
        fill(self.declined, races, word_of(unit_of(rules, seat.declined[0].race, "race")) if seat.declined else "")
        if self.name.text() != seat.name:
            self.name.setText(seat.name)
        show_number(self.coins, seat.coins)
        show_number(self.hand, active.hand if active else 0)
        show_number(self.held, dict(active.pieces).get(piece, 0) if active else 0)
        self.hand.setEnabled(active is not None)
        self.power.setEnabled(active is not None)
        self.held.setEnabled(active is not None and bool(piece))

    def show_held(self, state: GameState, names: Names, theme: Theme) -> None:
        """What the seat has beside the board, as things to drag."""
        rows = (in_hands(thing, number, names) for thing, number in held_by(state, self._seat))
        self.shelf.show_things(rows, None, names, theme)
        self.shelf.setVisible(bool(self.shelf.shown))

    def carried_from(self, spot: QPoint, _keys: Qt.KeyboardModifier) -> Carried | None:
        """What a drag that begins here takes along: one of what the seat has."""
        thing = self.shelf.thing_at(spot)
        return None if thing is None else Carried(thing, WithSeat(self._seat))

    def _show_words(self, piece: str) -> None:
        words = (tr("Name"), tr("Race"), tr("Power"), tr("In hand"), tr("Coins"), tr("In decline"))
        fields = (self.name, self.race, self.power, self.hand, self.coins, self.declined)
        for label, field, word in zip(self._labels, fields, words, strict=False):
            label.setText(word)
            field.setAccessibleName(word)
        held = tr("Held: {}").format(piece) if piece else tr("Held: pick a piece")
        # A long name must not make the panel wider than its dock.
        self._labels[-1].setText(self.fontMetrics().elidedText(held, Qt.TextElideMode.ElideRight, _HELD))
        self._labels[-1].setToolTip(tr("Pieces the race has beside the board; pick one in the tray, or drag it here"))
        self.held.setAccessibleName(held)
        self.shelf.setAccessibleName(tr("Beside the board"))

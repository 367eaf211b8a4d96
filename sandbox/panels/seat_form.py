"""One seat in set-up mode: name, coins, race and power, hand, what is held, what is in decline."""

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QSpinBox, QWidget

from core.rules.compiled import Rules
from core.rules.scenario import SeatSetup
from core.rules.spoken_names import Names
from sandbox.setup_model import unit_of, word_of

_MOST = 999
_NUMBER_WIDTH = 56


def number_field(name: str, smallest: int = 0, largest: int = _MOST) -> QSpinBox:
    """A number that is taken over when it is whole, not while it is being typed."""
    field = QSpinBox(objectName=name)
    field.setRange(smallest, largest)
    field.setKeyboardTracking(False)
    return field


def fill(box: QComboBox, entries: Iterable[tuple[str, str]], chosen: str) -> None:
    """(words, value) pairs to choose from, without telling anybody."""
    wanted = list(entries)
    with QSignalBlocker(box):
        if [(box.itemText(row), box.itemData(row)) for row in range(box.count())] != wanted:
            box.clear()
            for words, value in wanted:
                box.addItem(words, value)
        box.setCurrentIndex(box.findData(chosen))


def show_number(field: QSpinBox, value: int) -> None:
    with QSignalBlocker(field):
        field.setValue(value)


def place_fields(grid: QGridLayout, *rows: tuple[tuple[str, QWidget], ...]) -> None:
    """Fields with their labels, one or two in a row."""
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(5)
    grid.setColumnStretch(1, 1)
    for row, fields in enumerate(rows):
        for place, (label, field) in enumerate(fields):
            grid.addWidget(QLabel(label), row, 2 * place)
            grid.addWidget(field, row, 2 * place + 1, 1, 3 if len(fields) == 1 else 1)
            field.setAccessibleName(label)
            if isinstance(field, QSpinBox):
                field.setFixedWidth(_NUMBER_WIDTH)
            elif isinstance(field, QComboBox):
                # Long words are cut in the field rather than making the panel wider than its dock.
                field.setMinimumWidth(_NUMBER_WIDTH)


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
        self.name = QLineEdit(objectName="seat-name-field")
        self.coins, self.hand, self.held = (number_field(name) for name in ("seat-coins-field", "hand", "held"))
        self.race, self.power, self.declined = QComboBox(), QComboBox(), QComboBox()
        self._held_label = QLabel()
        grid = QGridLayout(self)
        place_fields(
            grid,
            ((self.tr("Name"), self.name),),
            ((self.tr("Race"), self.race),),
            ((self.tr("Power"), self.power),),
            ((self.tr("In hand"), self.hand), (self.tr("Coins"), self.coins)),
            ((self.tr("In decline"), self.declined),),
        )
        grid.addWidget(self._held_label, 5, 0, 1, 3)
        grid.addWidget(self.held, 5, 3)
        self.name.editingFinished.connect(lambda: self.renamed.emit(self.name.text()))
        self.coins.valueChanged.connect(self.coins_set)
        self.hand.valueChanged.connect(self.hand_set)
        self.held.valueChanged.connect(self.held_set)
        for box in (self.race, self.power):
            box.activated.connect(lambda _row: self.race_set.emit(self.race.currentData(), self.power.currentData()))
        self.declined.activated.connect(lambda _row: self.declined_set.emit(self.declined.currentData()))

    def show_seat(self, seat: SeatSetup, rules: Rules, names: Names, piece: str) -> None:
        """A seat, and how many of the picked piece it holds."""
        active = seat.active
        none = (self.tr("none"), "")
        races = [none, *_spoken(rules.races, names)]
        fill(self.race, races, word_of(unit_of(rules, active.race, "race")) if active else "")
        powers = [none, *_spoken(rules.powers, names)]
        fill(self.power, powers, word_of(unit_of(rules, active.power, "power")) if active else "")
        fill(self.declined, races, word_of(unit_of(rules, seat.declined[0].race, "race")) if seat.declined else "")
        if self.name.text() != seat.name:
            self.name.setText(seat.name)
        show_number(self.coins, seat.coins)
        show_number(self.hand, active.hand if active else 0)
        show_number(self.held, dict(active.pieces).get(piece, 0) if active else 0)
        self._held_label.setText(
            self.tr("Held: {}").format(names.piece(piece)) if piece else self.tr("Held: pick a piece")
        )
        self._held_label.setToolTip(self.tr("Pieces the race has beside the board; pick a piece below"))
        self.held.setFixedWidth(_NUMBER_WIDTH)
        self.held.setAccessibleName(self._held_label.text())
        self.hand.setEnabled(active is not None)
        self.power.setEnabled(active is not None)
        self.held.setEnabled(active is not None and bool(piece))


def _spoken(units: Iterable[str], names: Names) -> list[tuple[str, str]]:
    return sorted((names.unit(unit), word_of(unit)) for unit in units)

"""The column of combinations in set-up mode: race, power and coins of each, one more at the end."""

from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from core.rules.compiled import Rules
from core.rules.scenario import Setup
from core.rules.spoken_names import Names
from core.rules.state import GameState
from editor.words import tr
from sandbox.panels.setup_fields import ChoiceBox, fill, number_field, show_number, spoken
from sandbox.setup_supply import column_of, free_units, may_grow
from sandbox.setup_things import unit_of

_COINS_WIDTH = 44


class _Row:
    """The fields of one combination."""

    def __init__(self, place: int) -> None:
        self.race, self.power = ChoiceBox(), ChoiceBox()
        self.coins = number_field(f"combination-coins-{place + 1}")
        for box, words in ((self.race, tr("Race")), (self.power, tr("Power")), (self.coins, tr("Coins"))):
            box.setAccessibleName(tr("{} of combination {}").format(words, place + 1))
            box.setMinimumWidth(_COINS_WIDTH)
        self.coins.setFixedWidth(_COINS_WIDTH)

    @property
    def fields(self) -> tuple[QWidget, ...]:
        return self.race, self.power, self.coins


class ColumnForm(QWidget):
    """`combination_set` carries the place, race and power by their words, and the coins."""

    combination_set = Signal(int, str, str, int)

    def __init__(self, most: int = 6) -> None:
        super().__init__()
        self.setObjectName("combinations")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(4)
        self.title = QLabel()
        self.title.setObjectName("section")
        self._grid.addWidget(self.title, 0, 0, 1, 3)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.rows = [_Row(place) for place in range(most)]
        for place, row in enumerate(self.rows):
            for column, field in enumerate(row.fields):
                self._grid.addWidget(field, place + 1, column)
            for box in (row.race, row.power):
                box.activated.connect(partial(self._tell, place))
            row.coins.valueChanged.connect(partial(self._tell, place))

    def show_column(self, rules: Rules, setup: Setup, state: GameState, names: Names) -> None:
        column = column_of(setup, state)
        self.title.setText(tr("Combinations on offer"))
        free_races = free_units(rules, setup, state, "race")
        free_powers = free_units(rules, setup, state, "power")
        shown = len(column) + (len(column) < len(self.rows) and may_grow(rules, setup, state))
        for place, row in enumerate(self.rows):
            race, power, coins = column[place] if place < len(column) else ("", "", 0)
            is_new = place >= len(column)
            none = (tr("draw") if is_new else tr("none"), "")
            races = (*free_races, *([unit_of(rules, race, "race")] if race else ()))
            powers = (*free_powers, *([unit_of(rules, power, "power")] if power else ()))
            fill(row.race, [none, *spoken(races, names)], race)
            fill(row.power, [none, *spoken(powers, names)], power)
            show_number(row.coins, coins)
            row.coins.setEnabled(not is_new)
            for field in row.fields:
                field.setVisible(place < shown)

    def place_at(self, at: QPoint) -> int | None:
        """The combination at a place on the screen."""
        spot = self.mapFromGlobal(at)
        if not (self.isVisible() and self.rect().contains(spot)):
            return None
        for place, row in enumerate(self.rows):
            if row.race.isVisible() and row.coins.isEnabled():
                top, bottom = row.race.geometry().top(), row.race.geometry().bottom()
                if top <= spot.y() <= bottom:
                    return place
        return None

    def _tell(self, place: int, _value: int) -> None:
        """A combination that is only half chosen waits for its other half; one that loses a half is drawn again."""
        row = self.rows[place]
        race, power, is_new = row.race.currentData(), row.power.currentData(), not row.coins.isEnabled()
        if race and power:
            self.combination_set.emit(place, race, power, row.coins.value())
        elif not is_new:
            self.combination_set.emit(place, "", "", 0)

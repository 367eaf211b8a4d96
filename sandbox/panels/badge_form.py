"""The badge on a tile in set-up mode: shown while a tile that bears one lies on the board."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from core.rules.compiled import Rules
from core.rules.scenario import Setup
from core.rules.spoken_names import Names
from core.rules.state import GameState
from editor.words import tr
from sandbox.panels.setup_fields import ChoiceBox, FieldLabel, fill, place_fields, spoken
from sandbox.setup_supply import badge_on, badge_tile, free_units
from sandbox.setup_things import unit_of, word_of


class BadgeForm(QWidget):
    """`badge_set` carries the tile and the power by their words; the power is empty for none."""

    badge_set = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.label, self.power = FieldLabel(), ChoiceBox()
        place_fields(QGridLayout(self), ((self.label, self.power),))
        self._tile = ""
        self.power.activated.connect(lambda _row: self.badge_set.emit(self._tile, self.power.currentData()))

    def show_badge(self, rules: Rules, setup: Setup, state: GameState, names: Names) -> None:
        tile = badge_tile(rules, state)
        self.setVisible(bool(tile))
        if not tile:
            return
        self._tile = word_of(tile)
        self.label.setText(names.unit(tile))
        self.power.setAccessibleName(names.unit(tile))
        power = badge_on(setup, self._tile)
        lying = [unit_of(rules, power, "power")] if power else []
        fill(self.power, [(tr("none"), ""), *spoken((*free_units(rules, setup, state, "power"), *lying), names)], power)

"""Set up: what to begin with, game and map, phase, round and turn, seats, supplies, and what is wrong so far."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QSizePolicy, QTabBar, QToolButton, QWidget

from core.picture.palette import LIGHT, Theme
from core.rules.catalogue import COMMON_RULES
from core.rules.set_position import PHASES
from core.rules.state import Phase, number_of
from editor.map_words import game_titles
from editor.words import mark, tr
from sandbox import setup_model as m
from sandbox import setup_supply as supply
from sandbox.panels.badge_form import BadgeForm
from sandbox.panels.column_form import ColumnForm
from sandbox.panels.seat_form import SeatForm
from sandbox.panels.setup_fields import ChoiceBox, FieldLabel, fill, number_field, place_fields, show_number, spoken
from sandbox.panels.setup_foot import SetupFoot
from sandbox.panels.setup_frame import frame
from sandbox.panels.setup_starts_row import StartsRow
from sandbox.setup_desk import SetupDesk
from sandbox.setup_moves import OnCombination, Spot, WithSeat
from sandbox.setup_starts import bundled_choices
from sandbox.setup_things import PieceToLay, TokensToLay, word_of
from sandbox.story_words import map_words

_OTHER_MAP = "…"
_MOST_COINS = 999


class SetupPanel(QWidget):
    """Shows what the desk has, and tells it what was chosen."""

    def __init__(self, desk: SetupDesk) -> None:
        super().__init__()
        self.setObjectName("setup-panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.desk = desk
        self.theme: Theme = LIGHT
        self.game, self.map, self.phase, self.turn, self.round_event = (ChoiceBox() for _ in range(5))
        self.round = number_field("round-field", 1, 99)
        self.seats = QTabBar()
        self.form, self.column, self.badge = SeatForm(), ColumnForm(), BadgeForm()
        self.bank = number_field("bank-field", 0, _MOST_COINS)
        self.tray = number_field("tray-field")
        self.starts, self.foot = StartsRow(desk), SetupFoot(desk)
        self.problems, self.allowed, self.leave = self.foot.problems, self.foot.allowed, self.foot.leave
        self.seed, self.deal = self.starts.seed, self.starts.deal
        self._labels = [FieldLabel() for _ in range(8)]
        parts = (
            self.starts,
            self._table_form(),
            self._seat_row(),
            self.form,
            self.column,
            self.badge,
            self._supplies(),
        )
        frame(self, parts, self.foot)
        self._connect()
        for field in self.findChildren(QWidget):
            field.installEventFilter(self)

    # Building

    def _table_form(self) -> QWidget:
        inside = QWidget()
        game, map_, phase, turn, round_, event = self._labels[:6]
        place_fields(
            QGridLayout(inside),
            ((game, self.game),),
            ((map_, self.map),),
            ((phase, self.phase),),
            ((turn, self.turn), (round_, self.round)),
            ((event, self.round_event),),
        )
        return inside

    def _seat_row(self) -> QWidget:
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        self.seats.setExpanding(False)
        self.seats.setUsesScrollButtons(False)
        self.seats.setElideMode(Qt.TextElideMode.ElideRight)
        # Long names of many players are cut rather than making the panel wider than its dock.
        self.seats.setMinimumWidth(60)
        self.seats.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.seats.setDrawBase(False)
        self.add_seat, self.remove_seat = QToolButton(), QToolButton()
        self.add_seat.setText("+")
        self.remove_seat.setText("−")
        row.addWidget(self.seats, 1)
        for button in (self.add_seat, self.remove_seat):
            button.setFixedSize(26, 26)
            row.addWidget(button)
        return inside

    def _supplies(self) -> QWidget:
        inside = QWidget()
        bank, tray = self._labels[6:]
        place_fields(QGridLayout(inside), ((bank, self.bank), (tray, self.tray)))
        return inside

    def _connect(self) -> None:
        desk, form = self.desk, self.form
        desk.changed.connect(self.show_desk)
        self.game.activated.connect(lambda _row: desk.play_game(self.game.currentData()))
        self.map.activated.connect(lambda _row: self._choose_map(self.map.currentData()))
        self.phase.activated.connect(lambda _row: self._change(tr("Phase"), m.with_phase, self.phase.currentData()))
        self.turn.activated.connect(lambda row: self._change(tr("Turn"), m.with_turn, row))
        self.round.valueChanged.connect(lambda number: self._change(tr("Round"), m.with_round, number))
        self.round_event.activated.connect(
            lambda _row: self._change(tr("Event"), m.with_event, self.round_event.currentData())
        )
        self.seats.currentChanged.connect(lambda _seat: self._show_seat_chosen())
        self.add_seat.clicked.connect(self._add_seat)
        self.remove_seat.clicked.connect(lambda: self._change_seat(tr("Remove player"), m.without_seat))
        form.renamed.connect(lambda name: self._change_seat(tr("Name"), m.with_name, name))
        form.coins_set.connect(lambda number: self._change_seat(tr("Coins"), m.with_coins, number))
        form.race_set.connect(self._set_race)
        form.hand_set.connect(lambda number: self._change_seat(tr("Hand"), m.with_hand, number))
        form.held_set.connect(lambda number: self._change_seat(tr("Pieces"), m.with_held, self._piece, number))
        form.declined_set.connect(lambda race: self._change_seat(tr("In decline"), m.with_declined, race))
        self.bank.valueChanged.connect(lambda number: self._change(tr("Bank"), supply.with_bank, number))
        self.tray.valueChanged.connect(self._set_tray)
        self.column.combination_set.connect(self._set_combination)
        self.badge.badge_set.connect(lambda tile, power: self._change(tr("Power"), supply.with_badge_on, tile, power))

    # Telling the desk

    @property
    def seat(self) -> int:
        return max(0, self.seats.currentIndex())

    @property
    def _piece(self) -> str:
        picked = self.desk.picked
        return picked.piece if isinstance(picked, PieceToLay) else ""

    @property
    def _race(self) -> str:
        picked = self.desk.picked
        return picked.race if isinstance(picked, TokensToLay) else ""

    def _change(self, title: str, edit: m.Edit, *values: object) -> None:
        self.desk.change(title, lambda setup: edit(setup, *values))

    def _change_seat(self, title: str, edit: m.Edit, *values: object) -> None:
        self._change(title, edit, self.seat, *values)

    def _set_race(self, race: str, power: str) -> None:
        self._change_seat(tr("Race"), m.with_race, race, power)
        self.desk.pick_race_of(self.seat)

    def _show_seat_chosen(self) -> None:
        """Another player: their tokens are what is laid next."""
        self.desk.pick_race_of(self.seat)
        self.show_desk()

    def _set_tray(self, number: int) -> None:
        if self._race:
            self._change(tr("Tray"), supply.with_tray, word_of(self._race), number)

    def _set_combination(self, place: int, race: str, power: str, coins: int) -> None:
        state = self.desk.start
        self.desk.change(
            tr("Combination"), lambda setup: supply.with_combination(setup, state, place, (race, power, coins))
        )

    def _add_seat(self) -> None:
        self._change(tr("Add player"), m.with_seat)
        self.seats.setCurrentIndex(self.seats.count() - 1)

    def _choose_map(self, path: str) -> None:
        if path == _OTHER_MAP:
            path = QFileDialog.getOpenFileName(self, tr("Open map"), "", tr("Maps (*.map.geojson *.geojson)"))[0]
        if path:
            self.desk.play_on(Path(path))
        self.show_desk()

    def spot_at(self, at: QPoint) -> Spot | None:
        """The player or the combination that something laid down here goes to."""
        tab = self.seats.tabAt(self.seats.mapFromGlobal(at))
        if tab >= 0:
            return WithSeat(tab)
        if self.form.isVisible() and self.form.rect().contains(self.form.mapFromGlobal(at)):
            return WithSeat(self.seat)
        place = self.column.place_at(at)
        return None if place is None else OnCombination(place)

    # Showing

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        if self.desk.is_on:
            self.show_desk()

    def show_desk(self) -> None:
        desk, setup, session = self.desk, self.desk.setup, self.desk.session
        names, rules = session.names, session.engine.rules
        self._show_words()
        fill(self.game, [(_game_words(game), game) for game in COMMON_RULES], session.scenario.game)
        self._show_map()
        fill(self.phase, [(_titled(names.phase(phase)), str(phase)) for phase in PHASES], str(self._phase()))
        fill(self.turn, [(seat.name, seat.name) for seat in setup.seats], setup.seats[m.turn_of(setup)].name)
        show_number(self.round, setup.round)
        self._show_event()
        self._show_seats()
        self.form.show_seat(self.seat, setup.seats[self.seat], rules, names, piece=self._piece)
        self.form.show_held(desk.start, names, self.theme)
        self.add_seat.setEnabled(len(setup.seats) < m.MOST)
        self.remove_seat.setEnabled(len(setup.seats) > m.FEWEST)
        self.column.show_column(rules, setup, desk.start, names)
        self.badge.show_badge(rules, setup, desk.start, names)
        show_number(self.bank, desk.start.bank)
        show_number(self.tray, number_of(desk.start.tray, self._race))
        self.tray.setEnabled(bool(self._race))

    def _show_words(self) -> None:
        words = (
            tr("Game"),
            tr("Map"),
            tr("Phase"),
            tr("Turn of"),
            tr("Round"),
            tr("Event"),
            tr("Bank"),
            tr("In the tray"),
        )
        fields = (self.game, self.map, self.phase, self.turn, self.round, self.round_event, self.bank, self.tray)
        for label, field, word in zip(self._labels, fields, words, strict=True):
            label.setText(word)
            field.setAccessibleName(word)
        for button, sentence in (
            (self.add_seat, tr("Add a player")),
            (self.remove_seat, tr("Remove this player")),
        ):
            button.setToolTip(sentence)
            button.setAccessibleName(sentence)
        self.seats.setAccessibleName(tr("Players"))

    def _show_event(self) -> None:
        """The event of the round, in games that have events."""
        session, events = self.desk.session, self.desk.setup.events
        known = spoken(session.engine.rules.events, session.names)
        fill(self.round_event, [(tr("None"), ""), *known], events[-1] if events else "")
        for widget in (self._labels[5], self.round_event):
            widget.setVisible(bool(known))

    def _show_map(self) -> None:
        session = self.desk.session
        known = [(words, str(path)) for words, path in bundled_choices()]
        here = next((path for _, path in known if session.scenario.map and f"{session.scenario.map}." in path), "")
        own = [] if here else [(map_words(session), "")]
        fill(self.map, [*own, *known, (tr("Another map…"), _OTHER_MAP)], here)

    def _phase(self) -> Phase:
        return self.desk.start.phase if not self.desk.setup.phase else Phase(self.desk.setup.phase)

    def _show_seats(self) -> None:
        seats = self.desk.setup.seats
        with QSignalBlocker(self.seats):
            while self.seats.count() > len(seats):
                self.seats.removeTab(self.seats.count() - 1)
            while self.seats.count() < len(seats):
                self.seats.addTab("")
            for index, seat in enumerate(seats):
                self.seats.setTabText(index, seat.name)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Undo and redo are the workspace's, also while a field has the focus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            is_ours = event.matches(keys.Undo) or event.matches(keys.Redo)
            if is_ours:
                event.ignore()
                return True
        return super().eventFilter(watched, event)


_MIXED = mark("mixed")


def _titled(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"


def _game_words(game: str) -> str:
    """The game by its name; games played together by both."""
    titles = game_titles() | {"mixed": tr(_MIXED)}
    return ", ".join(titles.get(each, each) for each in game.split("-"))

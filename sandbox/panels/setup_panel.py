"""Set up: game, phase, round and turn, the seats, what can be laid on the board, and what is wrong so far."""

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.picture.palette import LIGHT, Theme
from core.rules.catalogue import COMMON_RULES
from core.rules.set_position import PHASES
from core.rules.state import Phase
from sandbox import setup_model as m
from sandbox.panels.problem_list import ProblemList
from sandbox.panels.seat_form import SeatForm, fill, number_field, place_fields, show_number
from sandbox.panels.thing_pictures import thing_icon
from sandbox.setup_desk import SetupDesk

_MOST_SEED = 999_999


class SetupPanel(QWidget):
    """Shows what the desk has, and tells it what was chosen."""

    def __init__(self, desk: SetupDesk) -> None:
        super().__init__(objectName="setup-panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.desk = desk
        self.theme: Theme = LIGHT
        self.game, self.phase, self.turn = QComboBox(), QComboBox(), QComboBox()
        self.round = number_field("round-field", 1, 99)
        self.seats = QTabBar(expanding=False, usesScrollButtons=True, drawBase=False)
        self.form = SeatForm()
        self.things = QListWidget(objectName="things")
        self.problems = ProblemList()
        self.allowed = QCheckBox(self.tr("Allow on purpose"))
        self.seed = number_field("seed", 1, _MOST_SEED)
        self.deal = QPushButton(self.tr("New game"))
        self.leave = QPushButton(self.tr("Play from here"), objectName="play-from-here")
        self._lay_out()
        self._connect()
        for field in self.findChildren(QWidget):
            field.installEventFilter(self)

    # Building

    def _lay_out(self) -> None:
        inside = QWidget(objectName="dock-page")
        column = QVBoxLayout(inside)
        column.setContentsMargins(10, 10, 6, 10)
        column.setSpacing(8)
        column.addLayout(self._table_form())
        column.addLayout(self._seat_row())
        column.addWidget(self.form)
        column.addWidget(QLabel(self.tr("Lay on the board"), objectName="section"))
        hint = QLabel(self.tr("Click a region to add, right or Shift+click to remove."), objectName="caption")
        hint.setWordWrap(True)
        column.addWidget(hint)
        column.addWidget(self.things, 1)
        self.things.setMinimumHeight(132)
        self.things.setAccessibleName(self.tr("Tokens and pieces"))
        self.things.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        scroll = QScrollArea(objectName="dock-page", widgetResizable=True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(scroll, 1)
        whole.addWidget(self._foot())

    def _table_form(self) -> QGridLayout:
        grid = QGridLayout()
        place_fields(
            grid,
            ((self.tr("Game"), self.game), (self.tr("Round"), self.round)),
            ((self.tr("Phase"), self.phase),),
            ((self.tr("Turn of"), self.turn),),
        )
        return grid

    def _seat_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.add_seat, self.remove_seat = QToolButton(text="+"), QToolButton(text="−")
        row.addWidget(self.seats, 1)
        for button, words in (
            (self.add_seat, self.tr("Add a player")),
            (self.remove_seat, self.tr("Remove this player")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
            button.setFixedSize(26, 26)
            row.addWidget(button)
        self.seats.setAccessibleName(self.tr("Players"))
        return row

    def _foot(self) -> QWidget:
        foot = QWidget(objectName="setup-foot")
        foot.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(foot)
        column.setContentsMargins(10, 8, 10, 10)
        column.setSpacing(6)
        column.addWidget(self.problems)
        column.addWidget(self.allowed)
        row = QHBoxLayout()
        row.addWidget(self.deal)
        row.addWidget(QLabel(self.tr("seed")))
        row.addWidget(self.seed, 1)
        self.seed.setAccessibleName(self.tr("Seed of a new game"))
        self.deal.setToolTip(self.tr("A whole game on this map with these players, dealt from the seed"))
        column.addLayout(row)
        column.addWidget(self.leave)
        return foot

    def _connect(self) -> None:
        desk, form = self.desk, self.form
        desk.changed.connect(self.show_desk)
        self.game.activated.connect(lambda _row: desk.play_game(self.game.currentData()))
        self.phase.activated.connect(
            lambda _row: self._change(self.tr("Phase"), m.with_phase, self.phase.currentData())
        )
        self.turn.activated.connect(lambda row: self._change(self.tr("Turn"), m.with_turn, row))
        self.round.valueChanged.connect(lambda number: self._change(self.tr("Round"), m.with_round, number))
        self.seats.currentChanged.connect(lambda _seat: self.show_desk())
        self.add_seat.clicked.connect(self._add_seat)
        self.remove_seat.clicked.connect(lambda: self._change_seat(self.tr("Remove player"), m.without_seat))
        form.renamed.connect(lambda name: self._change_seat(self.tr("Name"), m.with_name, name))
        form.coins_set.connect(lambda number: self._change_seat(self.tr("Coins"), m.with_coins, number))
        form.race_set.connect(lambda race, power: self._change_seat(self.tr("Race"), m.with_race, race, power))
        form.hand_set.connect(lambda number: self._change_seat(self.tr("Hand"), m.with_hand, number))
        form.held_set.connect(lambda number: self._change_seat(self.tr("Pieces"), m.with_held, self._piece, number))
        form.declined_set.connect(lambda race: self._change_seat(self.tr("In decline"), m.with_declined, race))
        self.things.currentRowChanged.connect(self._pick)
        self.allowed.toggled.connect(desk.allow)
        self.deal.clicked.connect(lambda: desk.deal(self.seed.value()))
        self.leave.clicked.connect(desk.leave)

    # Telling the desk

    @property
    def seat(self) -> int:
        return max(0, self.seats.currentIndex())

    @property
    def _piece(self) -> str:
        picked = self.desk.picked
        return picked.piece if isinstance(picked, m.PieceToLay) else ""

    def _change(self, title: str, edit: m.Edit, *values: object) -> None:
        self.desk.change(title, lambda setup: edit(setup, *values))

    def _change_seat(self, title: str, edit: m.Edit, *values: object) -> None:
        self._change(title, edit, self.seat, *values)

    def _add_seat(self) -> None:
        self._change(self.tr("Add player"), m.with_seat)
        self.seats.setCurrentIndex(self.seats.count() - 1)

    def _pick(self, row: int) -> None:
        item = self.things.item(row)
        if item is not None:
            self.desk.pick(item.data(Qt.ItemDataRole.UserRole))

    # Showing

    def show_theme(self, theme: Theme) -> None:
        self.theme = theme
        if self.desk.is_on:
            self.show_desk()

    def show_desk(self) -> None:
        desk, setup, session = self.desk, self.desk.setup, self.desk.session
        names, rules = session.names, session.engine.rules
        fill(self.game, [(_game_words(game), game) for game in COMMON_RULES], session.scenario.game)
        fill(self.phase, [(names.phase(phase), str(phase)) for phase in PHASES], str(self._phase()))
        fill(self.turn, [(seat.name, seat.name) for seat in setup.seats], setup.seats[m.turn_of(setup)].name)
        show_number(self.round, setup.round)
        self._show_seats()
        self.form.show_seat(setup.seats[self.seat], rules, names, self._piece)
        self.add_seat.setEnabled(len(setup.seats) < m.MOST)
        self.remove_seat.setEnabled(len(setup.seats) > m.FEWEST)
        self._show_things()
        problems = desk.problems()
        self.problems.show_problems(names, problems, desk.trouble)
        with QSignalBlocker(self.allowed):
            self.allowed.setChecked(desk.is_allowed)
        self.leave.setEnabled(desk.is_allowed or not problems)

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

    def _show_things(self) -> None:
        desk, names = self.desk, self.desk.session.names
        with QSignalBlocker(self.things):
            scrolled = self.things.verticalScrollBar().value()
            self.things.clear()
            for thing in desk.palette():
                item = QListWidgetItem(thing_icon(thing, names, self.theme), thing_words(thing, desk))
                item.setToolTip(item.text())
                item.setData(Qt.ItemDataRole.UserRole, thing)
                self.things.addItem(item)
                if m.same_thing(desk.picked, thing):
                    self.things.setCurrentItem(item)
            self.things.verticalScrollBar().setValue(scrolled)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Undo and redo are the workspace's, also while a field has the focus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            is_ours = event.matches(keys.Undo) or event.matches(keys.Redo)
            if is_ours:
                event.ignore()
                return True
        return super().eventFilter(watched, event)


def thing_words(thing: m.Layable, desk: SetupDesk) -> str:
    """`Elves · Anna, 7 left`"""
    names = desk.session.names
    left = desk.tr("{} left").format(thing.left)
    if isinstance(thing, m.PieceToLay):
        words = names.piece(thing.piece)
        return f"{words[:1].upper()}{words[1:]} · {left}"
    owner = names.seat(thing.seat)
    where = desk.tr("{}, in decline").format(owner) if thing.declined is not None else owner
    return f"{names.unit(thing.race)} ({where}) · {left}"


def _game_words(game: str) -> str:
    return game.replace("-", ", ").capitalize()

"""The seats: who has which race and power, how many tokens and coins, and what is in decline."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from core.picture.game_layers import stack_of
from core.picture.icon_source import icon_names
from core.picture.palette import Theme
from core.picture.token_shapes import Stack
from core.rules.spoken_names import Names
from core.rules.state import GameState, Holding, number_of
from editor.canvas.icon_pictures import icon_pixmap
from editor.counts import coins_counted, regions_counted
from editor.words import tr
from sandbox.panels.small_signs import icon_label
from sandbox.token_pixmaps import token_pixmap

_TOKEN, _SMALL = 40, 20


def seat_facts(names: Names, state: GameState, seat: int) -> tuple[str, str]:
    """The combination in play and where its tokens are, in words."""
    active = state.seats[seat].active
    if not active:
        return tr("no race in play"), ""
    holding = state.holding(active)
    on_board = sum(ground.tokens for ground in state.grounds if ground.race == active)
    # Whether the tray is empty decides some rules; an empty hand goes without saying.
    parts = [tr("{} in hand").format(holding.hand)] if holding.hand else []
    parts += [tr("{} on the board").format(on_board)] if on_board else []
    parts += [tr("{} in the tray").format(number_of(state.tray, active))]
    parts += [tr("{} held back").format(holding.kept)] if holding.kept else []
    parts += [tr("{} driven out").format(holding.fled)] if holding.fled else []
    parts += [f"{number} × {names.piece(piece)}" for piece, number in holding.pieces]
    return names.combo(active, holding.power), ", ".join(parts)


def decline_words(names: Names, state: GameState, holding: Holding) -> str:
    regions = sum(ground.race == holding.race for ground in state.grounds)
    return f"{names.holding(holding)}, {regions_counted(regions)}"


class SeatsPanel(QScrollArea):
    """One card per seat; a card is made anew only when something on it is another."""

    def __init__(self) -> None:
        super().__init__(objectName="seats")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Seats"))
        inside = QWidget(objectName="dock-page")
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(10, 10, 8, 8)
        self._column.setSpacing(6)
        self._column.addStretch(1)
        self.setWidget(inside)
        inside.installEventFilter(self)
        self.cards: list[QFrame] = []
        # Once the cards have been dressed and laid out.
        self._measure = QTimer(self, interval=0, singleShot=True)
        self._measure.timeout.connect(self._keep_heights)
        self._shown: list[object] = []

    def sizeHint(self) -> QSize:
        return QSize(288, 600)

    def show_state(
        self,
        names: Names,
        state: GameState,
        purses: tuple[int | None, ...],
        *,
        mover: int,
        theme: Theme,
        race_names: dict[str, str],
    ) -> None:
        """`purses` are the coins of each seat, or None where they are hidden."""
        facts = [
            (_facts(names, state, seat, is_mover=seat == mover, theme=theme), purses[seat])
            for seat in range(len(state.seats))
        ]
        for extra in self.cards[len(facts) :]:
            self._drop(extra)
        del self.cards[len(facts) :], self._shown[len(facts) :]
        for seat, fact in enumerate(facts):
            is_known = seat < len(self.cards)
            if is_known and self._shown[seat] == fact:
                continue
            card = _card(names, state, seat, purses[seat], is_mover=seat == mover, theme=theme, race_names=race_names)
            if is_known:
                self._drop(self.cards[seat])
                self.cards[seat], self._shown[seat] = card, fact
            else:
                self.cards.append(card)
                self._shown.append(fact)
            self._column.insertWidget(seat, card)
            # At once: a layout would show what is new only in a while, and until then cards have no height.
            card.show()
        self._keep_heights()
        self._measure.start()

    def _keep_heights(self) -> None:
        """Every card has the height its lines need: where there is little room the cards scroll."""
        if not self.isVisible():
            # What was never shown has no height yet.
            return
        for card in self.cards:
            card.ensurePolished()
            margins = self._column.contentsMargins()
            width = self.viewport().width() - margins.left() - margins.right()
            needed = card.layout().totalHeightForWidth(width)
            if needed != card.minimumHeight():
                card.setMinimumHeight(needed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cards that have just been shown or dressed need another height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._measure.start()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure.start()

    def _drop(self, card: QFrame) -> None:
        self._column.removeWidget(card)
        card.hide()
        card.deleteLater()


def _facts(names: Names, state: GameState, seat: int, *, is_mover: bool, theme: Theme) -> tuple[object, ...]:
    """Everything a card says."""
    chair = state.seats[seat]
    declined = tuple(decline_words(names, state, state.holding(race)) for race in reversed(chair.declined))
    return names.seat(seat), seat_facts(names, state, seat), declined, chair, is_mover, theme.name


def _wrapped(words: str, name: str) -> QLabel:
    label = QLabel(words, objectName=name, wordWrap=True)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return label


def _card(
    names: Names,
    state: GameState,
    seat: int,
    purse: int | None,
    *,
    is_mover: bool,
    theme: Theme,
    race_names: dict[str, str],
) -> QFrame:
    combination, tokens = seat_facts(names, state, seat)
    chair = state.seats[seat]
    card = QFrame(objectName="seat-card")
    card.setProperty("acting", is_mover)
    declined = [state.holding(race) for race in reversed(chair.declined)]
    decline_lines = [decline_words(names, state, holding) for holding in declined]
    facts = [names.seat(seat), tr("to act") if is_mover else "", combination, tokens, *decline_lines]
    card.setAccessibleName(", ".join(fact for fact in [*facts, purse_words(purse)] if fact))
    grid = QGridLayout(card)
    grid.setContentsMargins(10, 6, 10, 6)
    grid.setHorizontalSpacing(10)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(1, 1)
    holding = state.holding(chair.active) if chair.active else None
    stack = stack_of(holding, 1, race_names) if holding is not None else Stack("", seat, 1, True, "")
    grid.addWidget(_pixmap(stack, theme, _TOKEN), 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
    grid.addLayout(_name_row(names.seat(seat), is_mover), 0, 1)
    grid.addLayout(_coins(purse, theme), 0, 2)
    grid.addLayout(_combo_row(combination, holding, theme), 1, 1, 1, 2)
    if tokens:
        grid.addWidget(_wrapped(tokens, "seat-tokens"), 2, 0, 1, 3)
    for row, (each, words) in enumerate(zip(declined, decline_lines, strict=True), 3):
        small = _pixmap(stack_of(each, 1, race_names), theme, _SMALL)
        grid.addWidget(small, row, 0, Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(_wrapped(words, "seat-tokens"), row, 1, 1, 2)
    return card


def _combo_row(words: str, holding: Holding | None, theme: Theme) -> QHBoxLayout:
    """The combination, with the sign of its power before it."""
    row = QHBoxLayout()
    row.setSpacing(5)
    name = holding.power.replace(".", "_", 1) if holding is not None else ""
    if name in icon_names():
        row.addWidget(icon_label(name, theme.interface.text2, 16, theme.interface.raised))
    row.addWidget(_wrapped(words, "seat-combo"), 1)
    return row


def _pixmap(stack: Stack, theme: Theme, size: int) -> QLabel:
    label = QLabel()
    label.setPixmap(token_pixmap(stack, theme, size))
    return label


def _name_row(name: str, is_mover: bool) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(6)
    row.addWidget(QLabel(name, objectName="seat-name"))
    if is_mover:
        row.addWidget(QLabel(tr("to act"), objectName="chip"))
    row.addStretch(1)
    return row


def purse_words(purse: int | None) -> str:
    return tr("coins hidden") if purse is None else coins_counted(purse)


def _coins(purse: int | None, theme: Theme) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(4)
    sign = QLabel()
    sign.setPixmap(icon_pixmap("thing_coin", theme.warning.text, 16))
    amount = QLabel("?" if purse is None else str(purse), objectName="seat-coins")
    amount.setToolTip(purse_words(purse))
    row.addWidget(sign)
    row.addWidget(amount)
    return row

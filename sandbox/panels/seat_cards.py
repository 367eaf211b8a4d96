"""The card of a seat, in full or, where there is little height, in one row with the rest in its tooltip."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy

from core.picture.game_layers import stack_of
from core.picture.icon_source import icon_names
from core.picture.palette import Theme
from core.picture.token_shapes import Stack
from core.rules.spoken_names import Names
from core.rules.state import GameState, Holding, number_of
from editor.canvas.elided_label import ElidedLabel
from editor.canvas.icon_pictures import icon_pixmap
from editor.number_words import coins_counted, regions_counted
from editor.words import tr
from sandbox.panels.small_signs import icon_label
from sandbox.token_pixmaps import token_pixmap

_TOKEN, _BRIEF, _SMALL = 40, 26, 20


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What every card of a position is made from."""

    names: Names
    state: GameState
    purses: tuple[int | None, ...]
    """The coins of each seat, or None where they are hidden."""
    mover: int
    theme: Theme
    race_names: dict[str, str]


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


def _wrapped(words: str, name: str) -> QLabel:
    label = QLabel(words, objectName=name, wordWrap=True)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return label


def card_facts(look: SeatLook, seat: int) -> tuple[object, ...]:
    """Everything a card says: it is made anew when something of this is another."""
    chair = look.state.seats[seat]
    return (
        look.names.seat(seat), seat_facts(look.names, look.state, seat), decline_lines(look, seat), chair,
        look.purses[seat], seat == look.mover, look.theme.name,
    )  # fmt: skip


def decline_lines(look: SeatLook, seat: int) -> tuple[str, ...]:
    declined = reversed(look.state.seats[seat].declined)
    return tuple(decline_words(look.names, look.state, look.state.holding(race)) for race in declined)


def seat_card(look: SeatLook, seat: int, *, is_brief: bool) -> QFrame:
    names, state, is_mover = look.names, look.state, seat == look.mover
    combination, tokens = seat_facts(names, state, seat)
    card = QFrame(objectName="seat-card")
    card.setProperty("acting", is_mover)
    acts = tr("to act") if is_mover else ""
    facts = [names.seat(seat), acts, combination, tokens, *decline_lines(look, seat), purse_words(look.purses[seat])]
    told = ", ".join(fact for fact in facts if fact)
    card.setAccessibleName(told)
    if is_brief:
        card.setToolTip(told)
        _fill_brief(card, look, seat)
    else:
        _fill(card, look, seat)
    return card


def _fill_brief(card: QFrame, look: SeatLook, seat: int) -> None:
    """One row: token, name and combination, what is in decline, coins."""
    row = QHBoxLayout(card)
    row.setContentsMargins(8, 4, 10, 4)
    row.setSpacing(8)
    row.addWidget(_pixmap(_active_stack(look, seat), look.theme, _BRIEF))
    row.addWidget(QLabel(look.names.seat(seat), objectName="seat-name"))
    row.addWidget(ElidedLabel(seat_facts(look.names, look.state, seat)[0], objectName="seat-combo"), 1)
    for race in reversed(look.state.seats[seat].declined):
        row.addWidget(_pixmap(stack_of(look.state.holding(race), 1, look.race_names), look.theme, _SMALL))
    row.addLayout(_coins(look.purses[seat], look.theme))


def _fill(card: QFrame, look: SeatLook, seat: int) -> None:
    state, theme = look.state, look.theme
    chair = state.seats[seat]
    grid = QGridLayout(card)
    grid.setContentsMargins(10, 6, 10, 6)
    grid.setHorizontalSpacing(10)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(1, 1)
    holding = state.holding(chair.active) if chair.active else None
    combination, tokens = seat_facts(look.names, state, seat)
    grid.addWidget(_pixmap(_active_stack(look, seat), theme, _TOKEN), 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
    grid.addLayout(_name_row(look.names.seat(seat), seat == look.mover), 0, 1)
    grid.addLayout(_coins(look.purses[seat], theme), 0, 2)
    grid.addLayout(_combo_row(combination, holding, theme), 1, 1, 1, 2)
    if tokens:
        grid.addWidget(_wrapped(tokens, "seat-tokens"), 2, 0, 1, 3)
    declined = [state.holding(race) for race in reversed(chair.declined)]
    for row, (each, words) in enumerate(zip(declined, decline_lines(look, seat), strict=True), 3):
        small = _pixmap(stack_of(each, 1, look.race_names), theme, _SMALL)
        grid.addWidget(small, row, 0, Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(_wrapped(words, "seat-tokens"), row, 1, 1, 2)


def _active_stack(look: SeatLook, seat: int) -> Stack:
    race = look.state.seats[seat].active
    return stack_of(look.state.holding(race), 1, look.race_names) if race else Stack("", seat, 1, True, "")


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

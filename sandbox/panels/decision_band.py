"""A decision that somebody must make before the game goes on: who, what about, and the answers to click."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from core.picture.game_layers import stack_of
from core.picture.palette import Theme
from core.picture.token_shapes import Stack
from core.rules.change_words import question_words
from core.rules.legal_now import LegalNow
from core.rules.legal_options import Option
from core.rules.state import CHANCE
from editor.canvas.taken_out import take_out
from editor.canvas.text_size import keep_size
from editor.words import tr
from sandbox.panels.option_words import kind_words
from sandbox.token_pixmaps import token_pixmap

_MOST_BUTTONS = 6


class DecisionBand(QWidget):
    """`chosen` carries the Option of the button that was clicked."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__(objectName="decision-band")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(self, height=44)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(14, 0, 8, 0)
        self._row.setSpacing(8)
        self.buttons: list[QPushButton] = []
        self.hide()

    def show_legal(self, legal: LegalNow, theme: Theme, race_names: dict[str, str]) -> None:
        while (item := self._row.takeAt(0)) is not None:
            if item.widget() is not None:
                take_out(item.widget())
        self.buttons = []
        pending = legal.state.pending[-1] if legal.state.pending else None
        if pending is None or pending.seat == CHANCE:
            self.hide()
            return
        active = pending.race or legal.state.seats[pending.seat].active
        is_theirs = bool(active) and any(each.race == active for each in legal.state.holdings)
        stack = (
            stack_of(legal.state.holding(active), 1, race_names) if is_theirs else Stack("", pending.seat, 1, True, "")
        )
        token = QLabel()
        token.setPixmap(token_pixmap(stack, theme, 28))
        self._row.addWidget(token)
        question = question_words(legal.names, pending)
        clause = next((option.clause for option in legal.options if option.clause is not None), None)
        self._row.addWidget(QLabel(question, objectName="band-question"))
        about = clause.title if clause is not None else ""
        if not about and legal.options:
            about = legal.options[0].heading or kind_words(legal.options[0].kind)
        self._row.addWidget(QLabel(about, objectName="caption"))
        self._row.addStretch(1)
        for option in legal.options[:_MOST_BUTTONS]:
            self._add_button(option, legal.keys.get(option.action, ""))
        if len(legal.options) > _MOST_BUTTONS:
            self._row.addWidget(QLabel(tr("and on the board"), objectName="caption"))
        self.setAccessibleName(question)
        self.show()

    def _add_button(self, option: Option, key: str) -> None:
        button = QPushButton(f"{key}  {option.title}" if key else option.title)
        button.setAccessibleName(option.title)
        keep_size(button, height=30)
        button.clicked.connect(lambda: self.chosen.emit(option))
        self.buttons.append(button)
        self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

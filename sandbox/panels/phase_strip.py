"""The strip over the board: the round, the phases of a turn as a path, and what is asked or held in hand now."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from core.picture.game_layers import stack_of
from core.picture.palette import Theme
from core.rules.catalogue_data import catalogue_data
from core.rules.change_words import question_words
from core.rules.spoken_names import Names
from core.rules.state import GameState, Phase
from sandbox.token_pixmaps import token_pixmap

_PATH = {"choose": "Choose", "ready": "Ready", "conquer": "Conquer", "redeploy": "Redeploy", "score": "Score"}
_PLACE = {
    Phase.DEAL: "choose",
    Phase.START: "choose",
    Phase.READY: "ready",
    Phase.CONQUER: "conquer",
    Phase.REDEPLOY: "redeploy",
    Phase.BEFORE_COINS: "score",
    Phase.AFTER_COINS: "score",
}
_MOST_TOKENS = 5


class PhaseStrip(QWidget):
    def __init__(self) -> None:
        super().__init__(objectName="phase-strip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedHeight(38)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(14, 0, 8, 0)
        self.row.setSpacing(8)
        self._round = QLabel(objectName="round")
        self._path = QLabel(objectName="phase-path")
        self._asked = QLabel(objectName="asked")
        self._hand = QLabel(objectName="caption")
        self._tokens = QHBoxLayout()
        self._tokens.setSpacing(0)
        for widget in (self._round, self._path, self._asked):
            self.row.addWidget(widget)
        self.row.addStretch(1)
        self.row.addWidget(self._hand)
        self.row.addLayout(self._tokens)

    def show_state(
        self, names: Names, state: GameState, *, rounds: int, theme: Theme, race_names: dict[str, str]
    ) -> None:
        self._round.setText(f"Round {state.round} of {rounds}")
        self._path.setText(_path_text(state, theme))
        self._path.setToolTip(_phase_word(names, state))
        self._asked.setText(question_words(names, state.pending[-1]) if state.pending else "")
        self._asked.setVisible(bool(state.pending))
        while (item := self._tokens.takeAt(0)) is not None:
            item.widget().hide()
            item.widget().deleteLater()
        actor = state.actor or state.seats[state.turn].active
        hand = state.holding(actor).hand if actor else 0
        self._hand.setText(f"In hand {hand}" if hand > _MOST_TOKENS else "In hand" if hand else "Nothing in hand")
        if actor:
            pixmap = token_pixmap(stack_of(state.holding(actor), 1, race_names), theme, 26)
            for _ in range(min(hand, _MOST_TOKENS)):
                self._tokens.addWidget(QLabel(pixmap=pixmap))


def _path_text(state: GameState, theme: Theme) -> str:
    """The phases of a turn, the one that is on in bold."""
    if state.phase is Phase.OVER:
        return "The game is over"
    now = _PLACE.get(state.phase)
    parts = [
        f'<b style="color:{theme.interface.accent_text}">{word}</b>' if key == now else word
        for key, word in _PATH.items()
    ]
    return " › ".join(parts)


def _phase_word(names: Names, state: GameState) -> str:
    """What the books call the phase that is on."""
    key = _PLACE.get(state.phase)
    return catalogue_data().word(f"phase.{key}", names.language, names.game) if key else ""

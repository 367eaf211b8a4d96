"""The strip over the board: the round, the phases of a turn as a path, what is asked or held in hand, and the die."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from core.picture.game_layers import stack_of
from core.picture.palette import Theme
from core.rules.change_words import question_words
from core.rules.spoken_names import Names
from core.rules.state import CHANCE, GameState, Phase
from editor.canvas.text_size import keep_size
from editor.words import tr
from sandbox.panels.die_button import DieButton
from sandbox.token_pixmaps import token_pixmap

_PATH = ("choose", "ready", "conquer", "redeploy", "score")
_PLACE = {
    Phase.DEAL: "choose",
    Phase.ROUND: "choose",
    Phase.START: "choose",
    Phase.READY: "ready",
    Phase.CONQUER: "conquer",
    Phase.REDEPLOY: "redeploy",
    Phase.BEFORE_COINS: "score",
    Phase.AFTER_COINS: "score",
}
_MOST_TOKENS = 5


class PhaseStrip(QWidget):
    def __init__(self, die: DieButton) -> None:
        super().__init__(objectName="phase-strip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        keep_size(self, height=38)
        self.die = die
        self._shown: tuple[GameState, Theme] | None = None
        self._is_short = False
        self._round = QLabel(objectName="round")
        self._path = QLabel(objectName="phase-path")
        self._asked = QLabel(objectName="asked")
        self._hand = QLabel(objectName="caption")
        self._tokens = [QLabel() for _ in range(_MOST_TOKENS)]
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 8, 0)
        row.setSpacing(8)
        for widget in (self._round, self._path, self._asked):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self._hand)
        tokens = QHBoxLayout()
        tokens.setSpacing(0)
        for token in self._tokens:
            tokens.addWidget(token)
        row.addLayout(tokens)
        row.addWidget(die)

    def show_state(
        self, names: Names, state: GameState, *, rounds: int, theme: Theme, race_names: dict[str, str]
    ) -> None:
        self._round.setText(tr("Round {} of {}").format(state.round, rounds))
        self._shown = state, theme
        place = _PLACE.get(state.phase)
        self._path.setToolTip(names.phase(place) if place else "")
        asks_chance = bool(state.pending) and state.pending[-1].seat == CHANCE
        self._asked.setText(question_words(names, state.pending[-1]) if asks_chance else "")
        self._asked.setVisible(asks_chance)
        actor = state.actor or state.seats[state.turn].active
        hand = state.holding(actor).hand if actor else 0
        held = tr("In hand {}").format(hand) if hand > _MOST_TOKENS else tr("In hand")
        self._hand.setText(held if hand else tr("Nothing in hand"))
        for number, token in enumerate(self._tokens):
            token.setVisible(number < hand)
        if actor and hand:
            pixmap = token_pixmap(stack_of(state.holding(actor), 1, race_names), theme, 26)
            for token in self._tokens[:hand]:
                token.setPixmap(pixmap)
        self._say_path()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._say_path()

    def event(self, event: QEvent) -> bool:
        # The die and the hand may come to need more room after the path was told. The layout is up to date by now: to
        # invalidate it here would ask for the next such event, and so on without an end.
        if event.type() is QEvent.Type.LayoutRequest and not self._is_short and not self._fits():
            self._say_path()
        return super().event(event)

    def fit_text(self) -> None:
        self._say_path()

    def _say_path(self) -> None:
        """All phases where there is room for them; else the one that is on, and those that follow."""
        if self._shown is None:
            return
        for is_short in (False, True):
            self._is_short = is_short
            self._path.setText(self._path_text(*self._shown, is_short=is_short))
            self.layout().invalidate()
            if self._fits():
                return

    def _fits(self) -> bool:
        return self.layout().minimumSize().width() <= self.width()

    def _path_text(self, state: GameState, theme: Theme, *, is_short: bool) -> str:
        """The phases of a turn: those that are over ticked, the one that is on in bold."""
        if state.phase is Phase.OVER:
            return tr("The game is over")
        words = (tr("Choose"), tr("Ready"), tr("Conquer"), tr("Redeploy"), tr("Score"))
        now = _PATH.index(_PLACE.get(state.phase, "score"))
        parts = []
        for number, word in enumerate(words):
            if number == now:
                parts.append(f'<b style="color:{theme.interface.accent_text}">{word}</b>')
            elif not is_short:
                parts.append(f'{word} <span style="color:{theme.ok.text}">✓</span>' if number < now else word)
        return "&nbsp; › &nbsp;".join(parts)

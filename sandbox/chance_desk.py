"""Chance in the sandbox: the die is rolled from a seed, chosen, or read from a script; draws likewise.

The seed is shown and kept: at the same place of the same story it gives the same again.
"""

from PySide6.QtCore import QObject, Signal

from core.rules.actions import Action, Roll
from core.rules.seeded_chance import is_due, is_of_chance, seeded
from core.rules.seeded_tree import ROLLED
from editor.words import tr
from sandbox.session import Session

CHOSEN, SCRIPTED = "chosen", "scripted"
FIRST_SEED = 1


class ChanceDesk(QObject):
    """Decides what chance decides. `changed` comes when seed, script or the drawing by itself are others."""

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.seed = FIRST_SEED
        self.script: tuple[int, ...] = ()
        self.draws_by_itself = True
        session.opened.connect(self._take_seed)

    def _take_seed(self) -> None:
        if self._session.scenario.seed is not None:
            self.set_seed(self._session.scenario.seed)

    @property
    def is_due(self) -> bool:
        session = self._session
        return session.is_open and is_due(session.engine, session.state)

    @property
    def is_roll_due(self) -> bool:
        return self.is_due and isinstance(self._session.engine.legal_actions(self._session.state)[0], Roll)

    def set_seed(self, seed: int) -> None:
        self.seed = seed
        self.changed.emit()

    def set_script(self, words: str) -> str:
        """Die results to come, as in `3 0 2`; what is wrong with them, or nothing."""
        faces = sorted(set(self._session.engine.rules.faces)) if self._session.is_open else [0, 1, 2, 3]
        parts = words.replace(",", " ").split()
        wrong = [part for part in parts if part not in map(str, faces)]
        if wrong:
            return tr("The die has no “{}”; it shows {}.").format(wrong[0], ", ".join(map(str, faces)))
        self.script = tuple(int(part) for part in parts)
        self.changed.emit()
        return ""

    def set_draws_by_itself(self, does: bool) -> None:
        self.draws_by_itself = does
        self.changed.emit()
        if does:
            self.draw_what_is_due()

    def roll(self) -> None:
        """Let the script, else the seed, decide what is due."""
        if not self.is_due:
            return
        if self.script and self.is_roll_due:
            pips, self.script = self.script[0], self.script[1:]
            self._session.act(Roll(pips), SCRIPTED)
            self.changed.emit()
        else:
            self._session.act(self._by_seed(), ROLLED)
        self.draw_what_is_due()

    def choose(self, action: Action) -> None:
        self._session.act(action, CHOSEN if is_of_chance(action) else "")
        self.draw_what_is_due()

    def draw_what_is_due(self) -> None:
        """Banners, badges and tiles come up by themselves where that is wanted; a roll waits for its player."""
        while self.draws_by_itself and self.is_due and not self.is_roll_due:
            self._session.act(self._by_seed(), ROLLED, joins=True)

    def _by_seed(self) -> Action:
        session = self._session
        moves = session.tree.path(session.place.branch)[: session.place.at]
        number = sum(move.origin == ROLLED for move in moves)
        return seeded(session.engine, session.state, seed=self.seed, number=number)

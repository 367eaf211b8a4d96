"""One step being carried out: the state as it changes, and the changes in order. Lives only inside a step."""

from core.rules.apply import apply
from core.rules.changes import Change
from core.rules.compiled import Rules
from core.rules.effects import Bound, Effect
from core.rules.payable import payable
from core.rules.questions import Ask, Question
from core.rules.state import GameState
from core.rules.view import View

Speaking = tuple[tuple[Effect, Bound], ...]


class Run:
    """Phases write here; every change goes through `do`."""

    __slots__ = ("_view", "changes", "rules", "state")

    def __init__(self, rules: Rules, state: GameState) -> None:
        self.rules, self.state = rules, state
        self.changes: list[Change] = []
        self._view: View | None = None

    @property
    def view(self) -> View:
        """The position as it is now."""
        if self._view is None:
            self._view = View(self.rules, self.state)
        return self._view

    def do(self, *changes: Change) -> None:
        if self.rules.ruled("bank-empty", "no-coins"):
            changes = payable(changes, self.state.bank)
        if changes:
            self.state = apply(self.state, changes)
            self.changes.extend(changes)
            self._view = None

    def moment(self, question: Question, ask: Ask, speaking: "Speaking | None" = None) -> None:
        """Announce a moment. Whoever is in force when it begins speaks, each on the state the others have left.

        `speaking` are those who were in force before, where what happened has ended their say.
        """
        for effect, bound in tuple(self.view.in_force(question, ask) if speaking is None else speaking):
            self.do(*effect.run(self.view, bound, ask))

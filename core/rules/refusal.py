"""Why an action is not allowed: every clause against it, and what would help."""

from dataclasses import dataclass

from core.rules.combine import Answer


@dataclass(frozen=True, slots=True)
class Refusal:
    """All reasons against an action. `short` tokens are lacking; `pips` is the die result that would do."""

    clauses: tuple[str, ...]
    answers: tuple[Answer, ...] = ()
    short: int = 0
    pips: int = 0
    chance: tuple[int, int] = (0, 1)
    """How likely that result is, as a fraction."""
    left: int = 0
    """Tokens in hand that must be put down before the player may go on."""


class IllegalActionError(Exception):
    """An action that is not legal here, with the refusal that says why."""

    def __init__(self, action: object, refusal: Refusal) -> None:
        self.action, self.refusal = action, refusal
        super().__init__(action, refusal)

    def __str__(self) -> str:
        return f"{self.action} is not allowed: {', '.join(self.refusal.clauses)}"

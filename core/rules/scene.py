"""A place in a story that is being told, and how an expectation about it came out."""

from dataclasses import dataclass

from core.rules.action_words import Speech, UnknownWordError, is_number
from core.rules.engine import Engine, Step
from core.rules.state import GameState
from core.rules.view import View


@dataclass(frozen=True, slots=True)
class Scene:
    """Where the story stands: the position, and the step that led to it (None at the start)."""

    engine: Engine
    speech: Speech
    state: GameState
    last: Step | None
    problems: tuple[str, ...] = ()
    """Clauses that the set-up of a hypothetical position breaks."""

    @property
    def view(self) -> View:
        return View(self.engine.rules, self.state)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Did an expectation hold, and what was found instead?"""

    holds: bool
    found: str = ""


def equal(found: object, wanted: object) -> Outcome:
    return Outcome(found == wanted, str(found))


def split_number(text: str, what: str) -> tuple[str, int]:
    """Words and the number that must stand behind them."""
    name, _, number = text.rpartition(" ")
    if not name or not is_number(number):
        raise UnknownWordError(f"“{text}”: a number must stand at the end, {what}")
    return name.strip(), int(number)

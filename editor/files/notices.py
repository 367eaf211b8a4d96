"""What the user is told or asked beside the work: a sentence and, where there is a choice, its buttons. No Qt."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum


class Tone(Enum):
    TROUBLE = "error"
    CARE = "warning"
    NEWS = "hint"


@dataclass(frozen=True, slots=True)
class Choice:
    text: str
    does: Callable[[], object]


@dataclass(frozen=True, slots=True)
class Notice:
    """`about` names the matter: a new notice takes the place of an old one about the same."""

    about: str
    sentence: str
    tone: Tone = Tone.TROUBLE
    choices: tuple[Choice, ...] = ()


class Unsaved(Enum):
    """What to do with unsaved work that is about to be left."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"

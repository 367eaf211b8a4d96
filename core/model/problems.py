"""What can be wrong: findings a designer can mend, and the few exceptions for what nobody can read."""

from dataclasses import dataclass
from enum import StrEnum

from core.model.values import Point, RegionId


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"
    HINT = "hint"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to look at on a map: how bad, what, where, in plain words, and how it can be mended.

    `fix` names the repair in core.topology.map_fixes that removes this finding, or is empty.
    `key` stays the same while the finding does, so that an ignored finding is recognised next time.
    """

    severity: Severity
    code: str
    message: str
    regions: tuple[RegionId, ...] = ()
    at: Point | None = None
    fix: str = ""
    detail: str = ""
    """What tells two findings of one code and the same regions apart, for example a symbol or a name."""

    @property
    def key(self) -> str:
        return ":".join((self.code, *self.regions, *([self.detail] if self.detail else ())))


class RealmwrightError(Exception):
    """A trouble that is told to the user as one sentence."""


class UnusableFileError(RealmwrightError):
    """A file that cannot be read or written: which one, where in it, and why."""

    def __init__(self, path: object, reason: str, place: str = "") -> None:
        self.path, self.reason, self.place = str(path), _one_sentence(reason), place
        super().__init__(f"{path}: {place + ': ' if place else ''}{self.reason}")


def _one_sentence(reason: str) -> str:
    """What is quoted from a file may be pages long; a message is not."""
    words = " ".join(reason.split())
    return words if len(words) <= 2_000 else f"{words[:2_000]} …"

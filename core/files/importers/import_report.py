"""What an import gives back: the map, and in plain words what was changed or left out on the way."""

from collections.abc import Iterable
from dataclasses import dataclass

from core.files.json_places import quoted
from core.model.map_model import MapModel

_NAMED = 8


@dataclass(frozen=True, slots=True)
class ImportResult:
    model: MapModel
    report: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """Something that was changed or skipped, and, where it befell one of many, which one."""

    what: str
    who: str = ""


def report_lines(notes: Iterable[Note]) -> tuple[str, ...]:
    """One line for each kind of change, naming the first few it befell."""
    befell: dict[str, list[str]] = {}
    for note in notes:
        befell.setdefault(note.what, []).extend([note.who] if note.who else [])
    return tuple(what if not who else f"{what}: {_listed(who)}" for what, who in befell.items())


def _listed(names: list[str]) -> str:
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    return ", ".join(quoted(name) for name in names[:_NAMED]) + more

"""The clauses that invented units bring: of those that come with the program, and of folders that are given."""

from dataclasses import dataclass
from pathlib import Path

from core.files.unit_folders import bundled_units_folder, units_in
from core.rules.inventing.joining import words_of


@dataclass(frozen=True, slots=True)
class InventedClause:
    """A clause of an invented unit, in the list beside those of the catalogue."""

    id: str
    title: str
    unit: str
    modelled: bool = True


def invented_clauses(folders: list[Path]) -> list[InventedClause]:
    """In the order of the units and their effects; a unit that is given stands for a bundled one of its id."""
    given = units_in(*folders)
    ids = {unit.unit_id for unit in given}
    bundled = [unit for unit in units_in(bundled_units_folder()) if unit.unit_id not in ids]
    return [
        InventedClause(clause, words.title, unit.unit_id)
        for unit in (*bundled, *given)
        for clause, words in words_of(unit).clauses.items()
    ]

"""Where invented units are found: in a folder, beside a map or scenario, or among those that come with the program."""

from pathlib import Path

from core.files.bundled import bundled_folder
from core.files.presence import is_folder
from core.files.unit_file import ENDING, read_unit
from core.model.problems import UnusableFileError
from core.rules.catalogue import PIECES, built_in_units
from core.rules.inventing.records import InventedUnit

MOST_FILES, TILES = 200, ("relic.", "place.")


def unit_files(folder: Path) -> list[Path]:
    """The files of invented units in a folder, sorted; those in folders below it are not looked for."""
    if not is_folder(folder):
        raise UnusableFileError(folder, "is no folder with invented units")
    try:
        found = sorted(path for path in folder.iterdir() if path.name.endswith(ENDING))
    except OSError as error:
        raise UnusableFileError(folder, f"cannot be looked into ({error.strerror})") from error
    if len(found) > MOST_FILES:
        raise UnusableFileError(folder, f"holds more than {MOST_FILES} invented units")
    return found


def units_in(*folders: Path) -> tuple[InventedUnit, ...]:
    """All units of some folders; refused if two have the same id, or one that of a built-in unit."""
    seen: dict[str, Path] = {}
    found = []
    for path in (file for folder in dict.fromkeys(folders) for file in unit_files(folder)):
        unit = read_unit(path)
        if taken := taken_name(unit):
            raise UnusableFileError(path, f"{taken}; take another id")
        if unit.unit_id in seen:
            raise UnusableFileError(path, f"{seen[unit.unit_id].name} is a {unit.kind} “{unit.id}” already")
        seen[unit.unit_id] = path
        found.append(unit)
    return tuple(found)


def taken_name(unit: InventedUnit) -> str:
    """What is built in and called like the unit, or like one of its markers; empty if nothing is."""
    if unit.unit_id in built_in_units():
        return f"there is a built-in {unit.kind} “{unit.id}” already"
    pieces = {*PIECES.values(), *(tile.rpartition(".")[2] for tile in built_in_units() if tile.startswith(TILES))}
    found = next((marker.id for marker in unit.markers if marker.id in pieces), "")
    return f"there is a built-in piece “{found}” already" if found else ""


def bundled_units_folder() -> Path:
    return Path(str(bundled_folder("mapfiles"))) / "units"

"""The invented units a scenario speaks of: written in it, given, beside it, or bundled with the program."""

import contextlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from core.files.presence import is_folder, is_there
from core.files.unit_file import ENDING, is_id, read_unit
from core.files.unit_folders import bundled_units_folder, taken_name, unit_files
from core.model.problems import UnusableFileError
from core.rules.catalogue import built_in_units
from core.rules.compiled import Rules
from core.rules.inventing.joining import warnings_of
from core.rules.inventing.records import InventedUnit
from core.rules.scenario import RaceSetup, Scenario


def with_units(scenario: Scenario, folder: Path | None, given: tuple[InventedUnit, ...] = ()) -> Scenario:
    """The scenario with every invented unit it names; those nobody has are listed as missing."""
    known = {*built_in_units(), *_home_made(scenario), *(each.unit_id for each in scenario.embedded)}
    found: dict[str, InventedUnit] = {}
    missing: list[str] = []
    folders = [each for each in (folder, bundled_units_folder()) if each is not None]
    for name in dict.fromkeys(names_in(scenario)):
        if not known.isdisjoint(_possible(name)):
            _refuse_double_of_built_in(folder, name)
            continue
        unit = next((each for each in given if each.unit_id in _possible(name)), None)
        unit = unit or next((each for where in folders if (each := _unit_in(where, name)) is not None), None)
        if unit is None:
            missing.append(name)
        else:
            found[unit.unit_id] = unit
    return replace(scenario, fetched=tuple(found.values()), missing=tuple(missing))


def names_in(scenario: Scenario) -> Iterator[str]:
    """The races and powers a scenario names, by id: `race.elves`, or just `elves` where it does not say which."""
    setup = scenario.setup
    yield from scenario.units
    for seat in setup.seats:
        for race in (*([seat.active] if seat.active is not None else []), *seat.declined):
            yield from _names_of(race)
    for race_name, power, _ in setup.column:
        yield f"race.{_plain(race_name)}"
        yield f"power.{_plain(power)}"
    yield from (f"race.{_plain(name)}" for name, _ in setup.tray)
    yield from (f"race.{_plain(name)}" for name in setup.banners or ())
    yield from (f"power.{_plain(name)}" for name in setup.badges or ())
    yield from (f"power.{_plain(name)}" for _, name in setup.tied)


def _names_of(race: RaceSetup) -> Iterator[str]:
    yield f"race.{_plain(race.race)}"
    if race.power:
        yield f"power.{_plain(race.power)}"


def _plain(name: str) -> str:
    return name.replace(" ", "-").casefold()


def _home_made(scenario: Scenario) -> set[str]:
    made = scenario.setup.home_made
    return {f"race.{each.race}" for each in made if each.race} | {f"power.{each.power}" for each in made if each.power}


def _possible(name: str) -> tuple[str, ...]:
    """The units a name may stand for."""
    return (name,) if "." in name else (f"race.{name}", f"power.{name}")


def _unit_in(folder: Path, name: str) -> InventedUnit | None:
    """The unit of that name in a folder: in a file called after it, or else in any."""
    plain = name.rpartition(".")[2]
    if not is_id(plain) or not is_folder(folder):
        return None
    own = folder / f"{plain}{ENDING}"
    if own.is_symlink() or is_there(own):
        unit = read_unit(own)
        if unit.unit_id in _possible(name):
            return unit
    units = [(path, unit) for path, unit in _readable_units(folder) if unit.unit_id in _possible(name)]
    for path, unit in units[1:]:
        if unit.unit_id == units[0][1].unit_id:
            raise UnusableFileError(path, f"{units[0][0].name} is a {unit.kind} “{unit.id}” already")
    return units[0][1] if units else None


def _readable_units(folder: Path) -> Iterator[tuple[Path, InventedUnit]]:
    """The units of a folder one by one; a file that cannot be read is no trouble of whoever looks for another."""
    for path in unit_files(folder):
        with contextlib.suppress(UnusableFileError):
            yield path, read_unit(path)


def _refuse_double_of_built_in(folder: Path | None, name: str) -> None:
    """Whoever writes a file called after a built-in unit means that unit to be his, which it cannot be."""
    plain = name.rpartition(".")[2]
    own = folder / f"{plain}{ENDING}" if folder is not None and is_id(plain) else None
    if own is None or not is_there(own):
        return
    unit = next((unit for path, unit in _readable_units(own.parent) if path == own), None)
    if unit is not None and unit.unit_id in _possible(name) and (taken := taken_name(unit)):
        raise UnusableFileError(own, f"{taken}; take another id")


def unit_remarks(scenario: Scenario, rules: Rules) -> list[str]:
    """What is to be said about the invented units of a scenario: those nobody has, and what the rulebook warns of."""
    found = (each for unit in scenario.invented for each in warnings_of(unit, rules))
    limits = [f"{text} ({clause})" for clause, text in found if clause not in rules.without]
    return [*missing_sentences(scenario), *limits]


def missing_sentences(scenario: Scenario) -> tuple[str, ...]:
    """What is to be said about units that were not found."""
    return tuple(
        f"{scenario.place(name.rpartition('.')[2])}there is no {name.partition('.')[0] if '.' in name else 'unit'} "
        f"“{name.rpartition('.')[2]}”: it is not built in, and no file {name.rpartition('.')[2]}{ENDING} lies beside"
        for name in scenario.missing
    )

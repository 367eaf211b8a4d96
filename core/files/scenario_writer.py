"""Writing scenario files: a text that reads back as the same scenario. Only what is not usual is written."""

import os
from dataclasses import fields
from typing import Any

import tomlkit
from tomlkit.items import String, Table

from core.files.atomic import write_atomically
from core.files.unit_writer import units_tables
from core.rules.scenario import Line, RaceSetup, Scenario, SeatSetup, Setup, Variation
from core.rules.switches import Switches

_PLAIN = ("tribes", "round", "rounds", "turn", "phase", "first", "bank", "stack", "hypothetical")
"""Members of a set-up that are written as they are."""


def scenario_text(scenario: Scenario) -> str:
    document = tomlkit.document()
    for key in ("title", "note"):
        if value := getattr(scenario, key):
            document.add(key, _text(value))
    if scenario.shows:
        document.add("shows", list(scenario.shows))
    if scenario.map:
        document.add("map", scenario.map)
    if scenario.game != Scenario("").game:
        document.add("game", scenario.game)
    _add_switches(document, scenario.switches)
    _add_setup(document, scenario.setup)
    if scenario.units:
        document.add("units", list(scenario.units))
    if scenario.seed is not None:
        document.add("seed", scenario.seed)
    if scenario.lines:
        document.add("play", _story(scenario.lines))
    if scenario.regions:
        document.add("map", _table(scenario.regions))
    if scenario.setup.seats != Setup().seats:
        seats = tomlkit.table(is_super_table=True)
        for seat in scenario.setup.seats:
            seats.add(seat.name, _seat(seat))
        document.add("seats", seats)
    _add_tables(document, scenario)
    return tomlkit.dumps(document)


def _add_tables(document: Any, scenario: Scenario) -> None:
    """What comes last, because nothing of the scenario itself may follow it."""
    if scenario.variations:
        rows = tomlkit.aot()
        for variation in scenario.variations:
            rows.append(_variation(variation))
        document.add("variation", rows)
    if scenario.embedded:
        document.add("unit", units_tables(scenario.embedded))


def write_scenario(path: str | os.PathLike[str], scenario: Scenario) -> None:
    """Save a scenario in the place of the file at `path`, wholly or not at all."""
    write_atomically(path, scenario_text(scenario).encode("utf-8"))


def _text(value: str) -> String:
    return tomlkit.string(value, multiline="\n" in value)


def _story(lines: tuple[Line, ...]) -> String:
    rows = [f"{line.text}  # {line.note}" if line.note else line.text for line in lines]
    return tomlkit.string("\n" + "\n".join(rows) + "\n", multiline=True)


def _table(pairs: tuple[tuple[str, Any], ...]) -> Table:
    table = tomlkit.table()
    for key, value in pairs:
        table.add(key, value)
    return table


def _inline(pairs: tuple[tuple[str, Any], ...]) -> Any:
    table = tomlkit.inline_table()
    for key, value in pairs:
        table.add(key, value)
    return table


def _add_switches(table: Any, switches: Switches | None) -> None:
    if switches is None:
        return
    if switches.edition:
        table.add("edition", switches.edition)
    if switches.rulings:
        table.add("rulings", _inline(tuple(sorted(switches.rulings.items()))))
    if switches.without:
        table.add("without", sorted(switches.without))


def _add_setup(document: Any, setup: Setup) -> None:
    usual = Setup()
    for key in _PLAIN:
        if (value := getattr(setup, key)) != getattr(usual, key):
            document.add(key, value)
    if setup.pieces:
        document.add("pieces", _inline(tuple((region, list(pieces)) for region, pieces in setup.pieces)))
    if setup.column:
        document.add("column", [f"{race} {power}{f' {n}' if n else ''}" for race, power, n in setup.column])
    if setup.tray:
        document.add("tray", _inline(setup.tray))
    if setup.tied:
        document.add("tied", _inline(setup.tied))
    for key in ("events", "foreseen"):
        if names := getattr(setup, key):
            document.add(key, list(names))
    for key in ("banners", "badges"):
        if (names := getattr(setup, key)) is not None:
            document.add(key, list(names))
    if setup.home_made:
        rows = [{each.name: getattr(unit, each.name) for each in fields(unit) if getattr(unit, each.name)}
                for unit in setup.home_made]  # fmt: skip
        document.add("home_made", rows)


def _race(race: RaceSetup) -> list[tuple[str, Any]]:
    rows: list[tuple[str, Any]] = [("race", race.race)]
    rows += [(key, value) for key in ("power", "hand", "kept", "fresh") if (value := getattr(race, key))]
    rows += [("regions", _inline(race.tokens))] if race.tokens else []
    rows += [("pieces", _inline(race.pieces))] if race.pieces else []
    return rows


def _seat(seat: SeatSetup) -> Table:
    rows: list[tuple[str, Any]] = [] if seat.coins == SeatSetup("").coins else [("coins", seat.coins)]
    rows += _race(seat.active) if seat.active is not None else []
    declined = [_inline(tuple(_race(each))) for each in seat.declined]
    if len(declined) == 1:
        rows.append(("declined", declined[0]))
    elif declined:
        rows.append(("declined", declined))
    return _table(tuple(rows))


def _variation(variation: Variation) -> Table:
    table = tomlkit.table()
    for key, value in (("title", variation.title), ("of", variation.of), ("note", variation.note)):
        if value:
            table.add(key, _text(value))
    table.add("after", variation.after)
    if variation.switches is not None and variation.switches == Switches():
        table.add("rulings", tomlkit.inline_table())
    _add_switches(table, variation.switches)
    table.add("play", _story(variation.lines))
    return table

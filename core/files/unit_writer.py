"""Writing invented units: a text that reads back as the same unit. Only what is not usual is written."""

import os
from typing import Any

import tomlkit
from tomlkit.items import AoT, Table

from core.files.atomic import write_atomically
from core.files.unit_file import with_clauses
from core.rules.inventing.records import LANGUAGE, Argument, InventedEffect, InventedUnit, Phrase
from core.rules.inventing.vocabulary import Role, vocabulary


def unit_text(unit: InventedUnit) -> str:
    document = tomlkit.document()
    _fill(document, unit)
    return tomlkit.dumps(document)


def write_unit(path: str | os.PathLike[str], unit: InventedUnit) -> None:
    """Save a unit in the place of the file at `path`, wholly or not at all."""
    write_atomically(path, unit_text(unit).encode("utf-8"))


def units_tables(units: tuple[InventedUnit, ...]) -> AoT:
    """The units as tables of a scenario."""
    rows = tomlkit.aot()
    for unit in units:
        table = tomlkit.table()
        _fill(table, unit)
        rows.append(table)
    return rows


def _fill(table: Any, unit: InventedUnit) -> None:
    table.add(unit.kind, unit.id)
    if unit.names:
        table.add("name", _names(unit.names))
    table.add("number", unit.number)
    if unit.kind == "race":
        table.add("tokens", unit.tokens or unit.own_tokens)
    if unit.needs:
        table.add("needs", list(unit.needs))
    if unit.note:
        table.add("note", unit.note)
    if unit.markers:
        rows = tomlkit.aot()
        for marker in unit.markers:
            row = tomlkit.table()
            row.add("id", marker.id)
            if marker.names:
                row.add("name", _names(marker.names))
            row.add("number", marker.number)
            rows.append(row)
        table.add("marker", rows)
    if unit.effects:
        rows = tomlkit.aot()
        for effect, usual in zip(unit.effects, _usual_clauses(unit), strict=True):
            rows.append(_effect(effect, usual))
        table.add("effect", rows)


def _names(names: tuple[tuple[str, str], ...]) -> Any:
    if len(names) == 1 and names[0][0] == LANGUAGE:
        return names[0][1]
    return _inline(dict(names))


def _inline(values: dict[str, Any]) -> Any:
    table = tomlkit.inline_table()
    for key, value in values.items():
        table.add(key, value)
    return table


def _usual_clauses(unit: InventedUnit) -> list[str]:
    """What the clauses would be called if the file did not name them."""
    return [each.clause for each in with_clauses(unit.effects, named=False)]


def _effect(effect: InventedEffect, usual_clause: str) -> Table:
    table = tomlkit.table()
    table.add("block", effect.block.word)
    for name, value in effect.block.arguments:
        table.add(name, _value(value, is_condition=_is_condition(effect.block, Role.EFFECT, name)))
    for key in ("where", "when"):
        if phrases := getattr(effect, key):
            table.add(key, _conditions(phrases, Role(key)))
    for key in ("active", "in_decline"):
        if getattr(effect, key) is not None:
            table.add(key, getattr(effect, key))
    if effect.reading is not None:
        dispute, options = effect.reading
        table.add("reading", _inline({dispute: options[0] if len(options) == 1 else list(options)}))
    if effect.clause != usual_clause:
        table.add("clause", effect.clause)
    if effect.text:
        table.add("text", effect.text)
    return table


def _is_condition(phrase: Phrase, role: Role, name: str) -> bool:
    parameter = vocabulary(role)[phrase.word].parameter(name)
    return parameter.kind in ("where", "ground", "when") and not parameter.is_many


def _conditions(phrases: tuple[Phrase, ...], role: Role) -> Any:
    return _inline({each.word: _said(each, role) for each in phrases})


def _said(phrase: Phrase, role: Role) -> Any:
    """What stands behind a condition or a count: true or false, its one value, or a table of them."""
    if not phrase.arguments:
        has_parameters = bool(vocabulary(role)[phrase.word].parameters)
        return tomlkit.inline_table() if has_parameters else not phrase.is_denied
    first = vocabulary(role)[phrase.word].parameters[0].name
    values = {
        name: _value(value, is_condition=_is_condition(phrase, role, name)) for name, value in phrase.arguments
    }  # fmt: skip
    return values[first] if list(values) == [first] else _inline(values)


def _taken_apart(phrase: Any) -> tuple[Phrase, ...]:
    """One of several conditions is a table, and all that stand in it must hold."""
    inside = phrase.given("conditions") if phrase.word == "all_of" else ()
    return inside if isinstance(inside, tuple) and len(inside) > 1 else (phrase,)


def _value(value: Argument, *, is_condition: bool) -> Any:
    if isinstance(value, Phrase):
        return _inline({value.word: _said(value, Role.COUNT)})
    if not isinstance(value, tuple):
        return value
    if is_condition:
        return _conditions(tuple(each for each in value if isinstance(each, Phrase)), Role.WHERE)
    if value and isinstance(value[0], Phrase):
        rows = tomlkit.array()
        for each in value:
            rows.append(_conditions(_taken_apart(each), Role.WHERE))
        return rows
    return value[0] if len(value) == 1 else list(value)

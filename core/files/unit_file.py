"""Reading invented units (`*.unit.toml`): a race or a power in a small TOML file. See docs/inventing-units.md.

Every complaint is one sentence with the line. Nothing in such a file is ever executed.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from core.files.source_text import read_source
from core.files.toml_reader import nearest, toml_document
from core.files.unit_phrases import PhraseReader
from core.model.problems import UnusableFileError
from core.model.terrains import symbols, terrains
from core.rules.catalogue_data import catalogue_data
from core.rules.inventing.beside import lonely
from core.rules.inventing.records import LANGUAGE, InventedEffect, InventedUnit, Marker, Phrase
from core.rules.inventing.vocabulary import Role
from core.rules.wording import Kind

ENDING = ".unit.toml"
SIZE_LIMIT = 100_000
UNIT = {"race", "power", "name", "number", "tokens", "needs", "note", "marker", "effect"}
MARKER = {"id", "name", "number"}
EFFECT = {"block", "clause", "text", "where", "when", "active", "in_decline", "reading"}
MOST = {"effect": 40, "marker": 8, "name": 40, "needs": 30}
HIGHEST, LONGEST_NAME, LONGEST_TEXT = 30, 60, 2_000
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")


def is_id(text: str) -> bool:
    return _ID.fullmatch(text) is not None and len(text) <= LONGEST_NAME


def read_unit(path: Path) -> InventedUnit:
    """The unit in a file; UnusableFileError with the line for anything that is not in order."""
    if path.is_symlink():
        raise UnusableFileError(path, "is a link to another file; an invented unit is a file of its own")
    if path.is_file() and path.stat().st_size > 4 * SIZE_LIMIT:
        raise UnusableFileError(path, f"is too large for an invented unit (at most {SIZE_LIMIT:,} letters)")
    return parse_unit(read_source(path), path)


def parse_unit(text: str, path: object) -> InventedUnit:
    return UnitReader(text, path).unit(toml_document(text, path, SIZE_LIMIT, "an invented unit"))


class UnitReader(PhraseReader):
    """Turns the tables of one unit into a record; in a scenario, those of the unit that begins at a line."""

    def unit(self, table: Mapping[str, Any]) -> InventedUnit:
        self.known(table, UNIT)
        if ("race" in table) is ("power" in table):
            first = next(iter(table), "") if "race" not in table else "race"
            raise self.fail(first, 'an invented unit begins with race = "its-id" or power = "its-id"')
        kind = "race" if "race" in table else "power"
        tables = self._tables(table, "marker")
        markers = tuple(self._in_section("marker", n, self.marker, each) for n, each in enumerate(tables))
        self.markers = tuple(each.id for each in markers)
        if len(set(self.markers)) < len(self.markers):
            raise self.fail("marker", "two markers have the same id")
        tokens, own_tokens = self.tokens(table, kind)
        return InventedUnit(
            kind,
            self.id_of(table, kind),
            self.number(table, "number", least=1 if kind == "race" else 0),
            self.names(table),
            tokens,
            own_tokens,
            markers,
            self.effects(table),
            self.needs(table),
            self.text(table, "note"),
        )

    def embedded(self, number: int, table: Mapping[str, Any]) -> InventedUnit:
        """The unit in one of the [[unit]] tables of a scenario, with the lines up to the next in mind."""
        heads = [line for line, name in self.headers if name == "unit"]
        if number < len(heads):
            self.first, self.last = heads[number], [*heads, len(self.rows)][number + 1]
        return self.unit(table)

    # Single values

    def id_of(self, table: Mapping[str, Any], key: str) -> str:
        value = self.value(table, key, str, "")
        if not is_id(value):
            reason = f"“{key}” must be an id of small letters, digits and hyphens, such as “marsh-folk”"
            raise self.fail(key, reason)
        return str(value)

    def number(self, table: Mapping[str, Any], key: str, least: int) -> int:
        if key not in table:
            raise self.fail(next(iter(table), ""), f"“{key}” is missing: a whole number from {least} to {HIGHEST}")
        value = self.value(table, key, int, 0)
        if not least <= value <= HIGHEST:
            raise self.fail(key, f"“{key}” must be a whole number from {least} to {HIGHEST}")
        return int(value)

    def text(self, table: Mapping[str, Any], key: str, most: int = LONGEST_TEXT, said: str = "") -> str:
        """A text; what is wrong with it is said of what the file has in the place of the key."""
        value = self.value(table, key, str, "")
        if len(value) > most or any(not (each.isprintable() or each in "\n\t") for each in value):
            raise self.fail(
                said or key, f"“{said or key}” must be a text of at most {most} letters without control signs"
            )
        return " ".join(value.split())

    def names(self, table: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
        """One name, or a table of names by language."""
        value = table.get("name", {})
        given = {LANGUAGE: value} if isinstance(value, str) else value
        if not isinstance(given, dict) or len(given) > MOST["name"]:
            raise self.fail("name", "“name” must be a text, or a table of texts by language")
        for language in given:
            if not _LANGUAGE.fullmatch(language):
                raise self.fail(language, f"“{language}” is no language code, such as en or de")
        said = "name" if isinstance(value, str) else ""
        found = tuple((language, self.text(given, language, LONGEST_NAME, said)) for language in given)
        if not all(name for _, name in found):
            raise self.fail("name", "a name must say something")
        return found

    def tokens(self, table: Mapping[str, Any], kind: str) -> tuple[str, int]:
        """The race whose tokens are borrowed, or a number of own ones."""
        if kind == "power":
            if "tokens" in table:
                raise self.fail("tokens", "a power has no tokens of its own")
            return "", 0
        if "tokens" not in table:
            raise self.fail("race", "“tokens” is missing: the race whose tokens are borrowed, or a number")
        if isinstance(table["tokens"], str):
            lender = self.id_of(table, "tokens")
            known = {term.key.removeprefix("race.") for term in catalogue_data().terms if term.key.startswith("race.")}
            if lender not in known:
                raise self.fail("tokens", f"there is no race “{lender}”{nearest(lender, known)}")
            return lender, 0
        return "", self.number(table, "tokens", least=1)

    def needs(self, table: Mapping[str, Any]) -> tuple[str, ...]:
        given = self.texts(table, "needs")
        known = {*_features(), "relic", "place"}
        for each in given:
            if each not in known:
                raise self.fail(each, f"there is no terrain or symbol “{each}”{nearest(each, known)}", "needs")
        return given

    # Markers and effects

    def _tables(self, table: Mapping[str, Any], key: str) -> list[Any]:
        if isinstance(table.get(key), dict):
            raise self.fail(key, f"each {key} is one of several tables: write [[{key}]], with two brackets")
        found = self.value(table, key, list, [])
        if len(found) > MOST[key]:
            raise self.fail(key, f"there are more than {MOST[key]} of “{key}”")
        if not all(isinstance(each, dict) for each in found):
            raise self.fail(key, f"each {key} is a table: [[{key}]]")
        return list(found)

    def _in_section(self, key: str, number: int, read: Any, table: Mapping[str, Any]) -> Any:
        """Read one of several tables, with its own lines in mind for whatever is wrong in it."""
        whole = self.first, self.last
        inside = [(line, name) for line, name in self.headers if whole[0] <= line < whole[1]]
        heads = [line for line, name in inside if name.rpartition(".")[2] == key]
        if number < len(heads):
            after = (line for line, _ in inside if line > heads[number])
            self.first, self.last = heads[number], next(after, whole[1])
        found = read(table)
        self.first, self.last = whole
        return found

    def marker(self, table: Mapping[str, Any]) -> Marker:
        self.known(table, MARKER)
        return Marker(self.id_of(table, "id"), self.number(table, "number", least=1), self.names(table))

    def effects(self, table: Mapping[str, Any]) -> tuple[InventedEffect, ...]:
        tables = self._tables(table, "effect")
        found = with_clauses([self._in_section("effect", n, self.effect, each) for n, each in enumerate(tables)])
        for number, reason in lonely(found):
            self._in_section("effect", number, self._refuse, {"word": found[number].block.word, "reason": reason})
        return found

    def _refuse(self, found: Mapping[str, Any]) -> None:
        raise self.fail(found["word"], found["reason"])

    def effect(self, table: Mapping[str, Any]) -> InventedEffect:
        if "block" not in table:
            raise self.fail("effect", "an effect needs a “block”")
        word = self.word(table["block"], Role.EFFECT)
        parameters = {each.name for each in word.parameters}
        self.known(table, EFFECT | parameters)
        limits = {}
        for key, role in (("where", Role.WHERE), ("when", Role.WHEN)):
            if key in table and key not in parameters:
                if word.asks is None or (role is Role.WHERE and word.asks is Kind.WHEN):
                    raise self.fail(key, f"“{key}” says nothing to “{word.name}”")
                limits[key] = self.conditions(table[key], role)
        if word.is_limited and not limits:
            raise self.fail(word.name, f"“{word.name}” needs “where”: a table of conditions")
        return InventedEffect(
            Phrase(word.name, self.arguments(word, table)),
            self.id_of(table, "clause") if "clause" in table else "",
            limits.get("where", ()),
            limits.get("when", ()),
            self.value(table, "active", bool, None),
            self.value(table, "in_decline", bool, None),
            self.reading(table),
            self.text(table, "text"),
        )

    def reading(self, table: Mapping[str, Any]) -> tuple[str, tuple[str, ...]] | None:
        """`reading = { single-region-wording = "all" }`: a dispute and the options under which the effect speaks."""
        given = self.value(table, "reading", dict, {})
        if len(given) > 1:
            raise self.fail("reading", "“reading” names one dispute")
        for dispute, options in given.items():
            known = _options_by_dispute()
            if dispute not in known:
                raise self.fail(dispute, f"there is no dispute “{dispute}”{nearest(dispute, known)}")
            allowed = known[dispute]
            named = options if isinstance(options, list) else [options]
            for option in named:
                if not isinstance(option, str) or option not in allowed:
                    raise self.fail(str(option), f"{dispute} has no option “{option}”{nearest(str(option), allowed)}")
            return dispute, tuple(named)
        return None


def with_clauses(effects: Iterable[InventedEffect], *, named: bool = True) -> tuple[InventedEffect, ...]:
    """The effects with a name for every clause: their own, or their block's, counted where there are several."""
    found: list[InventedEffect] = []
    times: dict[str, int] = {}
    for effect in effects:
        plain = effect.block.word.replace("_", "-")
        times[plain] = times.get(plain, 0) + 1
        usual = plain if times[plain] == 1 else f"{plain}-{times[plain]}"
        found.append(replace(effect, clause=(effect.clause if named else "") or usual))
    return tuple(found)


def _options_by_dispute() -> dict[str, list[str]]:
    """The options of every live dispute by its bare id; two games may have one of the same name."""
    found: dict[str, list[str]] = {}
    for dispute in (each for each in catalogue_data().disputes if each.live):
        found.setdefault(dispute.id.rpartition("dispute.")[2], []).extend(option.id for option in dispute.options)
    return found


def _features() -> set[str]:
    return {*terrains(), *symbols()}

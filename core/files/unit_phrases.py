"""Reading what an invented effect says: blocks, conditions and counts, each checked against the vocabulary.

Every complaint names the line, and the nearest known word where one is unknown. Nothing is called or run here.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from core.files.toml_reader import TomlReader, nearest
from core.model.problems import UnusableFileError
from core.model.terrains import symbols, terrains
from core.rules.catalogue import PIECES
from core.rules.inventing.assembling import ROLES
from core.rules.inventing.records import Argument, Phrase
from core.rules.inventing.vocabulary import ROVING, Parameter, Role, Word, vocabulary
from core.rules.wording import Kind

DEEPEST, MOST_WORDS = 6, 30
KEYS = ("where", "when")
_HEADER = re.compile(r"\s*\[\[?\s*([\w.]+)\s*\]")
CALLED = {
    Role.EFFECT: "block",
    Role.WHERE: "condition on a region",
    Role.WHEN: "condition on the race",
    Role.COUNT: "count",
}


class PhraseReader(TomlReader):
    """Reads phrases within one section of a file, and says where in it something is wrong."""

    def __init__(self, text: str, path: object) -> None:
        super().__init__(text, path)
        self.first, self.last = 0, len(self.rows)
        found = ((number, _HEADER.match(row)) for number, row in enumerate(self.rows))
        self.headers = [(number, match[1]) for number, match in found if match is not None]
        """The lines that begin a table, with its name, looked for once however many tables there are."""
        self.markers: tuple[str, ...] = ()

    def fail(self, key: str, reason: str, value: object = None) -> UnusableFileError:
        """At the line of a word in the section that is being read, beside another if it is there more than once.

        At the first line of the section where it is not to be seen.
        """
        places = [n for n in range(self.first, self.last) if _stands_in(key, self.rows[n])]
        beside = str(value) if isinstance(value, str | int | float) else ""
        places = [n for n in places if _stands_in(beside, self.rows[n])] or places
        line = places[0] + 1 if places else self.first + 1 if self.first else 0
        return UnusableFileError(self.path, reason, f"line {line}" if line else "")

    def wrong_value(self, key: str, reason: str, value: object) -> UnusableFileError:
        return self.fail(key, reason, str(value))

    def word(self, name: Any, role: Role) -> Word:
        known = vocabulary(role)
        if not isinstance(name, str) or name not in known:
            raise self.fail(str(name), f"there is no {CALLED[role]} “{name}”{self._hint(str(name), role)}")
        return known[name]

    def _hint(self, name: str, role: Role) -> str:
        """The nearest word of the role; or where the word belongs, if it is one of another."""
        for other, key in ((Role.WHERE, "where"), (Role.WHEN, "when"), (Role.EFFECT, "block"), (Role.COUNT, "amount")):
            if other is not role and name in vocabulary(other):
                return f"; “{name}” belongs under “{key}”"
        return nearest(name, vocabulary(role))

    def arguments(self, word: Word, table: Mapping[str, Any], depth: int = 0) -> tuple[tuple[str, Argument], ...]:
        """What a table says along with a word, in the order of its parameters."""
        found = []
        for parameter in word.parameters:
            if parameter.name in table:
                found.append((parameter.name, self.argument(word, parameter, table[parameter.name], depth)))
            elif parameter.is_needed:
                raise self.fail(word.name, f"“{word.name}” needs “{parameter.name}”: {wanted(parameter)}")
        return tuple(found)

    def argument(self, word: Word, parameter: Parameter, value: Any, depth: int, said: str = "") -> Argument:
        """What is said of one parameter, in a complaint called after it or what the file has in its place."""
        name = said or parameter.name
        if parameter.kind in (Kind.WHERE, Kind.GROUND, Kind.WHEN):
            return self._condition_argument(word, parameter, value, depth + 1)
        if parameter.is_many:
            each = value if isinstance(value, list) else [value]
            if not 0 < len(each) <= MOST_WORDS:
                raise self.fail(name, f"“{name}” must name 1 to {MOST_WORDS} of them")
            return tuple(str(self.single(parameter, one, name)) for one in each)
        if parameter.kind is Kind.COUNT and isinstance(value, dict):
            return self.count(parameter, value, depth + 1)
        return self.single(parameter, value, name)

    def single(self, parameter: Parameter, value: Any, name: str) -> int | bool | str:
        """A number, a flag or a known word."""
        if parameter.kind in (Kind.NUMBER, Kind.COUNT):
            least, most = (parameter.least, parameter.most) if parameter.most else (1, 20)
            if isinstance(value, bool) or not isinstance(value, int):
                raise self.fail(name, f"“{name}” must be {wanted(parameter)}")
            if not least <= value <= most or (least < 0 and value == 0):
                raise self.fail(name, f"“{name}” must be {span_told(least, most)}")
            return value
        if parameter.kind is Kind.FLAG:
            if not isinstance(value, bool):
                raise self.fail(name, f"“{name}” must be true or false")
            return value
        known = self.known_words(parameter)
        if not isinstance(value, str):
            raise self.fail(name, f"“{name}” must be {wanted(parameter)}")
        if value not in known:
            if parameter.kind is Kind.OWN_PIECE:
                raise self._strange_piece(value, name)
            one = parameter.name.removesuffix("s") if parameter.is_many else parameter.name
            kind = one if parameter.kind is Kind.WORD else parameter.kind
            raise self.fail(value, f"there is no {kind} “{value}”{nearest(value, known)}", name)
        return value

    def _strange_piece(self, value: str, name: str) -> UnusableFileError:
        hint = nearest(value, self.markers) if self.markers else ""
        return self.fail(value, f"“{value}” is no piece of its own: [[marker]] declares one{hint}", name)

    def known_words(self, parameter: Parameter) -> tuple[str, ...]:
        return words_for(parameter, self.markers)

    def count(self, parameter: Parameter, table: Mapping[str, Any], depth: int) -> Phrase:
        if len(table) != 1:
            raise self.fail(parameter.name, f"“{parameter.name}” must be one number or one count")
        ((name, value),) = table.items()
        word = self.word(name, Role.COUNT)
        return Phrase(name, self._said(word, value, depth))

    def conditions(
        self, table: Any, role: Role, depth: int = 0, barred: Iterable[str] = (), said: str = ""
    ) -> tuple[Phrase, ...]:
        """`{ terrain_is = "hill", is_coastal = true }`: all of them must hold."""
        if depth > DEEPEST:
            raise self.fail(role, f"conditions are nested more than {DEEPEST} deep")
        if not isinstance(table, dict) or not 0 < len(table) <= MOST_WORDS:
            raise self.fail(said or role, f"“{said or role}” must be a table of 1 to {MOST_WORDS} conditions")
        return tuple(self._condition(name, value, role, depth, barred) for name, value in table.items())

    def _condition(self, name: str, value: Any, role: Role, depth: int, barred: Iterable[str]) -> Phrase:
        word = self.word(name, role)
        if name in barred:
            raise self.fail(name, f"“{name}” asks what is adjacent and cannot decide it")
        if not word.parameters:
            if not isinstance(value, bool):
                raise self.fail(name, f"“{name}” must be true or false")
            return Phrase(name, is_denied=not value)
        return Phrase(name, self._said(word, value, depth, barred))

    def _said(
        self, word: Word, value: Any, depth: int, barred: Iterable[str] = ()
    ) -> tuple[tuple[str, Argument], ...]:  # fmt: skip
        """Either a table of parameters, or straight what the first of them is."""
        if not word.parameters:
            if value not in ({}, True):
                raise self.fail(word.name, f"“{word.name}” needs nothing along with it: write true")
            return ()
        names = {each.name for each in word.parameters}
        first = word.parameters[0]
        is_condition = first.kind in (Kind.WHERE, Kind.GROUND)
        if isinstance(value, dict) and (not is_condition or names >= set(value)):
            self.known(value, names)
            return self.arguments(word, value, depth)
        if is_condition:
            return ((first.name, self._condition_argument(word, first, value, depth + 1, barred)),)
        if any(each.is_needed for each in word.parameters[1:]):
            return self.arguments(word, {first.name: value}, depth)
        # What is said straight is called after the word it belongs to: the file has no other name for it.
        return ((first.name, self.argument(word, first, value, depth, word.name)),)

    def _condition_argument(
        self, word: Word, parameter: Parameter, value: Any, depth: int, barred: Iterable[str] = ()
    ) -> tuple[Phrase, ...]:  # fmt: skip
        role = ROLES[parameter.kind]
        barred = ROVING if parameter.kind is Kind.GROUND else barred
        if not parameter.is_many:
            return self.conditions(value, role, depth, barred, parameter.name if parameter.name in KEYS else word.name)
        tables = value if isinstance(value, list) else [value]
        if not 0 < len(tables) <= MOST_WORDS:
            raise self.fail(word.name, f"“{word.name}” must be 1 to {MOST_WORDS} conditions")
        return tuple(_as_one(self.conditions(table, role, depth, barred)) for table in tables)


def _stands_in(word: str, row: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", row) is not None


def _as_one(phrases: tuple[Phrase, ...]) -> Phrase:
    return phrases[0] if len(phrases) == 1 else Phrase("all_of", (("conditions", phrases),))


def words_for(parameter: Parameter, markers: Iterable[str] = ()) -> tuple[str, ...]:
    """The words a parameter may be, where it may be any; the markers are the unit's own."""
    match parameter.kind:
        case Kind.TERRAIN:
            return tuple(terrains())
        case Kind.SYMBOL:
            return tuple(symbols())
        case Kind.PIECE:
            return (*markers, *sorted(PIECES.values()))
        case Kind.OWN_PIECE:
            return tuple(markers)
    return parameter.options


def span_told(least: int, most: int) -> str:
    """More or less of something is never nothing."""
    return f"a whole number from {least} to {most}{', but not 0' if least < 0 else ''}"


def wanted(parameter: Parameter) -> str:
    """What may be written for a parameter, in words."""
    match parameter.kind:
        case Kind.NUMBER:
            return span_told(parameter.least, parameter.most)
        case Kind.COUNT:
            return "a whole number from 1 to 20, or a count"
        case Kind.FLAG:
            return "true or false"
        case Kind.WORD:
            return f"{'one or more' if parameter.is_many else 'one'} of {', '.join(parameter.options)}"
        case Kind.OWN_PIECE:
            return "the name of a piece of its own"
        case Kind.TERRAIN | Kind.SYMBOL | Kind.PIECE:
            return f"{'one or more names' if parameter.is_many else 'the name'} of a {parameter.kind}"
    return "a table of conditions"

"""Reading TOML that anybody may have written: one sentence with the line for whatever is not in order."""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from core.files.nesting import deepest_line
from core.model.nearest import nearest_hint
from core.model.problems import UnusableFileError

MOST_DOTS, LONGEST_WORD = 200, 80


def toml_document(text: str, path: object, limit: int, what: str) -> dict[str, Any]:
    """The tables in a text of at most so many letters; UnusableFileError for what is no TOML or no sensible one."""
    if len(text) > limit:
        raise UnusableFileError(path, f"is too large for {what} (at most {limit:,} letters)")
    # Reading a key takes the square of its parts.
    dotted = next((n for n, row in enumerate(text.splitlines(), 1) if row.count(".") > MOST_DOTS), 0)
    if dotted:
        raise UnusableFileError(path, f"more than {MOST_DOTS} dots stand in one line", f"line {dotted}")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UnusableFileError(path, *_plainly(str(error), text)) from error
    except ValueError as error:
        raise UnusableFileError(path, "a number in it has too many digits", _longest(text, str.isdigit)) from error
    except RecursionError as error:
        raise UnusableFileError(path, "it is nested too deeply", deepest_line(text)) from error


_QUOTES = "a name with a space, or with letters beyond a to z, stands in quotation marks"
PLAINLY = {
    "Expected '=' after a key": f"after a KEY stands = and a value; {_QUOTES}",
    "Cannot overwrite a value": "this was said already, and cannot be said twice: a table that may come several times"
    " has two brackets, [[like this]]",
    "Cannot declare": "this table was begun already",
    "Illegal character '\\n'": "a text has no quote at its end",
    "Unterminated string": "a text has no quotes at its end",
    "Invalid value": "this is no value: a text stands in quotes, a list in [ ], a table in { }",
    "Invalid statement": f"this is neither KEY = VALUE nor a [TABLE]; {_QUOTES}",
}
"""What is meant by complaints that only programmers understand."""
_AT_LINE = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", re.DOTALL)


def _plainly(complaint: str, text: str) -> tuple[str, str]:
    """What is not in order, in plain words, and the line on which it is, or where that which has no end begins."""
    found = _AT_LINE.fullmatch(complaint)
    reason, line = (found[1], found[2]) if found else (complaint, None)
    if line is None and not reason.startswith("Unterminated"):
        reason = "it ends in the middle of a list, a table or a value"
    meant = next((plain for words, plain in PLAINLY.items() if reason.startswith(words)), reason)
    return meant, f"line {line or _last_begun(text)}"


def _last_begun(text: str) -> int:
    """The line of the last text of several lines, or the last line where no such text has begun."""
    rows = text.splitlines()
    begun = [number for number, row in enumerate(rows, 1) if '"""' in row or "'''" in row]
    return begun[-1] if len(begun) % 2 else max(1, len(rows))


def _longest(text: str, counts: Callable[[str], bool]) -> str:
    """The line with the most letters of a kind, as a place."""
    rows = [sum(map(counts, row)) for row in text.splitlines()]
    return f"line {rows.index(max(rows)) + 1}"


def nearest(word: str, known: Iterable[str]) -> str:
    """`; did you mean “…”?`, or what is known where nothing comes near."""
    return nearest_hint(word[:LONGEST_WORD], sorted(known), "known are")


class TomlReader:
    """The values of tables, each of the kind that is expected, and where in the file each key stands."""

    def __init__(self, text: str, path: object) -> None:
        self.rows, self.path = text.splitlines(), path

    def line_of(self, key: str, start: int = 0) -> int:
        """The line on which a key is first set, counted from 1; 0 if it cannot be told."""
        pattern = re.compile(rf'(^|[\s,{{\[."]){re.escape(key)}["\s]*[=\].]')
        return next((n for n, row in enumerate(self.rows[start:], start + 1) if pattern.search(row)), 0)

    def line_of_value(self, key: str, value: object) -> int:
        """The line on which a key is given this very value, as it stands in the file; 0 if it cannot be told."""
        spelt = str(value).lower() if isinstance(value, bool) else str(value)[:LONGEST_WORD]
        pattern = re.compile(rf'(^|[\s,{{\[."]){re.escape(key)}["\s]*=\s*["\']?{re.escape(spelt)}')
        return next((n for n, row in enumerate(self.rows, 1) if pattern.search(row)), 0)

    def wrong_value(self, key: str, reason: str, value: object) -> UnusableFileError:
        """The complaint about a value, with its line: several lines may set such a key."""
        line = self.line_of_value(key, value) if isinstance(value, str | int | float) else 0
        return UnusableFileError(self.path, reason, f"line {line}") if line else self.fail(key, reason)

    def fail(self, key: str, reason: str) -> UnusableFileError:
        line = self.line_of(key)
        return UnusableFileError(self.path, reason, f"line {line}" if line else "")

    def known(self, table: Mapping[str, Any], keys: set[str]) -> None:
        for key in table:
            if key not in keys:
                raise self.fail(key, f"“{key}” is not known here{nearest(key, keys)}")

    def value(self, table: Mapping[str, Any], key: str, kind: type | tuple[type, ...], default: Any) -> Any:
        value = table.get(key, default)
        is_flag = isinstance(value, bool) and kind is not bool
        if value is not default and (not isinstance(value, kind) or is_flag):
            raise self.wrong_value(key, f"“{key}” must be {KINDS[kind]}", value)
        if isinstance(value, int) and not -1_000_000 <= value <= 1_000_000:
            raise self.wrong_value(key, f"“{key}” is too large a number", value)
        return value

    def texts(self, table: Mapping[str, Any], key: str) -> tuple[str, ...]:
        values = self.value(table, key, list, [])
        if not all(isinstance(each, str) for each in values):
            raise self.fail(key, f"“{key}” must be a list of texts")
        return tuple(values)

    def counts(self, table: Mapping[str, Any], key: str) -> tuple[tuple[str, int], ...]:
        values = self.value(table, key, dict, {})
        return tuple((name, self.value(values, name, int, 0)) for name in values)

    def named(self, table: Mapping[str, Any], key: str) -> tuple[tuple[str, str], ...]:
        values = self.value(table, key, dict, {})
        return tuple((name, self.value(values, name, str, "")) for name in values)


KINDS: dict[Any, str] = {
    str: "a text in quotes",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
    (str, dict): "a map name or a table of regions",
    (list, dict): "a table or a list of tables",
}

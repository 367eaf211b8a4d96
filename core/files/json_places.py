"""JSON whose every value knows its place, so that a complaint can name it: `features[12].geometry`.

Knows nothing about maps; the readers of all JSON formats stand on it.
"""

import json
import math
import re
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from core.files.nesting import deepest_line
from core.model.problems import UnusableFileError
from core.model.values import GRID

COORDINATE_LIMIT = 10_000_000
"""Board units; far beyond any board, and small enough for exact arithmetic on the grid."""

_DEPTH_LIMIT = 64
_HALF_CHARACTER = re.compile("[\ud800-\udfff]")
_MAY_HOLD_HALF_CHARACTER = re.compile(r"\\u[dD][89a-fA-F]|" + _HALF_CHARACTER.pattern)
_PLAIN_KEY = re.compile(r"[\w:-]{1,40}")
_LONG_NUMBER = re.compile(r"\d{1000}")


def quoted(text: str) -> str:
    """Foreign text for a one-line message: shortened, nothing unprintable in it."""
    return repr(text if len(text) <= 60 else text[:57] + "...")


@dataclass(frozen=True, slots=True)
class JsonValue:
    """A value of a JSON file with the place it stands at. The typed views refuse anything else, in words."""

    value: Any
    path: object
    place: str = ""

    def wrong(self, reason: str) -> UnusableFileError:
        return UnusableFileError(self.path, reason, self.place)

    def member(self, key: str) -> "JsonValue | None":
        """The member of this object, or None where it is missing or null."""
        found = self.object().get(key)
        return None if found is None else JsonValue(found, self.path, f"{self.place}.{key}".lstrip("."))

    def needed(self, key: str) -> "JsonValue":
        found = self.member(key)
        if found is None:
            raise self.wrong(f"{quoted(key)} is missing")
        return found

    def items(self) -> "list[JsonValue]":
        if not isinstance(self.value, list):
            raise self.wrong(f"must be a list, not {_kind(self.value)}")
        return [JsonValue(item, self.path, f"{self.place}[{index}]") for index, item in enumerate(self.value)]

    def object(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            raise self.wrong(f"must be an object, not {_kind(self.value)}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.wrong(f"must be text, not {_kind(self.value)}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong(f"must be true or false, not {_kind(self.value)}")
        return self.value

    def number(self, low: float, high: float) -> float:
        """A number in this range, kept to twelve digits so that it is written as it was read."""
        if type(self.value) not in (int, float):
            raise self.wrong(f"must be a number, not {_kind(self.value)}")
        if type(self.value) is float and not math.isfinite(self.value):
            raise self.wrong(f"must be a finite number, not {_shown(self.value)}")
        if not low <= self.value <= high:
            raise self.wrong(f"must be between {low:g} and {high:g}, not {_shown(self.value)}")
        return float(f"{self.value:.12g}")

    def whole(self, low: int, high: int) -> int:
        if type(self.value) is not int:
            raise self.wrong(f"must be a whole number, not {_kind(self.value)}")
        if not low <= self.value <= high:
            raise self.wrong(f"must be between {low} and {high}, not {_shown(self.value)}")
        return self.value

    def steps(self, low: float = -COORDINATE_LIMIT) -> int:
        """A length or coordinate in board units as grid steps."""
        return round(self.number(low, COORDINATE_LIMIT) * GRID)

    def rest(self, known: Collection[str]) -> dict[str, Any]:
        """The members of this object that are not known, made sure that they can be written again."""
        extra = {key: value for key, value in self.object().items() if key not in known}
        for key, member in extra.items():
            top = _member_place(self.place, key)
            for place, value, depth in _walk(member, top):
                if depth >= _DEPTH_LIMIT:
                    raise UnusableFileError(self.path, f"is nested too deeply (over {_DEPTH_LIMIT} levels)", top)
                if type(value) is float and not math.isfinite(value):
                    raise UnusableFileError(self.path, f"must be a finite number, not {_shown(value)}", place)
        return extra


def parse_json(text: str, path: object) -> JsonValue:
    """The value of a JSON text; anything that is not one is refused with line and column."""
    repeated: list[tuple[dict[str, Any], str]] = []

    def object_of(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) != len(pairs):
            repeated.append((found, Counter(key for key, _ in pairs).most_common(1)[0][0]))
        return found

    try:
        value = json.loads(text, object_pairs_hook=object_of)
    except json.JSONDecodeError as error:
        reason = f"is not valid JSON ({error.msg})"
        raise UnusableFileError(path, reason, f"line {error.lineno}, column {error.colno}") from error
    except RecursionError as error:
        raise UnusableFileError(path, "is nested too deeply", deepest_line(text)) from error
    except ValueError as error:  # Python converts no whole number of thousands of digits
        raise UnusableFileError(path, "has a number of thousands of digits", _line_of(_LONG_NUMBER, text)) from error
    if repeated:
        raise _repeated_key(value, repeated[0], path)
    if _MAY_HOLD_HALF_CHARACTER.search(text):
        _refuse_half_characters(value, path)
    return JsonValue(value, path)


def _repeated_key(value: Any, repeated: tuple[dict[str, Any], str], path: object) -> UnusableFileError:
    """Two values under one key: which one counts is anybody's guess, so none does."""
    holder, key = repeated
    place = next((place for place, found, _ in _walk(value, "") if found is holder), "")
    return UnusableFileError(path, f"the key {quoted(key)} stands there twice", place)


def _refuse_half_characters(value: Any, path: object) -> None:
    for place, found, _ in _walk(value, ""):
        texts = [found] if isinstance(found, str) else list(found) if isinstance(found, dict) else []
        if any(_HALF_CHARACTER.search(text) for text in texts):
            raise UnusableFileError(path, "the text holds half of a character (a lone surrogate)", place)


def _walk(value: Any, place: str) -> Iterator[tuple[str, Any, int]]:
    """Every value inside with its place and depth; without recursion, since foreign data may nest deeply."""
    waiting = [(place, value, 0)]
    while waiting:
        here, found, depth = waiting.pop()
        yield here, found, depth
        if isinstance(found, dict):
            waiting.extend((_member_place(here, key), inner, depth + 1) for key, inner in found.items())
        elif isinstance(found, list):
            waiting.extend((f"{here}[{index}]", inner, depth + 1) for index, inner in enumerate(found))


def _member_place(place: str, key: str) -> str:
    """The place of a member whose key may be anything, line breaks included."""
    return f"{place}.{key}".lstrip(".") if _PLAIN_KEY.fullmatch(key) else f"{place}[{quoted(key)}]"


def _line_of(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    return f"line {text.count(chr(10), 0, found.start()) + 1}" if found else ""


def _kind(value: Any) -> str:
    names = {dict: "an object", list: "a list", str: "text", bool: "true or false", type(None): "null"}
    return names.get(type(value), "a number")


def _shown(value: float) -> str:
    """A number for a message, however long it is."""
    if isinstance(value, int) and abs(value) >= 10**15:
        return "a huge number"
    return f"{value:g}"

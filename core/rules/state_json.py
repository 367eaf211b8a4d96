"""A game state as plain JSON data and back: for records, recovery copies and hashes of positions.

`to_plain` and `from_plain` do it for any record of plain values. Both ways follow the field types of the records, so a
new field needs nothing here.
"""

import hashlib
import json
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from core.model.problems import RealmwrightError
from core.rules.state import GameState


def state_to_data(state: GameState) -> dict[str, Any]:
    """Plain dictionaries, lists, texts and numbers."""
    data: dict[str, Any] = to_plain(state)
    return data


def state_from_data(data: Any) -> GameState:
    """The state again; RealmwrightError with the place of anything that does not fit."""
    state: GameState = from_plain(GameState, data, "state")
    return state


def state_hash(state: GameState) -> str:
    """A short fingerprint of a position, the same on every machine."""
    text = json.dumps(state_to_data(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def to_plain(value: Any) -> Any:
    """Records become dictionaries, tuples become lists; texts and numbers stay."""
    kind = type(value)
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if kind is tuple:
        return [to_plain(item) for item in value]
    if is_dataclass(kind):
        return {name: to_plain(getattr(value, name)) for name in _names(kind)}
    return value.value if isinstance(value, StrEnum) else value


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def from_plain(kind: Any, data: Any, place: str) -> Any:
    """The record of this kind again; `place` is how a complaint names where the data stand."""
    hints = _hints(kind)
    if not isinstance(data, dict) or set(data) != set(hints):
        raise RealmwrightError(f"{place}: the fields {', '.join(hints)} are expected")
    return kind(**{name: _value(hint, data[name], f"{place}.{name}") for name, hint in hints.items()})


def _value(kind: Any, data: Any, place: str) -> Any:
    if isinstance(kind, UnionType):
        if data is None:
            return None
        kind = next(each for each in get_args(kind) if each is not type(None))
    if get_origin(kind) is tuple:
        return _items(get_args(kind), data, place)
    if is_dataclass(kind):
        return from_plain(kind, data, place)
    if issubclass(kind, StrEnum):
        if data not in list(kind):
            raise RealmwrightError(f"{place}: “{data}” is not one of {', '.join(kind)}")
        return kind(data)
    if not isinstance(data, kind) or (kind is int and isinstance(data, bool)):
        raise RealmwrightError(f"{place}: {kind.__name__} is expected")
    return data


def _items(kinds: tuple[Any, ...], data: Any, place: str) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise RealmwrightError(f"{place}: a list is expected")
    each = (kinds[0],) * len(data) if kinds[-1] is Ellipsis else kinds
    if len(each) != len(data):
        raise RealmwrightError(f"{place}: {len(each)} items are expected")
    return tuple(_value(kind, item, f"{place}[{n}]") for n, (kind, item) in enumerate(zip(each, data, strict=True)))

"""The catalogue of terrains and symbols: what each looks like, which games know it, what it means to a board.

The facts are data (core/model/data); a designer's own terrains and symbols are simply not in it.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from core.model.map_model import Game


@dataclass(frozen=True, slots=True)
class Colours:
    fill: str
    ink: str


@dataclass(frozen=True, slots=True)
class Terrain:
    """A kind of ground. `barrier`: ordinary races cannot enter it; `impassable`: nobody can."""

    id: str
    name: str
    games: frozenset[Game]
    icon: str
    pattern: str
    light: Colours
    dark: Colours
    rules: tuple[str, ...]
    water: bool = False
    entry_shore: bool = False
    """Where it touches the board's edge, its shores are entry regions."""
    barrier: bool = False
    impassable: bool = False
    piece: str = ""
    """The box piece that set-up puts on every such region."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A sign printed on a region. Set-up puts `tokens` of the box's `piece` on it."""

    id: str
    name: str
    games: frozenset[Game]
    icon: str
    rules: tuple[str, ...]
    piece: str = ""
    tokens: int = 0
    only_on: frozenset[str] = frozenset()


def _rows(file: str, table: str) -> list[dict[str, Any]]:
    text = (files("core.model") / "data" / file).read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)[table]
    for row in rows:
        row["games"] = frozenset(Game(game) for game in row["games"])
        row["rules"] = tuple(row["rules"])
    return rows


@cache
def terrains() -> dict[str, Terrain]:
    """Every terrain by id, in the order of the catalogue."""
    return {
        row["id"]: Terrain(**(row | {look: Colours(**row[look]) for look in ("light", "dark")}))
        for row in _rows("terrains.toml", "terrain")
    }


@cache
def symbols() -> dict[str, Symbol]:
    """Every symbol by id, in the order of the catalogue."""
    return {
        row["id"]: Symbol(**(row | {"only_on": frozenset(row.get("only_on", ()))}))
        for row in _rows("symbols.toml", "symbol")
    }

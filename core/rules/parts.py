"""Which clause of a game plays a part that the common procedure knows by the base game's name for it."""

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files

FIRST = "base"
"""The game whose clauses and disputes hold wherever another game says nothing of its own."""


@cache
def _tables() -> dict[str, dict[str, object]]:
    return tomllib.loads((files("core.rules") / "clauses" / "parts.toml").read_text(encoding="utf-8"))


@cache
def citations(game: str) -> dict[str, str]:
    """Clause ids, with the game in front, by the part they play; parts not listed belong to the base game."""
    return {
        part: f"{each}:{clause}"
        for each in dict.fromkeys((FIRST, game))
        for part, clause in _tables().get(each, {}).items()
    }


def citing(game: str) -> Callable[[str], str]:
    """From the name of a part to the clause a game cites for it."""
    known = citations(game)
    return lambda part: known.get(part) or f"{FIRST}:{part}"


def with_counterparts(game: str, rulings: Mapping[str, str]) -> dict[str, str]:
    """The readings in force, with those under which the common procedure asks for a game's own disputes."""
    found = dict(rulings)
    for asked, meanings in _tables().get(f"{game}-disputes", {}).items():
        assert isinstance(meanings, dict)
        found[asked] = meanings[rulings[meanings["of"]]]
    return found

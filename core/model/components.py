"""The numbers printed on the pieces and what the printed boards look like, as data."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def components() -> dict[str, Any]:
    """The whole table of core/model/data/components.toml."""
    return tomllib.loads((files("core.model") / "data" / "components.toml").read_text(encoding="utf-8"))


def pieces_in_box(game: str) -> dict[str, int]:
    """How many of each countable piece one game's box holds."""
    return {name: n for name, n in components()["pieces"][game].items() if isinstance(n, int)}


def rounds_for(players: int) -> int | None:
    """Rounds of a game with this many players, or None where no board is printed for them."""
    rounds: dict[str, int] = components()["rounds"]
    return rounds.get(str(players))

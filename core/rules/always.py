"""Clauses that hold by the way a game is kept: nothing could be done without them."""

import tomllib
from functools import cache
from importlib.resources import files


@cache
def always_true() -> dict[str, str]:
    """Clause id, with the game in front, and why it cannot be switched off."""
    text = (files("core.rules") / "clauses" / "always.toml").read_text(encoding="utf-8")
    return {f"{game}:{clause}": reason for game, rows in tomllib.loads(text).items() for clause, reason in rows.items()}

"""Why a clause has no effect that could be switched off: it holds by the way a game is kept, or is not modelled."""

import tomllib
from functools import cache
from importlib.resources import files


@cache
def always_true() -> dict[str, str]:
    """Clause id, with the game in front, and why it cannot be switched off."""
    return _reasons("always.toml")


@cache
def not_modelled() -> dict[str, str]:
    """Clause id, with the game in front, and why no program plays it."""
    return _reasons("not_modelled.toml")


def _reasons(name: str) -> dict[str, str]:
    text = (files("core.rules") / "clauses" / name).read_text(encoding="utf-8")
    return {f"{game}:{clause}": reason for game, rows in tomllib.loads(text).items() for clause, reason in rows.items()}

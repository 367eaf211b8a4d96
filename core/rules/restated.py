"""Clauses that sum up other clauses: switching one off switches off what it states."""

import tomllib
from functools import cache
from importlib.resources import files


@cache
def restated() -> dict[str, tuple[str, ...]]:
    """For every clause that states others: those clauses, with the game in front of each id."""
    text = (files("core.rules") / "clauses" / "restated.toml").read_text(encoding="utf-8")
    return {
        f"{game}:{clause}": tuple(other if ":" in other else f"{game}:{other}" for other in others)
        for game, rows in tomllib.loads(text).items()
        for clause, others in rows.items()
    }


def with_restated(without: frozenset[str]) -> frozenset[str]:
    """The clauses that fall when these are switched off."""
    found: set[str] = set()
    waiting = sorted(without)
    while waiting:
        clause = waiting.pop()
        if clause not in found:
            found.add(clause)
            waiting.extend(restated().get(clause, ()))
    return frozenset(found)

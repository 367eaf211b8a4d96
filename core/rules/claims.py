"""Who carries which clause: units by their effects, the common procedure by the clauses it cites.

Used to show coverage. The procedure's citations are read from its source, so the list cannot go stale.
"""

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from core.rules.catalogue import COMMON_RULES, built_in_units
from core.rules.catalogue_data import catalogue_data
from core.rules.clause_reasons import always_true
from core.rules.effects import Unit
from core.rules.mixing import CLAUSES as MIXING
from core.rules.parts import citing
from core.rules.restated import restated

_CITING = frozenset({"cite", "on"})


@cache
def claims() -> dict[str, tuple[str, ...]]:
    """For every clause that something carries: the units and source files that do, sorted."""
    found: dict[str, set[str]] = {}
    known = catalogue_data().clause_by_id
    common = [("common rules", unit) for unit in COMMON_RULES.values()]
    for name, unit in [*common, *built_in_units().items()]:
        for clause in _clauses_of(unit):
            found.setdefault(clause, set()).add(name)
    for clause in MIXING:
        found.setdefault(clause, set()).add("mixing.py")
    for clause, reason in always_true().items():
        found.setdefault(clause, set()).add(reason)
    for part, place in _procedure():
        for cite in map(citing, COMMON_RULES):
            if cite(part) in known:
                found.setdefault(cite(part), set()).add(place)
    for clause, stated in restated().items():
        found.setdefault(clause, set()).update(*(found.get(each, ()) for each in stated))
    return {clause: tuple(sorted(places)) for clause, places in sorted(found.items())}


def idle_clauses() -> frozenset[str]:
    """Clauses that change nothing when switched off: by their own words, or by the way a game is kept."""
    return frozenset(clause for unit in built_in_units().values() for clause in unit.idle) | frozenset(always_true())


def _clauses_of(unit: Unit) -> Iterator[str]:
    for effect in unit.effects:
        yield from effect.clauses()
        if effect.instead_of:
            yield effect.instead_of
    yield from (choice.clause for choice in unit.choices)
    yield from (offer.clause for offer in unit.offers)
    yield from (means.clause for means in unit.means)
    yield from unit.idle


def _procedure() -> Iterator[tuple[str, str]]:
    """(part, file) for every clause the phases and the course of the turn cite by a literal name."""
    package = files("core.rules")
    folders: list[tuple[str, Traversable]] = [("", package), ("phases/", package / "phases")]
    for prefix, folder in folders:
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".py"):
                tree = ast.parse(file.read_text(encoding="utf-8"))
                for part in _cited(tree):
                    yield part, f"{prefix}{file.name}"


def _cited(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _CITING:
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value

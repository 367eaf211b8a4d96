"""What a token, a tile or a piece of the box is about: the clauses of the unit itself, or those that speak of it."""

from collections.abc import Iterable

from core.rules.catalogue_data import catalogue_data
from core.rules.clause_records import Clause
from core.rules.compiled import Rules
from core.rules.effects import Unit
from core.rules.house_rules import clauses_about
from core.rules.parts import FIRST

MOST = 3


def clauses_of_thing(rules: Rules, thing: str) -> tuple[str, ...]:
    """The ids of the first few clauses about a thing; none for one that no clause speaks of."""
    unit = rules.units.get(thing)
    found = _carried(unit) if unit is not None else _told(rules, thing)
    return tuple(dict.fromkeys(found))[:MOST]


def _carried(unit: Unit) -> Iterable[str]:
    """Own clauses first: a unit also carries what it lends to others."""
    clauses = [effect.clause for effect in unit.effects]
    return sorted(clauses, key=lambda clause: unit.id not in clause)


def _told(rules: Rules, piece: str) -> Iterable[str]:
    """Clauses that name the piece; units that bring it say most, so those come first."""
    words = piece.rpartition(".")[2].replace("-", " ")
    games = (rules.game, FIRST)
    known = [each for each in catalogue_data().clauses if each.modelled and each.game in games]
    found: tuple[Clause, ...] = ()
    for some in (words, words.rpartition(" ")[2], words.partition(" ")[0]):
        found = found or clauses_about(some, known)

    def order(clause: Clause) -> tuple[bool, bool]:
        subject = ".".join(clause.id.partition(":")[2].split(".")[:2])
        return clause.game != rules.game, subject not in rules.units

    return [each.id for each in sorted(found, key=order)]

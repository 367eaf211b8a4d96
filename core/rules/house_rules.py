"""House rules: which clauses of a game can be switched off, found by words, and switches with one more or fewer off."""

from collections.abc import Iterable
from dataclasses import replace

from core.rules.catalogue_data import catalogue_data
from core.rules.claims import claims, idle_clauses
from core.rules.clause_records import Clause
from core.rules.compiled import Rules
from core.rules.parts import FIRST
from core.rules.switches import Switches

_COMMON = "common rules"


def switchable(rules: Rules) -> tuple[Clause, ...]:
    """Every clause of the game that makes a difference when it is off, in the catalogue's order."""
    idle, carried, games = idle_clauses(), claims(), _games(rules)
    return tuple(
        clause
        for clause in catalogue_data().clauses
        if clause.game in games and clause.modelled and clause.id not in idle
        if _acts(rules, clause, carried.get(clause.id, ()))
    )


def _games(rules: Rules) -> set[str]:
    """The games that have a say: the one that is played, the base game, and those whose own units are in play.

    A unit may carry what it does in a game it was lent to; elsewhere nobody hears of that.
    """
    units = set(rules.units)
    of_units = {each.game for each in catalogue_data().clauses if _subject(each.id) in units}
    return {rules.game, FIRST} | of_units


def _subject(clause_id: str) -> str:
    """The unit a clause is named after: `race.elves` of `base:race.elves.no-loss`."""
    return ".".join(clause_id.partition(":")[2].split(".")[:2])


def _acts(rules: Rules, clause: Clause, carriers: Iterable[str]) -> bool:
    """Does a unit of this game carry the clause, or does the procedure cite it here?"""
    is_own = rules.cite(clause.id.partition(":")[2]) == clause.id or clause.game == rules.game
    return any(each in rules.units or (is_own and (each == _COMMON or each.endswith(".py"))) for each in carriers)


def clauses_about(words: str, clauses: Iterable[Clause]) -> tuple[Clause, ...]:
    """The clauses in which all these words occur; those that have them in their title come first."""
    wanted = words.casefold().split()
    titled, told = [], []
    for clause in clauses:
        name = f"{clause.title} {clause.id.replace('-', ' ').replace('.', ' ')}".casefold()
        if all(word in name for word in wanted):
            titled.append(clause)
        elif all(word in f"{name} {clause.text.casefold()}" for word in wanted):
            told.append(clause)
    return (*titled, *told)


def house_ruled(switches: Switches, clause: str, *, is_off: bool) -> Switches:
    """The same readings with a clause switched off, or on again."""
    others = switches.without - {clause}
    return replace(switches, without=others | {clause} if is_off else others)

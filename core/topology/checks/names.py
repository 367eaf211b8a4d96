"""Checks of the regions' names: blank, the same, nearly the same."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from core.model.problems import Finding, Severity
from core.model.sentences import said
from core.topology.checks.map_facts import MapFacts
from core.topology.checks.report import finding

LONG = 8
"""Names of at least this many letters are compared letter by letter; in shorter ones a letter is a real difference."""

LONGEST = 200
"""Of longer ones only the looks are compared: leaving out each letter in turn takes the square of their length."""

NUMBER_AT_END = re.compile(r"^(.*?)\s*(\d+|[IVX]+)$")


@dataclass(frozen=True, slots=True)
class Mixups:
    """What the names of a map leave unclear, by region numbers."""

    blank: tuple[int, ...]
    equal: tuple[tuple[int, ...], ...]
    alike: tuple[tuple[int, int], ...]
    """Names that differ only in looks; of equal names the first."""
    near: tuple[tuple[int, int], ...]
    """Long names that differ in a single letter."""


def name_findings(facts: MapFacts) -> Iterator[Finding]:
    """Blank names, equal names, then names that are easily taken for one another."""
    regions, memory = facts.model.regions, facts.memory
    found = memory.remembered("names", memory.names.of(regions), lambda: _mixups([region.name for region in regions]))
    for number in found.blank:
        message = said("Region {} has no name.", facts.ids[number])
        yield finding("blank-name", message, (facts.ids[number],), at=facts.middle(number))
    for numbers in found.equal:
        message = said("{} regions are called {}.", len(numbers), regions[numbers[0]].name)
        ids = (facts.ids[number] for number in numbers)
        yield finding("duplicate-name", message, ids, at=facts.middle(numbers[1]))
    for one, other in found.alike:
        message = said(
            "The names {} and {} differ only in capitals, spaces or signs.", regions[one].name, regions[other].name
        )
        yield _near(facts, one, other, message, Severity.WARNING)
    for one, other in found.near:
        message = said("The names {} and {} differ in a single letter.", regions[one].name, regions[other].name)
        yield _near(facts, one, other, message, Severity.HINT)


def _mixups(names: list[str]) -> Mixups:
    holders: dict[str, list[int]] = {}
    for number, name in enumerate(names):
        if name.strip():
            holders.setdefault(name, []).append(number)
    first = {name: numbers[0] for name, numbers in holders.items()}
    alike = _alike_but_for_looks(list(first))
    return Mixups(
        blank=tuple(number for number, name in enumerate(names) if not name.strip()),
        equal=tuple(tuple(numbers) for numbers in holders.values() if len(numbers) > 1),
        alike=tuple((first[one], first[other]) for one, other in alike),
        near=tuple(
            (first[one], first[other]) for one, other in _one_letter_apart(list(first)) if (one, other) not in alike
        ),
    )


def _near(facts: MapFacts, one: int, other: int, message: str, severity: Severity) -> Finding:
    a, b = sorted((one, other))
    return finding("near-equal-name", message, (facts.ids[a], facts.ids[b]), at=facts.middle(b), severity=severity)


def letters_of(name: str) -> str:
    """What remains of a name when capitals, spaces and signs do not count."""
    return "".join(sign for sign in name.casefold() if sign.isalnum())


def _alike_but_for_looks(names: list[str]) -> list[tuple[str, str]]:
    first: dict[str, str] = {}
    pairs = []
    for name in names:
        letters = letters_of(name)
        if letters and first.setdefault(letters, name) != name:
            pairs.append((first[letters], name))
    return pairs


def _one_letter_apart(names: list[str]) -> list[tuple[str, str]]:
    """Pairs of long names one letter changed, added or dropped apart, found by leaving out each letter in turn."""
    long = [name for name in names if LONG <= len(name) <= LONGEST]
    place = {name: number for number, name in enumerate(long)}
    by_rest: dict[tuple[int, str], list[str]] = {}
    pairs: dict[tuple[str, str], None] = {}
    for name in long:
        for at in range(len(name)):
            rest = name[:at] + name[at + 1 :]
            for other in by_rest.setdefault((at, rest), []):
                pairs[other, name] = None
            by_rest[at, rest].append(name)
            if rest in place and rest != name:
                pairs[min((rest, name), (name, rest), key=lambda pair: place[pair[0]])] = None
    return [pair for pair in pairs if not _are_numbered(*pair)]


def _are_numbered(one: str, other: str) -> bool:
    """Do the names differ in a number at the end, as "Isle 2" and "Isle 3" or "Isle I" and "Isle II" do?"""
    first, second = NUMBER_AT_END.match(one), NUMBER_AT_END.match(other)
    return bool(first and second and first[1] == second[1])

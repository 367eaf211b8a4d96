"""Checks of the ways between regions: isolated, disconnected, unreachable, no way in."""

from collections.abc import Iterator
from dataclasses import dataclass

from core.model.problems import Finding
from core.model.sentences import mark, said
from core.model.terrains import Terrain, terrains
from core.topology.board_builder import Ways
from core.topology.checks.map_facts import MapFacts
from core.topology.checks.message_words import capital, counted, listed, named
from core.topology.checks.report import finding


@dataclass(frozen=True, slots=True)
class Groups:
    """What the ways of a map leave apart, by region numbers."""

    alone: tuple[int, ...]
    """Regions with no way to anywhere."""
    apart: tuple[tuple[int, ...], ...]
    """Groups with no way to the largest group."""
    has_entry: bool
    lost: tuple[tuple[int, ...], ...]
    """Groups that no ordinary race can get to."""


def way_findings(facts: MapFacts) -> Iterator[Finding]:
    """Findings about who can get where at all."""
    if not facts.model.regions:
        yield finding("empty-map", mark("The map has no regions yet."))
        return
    groups = facts.memory.remembered("ways", (facts.ways, facts.tags), lambda: _groups_of(facts))
    for number in groups.alone:
        message = said("{} has no neighbour and no link.", capital(named(facts.model.regions[number])))
        yield finding("isolated-region", message, (facts.ids[number],), at=facts.middle(number))
    for group in groups.apart:
        message = said("No way leads from {} to the rest of the map.", _names(facts, group))
        ids = (facts.ids[number] for number in group)
        yield finding("disconnected-map", message, ids, at=facts.middle(group[0]))
    if not groups.has_entry:
        message = said(
            "No race can enter the map: no land region lies on the board's edge or on the shore of a sea that does."
        )
        yield finding("no-entry-region", message)
    for group in groups.lost:
        names, count = _names(facts, group), counted(len(group), "region")
        message = said("No ordinary race can reach {} ({}) from any entry region.", names, count)
        yield finding("unreachable", message, (facts.ids[each] for each in group), at=facts.middle(group[0]))


def _names(facts: MapFacts, group: tuple[int, ...]) -> str:
    return listed([named(facts.model.regions[number]) for number in group])


def _groups_of(facts: MapFacts) -> Groups:
    ways = facts.ways
    joined = _either_way(ways)
    alone = tuple(number for number, beside in enumerate(joined) if not beside and len(joined) > 1)
    grounds = [terrains().get(region.terrain or "") for region in facts.model.regions]
    is_open = [not _is_barrier(ground) for ground in grounds]
    entries = [number for number, is_entry in enumerate(ways.entry) if is_entry and is_open[number]]
    return Groups(alone, _apart(joined, alone), bool(entries), _lost(ways, is_open, entries) if entries else ())


def _either_way(ways: Ways) -> list[set[int]]:
    """Who is joined with whom, whichever way the link leads."""
    joined: list[set[int]] = [set() for _ in ways.neighbours]
    for here, out in enumerate(ways.neighbours):
        for there in out:
            joined[here].add(there)
            joined[there].add(here)
    return joined


def _spread(starts: list[int], ways: list[set[int]]) -> set[int]:
    reached, waiting = set(starts), list(starts)
    while waiting:
        fresh = ways[waiting.pop()] - reached
        reached |= fresh
        waiting.extend(sorted(fresh))
    return reached


def _apart(joined: list[set[int]], alone: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    seen = set(alone)
    groups: list[tuple[int, ...]] = []
    for number in range(len(joined)):
        if number not in seen:
            together = _spread([number], joined)
            seen |= together
            groups.append(tuple(sorted(together)))
    main = max(groups, key=len, default=())
    return tuple(group for group in groups if group is not main)


def _lost(ways: Ways, is_open: list[bool], entries: list[int]) -> tuple[tuple[int, ...], ...]:
    """What an ordinary race cannot get to: it enters on land or river, and stops at seas, lakes and abysses."""
    onward = [{there for there in out if is_open[there]} for out in ways.neighbours]
    reached = _spread(entries, onward)
    lost = [number for number, can_be_held in enumerate(is_open) if can_be_held and number not in reached]
    seen: set[int] = set()
    groups: list[tuple[int, ...]] = []
    for number in lost:
        if number not in seen:
            groups.append(tuple(sorted((_spread([number], onward) & set(lost)) - seen)))
            seen.update(groups[-1])
    return tuple(groups)


def _is_barrier(ground: Terrain | None) -> bool:
    return ground is not None and (ground.barrier or ground.impassable)

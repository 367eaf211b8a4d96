"""Checks of the ways between regions: isolated, disconnected, unreachable, no way in."""

from collections.abc import Generator, Iterator

from core.model.problems import Finding
from core.model.terrains import Terrain, terrains
from core.topology.checks.map_facts import MapFacts
from core.topology.checks.report import finding
from core.topology.checks.wording import capital, counted, listed, named


def way_findings(facts: MapFacts) -> Iterator[Finding]:
    """Findings about who can get where at all."""
    if not facts.model.regions:
        yield finding("empty-map", "The map has no regions yet.")
        return
    alone = yield from _isolated(facts)
    yield from _groups(facts, alone)
    yield from _reach(facts)


def _isolated(facts: MapFacts) -> Generator[Finding, None, frozenset[int]]:
    """Yields the findings, returns the numbers of the isolated regions."""
    either_way = _either_way(facts)
    alone = [number for number, ways in enumerate(either_way) if not ways and len(either_way) > 1]
    for number in alone:
        message = f"{capital(named(facts.model.regions[number]))} has no neighbour and no link."
        yield finding("isolated-region", message, (facts.ids[number],), at=facts.middle(number))
    return frozenset(alone)


def _either_way(facts: MapFacts) -> list[set[int]]:
    """Who is joined with whom, whichever way the link leads."""
    joined: list[set[int]] = [set() for _ in facts.ids]
    for here, ways in enumerate(facts.board.neighbours):
        for there in ways:
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


def _groups(facts: MapFacts, alone: frozenset[int]) -> Iterator[Finding]:
    ways, seen = _either_way(facts), set(alone)
    groups: list[list[int]] = []
    for number in range(len(facts.ids)):
        if number not in seen:
            together = _spread([number], ways)
            seen |= together
            groups.append(sorted(together))
    main = max(groups, key=len, default=[])
    for group in groups:
        if group is not main:
            names = listed([named(facts.model.regions[number]) for number in group])
            message = f"No way leads from {names} to the rest of the map."
            ids = (facts.ids[number] for number in group)
            yield finding("disconnected-map", message, ids, at=facts.middle(group[0]))


def _reach(facts: MapFacts) -> Iterator[Finding]:
    """What an ordinary race can get to: it enters on land or river, and stops at seas, lakes and abysses."""
    grounds = [terrains().get(region.terrain or "") for region in facts.model.regions]
    is_open = [not _is_barrier(ground) for ground in grounds]
    entries = [number for number, is_entry in enumerate(facts.board.entry) if is_entry and is_open[number]]
    if not entries:
        message = (
            "No race can enter the map: no land region lies on the board's edge or on the shore of a sea that does."
        )
        yield finding("no-entry-region", message)
        return
    ways = [{there for there in out if is_open[there]} for out in facts.board.neighbours]
    reached = _spread(entries, ways)
    lost = [number for number, can_be_held in enumerate(is_open) if can_be_held and number not in reached]
    seen: set[int] = set()
    for number in lost:
        if number in seen:
            continue
        group = sorted((_spread([number], ways) & set(lost)) - seen)
        seen.update(group)
        names = listed([named(facts.model.regions[each]) for each in group])
        message = f"No ordinary race can reach {names} ({counted(len(group), 'region')}) from any entry region."
        yield finding("unreachable", message, (facts.ids[each] for each in group), at=facts.middle(group[0]))


def _is_barrier(ground: Terrain | None) -> bool:
    return ground is not None and (ground.barrier or ground.impassable)

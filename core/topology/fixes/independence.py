"""Which findings can be repaired together: those so far apart that no repair can meet the effects of another."""

from collections.abc import Iterable
from itertools import islice

from core.model.problems import Finding
from core.model.values import RegionId
from core.topology.close_pairs import Adjacency

GROUPS, MEMBERS = 500, 20_000
"""The most groups and findings that are worth sorting; where nearly all regions lie upon each other there is no end."""


def independent_groups(findings: Iterable[Finding], adjacency: Adjacency, most: int = GROUPS) -> list[list[Finding]]:
    """The findings in few groups, none sharing a region or a close region with another of its group.

    Findings that would need more groups than `most` are left out.
    """
    if most <= 0:
        return []
    close: dict[RegionId, set[RegionId]] = {}
    for pair in adjacency.pairs:
        close.setdefault(pair.a, set()).add(pair.b)
        close.setdefault(pair.b, set()).add(pair.a)
    groups: list[tuple[set[RegionId], list[Finding]]] = []
    for finding in islice(findings, MEMBERS):
        reach = set(finding.regions).union(*(close.get(each, ()) for each in finding.regions))
        for taken, members in groups:
            if taken.isdisjoint(reach):
                taken.update(reach)
                members.append(finding)
                break
        else:
            if len(groups) < most:
                groups.append((reach, [finding]))
    return [members for _, members in groups]

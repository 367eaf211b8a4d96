"""Try repairs out: each must remove its own finding and bring no new one but how shapes meet, or it is not offered."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from shapely.errors import GEOSException

from core.model.map_model import MapModel
from core.model.problems import Finding, Severity
from core.topology.checks.all_checks import all_findings
from core.topology.checks.check_memory import CheckMemory
from core.topology.close_pairs import Adjacency
from core.topology.fixes.independence import independent_groups
from core.topology.fixes.repairs import REPAIRS
from core.topology.live_adjacency import LiveAdjacency

PATIENCE = 50
"""A repair that fails so often in a row is not tried again on this map: where everything lies upon everything else,
no single repair can keep its promise, and trying each would take hours."""


HOW_THEY_MEET = frozenset({"corner-touch", "short-border", "edge-near-miss", "uncovered-board"})
"""Hints a repair may bring: what overlapped before now meets in a corner, say, and somebody has to be told."""


@dataclass(frozen=True, slots=True)
class State:
    """A map, who touches whom on it, and what is wrong with it."""

    model: MapModel
    adjacency: Adjacency
    findings: tuple[Finding, ...]


class Trial:
    """A map on which repairs are tried. Only what a repair touches is measured again."""

    def __init__(
        self,
        model: MapModel,
        adjacency: Adjacency | None = None,
        *,
        live: LiveAdjacency | None = None,
        memory: CheckMemory | None = None,
    ) -> None:
        """What is known of the map already may be lent; it then speaks of the last map tried, not of this one."""
        self._memory = CheckMemory() if memory is None else memory
        self._live = LiveAdjacency(model) if live is None else live
        self._failures: Counter[str] = Counter()
        measured = self._live.adjacency if adjacency is None else adjacency
        self.now = State(model, measured, all_findings(model, measured, self._memory))

    def outcome(self, findings: Sequence[Finding]) -> State | None:
        """What the repairs of some findings lead to, or None if they would break their promise."""
        after = self._after(findings)
        if after is not None:
            for each in findings:
                del self._failures[each.fix]
        elif len(findings) == 1:
            self._failures[findings[0].fix] += 1
        return after

    def is_hopeless(self, finding: Finding) -> bool:
        """Has the repair of such findings failed on this map again and again?"""
        return self._failures[finding.fix] >= PATIENCE

    def _after(self, findings: Sequence[Finding]) -> State | None:
        after = self.now.model
        try:
            for each in findings:
                after = REPAIRS[each.fix].apply(after, each)
        except GEOSException:
            return None  # an overlay that cannot be worked out is no repair
        if after is self.now.model or not _all_alive(self.now.model, after):
            return None
        adjacency = self._live.update(after)
        then = all_findings(after, adjacency, self._memory)
        gone = {each.key for each in findings}
        known = {each.key for each in self.now.findings} - gone
        is_kept = all(each.key not in gone and (each.key in known or _tells_how_they_meet(each)) for each in then)
        return State(after, adjacency, then) if is_kept else None

    def broken(self, findings: Sequence[Finding]) -> Iterator[str]:
        """The keys of those independent findings whose repair would break its promise; halved until they are found."""
        yield from (each.key for each in findings if self.is_hopeless(each))
        findings = [each for each in findings if not self.is_hopeless(each)]
        if not findings or self.outcome(findings) is not None:
            return
        if len(findings) == 1:
            yield findings[0].key
            return
        middle = len(findings) // 2
        yield from self.broken(findings[:middle])
        yield from self.broken(findings[middle:])


def _tells_how_they_meet(finding: Finding) -> bool:
    return finding.severity is Severity.HINT and finding.code in HOW_THEY_MEET


def _all_alive(before: MapModel, after: MapModel) -> bool:
    """No repair may take away the whole of a region."""
    return all(new.outline or not old.outline for old, new in zip(before.regions, after.regions, strict=True))


def with_tried_fixes(model: MapModel, adjacency: Adjacency | None = None) -> tuple[Finding, ...]:
    """The findings of a map, the fix taken from every one whose repair would break its promise.

    Repairs that cannot meet are tried together, so that a map with many findings needs few trials.
    """
    trial = Trial(model, adjacency)
    doubtful = [each for each in trial.now.findings if each.fix and REPAIRS[each.fix].changes_shapes]
    groups = independent_groups(doubtful, trial.now.adjacency)
    broken = {key for group in groups for key in trial.broken(group)}
    return tuple(replace(each, fix="") if each.key in broken else each for each in trial.now.findings)

"""Try repairs out: each must remove its own finding and bring no new one, or it is not offered."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from shapely.errors import GEOSException

from core.model.map_model import MapModel
from core.model.problems import Finding
from core.model.values import RegionId
from core.topology.checks.all_checks import all_findings
from core.topology.checks.check_memory import CheckMemory
from core.topology.close_pairs import Adjacency
from core.topology.fixes.independence import GROUPS, independent_groups
from core.topology.fixes.repairs import REPAIRS
from core.topology.live_adjacency import LiveAdjacency

PATIENCE = 50
"""A repair that fails so often in a row is not tried again on this map: where everything lies upon everything else,
no single repair can keep its promise, and trying each would take hours."""

LIGHT = 20_000
"""Close pairs and findings together that a trial looks through in no time; thousands of ordinary regions have fewer."""
WORK = 2_000_000
"""What the trials on a map that is not light may look through in all; what is left then is listed without a repair."""


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
        self._work = 0
        measured = self._live.adjacency if adjacency is None else adjacency
        self.now = State(model, measured, all_findings(model, measured, self._memory))

    def outcome(self, findings: Sequence[Finding]) -> State | None:
        """What the repairs of some findings lead to, or None if they would break their promise.

        A single finding may be repaired in another way than the first that comes to mind.
        """
        if len(findings) == 1:
            kept = self.kept_fix(findings[0])
            return None if kept is None else kept[1]
        after = self._after(findings)
        if after is not None:
            for each in findings:
                del self._failures[each.fix]
        return after

    def kept_fix(self, finding: Finding) -> tuple[str, State] | None:
        """The first repair for a finding that keeps its promise, and what it leads to."""
        fix = finding.fix
        while fix:
            after = self._after([replace(finding, fix=fix)])
            if after is not None:
                del self._failures[finding.fix]
                return fix, after
            fix = REPAIRS[fix].otherwise
        self._failures[finding.fix] += 1
        return None

    def is_hopeless(self, finding: Finding) -> bool:
        """Has the repair of such findings failed on this map again and again, or is the map too much for trials?"""
        return self._failures[finding.fix] >= PATIENCE or self.trials_left() == 0

    def trials_left(self) -> int:
        """How many more repairs can be tried on the map as it is; GROUPS means as many as anybody could want."""
        size = len(self.now.findings) + len(self.now.adjacency.pairs)
        return GROUPS if size <= LIGHT else min(GROUPS, (WORK - self._work) // size)

    def _after(self, findings: Sequence[Finding]) -> State | None:
        if self.trials_left() == 0:
            return None
        size = len(self.now.findings) + len(self.now.adjacency.pairs)
        self._work += size if size > LIGHT else 0
        after = self.now.model
        try:
            for each in findings:
                after = REPAIRS[each.fix].apply(after, each)
        except GEOSException:
            return None  # an overlay that cannot be worked out is no repair
        if after is self.now.model or not _all_alive(self.now.model, after):
            return None
        adjacency = self._live.update(after)
        if any(REPAIRS[each.fix].keeps_neighbours for each in findings) and _neighbours(adjacency) != _neighbours(
            self.now.adjacency
        ):
            return None
        then = all_findings(after, adjacency, self._memory)
        gone = {each.key for each in findings}
        known = {each.key for each in self.now.findings} - gone
        is_kept = known.issuperset(each.key for each in then)
        return State(after, adjacency, then) if is_kept else None

    def kept_fixes(self, findings: Sequence[Finding]) -> Iterator[tuple[str, str]]:
        """Keys of independent findings, and the repair of each that keeps its promise, if any; all tried at once first.

        Where that fails they are halved until the odd ones are found.
        """
        yield from ((each.key, "") for each in findings if self.is_hopeless(each))
        findings = [each for each in findings if not self.is_hopeless(each)]
        if not findings:
            return
        if len(findings) == 1:
            kept = self.kept_fix(findings[0])
            yield findings[0].key, "" if kept is None else kept[0]
        elif self.outcome(findings) is not None:
            yield from ((each.key, each.fix) for each in findings)
        else:
            middle = len(findings) // 2
            yield from self.kept_fixes(findings[:middle])
            yield from self.kept_fixes(findings[middle:])


def _neighbours(adjacency: Adjacency) -> set[tuple[RegionId, RegionId]]:
    return {(pair.a, pair.b) for pair in adjacency.neighbour_pairs()}


def _all_alive(before: MapModel, after: MapModel) -> bool:
    """No repair may take away the whole of a region."""
    return all(new.outline or not old.outline for old, new in zip(before.regions, after.regions, strict=True))


def with_tried_fixes(model: MapModel, adjacency: Adjacency | None = None) -> tuple[Finding, ...]:
    """The findings of a map, each with the repair that keeps its promise, or with none.

    Repairs that cannot meet are tried together, so that a map with many findings needs few trials.
    """
    trial = Trial(model, adjacency)
    doubtful = [each for each in trial.now.findings if each.fix and REPAIRS[each.fix].changes_shapes]
    groups = independent_groups(doubtful, trial.now.adjacency, trial.trials_left())
    tried = {key: fix for group in groups for key, fix in trial.kept_fixes(group)}
    kept = {each.key: tried.get(each.key, "") for each in doubtful}
    return tuple(replace(each, fix=kept.get(each.key, each.fix)) for each in trial.now.findings)

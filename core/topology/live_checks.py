"""What is wrong with a map while it is being edited, soon enough for a gesture that is going on.

After an edit everything is known at once but for what no region covers: that needs the whole board, and is worked out
when there is time. Until then the last answer stands. A board that is covered exactly is recognised at once.
"""

from core.model.map_model import MapModel
from core.model.problems import Finding
from core.topology.checks.all_checks import in_order, quick_findings
from core.topology.checks.check_memory import CheckMemory
from core.topology.checks.cover import cover_findings, is_covered_exactly
from core.topology.checks.map_facts import MapFacts
from core.topology.close_pairs import Adjacency
from core.topology.fixes.trial import Trial
from core.topology.live_adjacency import LiveAdjacency


class LiveChecks:
    """Holds what can be kept from one run to the next."""

    def __init__(self) -> None:
        self._memory = CheckMemory()
        self._cover: tuple[Finding, ...] = ()
        self.is_settled = False
        """Is the last answer what core.topology.checks.all_checks.all_findings gives?"""

    def at_once(self, model: MapModel, adjacency: Adjacency) -> tuple[Finding, ...]:
        """The findings as far as they are known in a moment."""
        facts = MapFacts(model, adjacency, self._memory)
        self.is_settled = not model.regions or is_covered_exactly(facts)
        known = (
            () if self.is_settled else tuple(each for each in self._cover if facts.region.keys() >= set(each.regions))
        )
        self._cover = known
        return in_order(facts, (*quick_findings(facts), *known))

    def settled(self, model: MapModel, adjacency: Adjacency) -> tuple[Finding, ...]:
        """Every finding of the map."""
        facts = MapFacts(model, adjacency, self._memory)
        self._cover = tuple(cover_findings(facts))
        self.is_settled = True
        return in_order(facts, (*quick_findings(facts), *self._cover))

    def tried_fix(self, model: MapModel, live: LiveAdjacency, finding: Finding) -> MapModel | None:
        """The map with one finding repaired if that keeps its promise, else None; `live` is left as it was."""
        if not finding.fix:
            return None
        try:
            outcome = Trial(model, live=live, memory=self._memory).outcome([finding])
        finally:
            live.update(model)
        return None if outcome is None else outcome.model

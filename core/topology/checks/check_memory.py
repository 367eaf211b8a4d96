"""What the checks of a map that is being edited remember from one run to the next.

Everything here is an answer together with what it was the answer to; whoever asks the same again gets it without work.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from core.model.problems import Finding
from core.model.region import Region
from core.model.values import RegionId
from core.topology.checks.shape_facts import ShapeFacts
from core.topology.checks.vertex_memory import VertexMemory
from core.topology.live_board import LiveWays

Answer = TypeVar("Answer")


@dataclass(slots=True)
class CheckMemory:
    """Hand the same one to every check of a map that is being edited."""

    shapes: dict[RegionId, ShapeFacts] = field(default_factory=dict)
    vertices: VertexMemory = field(default_factory=VertexMemory)
    ways: LiveWays = field(default_factory=LiveWays)
    _answers: dict[Hashable, tuple[Any, Any]] = field(default_factory=dict)
    _findings: dict[str, tuple[Any, dict[RegionId, tuple[Region, tuple[Finding, ...]]]]] = field(default_factory=dict)

    def remembered(self, what: Hashable, asked: Any, work_out: Callable[[], Answer]) -> Answer:
        """The last answer to this question if it was asked about the same, else a new one."""
        known = self._answers.get(what)
        if known is None or known[0] != asked:
            known = self._answers[what] = (asked, work_out())
        return cast("Answer", known[1])

    def region_findings(
        self, check: str, regions: Sequence[Region], asked: Any, find: Callable[[int, Region], Iterable[Finding]]
    ) -> Iterator[Finding]:
        """What a check of single regions finds, worked out only for those that have changed.

        `find` may look at nothing but the region, its shape, and what is handed in as `asked`.
        """
        before, known = self._findings.get(check, (None, {}))
        if before != asked:
            known = {}
        now: dict[RegionId, tuple[Region, tuple[Finding, ...]]] = {}
        for number, region in enumerate(regions):
            entry = known.get(region.id)
            if entry is None or entry[0] is not region:
                entry = (region, tuple(find(number, region)))
            now[region.id] = entry
            yield from entry[1]
        self._findings[check] = (asked, now)

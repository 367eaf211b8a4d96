"""What the checks of a map that is being edited remember from one run to the next.

Everything here is an answer together with what it was the answer to; whoever asks the same again gets it without work.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from core.model.problems import Finding
from core.model.region import Region
from core.topology.checks.shape_facts import ShapeMemory
from core.topology.checks.vertex_memory import VertexMemory
from core.topology.live_board import LiveWays
from core.topology.region_changes import Version, differing

Answer = TypeVar("Answer")


@dataclass(slots=True)
class _RegionFindings:
    """What one check found on each region, and on what."""

    asked: Any
    regions: tuple[Region, ...]
    found: dict[int, tuple[Finding, ...]]
    """Only regions with findings, by number."""


@dataclass(slots=True)
class CheckMemory:
    """Hand the same one to every check of a map that is being edited."""

    shapes: ShapeMemory = field(default_factory=ShapeMemory)
    vertices: VertexMemory = field(default_factory=VertexMemory)
    ways: LiveWays = field(default_factory=LiveWays)
    names: Version = field(default_factory=lambda: Version(lambda region: region.name))
    tags: Version = field(default_factory=lambda: Version(lambda region: (region.terrain, region.symbols)))
    _answers: dict[Hashable, tuple[Any, Any]] = field(default_factory=dict)
    _findings: dict[str, _RegionFindings] = field(default_factory=dict)

    def remembered(self, what: Hashable, asked: Any, work_out: Callable[[], Answer]) -> Answer:
        """The last answer to this question if it was asked about the same, else a new one."""
        known = self._answers.get(what)
        if known is None or known[0] != asked:
            known = self._answers[what] = (asked, work_out())
        return cast("Answer", known[1])

    def region_findings(
        self, check: str, regions: tuple[Region, ...], asked: Any, find: Callable[[int, Region], Iterable[Finding]]
    ) -> Iterator[Finding]:
        """What a check of single regions finds, worked out only for those that have changed.

        `find` may look at nothing but the region, its shape, and what is handed in as `asked`.
        """
        known = self._findings.get(check)
        changed = differing(known.regions, regions) if known is not None and known.asked == asked else None
        found = dict(known.found) if known is not None and changed is not None else {}
        for number in range(len(regions)) if changed is None else changed:
            its = tuple(find(number, regions[number]))
            if its:
                found[number] = its
            else:
                found.pop(number, None)
        self._findings[check] = _RegionFindings(asked, regions, found)
        for its in found.values():
            yield from its

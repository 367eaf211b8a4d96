"""Runs every single check over a map; what the designer is told is decided in core.topology.map_checks."""

from collections.abc import Callable, Iterable, Iterator

from core.model.map_model import MapModel
from core.model.problems import Finding, Severity
from core.topology.checks.check_memory import CheckMemory
from core.topology.checks.contacts import pair_findings
from core.topology.checks.cover import cover_findings
from core.topology.checks.hand_made import link_findings, set_up_findings
from core.topology.checks.map_facts import MapFacts
from core.topology.checks.names import name_findings
from core.topology.checks.region_shapes import shape_findings
from core.topology.checks.river_maps import river_world_findings
from core.topology.checks.shared_vertices import vertex_findings
from core.topology.checks.tags import tag_findings
from core.topology.checks.underground_maps import underground_findings
from core.topology.checks.ways import way_findings
from core.topology.close_pairs import Adjacency
from core.topology.measure import measure

CHECKS: tuple[Callable[[MapFacts], Iterator[Finding]], ...] = (
    shape_findings,
    pair_findings,
    vertex_findings,
    way_findings,
    link_findings,
    set_up_findings,
    name_findings,
    tag_findings,
    river_world_findings,
    underground_findings,
)
"""All but the check of what no region covers, which looks at the whole board at once and cannot be hurried."""

ORDER = {severity: place for place, severity in enumerate(Severity)}


def all_findings(
    model: MapModel, adjacency: Adjacency | None = None, memory: CheckMemory | None = None
) -> tuple[Finding, ...]:
    """Every finding, ignored or not, by severity, code and region order; fixes named here have not been tried.

    Hand in the same `memory` each time while a map is being edited: what stays is not looked at again.
    """
    found = measure(model) if adjacency is None else adjacency
    facts = MapFacts(model, found, CheckMemory() if memory is None else memory)
    return in_order(facts, (*quick_findings(facts), *cover_findings(facts)))


def quick_findings(facts: MapFacts) -> Iterator[Finding]:
    """The findings of all checks that cost next to nothing after an edit."""
    for check in CHECKS:
        yield from check(facts)


def in_order(facts: MapFacts, findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Findings as they are listed, each once."""
    place = {region_id: number for number, region_id in enumerate(facts.ids)}
    return tuple(
        sorted(
            {each.key: each for each in findings}.values(),
            key=lambda each: (
                ORDER[each.severity],
                each.code,
                tuple(place.get(region_id, len(place)) for region_id in each.regions),
                each.detail,
            ),
        )
    )

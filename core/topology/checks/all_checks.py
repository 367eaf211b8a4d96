"""Runs every single check over a map; what the designer is told is decided in core.topology.map_checks."""

from collections.abc import Callable, Iterator

from core.model.map_model import MapModel
from core.model.problems import Finding, Severity
from core.topology.checks.contacts import pair_findings
from core.topology.checks.cover import cover_findings
from core.topology.checks.hand_made import link_findings, set_up_findings
from core.topology.checks.map_facts import MapFacts, ShapeMemory
from core.topology.checks.names import name_findings
from core.topology.checks.region_shapes import shape_findings
from core.topology.checks.tags import tag_findings
from core.topology.checks.vertices import vertex_findings
from core.topology.checks.ways import way_findings
from core.topology.close_pairs import Adjacency
from core.topology.measure import measure

CHECKS: tuple[Callable[[MapFacts], Iterator[Finding]], ...] = (
    shape_findings,
    pair_findings,
    vertex_findings,
    cover_findings,
    way_findings,
    link_findings,
    set_up_findings,
    name_findings,
    tag_findings,
)

ORDER = {severity: place for place, severity in enumerate(Severity)}


def all_findings(
    model: MapModel, adjacency: Adjacency | None = None, memory: ShapeMemory | None = None
) -> tuple[Finding, ...]:
    """Every finding, ignored or not, by severity, code and region order; fixes named here have not been tried.

    Hand in the same `memory` each time while a map is being edited: shapes that stay are not looked at again.
    """
    found = measure(model) if adjacency is None else adjacency
    facts = MapFacts(model, found, ShapeMemory() if memory is None else memory)
    place = {region_id: number for number, region_id in enumerate(facts.ids)}
    findings = {each.key: each for check in CHECKS for each in check(facts)}
    return tuple(
        sorted(
            findings.values(),
            key=lambda each: (
                ORDER[each.severity],
                each.code,
                tuple(place.get(region_id, len(place)) for region_id in each.regions),
                each.detail,
            ),
        )
    )

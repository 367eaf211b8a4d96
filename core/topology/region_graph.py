"""Who can be reached from where: computed borders, minus blocks, plus links made by hand."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from core.model.map_model import Block, Link, MapModel
from core.model.values import RegionId
from core.topology.close_pairs import Adjacency

if TYPE_CHECKING:
    import networkx as nx


def region_graph(model: MapModel, adjacency: Adjacency) -> "nx.DiGraph[str]":
    """One node per region in map order, one arc per way one may go.

    Arcs carry `kind` (a PairKind or a LinkKind) and `length` in grid steps (0 for links).
    """
    import networkx as nx  # noqa: PLC0415  three hundred modules, and a window is there without them

    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(region.id for region in model.regions)
    for here, there, kind, length in ways(model, adjacency):
        graph.add_edge(here, there, kind=kind, length=length)
    return graph


def ways(model: MapModel, adjacency: Adjacency) -> Iterator[tuple[RegionId, RegionId, str, int]]:
    """From, to, kind and length of every way one may go; of two between the same ends the later one counts.

    A one-way link is a single way; everything else is one each way. Links and blocks with a missing end are left out:
    they are findings, not ways. So are links between regions that border anyway.
    """
    blocked = {frozenset((block.a, block.b)) for block in model.blocks}
    told: set[tuple[RegionId, RegionId]] = set()
    for pair in adjacency.neighbour_pairs():
        if frozenset((pair.a, pair.b)) not in blocked:
            told |= {(pair.a, pair.b), (pair.b, pair.a)}
            yield pair.a, pair.b, pair.kind.value, pair.length
            yield pair.b, pair.a, pair.kind.value, pair.length
    known = {region.id for region in model.regions}
    for link in model.links:
        if _is_dead(link, known) or (link.a, link.b) in told:
            continue
        for here, there in ((link.a, link.b),) if link.one_way else ((link.a, link.b), (link.b, link.a)):
            told.add((here, there))
            yield here, there, link.kind.value, 0


def is_dead(model: MapModel, connection: Link | Block) -> bool:
    """Has the link or block lost an end, or does it lead from a region to itself?"""
    return _is_dead(connection, {region.id for region in model.regions})


def _is_dead(connection: Link | Block, known: set[RegionId]) -> bool:
    return connection.a not in known or connection.b not in known or connection.a == connection.b

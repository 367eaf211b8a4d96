"""Who can be reached from where: computed borders, minus blocks, plus links made by hand."""

import networkx as nx

from core.model.map_model import Block, Link, MapModel
from core.topology.close_pairs import Adjacency


def region_graph(model: MapModel, adjacency: Adjacency) -> "nx.DiGraph[str]":
    """One node per region in map order, one arc per way one may go.

    Arcs carry `kind` (a PairKind or a LinkKind) and `length` in grid steps (0 for links). A one-way link is a
    single arc; everything else is a pair of them. Links and blocks with a missing end are left out: they are
    findings, not ways.
    """
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(region.id for region in model.regions)
    blocked = {frozenset((block.a, block.b)) for block in model.blocks}
    for pair in adjacency.neighbour_pairs():
        if frozenset((pair.a, pair.b)) not in blocked:
            graph.add_edge(pair.a, pair.b, kind=pair.kind.value, length=pair.length)
            graph.add_edge(pair.b, pair.a, kind=pair.kind.value, length=pair.length)
    for link in model.links:
        if is_dead(model, link) or graph.has_edge(link.a, link.b):
            continue
        graph.add_edge(link.a, link.b, kind=link.kind.value, length=0)
        if not link.one_way:
            graph.add_edge(link.b, link.a, kind=link.kind.value, length=0)
    return graph


def is_dead(model: MapModel, connection: Link | Block) -> bool:
    """Has the link or block lost an end, or does it lead from a region to itself?"""
    known = {region.id for region in model.regions}
    return connection.a not in known or connection.b not in known or connection.a == connection.b

"""The adjacency of a map as text that other programs read: JSON, CSV, Graphviz, GraphML.

One report is measured once; every format is a different reading of it. Lengths are in board units.
"""

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from core.model.board import Board
from core.model.map_model import MapModel
from core.model.problems import Finding
from core.model.values import to_units
from core.topology.board_builder import build_board
from core.topology.close_pairs import Adjacency, ClosePair
from core.topology.map_checks import check_map
from core.topology.measure import measure
from core.topology.region_graph import region_graph


@dataclass(frozen=True)
class AdjacencyReport:
    """A map with everything measured on it."""

    model: MapModel
    adjacency: Adjacency
    board: Board
    findings: tuple[Finding, ...]


def report_of(model: MapModel) -> AdjacencyReport:
    adjacency = measure(model)
    return AdjacencyReport(model, adjacency, build_board(model, adjacency), check_map(model, adjacency))


def finding_json(finding: Finding) -> dict[str, Any]:
    """A finding as plain data; coordinates in board units."""
    return {
        "severity": finding.severity.value,
        "code": finding.code,
        "message": finding.message,
        "regions": list(finding.regions),
        "at": None if finding.at is None else [to_units(finding.at[0]), to_units(finding.at[1])],
        "fix": finding.fix or None,
        "key": finding.key,
    }


def adjacency_json(report: AdjacencyReport) -> dict[str, Any]:
    """Regions with their neighbours; borders; pairs that come close without being neighbours; findings.

    A region's neighbours are those one may go to: borders without blocks, plus links. `borders` holds computed
    borders only; links and blocks made by hand stand apart.
    """
    board, model = report.board, report.model
    sides: dict[str, list[str]] = {}
    for contact in report.adjacency.frame:
        if contact.touches:
            sides.setdefault(contact.region, []).append(contact.side.value)
    return {
        "regions": [
            {
                "id": region.id,
                "name": region.name,
                "terrain": region.terrain,
                "symbols": list(region.symbols),
                "edge": board.edge[index],
                "sides": sides.get(region.id, []),
                "entry": board.entry[index],
                "neighbours": [board.ids[other] for other in board.neighbours[index]],
            }
            for index, region in enumerate(model.regions)
        ],
        "borders": [_pair_json(pair) for pair in report.adjacency.pairs if pair.neighbours],
        "close": [_pair_json(pair) for pair in report.adjacency.pairs if not pair.neighbours],
        "links": [
            {"a": link.a, "b": link.b, "kind": link.kind.value, "one_way": link.one_way, "note": link.note}
            for link in model.links
        ],
        "blocks": [{"a": block.a, "b": block.b, "note": block.note} for block in model.blocks],
        "findings": [finding_json(finding) for finding in report.findings],
    }


def _pair_json(pair: ClosePair) -> dict[str, Any]:
    return {
        "a": pair.a,
        "b": pair.b,
        "length": to_units(pair.length),
        "kind": pair.kind.value,
        "gap": to_units(pair.gap),
        "area": round(pair.area, 2),
        "at": None if pair.at is None else [to_units(pair.at[0]), to_units(pair.at[1])],
    }


def adjacency_csv(report: AdjacencyReport) -> str:
    """One row per way between two regions, borders and links alike, with ids and names."""
    name: dict[str, str] = {region.id: region.name for region in report.model.regions}
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(("a", "b", "a_name", "b_name", "kind", "length", "one_way"))
    for a, b, way, is_both_ways in _ways(report):
        length = f"{to_units(way['length']):.2f}"
        rows.writerow((a, b, name[a], name[b], way["kind"], length, "no" if is_both_ways else "yes"))
    return text.getvalue()


def adjacency_dot(report: AdjacencyReport) -> str:
    """A Graphviz graph with names on the nodes and border lengths on the ways."""
    lines = ["digraph {", "  edge [dir=none];"]
    lines += [f"  {_quoted(region.id)} [label={_quoted(region.name)}];" for region in report.model.regions]
    for a, b, way, is_both_ways in _ways(report):
        arrow = "" if is_both_ways else " dir=forward"
        label = f"{to_units(way['length']):.2f}" if way["length"] else way["kind"]
        lines.append(f"  {_quoted(a)} -> {_quoted(b)} [label={_quoted(label)}{arrow}];")
    return "\n".join([*lines, "}"]) + "\n"


def _ways(report: AdjacencyReport) -> Iterator[tuple[str, str, dict[str, Any], bool]]:
    """Every way once, with whether it leads back as well; one that does is told from the region drawn first."""
    graph = region_graph(report.model, report.adjacency)
    order: dict[str, int] = {region.id: index for index, region in enumerate(report.model.regions)}
    for a, b, way in graph.edges(data=True):
        is_both_ways = graph.has_edge(b, a)
        if not is_both_ways or order[a] < order[b]:
            yield a, b, way, is_both_ways


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


def adjacency_graphml(report: AdjacencyReport) -> str:
    """The directed graph of ways, for yEd, Gephi and networkx."""
    import networkx as nx  # noqa: PLC0415  three hundred modules, needed for this format alone

    graph = region_graph(report.model, report.adjacency)
    board = report.board
    for index, region in enumerate(report.model.regions):
        graph.nodes[region.id].update(
            name=region.name,
            terrain=region.terrain or "",
            symbols=" ".join(region.symbols),
            edge=board.edge[index],
            entry=board.entry[index],
        )
    for _, _, way in graph.edges(data=True):
        way["length"] = to_units(way["length"])
    return "\n".join(nx.generate_graphml(graph)) + "\n"

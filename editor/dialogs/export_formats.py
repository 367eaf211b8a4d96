"""What a map can be exported as: pictures, drawings, and tables for other programs. No Qt.

A new table is a function from a map to its text, in a file of its own, and one entry here.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass

from core.files.adjacency_tables import adjacency_csv, adjacency_dot, adjacency_graphml, adjacency_json, report_of
from core.files.plain_geojson import plain_geojson
from core.files.topojson import topojson
from core.model.map_model import MapModel
from editor.words import mark, tr


@dataclass(frozen=True, slots=True)
class ExportFormat:
    id: str
    title: str
    suffix: str
    about: str
    text: Callable[[MapModel], str] | None = None
    """What the file of a table says; none for a picture, which is painted."""

    @property
    def filter(self) -> str:
        return f"{tr(self.title)} (*{self.suffix})"


def _adjacency_json(model: MapModel) -> str:
    return json.dumps(adjacency_json(report_of(model)), indent=2, ensure_ascii=False) + "\n"


FORMATS = (
    ExportFormat(
        "png",
        mark("PNG picture"),
        ".png",
        mark("For screens and print shops; the file states its real size."),
    ),
    ExportFormat("svg", mark("SVG drawing"), ".svg", mark("True vectors for Inkscape and browsers, each border once.")),
    ExportFormat("pdf", mark("PDF at exact size"), ".pdf", mark("One page at the board's printed size, in vectors.")),
    ExportFormat(
        "geojson",
        mark("GeoJSON"),
        ".geojson",
        mark("Shapes with neighbours, edge and entry, for map programs."),
        plain_geojson,
    ),
    ExportFormat(
        "topojson",
        mark("TopoJSON"),
        ".topojson",
        mark("The same with every border written once, for the web."),
        topojson,
    ),
    ExportFormat(
        "json",
        mark("Adjacency as JSON"),
        ".json",
        mark("Regions, borders with lengths, links, and findings."),
        _adjacency_json,
    ),
    ExportFormat(
        "csv",
        mark("Adjacency as CSV"),
        ".csv",
        mark("One row per way between two regions, for spreadsheets."),
        lambda model: adjacency_csv(report_of(model)),
    ),
    ExportFormat(
        "dot",
        mark("Adjacency for Graphviz"),
        ".dot",
        mark("The graph with names and border lengths."),
        lambda model: adjacency_dot(report_of(model)),
    ),
    ExportFormat(
        "graphml",
        mark("Adjacency as GraphML"),
        ".graphml",
        mark("The graph for yEd, Gephi and networkx."),
        lambda model: adjacency_graphml(report_of(model)),
    ),
)

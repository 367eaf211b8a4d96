"""What a map can be exported as: pictures, drawings, and tables for other programs. No Qt."""

import json
from dataclasses import dataclass
from enum import Enum

from core.files.adjacency_tables import adjacency_csv, adjacency_dot, adjacency_graphml, adjacency_json, report_of
from core.files.plain_geojson import plain_geojson
from core.model.map_model import MapModel


class Kind(Enum):
    PICTURE = "picture"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class ExportFormat:
    id: str
    title: str
    suffix: str
    kind: Kind
    about: str

    @property
    def filter(self) -> str:
        return f"{self.title} (*{self.suffix})"


_PICTURE, _TABLE = Kind.PICTURE, Kind.TABLE
FORMATS = (
    ExportFormat("png", "PNG picture", ".png", _PICTURE, "For screens and print shops; the file states its real size."),
    ExportFormat("svg", "SVG drawing", ".svg", _PICTURE, "True vectors for Inkscape and browsers, each border once."),
    ExportFormat("pdf", "PDF at exact size", ".pdf", _PICTURE, "One page at the board's printed size, in vectors."),
    ExportFormat("geojson", "GeoJSON", ".geojson", _TABLE, "Shapes with neighbours, edge and entry, for map programs."),
    ExportFormat("json", "Adjacency as JSON", ".json", _TABLE, "Regions, borders with lengths, links, and findings."),
    ExportFormat("csv", "Adjacency as CSV", ".csv", _TABLE, "One row per way between two regions, for spreadsheets."),
    ExportFormat("dot", "Adjacency for Graphviz", ".dot", _TABLE, "The graph with names and border lengths."),
    ExportFormat("graphml", "Adjacency as GraphML", ".graphml", _TABLE, "The graph for yEd, Gephi and networkx."),
)


def table_text(form: ExportFormat, model: MapModel) -> str:
    """The text of an export that is no picture."""
    match form.id:
        case "geojson":
            return plain_geojson(model)
        case "json":
            return json.dumps(adjacency_json(report_of(model)), indent=2, ensure_ascii=False) + "\n"
        case "csv":
            return adjacency_csv(report_of(model))
        case "dot":
            return adjacency_dot(report_of(model))
        case _:
            return adjacency_graphml(report_of(model))

"""What a map can be exported as: pictures, drawings, and tables for other programs. No Qt."""

import json
from dataclasses import dataclass
from enum import Enum

from core.files.adjacency_tables import adjacency_csv, adjacency_dot, adjacency_graphml, adjacency_json, report_of
from core.files.plain_geojson import plain_geojson
from core.files.topojson import topojson
from core.model.map_model import MapModel
from editor.words import mark, tr


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
        return f"{tr(self.title)} (*{self.suffix})"


_PICTURE, _TABLE = Kind.PICTURE, Kind.TABLE
FORMATS = (
    ExportFormat(
        "png",
        mark("PNG picture"),
        ".png",
        _PICTURE,
        mark("For screens and print shops; the file states its real size."),
    ),
    ExportFormat(
        "svg", mark("SVG drawing"), ".svg", _PICTURE, mark("True vectors for Inkscape and browsers, each border once.")
    ),
    ExportFormat(
        "pdf", mark("PDF at exact size"), ".pdf", _PICTURE, mark("One page at the board's printed size, in vectors.")
    ),
    ExportFormat(
        "geojson",
        mark("GeoJSON"),
        ".geojson",
        _TABLE,
        mark("Shapes with neighbours, edge and entry, for map programs."),
    ),
    ExportFormat(
        "topojson", mark("TopoJSON"), ".topojson", _TABLE, mark("The same with every border written once, for the web.")
    ),
    ExportFormat(
        "json", mark("Adjacency as JSON"), ".json", _TABLE, mark("Regions, borders with lengths, links, and findings.")
    ),
    ExportFormat(
        "csv", mark("Adjacency as CSV"), ".csv", _TABLE, mark("One row per way between two regions, for spreadsheets.")
    ),
    ExportFormat(
        "dot", mark("Adjacency for Graphviz"), ".dot", _TABLE, mark("The graph with names and border lengths.")
    ),
    ExportFormat(
        "graphml", mark("Adjacency as GraphML"), ".graphml", _TABLE, mark("The graph for yEd, Gephi and networkx.")
    ),
)


def table_text(form: ExportFormat, model: MapModel) -> str:
    """The text of an export that is no picture."""
    match form.id:
        case "geojson":
            return plain_geojson(model)
        case "topojson":
            return topojson(model)
        case "json":
            return json.dumps(adjacency_json(report_of(model)), indent=2, ensure_ascii=False) + "\n"
        case "csv":
            return adjacency_csv(report_of(model))
        case "dot":
            return adjacency_dot(report_of(model))
        case _:
            return adjacency_graphml(report_of(model))

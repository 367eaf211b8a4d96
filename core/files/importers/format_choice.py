"""Which reader a file needs, told from what is in it; the ending of its name only matters to people."""

import os

from core.files.importers.drawing import Drawing
from core.files.importers.drawing_to_map import map_of
from core.files.importers.geojson_drawing import KINDS, geojson_drawing
from core.files.importers.import_report import ImportResult
from core.files.importers.labelme_drawing import labelme_drawing
from core.files.importers.svg_drawing import svg_drawing
from core.files.importers.triplea_drawing import looks_like_triplea, triplea_drawing
from core.files.json_places import parse_json
from core.files.map_file import parse_map
from core.files.migrations import OWN_MEMBER
from core.files.source_text import read_source
from core.model.problems import UnusableFileError

_UNKNOWN = "is no drawing that can be imported (GeoJSON, SVG, TripleA polygons.txt or labelme JSON)"


def import_map(path: str | os.PathLike[str]) -> ImportResult:
    """The map made from a drawing of another program, with a report; UnusableFileError if there is none in it."""
    text = read_source(path)
    start = text.lstrip()[:1]
    if start in ("{", "["):
        return _from_json(text, path)
    if start == "<" and not looks_like_triplea(text):
        return map_of(svg_drawing(text, path), path)
    if looks_like_triplea(text):
        return map_of(triplea_drawing(text, path), path)
    raise UnusableFileError(path, _UNKNOWN)


def _from_json(text: str, path: str | os.PathLike[str]) -> ImportResult:
    document = parse_json(text, path)
    members = document.object()
    if OWN_MEMBER in members:
        return ImportResult(parse_map(text, path), ("it is a Realmwright map already; taken over as it is",))
    drawing: Drawing
    if "shapes" in members:
        drawing = labelme_drawing(document, path)
    elif isinstance(kind := members.get("type"), str) and kind in KINDS:
        drawing = geojson_drawing(document, path)
    else:
        raise UnusableFileError(path, _UNKNOWN)
    return map_of(drawing, path)

"""Map files (`*.map.geojson`): read, written, and nothing else. The format is told in docs/map-format.md."""

import os
from dataclasses import replace

from core.files.atomic import write_atomically
from core.files.json_places import parse_json
from core.files.map_reader import map_from
from core.files.map_writer import text_of
from core.files.source_text import read_source
from core.model.map_model import MapModel
from core.model.problems import UnusableFileError


def read_map(path: str | os.PathLike[str]) -> MapModel:
    """The map in a file, or UnusableFileError with the place and the reason."""
    return parse_map(read_source(path), path)


def parse_map(text: str, path: object) -> MapModel:
    """The map in a text; `path` is only named in complaints."""
    return map_from(parse_json(text, path))


def map_text(model: MapModel) -> str:
    """The text of the map's file. A map that could not be read back is refused: saving it would lose it."""
    try:
        text = text_of(model)
        text.encode("utf-8")
        own_text = text_of(replace(model, regions=()))
    except (ValueError, TypeError, RecursionError) as error:
        raise UnusableFileError("the map", f"holds data that no map file can hold ({error})") from error
    parse_map(own_text, "the map")  # the writer has looked at the regions itself; this looks at all the rest
    return text


def write_map(path: str | os.PathLike[str], model: MapModel) -> None:
    """Save a map in the place of the file at `path`, wholly or not at all."""
    write_atomically(path, map_text(model).encode("utf-8"))

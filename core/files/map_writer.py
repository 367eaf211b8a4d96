"""A map to the text of its file: the same map always gives the same bytes, and a small change a small difference.

Keys stand in a fixed order, unknown ones after them in alphabetical order, and every vertex has its own line.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from decimal import Decimal
from itertools import chain
from typing import Any

from core.files import map_members as known
from core.files.json_places import COORDINATE_LIMIT, quoted
from core.files.migrations import CURRENT_VERSION, OWN_MEMBER
from core.files.outline_json import ring_lines, steps_text
from core.model.map_model import AdjacencySettings, Background, Block, Frame, Ignored, Link, MapModel, OwnTerrain
from core.model.problems import UnusableFileError
from core.model.region import Part, Region
from core.model.values import GRID

Members = list[tuple[str, str]]
"""Keys and the JSON text of their values, in the order of the file."""


def text_of(model: MapModel) -> str:
    """The text of the map's file. Regions that could not be read back are refused."""
    _refuse_what_cannot_be_read(model)
    members = [
        ("type", '"FeatureCollection"'),
        (OWN_MEMBER, _block(_own_members(model), 1)),
        *_extra(model.file_extra, known.FILE_KEYS),
        ("features", _list((_feature(region, model.frame.height) for region in model.regions), 1)),
    ]
    return _block(members, 0) + "\n"


def _own_members(model: MapModel) -> Members:
    members = [
        ("format", _json(known.FORMAT)),
        ("version", str(CURRENT_VERSION)),
        ("title", _json(model.title)),
        ("author", _json(model.author)),
        ("games", _json(model.games)),
        ("players", _json(model.players)),
        ("rounds", _json(model.rounds)),
        ("board", _line(_board(model.frame))),
        ("adjacency", _line(_adjacency(model.adjacency))),
        ("links", _list((_line(_link(link)) for link in model.links), 2)),
        ("blocks", _list((_line(_wall(block)) for block in model.blocks), 2)),
    ]
    if model.background is not None:
        members.append(("background", _block(_background(model.background, model.frame.height), 2)))
    members.append(("ignored", _list((_line(_ignored(entry)) for entry in model.ignored), 2)))
    if model.terrains:
        members.append(("terrains", _list((_line(_terrain(each)) for each in model.terrains), 2)))
    return members + _extra(model.extra, known.OWN_KEYS)


def _board(frame: Frame) -> Members:
    members = [("width", steps_text(frame.width)), ("height", steps_text(frame.height))]
    if frame.width_mm is not None:
        members.append(("width_mm", number_text(frame.width_mm)))
    if frame.height_mm is not None:
        members.append(("height_mm", number_text(frame.height_mm)))
    return members + _extra(frame.extra, known.BOARD_KEYS)


def _adjacency(settings: AdjacencySettings) -> Members:
    members = [(key, steps_text(getattr(settings, key))) for key in known.ADJACENCY_KEYS]
    return members + _extra(settings.extra, known.ADJACENCY_KEYS)


def _link(link: Link) -> Members:
    members = [(key, _json(getattr(link, key))) for key in known.LINK_KEYS]
    return members + _extra(link.extra, known.LINK_KEYS)


def _wall(block: Block) -> Members:
    members = [(key, _json(getattr(block, key))) for key in known.BLOCK_KEYS]
    return members + _extra(block.extra, known.BLOCK_KEYS)


def _background(picture: Background, height: int) -> Members:
    return [
        ("path", _json(picture.path)),
        ("width_px", _json(picture.width_px)),
        ("height_px", _json(picture.height_px)),
        ("sha256", _json(picture.sha256)),
        ("x", steps_text(picture.x)),
        ("y", steps_text(height - picture.y)),
        ("scale", number_text(picture.scale, shift=-2)),
        ("opacity", number_text(picture.opacity)),
        ("visible", _json(picture.visible)),
        *_extra(picture.extra, known.BACKGROUND_KEYS),
    ]


def _ignored(entry: Ignored) -> Members:
    return [("key", _json(entry.key)), ("reason", _json(entry.reason)), *_extra(entry.extra, known.IGNORED_KEYS)]


def _terrain(own: OwnTerrain) -> Members:
    return [("name", _json(own.name)), ("colour", _json(own.colour)), *_extra(own.extra, known.TERRAIN_KEYS)]


def _feature(region: Region, height: int) -> str:
    properties = [(key, _json(getattr(region, key))) for key in known.PROPERTY_KEYS]
    members = [
        ("type", '"Feature"'),
        ("id", _json(region.id)),
        *_extra(region.feature_extra, known.FEATURE_KEYS),
        ("properties", _block([*properties, *_extra(region.extra, known.PROPERTY_KEYS)], 3)),
        ("geometry", _block(_geometry(region, height), 3)),
    ]
    return _block(members, 2)


def _geometry(region: Region, height: int) -> Members:
    extra = _extra(region.geometry_extra, known.GEOMETRY_KEYS)
    if len(region.outline) == 1:
        return [("type", '"Polygon"'), *extra, ("coordinates", _polygon(region.outline[0], height, 4))]
    polygons = _list((_polygon(part, height, 5) for part in region.outline), 4)
    return [("type", '"MultiPolygon"'), *extra, ("coordinates", polygons)]


def _polygon(part: Part, height: int, depth: int) -> str:
    outer = _list(ring_lines(part.outer, height, is_hole=False), depth + 1)
    holes = (_list(ring_lines(hole, height, is_hole=True), depth + 1) for hole in part.holes)
    return _list(chain([outer], holes), depth)


def number_text(number: float, shift: int = 0) -> str:
    """A number of at most twelve digits, its point moved by `shift`; never an exponent."""
    digits = Decimal(f"{number:.12g}").scaleb(shift)
    text = f"{digits:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def _extra(extra: Mapping[str, Any], own_keys: Iterable[str]) -> Members:
    taken = frozenset(own_keys)
    return [(key, _json(extra[key])) for key in sorted(extra) if key not in taken]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, sort_keys=True)


def _line(members: Members) -> str:
    return "{" + ", ".join(f"{_json(key)}: {text}" for key, text in members) + "}"


def _block(members: Members, depth: int) -> str:
    indent = " " * (depth + 1)
    lines = ",\n".join(f"{indent}{_json(key)}: {text}" for key, text in members)
    return "{\n" + lines + "\n" + " " * depth + "}"


def _list(items: Iterable[str], depth: int) -> str:
    indent = " " * (depth + 1)
    lines = ",\n".join(indent + item for item in items)
    return "[\n" + lines + "\n" + " " * depth + "]" if lines else "[]"


def _refuse_what_cannot_be_read(model: MapModel) -> None:
    """Saving such a map would lose it: the program that made it is at fault, and the old file must stand."""
    twice = [region_id for region_id, count in Counter(region.id for region in model.regions).items() if count > 1]
    if twice:
        raise UnusableFileError("the map", f"two regions have the id {quoted(twice[0])}")
    limit = COORDINATE_LIMIT * GRID
    for region in model.regions:
        if not region.id.strip():
            raise UnusableFileError("the map", f"the region {quoted(region.name)} has a blank id")
        if not region.outline or any(len(ring) < 3 for ring in region.rings()):
            raise UnusableFileError("the map", f"the region {quoted(region.id)} has a ring of less than three points")
        for x, y in chain.from_iterable(region.rings()):
            if not (-limit <= x <= limit and -limit <= model.frame.height - y <= limit):
                raise UnusableFileError("the map", f"the region {quoted(region.id)} lies too far out", f"{x}, {y}")

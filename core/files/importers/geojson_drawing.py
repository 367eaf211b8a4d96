"""Any GeoJSON as a drawing: every polygon of every feature, y turned over, the extent as the frame."""

import os
from collections import deque
from collections.abc import Iterator
from typing import Any

from shapely import Polygon

from core.files.importers.drawing import (
    SOURCE_LIMIT,
    XY,
    Drawing,
    DrawnRegion,
    extent,
    plain_name,
    scale_to_board,
    title_of,
)
from core.files.importers.import_report import Note
from core.files.json_places import JsonValue

_NAME_KEYS = ("name", "NAME", "Name", "title", "TITLE", "id", "ID")
_TAG_KEYS = ("terrain", "symbols", "custom")
_GEOMETRIES = frozenset(
    {"Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon", "GeometryCollection"}
)
KINDS = _GEOMETRIES | {"Feature", "FeatureCollection"}

# Degrees, or a drawing in a unit of its own: nothing one could print a board from.
_TINY, _HUGE = 400, 100_000


def geojson_drawing(document: JsonValue, path: str | os.PathLike[str]) -> Drawing:
    notes: list[Note] = []
    regions = [
        region
        for number, feature in enumerate(_features(document), 1)
        if (region := _region(feature, number, notes)) is not None
    ]
    x1, y1, x2, y2 = extent(regions, path)
    scale = scale_to_board(x2 - x1, y2 - y1, _TINY, _HUGE)
    return Drawing(
        title=title_of(path),
        regions=tuple(regions),
        corner=(x1, y1),
        size=(x2 - x1, y2 - y1),
        scale=scale,
        notes=tuple(notes),
    )


def _features(document: JsonValue) -> list[JsonValue]:
    kind = document.needed("type").text()
    if kind == "FeatureCollection":
        return document.needed("features").items()
    if kind == "Feature":
        return [document]
    if kind in _GEOMETRIES:
        bare = {"type": "Feature", "geometry": document.value}
        return [JsonValue(bare, document.path, document.place)]
    raise document.needed("type").wrong("is not a kind of GeoJSON")


def _region(feature: JsonValue, number: int, notes: list[Note]) -> DrawnRegion | None:
    properties = feature.member("properties") or JsonValue({}, feature.path, f"{feature.place}.properties")
    name = _name(feature, properties) or f"Region {number}"
    geometry = feature.member("geometry")
    polygons = [] if geometry is None else list(_polygons(geometry, name, notes))
    if not polygons:
        notes.append(Note("skipped, because there is no polygon in it", name))
        return None
    return DrawnRegion(
        name=name,
        polygons=tuple(polygons),
        terrain=_only_text(properties, "terrain") or None,
        symbols=_only_texts(properties, "symbols"),
        custom=_only_texts(properties, "custom"),
        extra=properties.rest(("name", *_TAG_KEYS)),
    )


def _name(feature: JsonValue, properties: JsonValue) -> str:
    """The first property that names the region, else its id; numbers are names too."""
    given: list[Any] = [properties.object().get(key) for key in _NAME_KEYS] + [feature.object().get("id")]
    for value in given:
        if isinstance(value, str) and plain_name(value):
            return plain_name(value)
        if type(value) in (int, float) and abs(value) < SOURCE_LIMIT:
            return f"{value:g}" if isinstance(value, float) else str(value)
    return ""


def _polygons(geometry: JsonValue, name: str, notes: list[Note]) -> Iterator[Polygon]:
    waiting = deque([geometry])
    while waiting:
        here = waiting.popleft()
        kind = here.needed("type").text()
        if kind == "GeometryCollection":
            waiting.extend(here.needed("geometries").items())
        elif kind == "Polygon":
            yield from _polygon(here.needed("coordinates"))
        elif kind == "MultiPolygon":
            for coordinates in here.needed("coordinates").items():
                yield from _polygon(coordinates)
        elif kind in _GEOMETRIES:
            notes.append(Note("points and lines left out", name))
        else:
            raise here.needed("type").wrong("is not a kind of GeoJSON")


def _polygon(coordinates: JsonValue) -> Iterator[Polygon]:
    rings = [_ring(ring) for ring in coordinates.items()]
    if rings:
        yield Polygon(rings[0], rings[1:])


def _ring(ring: JsonValue) -> list[XY]:
    points = [_position(position) for position in ring.items()]
    if len(points) < 4:
        raise ring.wrong("a ring needs at least four positions, the last equal to the first")
    return points


def _position(position: JsonValue) -> XY:
    """A point with y turned down."""
    if not isinstance(position.value, list) or len(position.value) < 2:
        raise position.wrong("must be a position [x, y]")
    x, y = position.value[0], position.value[1]
    if _is_coordinate(x) and _is_coordinate(y):
        return float(x), -float(y)
    for coordinate in position.items()[:2]:
        coordinate.number(-SOURCE_LIMIT, SOURCE_LIMIT)
    raise AssertionError(position.place)


def _is_coordinate(value: Any) -> bool:
    return type(value) in (int, float) and -SOURCE_LIMIT <= value <= SOURCE_LIMIT


def _only_text(properties: JsonValue, key: str) -> str:
    """A tag of our own kind, or nothing if another program uses the key for something else."""
    value = properties.object().get(key)
    return value if isinstance(value, str) else ""


def _only_texts(properties: JsonValue, key: str) -> tuple[str, ...]:
    value = properties.object().get(key)
    if not isinstance(value, list):
        return ()
    return tuple(item for item in value if isinstance(item, str))

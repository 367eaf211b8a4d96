"""labelme's JSON as a drawing: polygons, rectangles and circles; equal labels or groups are parts of one region."""

import hashlib
import math
import os
from pathlib import Path, PurePosixPath

from shapely import Polygon

from core.files.board_art import art_file, leads_out
from core.files.importers.drawing import SOURCE_LIMIT, XY, Drawing, DrawnRegion, extent, plain_name, title_of
from core.files.importers.import_report import Note
from core.files.json_places import COORDINATE_LIMIT, JsonValue
from core.model.map_model import Background

_CIRCLE_CORNERS = 64
_POLYGON_KINDS = frozenset({"polygon", "rectangle", "circle", "oriented_rectangle"})


def labelme_drawing(document: JsonValue, path: str | os.PathLike[str]) -> Drawing:
    notes: list[Note] = []
    groups: dict[tuple[str, str], tuple[str, list[Polygon]]] = {}
    for number, shape in enumerate(document.needed("shapes").items(), 1):
        label = shape.member("label")
        name = (plain_name(label.text()) if label is not None else "") or f"Region {number}"
        polygon = _polygon(shape, name, notes)
        if polygon is None:
            continue
        group = shape.member("group_id")
        key = ("label", name) if group is None else ("group", str(group.value)[:100])
        first_name, parts = groups.setdefault(key, (name, []))
        parts.append(polygon)
        if first_name != name:
            notes.append(Note(f"made a part of {first_name!r}, because they are in one group", name))
    regions = tuple(DrawnRegion(name, tuple(parts)) for name, parts in groups.values())
    notes += [Note("made one region of several shapes", name) for name, parts in groups.values() if len(parts) > 1]
    x1, y1, x2, y2 = extent(regions, path)
    size = _picture_size(document)
    corner = (0.0, 0.0) if size else (x1, y1)
    return Drawing(
        title=title_of(path),
        regions=regions,
        corner=corner,
        size=(float(size[0]), float(size[1])) if size else (x2 - x1, y2 - y1),
        least_gap=3.0,
        is_painted=True,
        background=_background(document, size, Path(path).parent, notes),
        notes=tuple(notes),
    )


def _polygon(shape: JsonValue, name: str, notes: list[Note]) -> Polygon | None:
    kind_value = shape.member("shape_type")
    kind = "polygon" if kind_value is None else kind_value.text()
    if kind not in _POLYGON_KINDS:
        notes.append(Note("left out, because points, lines and masks make no region", name))
        return None
    points = [_point(point) for point in shape.needed("points").items()]
    if kind == "rectangle" and len(points) == 2:
        (x1, y1), (x2, y2) = points
        points = [(x1, y1), (x2, y1), (x2, y2), (x1, y2)]
    elif kind == "circle":
        points = _circle(points, shape)
    if len(points) < 3:
        notes.append(Note("left out, because it has less than three points", name))
        return None
    return Polygon(points)


def _point(point: JsonValue) -> XY:
    numbers = point.items()
    if len(numbers) != 2:
        raise point.wrong("must be a point [x, y]")
    return numbers[0].number(-SOURCE_LIMIT, SOURCE_LIMIT), numbers[1].number(-SOURCE_LIMIT, SOURCE_LIMIT)


def _circle(points: list[XY], shape: JsonValue) -> list[XY]:
    """labelme keeps a circle's centre and one point on it."""
    if len(points) != 2:
        raise shape.needed("points").wrong("a circle has a centre and one point on it")
    (x, y), rim = points
    radius = math.dist((x, y), rim)
    turns = (2 * math.pi * corner / _CIRCLE_CORNERS for corner in range(_CIRCLE_CORNERS))
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def _picture_size(document: JsonValue) -> tuple[int, int] | None:
    width, height = document.member("imageWidth"), document.member("imageHeight")
    if width is None or height is None:
        return None
    return width.whole(1, COORDINATE_LIMIT), height.whole(1, COORDINATE_LIMIT)


def _background(
    document: JsonValue, size: tuple[int, int] | None, folder: Path, notes: list[Note]
) -> Background | None:
    """The picture behind the shapes, if it lies beside the file or below; nothing else is ever looked at."""
    given = document.member("imagePath")
    if given is None or not given.text().strip():
        return None
    inside = PurePosixPath(given.text().strip().replace("\\", "/"))
    is_outside = leads_out(given.text().strip())
    if is_outside or size is None:
        reason = "its path leads out of the folder" if is_outside else "its size is not given"
        notes.append(Note(f"the picture is not linked, because {reason}", given.text()))
        return None
    return Background(
        path=str(inside), width_px=size[0], height_px=size[1], sha256=_hash_of(folder / inside, folder, notes)
    )


def _hash_of(picture: Path, folder: Path, notes: list[Note]) -> str:
    """The picture's SHA-256, or nothing if it is not there; a link out of the folder is not followed."""
    real = art_file(folder, picture.relative_to(folder).as_posix())
    if real is None:
        notes.append(Note("the picture is linked but was not found beside the file", picture.name))
        return ""
    try:
        with real.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        notes.append(Note(f"the picture is linked but cannot be read ({type(error).__name__})", picture.name))
        return ""

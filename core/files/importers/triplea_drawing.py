"""TripleA's `polygons.txt` as a drawing: one region per line, `Name  <  (x,y) (x,y) ... >  < ... >`, in pixels.

The format knows no holes, so a sea is drawn over its islands; and its regions keep a pixel or two of drawn border
between them, which the gap tolerance of the map closes and nothing here does.
"""

import os
import re

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
from core.model.problems import UnusableFileError

_POINT = re.compile(r"\(\s*([+-]?\d+(?:\.\d*)?)\s*,\s*([+-]?\d+(?:\.\d*)?)\s*\)")
_SPACE = re.compile(r"[\s,;]*")
_DOUBLE_SPACE = re.compile(r"\S\s{2,}\S")


def looks_like_triplea(text: str) -> bool:
    """Is the first line that says anything a name and a polygon?"""
    first = text.lstrip().split("\n", 1)[0]
    return bool(re.match(r"[^<(]*<\s*(\(|>|$)", first))


def triplea_drawing(text: str, path: str | os.PathLike[str]) -> Drawing:
    notes: list[Note] = []
    polygons_of: dict[str, list[Polygon]] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        name, polygons = _LineReader(line, path, number).region(notes)
        if name in polygons_of:
            notes.append(Note("joined into one region, because the name stands on several lines", name))
        polygons_of.setdefault(name, []).extend(polygons)
    regions = tuple(DrawnRegion(name, tuple(polygons)) for name, polygons in polygons_of.items() if polygons)
    notes += [
        Note("skipped, because there is no polygon in it", name) for name, found in polygons_of.items() if not found
    ]
    x1, y1, x2, y2 = extent(regions, path)
    # Pixels count from the picture's corner; keep that unless the drawing plainly begins elsewhere.
    x1, y1 = (0.0 if 0 <= low < 5 else low for low in (x1, y1))
    return Drawing(
        title=title_of(path),
        regions=regions,
        corner=(x1, y1),
        size=(x2 - x1, y2 - y1),
        scale=scale_to_board(x2 - x1, y2 - y1, 50, 100_000),
        snap=0.05,
        least_gap=3.0,
        is_painted=True,
        notes=tuple(notes),
    )


class _LineReader:
    """Reads one line from left to right and knows where it is."""

    def __init__(self, line: str, path: object, number: int) -> None:
        self._line, self._path, self._number = line, path, number
        self._at = 0

    def region(self, notes: list[Note]) -> tuple[str, list[Polygon]]:
        name_end = self._line.find("<")
        if name_end < 0:
            raise self._wrong("expected a name and then polygons in < and >")
        given = self._line[:name_end].strip()
        name = plain_name(given)
        if not name:
            raise self._wrong("a name is missing before the first <")
        if _DOUBLE_SPACE.search(given):
            notes.append(Note("several spaces inside a name made one", name))
        self._at = name_end
        polygons = []
        while self._has_more():
            points = self._polygon(name, notes)
            if len(points) >= 3:
                polygons.append(Polygon(points))
            else:
                notes.append(Note("a polygon of less than three points left out", name))
        return name, polygons

    def _has_more(self) -> bool:
        self._skip_space()
        return self._at < len(self._line)

    def _polygon(self, name: str, notes: list[Note]) -> list[XY]:
        if self._line[self._at] != "<":
            raise self._wrong("expected '<'")
        self._at += 1
        points: list[XY] = []
        while self._has_more():
            here = self._line[self._at]
            if here == ">":
                self._at += 1
                return points
            if here == "<":
                break
            points.append(self._point())
        notes.append(Note("a missing '>' added", name))
        return points

    def _point(self) -> XY:
        found = _POINT.match(self._line, self._at)
        if found is None:
            raise self._wrong("expected a point such as (12,34)")
        x, y = float(found[1]), float(found[2])
        if not (abs(x) <= SOURCE_LIMIT and abs(y) <= SOURCE_LIMIT):
            raise self._wrong("the point lies too far out")
        self._at = found.end()
        return x, y

    def _skip_space(self) -> None:
        found = _SPACE.match(self._line, self._at)
        self._at = found.end() if found else self._at

    def _wrong(self, reason: str) -> UnusableFileError:
        return UnusableFileError(self._path, reason, f"line {self._number}, column {self._at + 1}")

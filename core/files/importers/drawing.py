"""A drawing as a reader hands it on: named polygons in the source's own units, y down, nothing cleaned yet."""

import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import shapely
from shapely import Polygon

from core.files.importers.import_report import Note
from core.model.map_model import Background
from core.model.problems import UnusableFileError

SOURCE_LIMIT = 1e12
"""Coordinates beyond this mean a broken file in any unit there is."""

POINT_LIMIT = 2_000_000

_SPACE_OR_CONTROL = re.compile(r"[\s\x00-\x1f\x7f-\x9f]+")

XY = tuple[float, float]


@dataclass(frozen=True, slots=True)
class DrawnRegion:
    """One region: polygons that may cross themselves or each other, and what the source says about it."""

    name: str
    polygons: tuple[Polygon, ...]
    terrain: str | None = None
    symbols: tuple[str, ...] = ()
    custom: tuple[str, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Drawing:
    """Regions inside a frame. `scale` is board units per source unit, `snap` in board units.

    least_gap: in source units; a border drawn in pixels is never thinner than that, however small the regions are.
    is_painted: what is drawn inside another region hides it, because the source knows no holes or nobody uses them.
    """

    title: str
    regions: tuple[DrawnRegion, ...]
    corner: XY
    size: XY
    scale: float = 1.0
    snap: float = 0.5
    least_gap: float = 0.0
    is_painted: bool = False
    size_mm: XY | None = None
    background: Background | None = None
    notes: tuple[Note, ...] = ()


def title_of(path: str | os.PathLike[str]) -> str:
    """A title for the map: the file's name without its endings."""
    return plain_name(Path(path).name.split(".")[0].replace("_", " "))


def plain_name(text: str) -> str:
    """A name of one line, without spaces at its ends or twice inside."""
    return _SPACE_OR_CONTROL.sub(" ", text).strip()[:200]


def extent(regions: Iterable[DrawnRegion], path: object) -> tuple[float, float, float, float]:
    """The box around everything drawn; a drawing without any area is refused."""
    polygons = [polygon for region in regions for polygon in region.polygons]
    if not polygons:
        raise UnusableFileError(path, "has no polygons to make regions of")
    points = int(shapely.get_num_coordinates(polygons).sum())
    if points > POINT_LIMIT:
        raise UnusableFileError(path, f"has too many points ({points}; at most {POINT_LIMIT} are read)")
    x1, y1, x2, y2 = (float(value) for value in shapely.total_bounds(polygons))
    if not (x2 - x1 > 1e-9 and y2 - y1 > 1e-9):
        raise UnusableFileError(path, "has no polygon with an area")
    return x1, y1, x2, y2


def scale_to_board(width: float, height: float, low: float, high: float) -> float:
    """1 while the longer side lies between these; otherwise what makes the drawing the size of the usual board."""
    return 1.0 if low <= max(width, height) <= high else min(1380 / width, 1000 / height)

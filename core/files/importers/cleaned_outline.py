"""One region's polygons put on the grid and mended: valid, no repeated points, no parts without an area."""

from collections.abc import Iterable, Iterator

import numpy as np
import shapely
from shapely import MultiPolygon, Polygon

from core.files.importers.crowding import is_too_tangled
from core.files.importers.drawing import Drawing
from core.files.importers.import_report import Note
from core.files.json_places import COORDINATE_LIMIT
from core.geometry.polygons import clean_ring, from_shape, polygons_in, signed_area2, to_shape
from core.model.region import Outline, Part
from core.model.values import GRID, Ring

_CRUMB = 4 * GRID * GRID
"""Parts and holes of this area or less, in grid steps squared, are left over by a repair and not drawn by anyone."""

_FAR_OUT = COORDINATE_LIMIT * GRID / 2


def cleaned_outline(polygons: Iterable[Polygon], name: str, drawing: Drawing) -> tuple[Outline, list[Note]]:
    """The outline on the grid, empty if nothing with an area is left, and what had to be changed."""
    notes: list[Note] = []
    parts: list[Part] = []
    for polygon in polygons:
        rings = list(_grid_rings(polygon, drawing))
        if not rings:
            return (), [Note("left out, because it lies too far from the board", name)]
        outer, *holes = rings
        if not _has_area(outer):
            notes.append(Note("parts without an area left out", name))
            continue
        parts.append(Part(outer, tuple(hole for hole in holes if _has_area(hole))))
    outline = tuple(parts)
    if not outline:
        return (), notes
    if to_shape(outline).is_valid:
        return _in_one_direction(outline), notes
    return _repaired(outline, name, notes)


def _has_area(ring: Ring) -> bool:
    """Does the ring enclose anything? The two halves of a figure of eight may cancel out and still be there."""
    return bool(ring) and (signed_area2(ring) != 0 or bool(polygons_in(shapely.make_valid(Polygon(ring)))))


def _grid_rings(polygon: Polygon, drawing: Drawing) -> Iterator[Ring]:
    """The rings on the grid; none at all if any point is beyond what a map can hold."""
    corner = np.array(drawing.corner)
    rings = []
    for ring in (polygon.exterior, *polygon.interiors):
        steps = (np.asarray(ring.coords)[:, :2] - corner) * (drawing.scale * GRID)
        if not (np.abs(steps) <= _FAR_OUT).all():
            return
        rings.append(clean_ring((int(x), int(y)) for x, y in np.rint(steps)))
    yield from rings


def _repaired(outline: Outline, name: str, notes: list[Note]) -> tuple[Outline, list[Note]]:
    rings = [np.array([*ring, ring[0]], dtype=float) for part in outline for ring in part.rings()]
    if is_too_tangled(rings):
        return (), [*notes, Note("left out, because its lines are too tangled", name)]
    valid = shapely.union_all([shapely.make_valid(Polygon(part.outer, part.holes)) for part in outline])
    # Crossings lie off the grid; rounding them by hand could cross the lines again.
    on_grid = shapely.set_precision(MultiPolygon(polygons_in(valid)), 1.0)
    mended = from_shape(MultiPolygon([_without_pinholes(part) for part in polygons_in(on_grid) if part.area > _CRUMB]))
    if not mended or not to_shape(mended).is_valid:
        return (), [*notes, Note("left out, because it could not be repaired", name)]
    return mended, [*notes, Note("crossed or overlapped itself and was repaired", name)]


def _without_pinholes(polygon: Polygon) -> Polygon:
    return Polygon(polygon.exterior, [hole for hole in polygon.interiors if Polygon(hole).area > _CRUMB])


def _in_one_direction(outline: Outline) -> Outline:
    """Outer rings clockwise on screen, holes the other way; first points stay first."""

    def turned(ring: Ring, *, positive: bool) -> Ring:
        return ring if (signed_area2(ring) > 0) == positive else (ring[0], *ring[:0:-1])

    return tuple(
        Part(turned(part.outer, positive=True), tuple(turned(hole, positive=False) for hole in part.holes))
        for part in outline
    )

"""Regions drawn over others: formats without holes paint an island over its sea, so the sea must be cut.

The border drawn between two islands is cut out too; left in, a hair of sea would keep them apart for ever.
"""

from collections.abc import Sequence
from itertools import groupby

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from core.files.importers.crowding import is_crowded
from core.geometry.polygons import from_shape, polygons_in, to_shape
from core.model.region import Outline
from core.model.values import GRID

_COVERED = 0.9
"""A part with this share of its area inside another region lies in it."""

_SMALLER = 0.95
"""It must be smaller than that by this much; otherwise the same shape was drawn twice, which is for the checks."""

_DRAWN_BORDER = 1.5 * GRID
"""Half the width of the widest line that counts as a drawn border between two islands."""

_CRUMB = GRID * GRID


def cut_by_covering(outlines: Sequence[Outline]) -> tuple[list[Outline], list[int]]:
    """The outlines with everything cut out that lies inside them, and which were cut; none if all are heaped up."""
    shapes = [to_shape(outline) for outline in outlines]
    parts = [(owner, part) for owner, shape in enumerate(shapes) for part in polygons_in(shape)]
    if is_crowded(np.array([part for _, part in parts], dtype=object)):
        return list(outlines), []
    result = list(outlines)
    cut = []
    for below, pairs in groupby(_covered_parts(parts), key=lambda pair: pair[0]):
        above = [parts[index][1] for _, index in pairs]
        left = shapely.difference(shapes[below], shapely.union_all([*above, *_drawn_borders(above)]))
        on_grid = shapely.set_precision(left, 1.0)
        kept = [part for part in polygons_in(on_grid) if part.area > _CRUMB]
        result[below] = from_shape(shapely.MultiPolygon(kept))
        cut.append(below)
    return result, cut


def _covered_parts(parts: Sequence[tuple[int, Polygon]]) -> list[tuple[int, int]]:
    """Pairs (owner, part): the part of another region lies inside this owner's; sorted."""
    polygons = np.array([part for _, part in parts], dtype=object)
    owners = np.array([owner for owner, _ in parts])
    areas = shapely.area(polygons)
    low, high = shapely.STRtree(polygons).query(polygons, predicate="intersects")
    may_cover = (owners[low] != owners[high]) & (areas[high] < _SMALLER * areas[low])
    low, high = low[may_cover], high[may_cover]
    inside = shapely.area(shapely.intersection(polygons[low], polygons[high])) >= _COVERED * areas[high]
    return sorted({(int(owners[one]), int(other)) for one, other in zip(low[inside], high[inside], strict=True)})


def _drawn_borders(above: Sequence[Polygon]) -> list[BaseGeometry]:
    """The narrow strips between two of these parts: there when all are grown and shrunk together, not before."""
    if len(above) < 2:
        return []
    together = shapely.union_all(above)
    grown = shapely.buffer(together, _DRAWN_BORDER, join_style="mitre")
    closed = shapely.buffer(grown, -_DRAWN_BORDER, join_style="mitre")
    strips = polygons_in(shapely.difference(closed, together))
    near = shapely.STRtree(above).query(np.array(strips, dtype=object), predicate="dwithin", distance=2.0)[0]
    return [strip for index, strip in enumerate(strips) if int((near == index).sum()) > 1]

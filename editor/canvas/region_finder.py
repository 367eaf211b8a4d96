"""Which region lies under a point: an index over all outlines, made once per map. No Qt."""

import shapely

from core.geometry.polygons import region_shapes
from core.model.map_model import MapModel
from core.model.region import Region
from core.model.values import GRID


class RegionFinder:
    def __init__(self, model: MapModel) -> None:
        self._regions = tuple(region for region in model.regions if region.outline)
        self._tree = shapely.STRtree(region_shapes(self._regions))

    def region_at(self, x: float, y: float) -> Region | None:
        """The region at a spot in board units; where two overlap, the later one, which is drawn on top."""
        hits = self._tree.query(shapely.Point(x * GRID, y * GRID), predicate="intersects")
        return self._regions[int(hits.max())] if len(hits) else None

"""Which regions lie under a point or in a box: an index over all outlines that follows edits. No Qt."""

from collections.abc import Iterable

import shapely
from shapely.geometry.base import BaseGeometry

from core.geometry.polygons import region_shapes, to_shape
from core.model.map_model import MapModel
from core.model.region import Region
from core.model.values import GRID, RegionId
from core.picture.shapes import Spot

_MOST_BESIDE = 48
"""Changed regions kept beside the index before it is made anew."""


class RegionFinder:
    """Made from a map; `update` takes over an edited one. A spot is in board units."""

    def __init__(self, model: MapModel) -> None:
        self._start(model)

    def _start(self, model: MapModel) -> None:
        self._indexed = tuple(region for region in model.regions if region.outline)
        self._tree = shapely.STRtree(region_shapes(self._indexed))
        self._place = {region.id: number for number, region in enumerate(model.regions)}
        self._beside: dict[RegionId, tuple[Region, BaseGeometry] | None] = {}
        """Regions that are others than in the index; None for one that is gone."""

    def update(self, model: MapModel, changed: Iterable[RegionId], *, is_reordered: bool = False) -> None:
        """Take over an edited map; `changed` names the regions that differ, were added or are gone."""
        if is_reordered:
            self._place = {region.id: number for number, region in enumerate(model.regions)}
        for region_id in changed:
            place = self._place.get(region_id)
            region = None if place is None else model.regions[place]
            # An outline that is broken in the midst of a drag has an area all the same.
            shape = None if region is None or not region.outline else shapely.make_valid(to_shape(region.outline))
            self._beside[region_id] = None if region is None or shape is None else (region, shape)
        if len(self._beside) > _MOST_BESIDE:
            self._start(model)

    def region_at(self, x: float, y: float) -> Region | None:
        """The region at a spot; where two overlap, the later one, which is drawn on top."""
        found = self.regions_at(x, y)
        return found[0] if found else None

    def regions_at(self, x: float, y: float) -> list[Region]:
        """Every region at a spot, the topmost first."""
        return self._hit(shapely.Point(x * GRID, y * GRID))[::-1]

    def regions_in(self, one: Spot, other: Spot) -> list[Region]:
        """Every region that a box between two corners touches, in map order."""
        xs, ys = sorted((one[0] * GRID, other[0] * GRID)), sorted((one[1] * GRID, other[1] * GRID))
        return self._hit(shapely.box(xs[0], ys[0], xs[1], ys[1]))

    def _hit(self, target: BaseGeometry) -> list[Region]:
        numbers = self._tree.query(target, predicate="intersects").tolist()
        found = [self._indexed[number] for number in numbers if self._indexed[number].id not in self._beside]
        found += [each[0] for each in self._beside.values() if each is not None and each[1].intersects(target)]
        return sorted(found, key=lambda region: self._place[region.id])

"""Going from region to region with the arrow keys. No Qt."""

from collections.abc import Iterable
from math import dist

from core.model.map_model import MapModel
from core.model.region import Region

Way = tuple[int, int]
"""One step in x or y."""


def box_centre(region: Region) -> tuple[float, float]:
    points = [point for part in region.outline for point in part.outer]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def most_central(model: MapModel) -> Region | None:
    """Where a walk over the board begins: the region nearest to its middle."""
    middle = model.frame.width / 2, model.frame.height / 2
    drawn = [region for region in model.regions if region.outline]
    return min(drawn, key=lambda region: dist(box_centre(region), middle), default=None)


def nearest_that_way(start: Region, regions: Iterable[Region], way: Way) -> Region | None:
    """The region one would call the next one in that direction; None at the end of the board.

    What lies aside counts twice, so that straight ahead is preferred; nothing more aside than ahead is taken.
    """
    if not start.outline:
        return None
    here = box_centre(start)
    best: tuple[float, Region] | None = None
    for region in regions:
        if region.id == start.id or not region.outline:
            continue
        x, y = box_centre(region)
        ahead = (x - here[0]) * way[0] + (y - here[1]) * way[1]
        aside = abs((x - here[0]) * way[1]) + abs((y - here[1]) * way[0])
        if ahead > 0 and aside <= ahead and (best is None or ahead + 2 * aside < best[0]):
            best = ahead + 2 * aside, region
    return None if best is None else best[1]

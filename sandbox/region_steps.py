"""From region to region by arrow keys: the nearest one in a direction. No Qt."""

from core.model.map_model import MapModel
from core.model.region import Region


def region_beside(model: MapModel, here: Region | None, way: tuple[int, int]) -> Region | None:
    """The nearest region in a direction; the same one if there is none, the first of the map from nowhere."""
    drawn = [region for region in model.regions if region.outline]
    if here is None:
        return drawn[0] if drawn else None
    x, y = _middle(here)

    def distance(region: Region) -> tuple[float, str]:
        dx, dy = _middle(region)[0] - x, _middle(region)[1] - y
        along, aside = dx * way[0] + dy * way[1], abs(dx * way[1]) + abs(dy * way[0])
        # What lies straight ahead is nearer than what lies as far away to the side.
        return along + 2 * aside, region.id

    ahead = [region for region in drawn if _ahead(region, (x, y), way)]
    return min(ahead, key=distance, default=here)


def _ahead(region: Region, here: tuple[float, float], way: tuple[int, int]) -> bool:
    x, y = _middle(region)
    return (x - here[0]) * way[0] + (y - here[1]) * way[1] > 0


def _middle(region: Region) -> tuple[float, float]:
    points = [point for ring in region.rings() for point in ring]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)

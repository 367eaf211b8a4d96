"""Put changed outlines into a map so that neighbours go on sharing exactly the same vertices."""

from collections.abc import Mapping
from dataclasses import replace

from core.geometry.shared_borders import lone_edges, unmatched_vertices, vertex_table, with_vertices
from core.model.map_model import MapModel
from core.model.region import Outline, Region
from core.model.values import Point, RegionId

Box = tuple[int, int, int, int]

ROUNDS = 4
"""A vertex put into a slanting edge bends it by up to a grid step, which can lay it on one more vertex."""


def with_outlines(model: MapModel, outlines: Mapping[RegionId, Outline]) -> MapModel:
    """The map with new outlines, every vertex on a border with them matched on the other side."""
    model = model.with_regions(replace(model.region(each), outline=outline) for each, outline in outlines.items())
    for _ in range(ROUNDS):
        inserted = _insertions(model, frozenset(outlines))
        if not inserted:
            break
        model = model.with_regions(inserted)
    return model


def _insertions(model: MapModel, changed: frozenset[RegionId]) -> list[Region]:
    near = nearby(model, changed)
    table = vertex_table(region.outline for region in near)
    points: dict[int, list[Point]] = {}
    for each in unmatched_vertices(table, lone_edges(table)):
        if near[each.owner].id in changed or near[each.other].id in changed:
            points.setdefault(each.other, []).append(each.at)
    regions = [(near[number], with_vertices(near[number].outline, its)) for number, its in sorted(points.items())]
    return [replace(region, outline=outline) for region, outline in regions if outline != region.outline]


def nearby(model: MapModel, ids: frozenset[RegionId], reach: float = 2.0) -> list[Region]:
    """The given regions and all whose boxes come within reach of theirs, in map order."""
    boxes = [(region, _box(region)) for region in model.regions if any(part.outer for part in region.outline)]
    mine = [box for region, box in boxes if region.id in ids]
    return [region for region, box in boxes if any(_are_close(box, other, reach) for other in mine)]


def _box(region: Region) -> Box:
    """Left, top, right, bottom; holes lie inside the outer rings. Plain Python: quicker than making a shape first."""
    xs, ys = zip(*(point for part in region.outline for point in part.outer), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _are_close(one: Box, other: Box, reach: float) -> bool:
    return (
        one[0] <= other[2] + reach
        and one[2] >= other[0] - reach
        and one[1] <= other[3] + reach
        and one[3] >= other[1] - reach
    )

"""Put changed outlines into a map so that neighbours go on sharing exactly the same vertices."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from core.geometry.boxes import are_close, box_of
from core.geometry.shared_borders import lone_edges, unmatched_vertices, vertex_table, with_vertices
from core.model.map_model import MapModel
from core.model.region import Outline, Region
from core.model.values import Point, RegionId

ROUNDS = 4
"""A vertex put into a slanting edge bends it by up to a grid step, which can lay it on one more vertex."""


def with_outlines(model: MapModel, outlines: Mapping[RegionId, Outline]) -> MapModel:
    """The map with new outlines, every vertex on a border with them matched on the other side."""
    model = model.with_regions(replace(model.region(each), outline=outline) for each, outline in outlines.items())
    changed = frozenset(outlines)
    return model.with_regions(matched(nearby(model, changed), changed))


def matched(near: Sequence[Region], changed: frozenset[RegionId]) -> list[Region]:
    """Those of the given regions that lack a vertex on a border with a changed one, with the vertex."""
    regions = list(near)
    touched: set[int] = set()
    for _ in range(ROUNDS):
        table = vertex_table(region.outline for region in regions)
        points: dict[int, list[Point]] = {}
        for each in unmatched_vertices(table, lone_edges(table)):
            if regions[each.owner].id in changed or regions[each.other].id in changed:
                points.setdefault(each.other, []).append(each.at)
        better = {number: with_vertices(regions[number].outline, its) for number, its in sorted(points.items())}
        better = {number: outline for number, outline in better.items() if outline != regions[number].outline}
        if not better:
            break
        touched.update(better)
        for number, outline in better.items():
            regions[number] = replace(regions[number], outline=outline)
    return [regions[number] for number in sorted(touched)]


def nearby(model: MapModel, ids: frozenset[RegionId], reach: float = 2.0) -> list[Region]:
    """The given regions and all whose boxes come within reach of theirs, in map order."""
    boxes = [(region, box) for region in model.regions if (box := box_of(region)) is not None]
    mine = [box for region, box in boxes if region.id in ids]
    return [region for region, box in boxes if any(are_close(box, other, reach) for other in mine)]

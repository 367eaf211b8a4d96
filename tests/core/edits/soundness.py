"""Maps to edit, and what must be true of a map after every edit."""

from functools import cache

import shapely

from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.settling import overlap_spot
from core.generator.generate import generate_map
from core.geometry.polygon_edits import sound_shape
from core.geometry.polygons import to_shape
from core.geometry.shared_borders import lone_edges, unmatched_vertices, vertex_table
from core.model.map_model import Game, MapModel
from core.model.values import Point, RegionId
from core.topology.live_adjacency import LiveAdjacency
from core.topology.measure import measure


@cache
def natural_map(seed: int, regions: int = 23) -> MapModel:
    """A generated map that covers its whole board."""
    return generate_map(Game.BASE, regions, 3, seed)


def assert_sound(before: MapModel, after: MapModel) -> None:
    """Borders are shared vertex by vertex, nothing overlaps or leaves the board, ids are unique, and the adjacency
    brought up to date after the edit is that of a full pass."""
    assert troubles(after) == []
    assert LiveAdjacency(before).update(after) == measure(after)


def troubles(model: MapModel) -> list[str]:
    ids = [region.id for region in model.regions]
    found = [] if len(set(ids)) == len(ids) else ["an id twice"]
    for region in model.regions:
        if not region.outline or not to_shape(region.outline).is_valid:
            found.append(f"{region.name} has no valid outline")
        found += [
            f"{region.name} leaves the board at {at}" for at in points_of(model, region.id) if not _inside(model, at)
        ]
    table = vertex_table(region.outline for region in model.regions)
    found += [
        f"{ids[each.other]} lacks {each.at} of {ids[each.owner]}"
        for each in unmatched_vertices(table, lone_edges(table))
    ]
    shapes = [sound_shape(region.outline) for region in model.regions]
    for one, other in shapely.STRtree(shapes).query(shapes, predicate="intersects").T.tolist():
        if one < other and overlap_spot(shapes[one], shapes[other]) is not None:
            found.append(f"{ids[one]} overlaps {ids[other]}")
    return found


def _inside(model: MapModel, point: Point) -> bool:
    whole = all(type(value) is int for value in point)
    return whole and 0 <= point[0] <= model.frame.width and 0 <= point[1] <= model.frame.height


def points_of(model: MapModel, region_id: str) -> list[Point]:
    return [point for ring in model.region(region_id).rings() for point in ring]


def covered(model: MapModel) -> float:
    """The area that regions cover, in square grid steps."""
    return float(sum(sound_shape(region.outline).area for region in model.regions))


def area_of(model: MapModel, region_id: str) -> float:
    return float(sound_shape(model.region(region_id).outline).area)


def done(outcome: Outcome) -> Edited:
    assert isinstance(outcome, Edited), outcome
    return outcome


def refused(outcome: Outcome) -> Refusal:
    assert isinstance(outcome, Refusal), "the edit was done"
    assert outcome.reason.endswith(".")
    assert outcome.reason[0].isupper()
    return outcome


def neighbours(model: MapModel) -> set[frozenset[RegionId]]:
    return {frozenset((pair.a, pair.b)) for pair in measure(model).neighbour_pairs()}

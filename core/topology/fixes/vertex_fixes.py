"""Repairs of vertices: put matching ones in, lay loose ones on each other, drop needless ones."""

from core.geometry.polygon_edits import without_repeats
from core.geometry.shared_borders import lone_edges, loose_pairs, moved, vertex_table
from core.model.map_model import MapModel
from core.model.problems import Finding
from core.model.values import Point, RegionId
from core.topology.checks.shared_vertices import loose_between
from core.topology.fixes.matching import with_outlines

ROUNDS = 5
"""Snapping one vertex can bring another within reach; chains are followed this far."""


def insert_vertices(model: MapModel, finding: Finding) -> MapModel:
    """Add the vertices two neighbours lack on their common border."""
    return with_outlines(model, {each: model.region(each).outline for each in finding.regions})


def snap(model: MapModel, finding: Finding) -> MapModel:
    """Move loose vertices of two regions onto each other, in every region that uses them."""
    pair = tuple(sorted(finding.regions, key=[region.id for region in model.regions].index))
    for _ in range(ROUNDS):
        moves = _moves(model, pair)
        if not moves:
            break
        users = [region for region in model.regions if any(point in moves for ring in region.rings() for point in ring)]
        model = with_outlines(model, {region.id: moved(region.outline, moves) for region in users})
    return model


def _moves(model: MapModel, pair: tuple[RegionId, ...]) -> dict[Point, Point]:
    """Where vertices go, each spot used once, so that no vertex is moved onto one that itself moves away."""
    table = vertex_table(region.outline for region in model.regions)
    numbers = tuple(number for number, region in enumerate(model.regions) if region.id in pair)
    moves: dict[Point, Point] = {}
    used: set[Point] = set()
    for loose in loose_between(loose_pairs(table, lone_edges(table))).get((numbers[0], numbers[1]), []):
        if loose.one not in used and loose.other not in used:
            moves[loose.other] = loose.one
            used.update((loose.one, loose.other))
    return moves


def drop_duplicates(model: MapModel, finding: Finding) -> MapModel:
    """Drop repeated vertices and spikes of a region."""
    return with_outlines(model, {each: without_repeats(model.region(each).outline) for each in finding.regions})

"""Moving, adding and removing vertices. A vertex belongs to every region that has it: all of them change as one."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from math import hypot

from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.settling import settled, vanished
from core.geometry.edge_cells import Edge, EdgeCells, edge_between
from core.geometry.polygons import clean_ring
from core.geometry.shared_borders import moved
from core.model.map_model import Frame, MapModel
from core.model.region import Outline, Part, Region
from core.model.sentences import mark
from core.model.values import Point, RegionId, Ring


def on_board(point: Point, frame: Frame) -> Point:
    """The point itself, or the nearest one of the board."""
    return min(frame.width, max(0, point[0])), min(frame.height, max(0, point[1]))


def move_vertices(model: MapModel, moves: Mapping[Point, Point], cells: EdgeCells | None = None) -> Outcome:
    """Each vertex moved in all regions that have it; none leaves the board.

    `cells`, if given, are those of this map: a drag asks many times and should not look for them anew.
    """
    cells = EdgeCells(model.regions) if cells is None else cells
    new_places = {old: on_board(new, model.frame) for old, new in moves.items()}
    new_places = {old: new for old, new in new_places.items() if old != new}
    if not new_places:
        return Edited(model)
    holders = sorted({name for point in new_places for name in cells.holders_at(point)})
    if not holders:
        return Refusal(mark("There is no corner to move here."), next(iter(new_places)))
    regions = _by_id(model, holders)
    changed = [replace(region, outline=moved(region.outline, new_places)) for region in regions.values()]
    return _finished(model, changed, cells)


def insert_vertex(model: MapModel, edge: Edge, point: Point, cells: EdgeCells | None = None) -> Outcome:
    """A new vertex on an edge, in every region that runs along it."""
    cells = EdgeCells(model.regions) if cells is None else cells
    edge = edge_between(*edge)
    point = on_board(point, model.frame)
    holders = cells.holders(edge)
    if not holders:
        return Refusal(mark("There is no border here."), point)
    if point in edge:
        return Edited(model)
    regions = _by_id(model, holders)
    changed = [_with_rings(region, lambda ring: _with_point(ring, edge, point)) for region in regions.values()]
    return _finished(model, changed, cells)


def delete_vertices(model: MapModel, points: Iterable[Point], cells: EdgeCells | None = None) -> Outcome:
    """The borders without some vertices.

    Where more than two borders meet, leaving the vertex out would open a hole between them: it is laid on the
    nearest vertex beside it instead, which stays on the frame if the vertex was on it.
    """
    cells = EdgeCells(model.regions) if cells is None else cells
    gone = sorted(set(points))
    holders = sorted({name for point in gone for name in cells.holders_at(point)})
    if not holders:
        return Refusal(mark("There is no corner to remove here."), gone[0] if gone else None)
    junctions = {point: _beside(model.frame, point, cells, gone) for point in gone if len(cells.edges_at(point)) > 2}
    stuck = next((point for point, other in junctions.items() if other is None), None)
    if stuck is not None:
        return Refusal(mark("Too many corners beside this one would go with it."), stuck, cells.holders_at(stuck))
    moves = {point: other for point, other in junctions.items() if other is not None}
    plain = frozenset(point for point in gone if point not in junctions)
    regions = _by_id(model, holders)
    changed = [_with_rings(region, lambda ring: _without(ring, plain, moves)) for region in regions.values()]
    return _finished(model, changed, cells)


def _beside(frame: Frame, point: Point, cells: EdgeCells, gone: Collection[Point]) -> Point | None:
    """The nearest vertex along a border that stays; on the same side of the frame if the vertex is on one."""
    ends = [a if b == point else b for a, b in cells.edges_at(point)]
    sides = _sides(frame, point)
    staying = [end for end in ends if end not in gone and sides <= _sides(frame, end)]
    return min(staying, key=lambda end: (hypot(end[0] - point[0], end[1] - point[1]), end), default=None)


def _sides(frame: Frame, point: Point) -> frozenset[str]:
    places = {"W": point[0] == 0, "E": point[0] == frame.width, "N": point[1] == 0, "S": point[1] == frame.height}
    return frozenset(side for side, is_on in places.items() if is_on)


def _finished(model: MapModel, changed: list[Region], cells: EdgeCells) -> Outcome:
    was = _by_id(model, [region.id for region in changed])
    for region in changed:
        if _ring_count(region.outline) < _ring_count(was[region.id].outline):
            return vanished(was[region.id])
    touched = [region.id for region in changed if region.outline != was[region.id].outline]
    after = settled(model, model.with_regions(changed), touched, cells)
    return after if isinstance(after, Refusal) else Edited(after, tuple(touched))


def _by_id(model: MapModel, ids: Iterable[RegionId]) -> dict[RegionId, Region]:
    wanted = frozenset(ids)
    return {region.id: region for region in model.regions if region.id in wanted}


def _ring_count(outline: Outline) -> int:
    return sum(1 + len(part.holes) for part in outline)


def _with_rings(region: Region, change: Callable[[Ring], Ring]) -> Region:
    parts = (Part(change(part.outer), tuple(change(hole) for hole in part.holes)) for part in region.outline)
    kept = tuple(Part(part.outer, tuple(hole for hole in part.holes if hole)) for part in parts if part.outer)
    return replace(region, outline=kept)


def _with_point(ring: Ring, edge: Edge, point: Point) -> Ring:
    points: list[Point] = []
    for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
        points.append(one)
        if edge_between(one, other) == edge:
            points.append(point)
    return tuple(points)


def _without(ring: Ring, gone: Collection[Point], moves: Mapping[Point, Point]) -> Ring:
    return clean_ring(moves.get(point, point) for point in ring if point not in gone)

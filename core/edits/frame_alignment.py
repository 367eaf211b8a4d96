"""Borders that nearly lie on the frame laid on it."""

from collections.abc import Callable, Collection, Iterable, Mapping

from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.vertices import move_vertices
from core.geometry.edge_cells import EdgeCells, edges_of
from core.geometry.polygons import clean_ring
from core.model.map_model import Background, Frame, MapModel
from core.model.region import Outline, Part
from core.model.sentences import mark
from core.model.values import GRID, Point, RegionId, Ring

NEAR = 10 * GRID
"""Vertices this close to the frame are meant to lie on it."""
SLACK = 4 * GRID
"""How far from straight a drawn frame may be."""
_FRAME_SHARE = 0.07
"""A frame drawn in the art lies within so much of the shorter side from the picture's edge."""
_WEST, _EAST, _NORTH, _SOUTH = mark("west"), mark("east"), mark("north"), mark("south")


def align_to_frame(model: MapModel, ids: Collection[RegionId], near: int = NEAR) -> Outcome:
    """Every open border of the regions that lies near the frame moved onto it, with the neighbours that end there.

    A border between two regions that runs up to the frame stays as it is: only its end is on an open border.
    """
    cells = EdgeCells(model.regions)
    edges = [edge for region in model.regions if region.id in ids for edge in edges_of(region)]
    points = {point for edge in edges if len(cells.holders(edge)) == 1 for point in edge}
    moves = {point: place for point in sorted(points) if (place := _on_frame(point, model.frame, near)) != point}
    if not moves:
        return Refusal(mark("Nothing here lies near the frame without being on it."))
    outcome = move_vertices(model, moves, cells)
    return outcome if isinstance(outcome, Refusal) else Edited(outcome.model, tuple(ids))


def _on_frame(point: Point, frame: Frame, near: int) -> Point:
    def laid(value: int, size: int) -> int:
        if value <= near:
            return 0
        return size if value >= size - near else value

    return laid(point[0], frame.width), laid(point[1], frame.height)


def art_margins(art: Background, frame: Frame) -> Mapping[str, int]:
    """How far from each side of the board a frame drawn in the art may lie.

    A picture of another shape than the board leaves a strip of it bare; the margin counts from the picture's own edge.
    """
    share = round(_FRAME_SHARE * min(frame.width, frame.height))
    right, bottom = art.x + round(art.width_px * art.scale), art.y + round(art.height_px * art.scale)
    bare = {_WEST: art.x, _EAST: frame.width - right, _NORTH: art.y, _SOUTH: frame.height - bottom}
    return {side: share + max(0, strip) for side, strip in bare.items()}


def stretched_to_frame(outline: Outline, frame: Frame, most: Mapping[str, int]) -> tuple[Outline, tuple[str, ...]]:
    """An outline that ends a little before the frame, laid on it; and the sides where that was done, by name.

    Board art often has a frame of its own inside the picture's edge: what ends at that line is meant to reach the
    board's edge. On each side only points are moved that lie as far out as the outermost, give or take a little.
    """
    points = [point for part in outline for ring in part.rings() for point in ring]
    if not points:
        return outline, ()
    xs, ys = [x for x, _ in points], [y for _, y in points]
    gaps = {_WEST: min(xs), _EAST: frame.width - max(xs), _NORTH: min(ys), _SOUTH: frame.height - max(ys)}
    reach = {side: gap + SLACK for side, gap in gaps.items() if 0 < gap <= most[side]}

    def laid(point: Point) -> Point:
        x, y = point
        x = 0 if x <= reach.get(_WEST, -1) else frame.width if frame.width - x <= reach.get(_EAST, -1) else x
        y = 0 if y <= reach.get(_NORTH, -1) else frame.height if frame.height - y <= reach.get(_SOUTH, -1) else y
        return x, y

    def ring(points: Ring) -> Ring:
        return clean_ring(place for point, after in _sides(points) for place in _steps(point, after, laid))

    made = tuple(Part(ring(part.outer), tuple(map(ring, part.holes))) for part in outline)
    return made, tuple(reach)


def _sides(points: Ring) -> Iterable[tuple[Point, Point]]:
    return zip(points, (*points[1:], *points[:1]), strict=True)


def _steps(point: Point, after: Point, laid: Callable[[Point], Point]) -> tuple[Point, ...]:
    """Where a point comes to lie; where the outline leaves the frame it first goes straight back to where it was."""
    here, there = laid(point), laid(after)
    if here != point and there == after:
        return here, point
    return (here, after) if here == point and there != after else (here,)

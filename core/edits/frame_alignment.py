"""Borders that nearly lie on the frame laid on it."""

from collections.abc import Collection

from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.vertices import move_vertices
from core.geometry.edge_cells import EdgeCells, edges_of
from core.model.map_model import Frame, MapModel
from core.model.values import GRID, Point, RegionId

NEAR = 10 * GRID
"""Vertices this close to the frame are meant to lie on it."""


def align_to_frame(model: MapModel, ids: Collection[RegionId], near: int = NEAR) -> Outcome:
    """Every open border of the regions that lies near the frame moved onto it, with the neighbours that end there.

    A border between two regions that runs up to the frame stays as it is: only its end is on an open border.
    """
    cells = EdgeCells(model.regions)
    edges = [edge for region in model.regions if region.id in ids for edge in edges_of(region)]
    points = {point for edge in edges if len(cells.holders(edge)) == 1 for point in edge}
    moves = {point: place for point in sorted(points) if (place := _on_frame(point, model.frame, near)) != point}
    if not moves:
        return Refusal("Nothing here lies near the frame without being on it.")
    outcome = move_vertices(model, moves, cells)
    return outcome if isinstance(outcome, Refusal) else Edited(outcome.model, tuple(ids))


def _on_frame(point: Point, frame: Frame, near: int) -> Point:
    def laid(value: int, size: int) -> int:
        if value <= near:
            return 0
        return size if value >= size - near else value

    return laid(point[0], frame.width), laid(point[1], frame.height)

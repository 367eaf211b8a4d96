"""Vertices on the move: where they would go, what comes of it, and the words for it. No Qt."""

from collections.abc import Collection
from math import hypot

from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.vertices import insert_vertex, move_vertices, on_board
from core.geometry.edge_cells import Edge, EdgeCells
from core.geometry.shared_borders import moved
from core.model.map_model import MapModel
from core.model.region import Region
from core.model.values import Point, RegionId, to_units
from core.topology.checks.message_words import listed, named
from editor.words import tr, tr_n


class VertexDrag:
    """One drag of some vertices, `grabbed` among them, or of a new one pulled out of `edge`."""

    def __init__(
        self,
        model: MapModel,
        cells: EdgeCells,
        *,
        grabbed: Point,
        points: Collection[Point],
        edge: Edge | None = None,
    ) -> None:
        self.start = model
        self._cells = cells
        self.grabbed, self.points, self.edge = grabbed, tuple(points), edge
        self.holders = self._holders()
        self.to = grabbed
        self.outcome: Outcome = Edited(model)

    def _holders(self) -> tuple[RegionId, ...]:
        if self.edge is not None:
            return self._cells.holders(self.edge)
        return tuple(dict.fromkeys(name for point in self.points for name in self._cells.holders_at(point)))

    @property
    def is_moved(self) -> bool:
        return self.to != self.grabbed or self.edge is not None

    @property
    def steps(self) -> float:
        """How far the grabbed vertex has come, in grid steps."""
        return hypot(self.to[0] - self.grabbed[0], self.to[1] - self.grabbed[1])

    def moves(self) -> dict[Point, Point]:
        dx, dy = self.to[0] - self.grabbed[0], self.to[1] - self.grabbed[1]
        return {point: on_board((point[0] + dx, point[1] + dy), self.start.frame) for point in self.points}

    def drag_to(self, point: Point) -> Outcome:
        """Move the grabbed vertex to a point, and the others as far."""
        self.to = on_board(point, self.start.frame)
        if self.edge is not None:
            self.outcome = insert_vertex(self.start, self.edge, self.to, self._cells)
        else:
            self.outcome = move_vertices(self.start, self.moves(), self._cells)
        return self.outcome

    def title(self) -> str:
        """The name of the step in the history."""
        if self.edge is not None:
            return tr("Add shared vertex") if len(self.holders) > 1 else tr("Add vertex")
        if len(self.points) > 1:
            return tr_n("Move vertex", "Move {} vertices", len(self.points)).format(len(self.points))
        if len(self.holders) > 1:
            count = len(self.holders)
            return tr_n("Move vertex", "Move shared vertex ({} regions)", count).format(count)
        return tr("Move vertex")

    def refused_regions(self) -> list[Region]:
        """The regions as they would be, where the move is refused: to be shown, not to be kept."""
        if not isinstance(self.outcome, Refusal):
            return []
        touched = [region for region in self.start.regions if region.id in self.holders]
        if self.edge is not None:
            return touched
        return [Region(each.id, each.name, moved(each.outline, self.moves())) for each in touched]

    def words(self) -> list[str]:
        """The lines of the card beside the pointer."""
        lines = [tr("{}  moved {}").format(place(self.start, self.to), distance(self.start, self.steps))]
        if isinstance(self.outcome, Refusal):
            return [*lines, tr(self.outcome.reason)]
        names = [named(region) for region in self.start.regions if region.id in self.holders]
        if len(names) > 1:
            return [*lines, tr("Shared by {}").format(tr(listed(names)))]
        return [*lines, tr("Only {} has it").format(tr(names[0]))] if names else lines


def place(model: MapModel, point: Point) -> str:
    """A point in millimetres, or in board units where the printed size is not known."""
    scale = model.frame.mm_per_unit()
    x, y = to_units(point[0]) * (scale or 1.0), to_units(point[1]) * (scale or 1.0)
    return (tr("{:.2f}, {:.2f} mm") if scale else tr("{:.2f}, {:.2f} units")).format(x, y)


def distance(model: MapModel, steps: float) -> str:
    scale = model.frame.mm_per_unit()
    return f"{to_units(steps) * (scale or 1.0):.1f} {'mm' if scale else tr('units')}"

"""Edit the vertices of the selected regions: drag, add, remove, nudge, type. Shared vertices move as one."""

from collections.abc import Iterable
from math import hypot

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from core.edits.outcome import Outcome, Refusal
from core.edits.vertices import delete_vertices, insert_vertex, move_vertices
from core.geometry.edge_cells import EdgeCells
from core.geometry.snapping import Snap
from core.model.values import GRID, Point
from core.picture.shapes import Spot
from editor.document.change_events import MapChanged
from editor.tools.pointer import ALT, CTRL, SHIFT, WAYS, Pointer
from editor.tools.position_fields import PositionFields
from editor.tools.tool import Tool, ToolDesk
from editor.tools.vertex_drag import VertexDrag
from editor.tools.vertex_handles import Grip, VertexHandles
from editor.tools.vertex_marks import VertexMarks, paint_marks
from editor.words import mark, tr, tr_n

_DRAG_PIXELS = 3.0
_DELETES = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class EditVerticesTool(Tool):
    id = "vertices"
    title = mark("Edit vertices")
    picture = "tool_nodes"
    keys = "N F2"
    about = mark(
        "Drag a vertex, and it moves in every region that has it. Drag the middle of an edge, double-click or "
        "Alt-click a border to add one; Delete removes those that are selected. Arrow keys nudge by a pixel, with "
        "Shift by ten, and X and Y can be typed. A move that would make borders cross is shown in red and "
        "refused."
    )
    menu = "Edit"
    opens_menu = True
    snaps = True
    dims_others = True
    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self._handles: VertexHandles | None = None
        self._hot: Grip | None = None
        self._drag: VertexDrag | None = None
        self._is_dragging = False
        self._lets_go = False
        self._snap: Snap | None = None
        self._from: Spot | None = None
        self._to: Spot | None = None
        self._pointer: Pointer | None = None
        self._nudges = 0
        """Counts the runs of nudges: those of one run are one step of the history."""
        self._fields: PositionFields | None = None
        desk.document.changed.connect(self._follow)
        desk.document.selection_changed.connect(self._look_again)

    # What is there to grab

    @property
    def handles(self) -> VertexHandles:
        if self._handles is None:
            self._handles = VertexHandles(self.desk.document.selected_regions())
        return self._handles

    @property
    def _cells(self) -> EdgeCells:
        return self.desk.snapping.snapper().cells

    @property
    def _chosen(self) -> tuple[Point, ...]:
        return self.desk.document.selection.vertices

    def _follow(self, event: MapChanged) -> None:
        self._handles = None
        if not event.is_preview:
            self._hot = None
            known = [point for point in self._chosen if self.handles.has(point)] if self._chosen else []
            if len(known) < len(self._chosen):
                self._choose(known)
        self._show_position()

    def _look_again(self) -> None:
        self._handles = self._hot = None
        self._nudges += 1
        self._show_position()

    def _choose(self, points: Iterable[Point]) -> None:
        self.desk.document.select(self.desk.document.selection.regions, points)

    # Words and options

    def hint(self) -> str:
        if not self.desk.document.selection.regions:
            return tr("Click the region whose vertices you want to edit.")
        return tr("Drag a vertex. Alt-click a border adds one, Delete removes it, hold Ctrl to suspend snapping.")

    def options(self) -> QWidget:
        if self._fields is None:
            self._fields = PositionFields()
            self._fields.entered.connect(self._move_to)
            self._show_position()
        return self._fields

    def _show_position(self) -> None:
        if self._fields is None:
            return
        drag, chosen = self._drag, self._chosen
        point = drag.to if drag is not None and self._is_dragging else chosen[0] if chosen else None
        self._fields.show_point(point, self.desk.document.model.frame)

    def _move_to(self, point: Point) -> None:
        """Both fields were typed: the first vertex goes there, the others as far."""
        if self._chosen:
            first = self._chosen[0]
            title = tr_n("Place vertex", "Place {} vertices", len(self._chosen))
            self._move_by(point[0] - first[0], point[1] - first[1], title, merge="")

    # The gesture

    def activate(self) -> None:
        self._look_again()

    def press(self, pointer: Pointer) -> None:
        if pointer.button != Qt.MouseButton.LeftButton:
            return
        grip = self.handles.grip(pointer.spot, pointer.zoom)
        self._pointer = pointer
        if grip is None or (grip.edge is not None and not grip.is_ghost and not pointer.holds(ALT)):
            self._from, self._to = pointer.spot, None
        elif grip.edge is None and pointer.holds(ALT) and pointer.holds(SHIFT):
            self._remove([grip.point])
        elif grip.edge is not None and pointer.holds(ALT):
            self._insert(grip)
        else:
            self._grab(grip, pointer)

    def _grab(self, grip: Grip, pointer: Pointer) -> None:
        document = self.desk.document
        if grip.edge is not None:
            points: tuple[Point, ...] = ()
        elif grip.point in self._chosen:
            points = self._chosen
        else:
            points = (*self._chosen, grip.point) if pointer.holds(SHIFT) or pointer.holds(CTRL) else (grip.point,)
        # Held Ctrl also suspends snapping: only a click without a drag lets the vertex go.
        self._lets_go = pointer.holds(CTRL) and grip.point in self._chosen
        if grip.edge is None:
            self._choose(points)
        self._is_dragging = False
        self._drag = VertexDrag(document.kept, self._cells, grabbed=grip.point, points=points, edge=grip.edge)

    def move(self, pointer: Pointer) -> None:
        before, self._pointer = self._pointer, pointer
        if self._drag is not None:
            self._drag_on(self._drag, pointer)
        elif self._from is not None:
            dragged = hypot(pointer.spot[0] - self._from[0], pointer.spot[1] - self._from[1]) * pointer.zoom
            if self._to is not None or dragged >= _DRAG_PIXELS:
                self._to = pointer.spot
                self.desk.repaint()
        else:
            hot = self.handles.grip(pointer.spot, pointer.zoom)
            if hot != self._hot or before is None:
                self._hot = hot
                self.desk.repaint()

    def _drag_on(self, drag: VertexDrag, pointer: Pointer) -> None:
        x, y = drag.grabbed
        far = hypot(pointer.spot[0] * GRID - x, pointer.spot[1] * GRID - y) * pointer.zoom / GRID
        if not self._is_dragging and far < _DRAG_PIXELS:
            return
        self._is_dragging = True
        self._snap = self.desk.snapping.at(pointer, without=drag.points)
        outcome = drag.drag_to(self._snap.point)
        if not isinstance(outcome, Refusal):
            self.desk.document.preview(outcome.model)
        self._show_position()
        self.desk.repaint()

    def release(self, pointer: Pointer) -> None:
        if self._drag is not None:
            self._end_drag(self._drag)
        elif self._from is not None:
            start, self._from, end = self._from, None, self._to
            self._to = None
            if end is None:
                self._pick_region(pointer)
            else:
                self._choose_box(start, pointer)
        self.desk.repaint()

    def _end_drag(self, drag: VertexDrag) -> None:
        was_dragging, self._is_dragging, self._drag, self._snap = self._is_dragging, False, None, None
        if not was_dragging:
            if self._lets_go:
                self._choose(point for point in self._chosen if point != drag.grabbed)
            return
        added = (drag.to,) if drag.edge is not None else tuple(drag.moves().values())
        self._finish(drag.outcome, drag.title(), added)

    def _finish(self, outcome: Outcome, title: str, chosen: Iterable[Point], merge: str = "") -> None:
        """Make the outcome a step of the history, or say why it cannot be one."""
        document = self.desk.document
        if isinstance(outcome, Refusal):
            document.drop_preview()
            self.desk.say(tr(outcome.reason))
            return
        # The vertices are elsewhere now, but it is still the same run of nudges.
        points, nudges = tuple(chosen), self._nudges
        if document.edit(title, outcome.model, picture="tool_nodes", merge=merge):
            self._choose(points)
            self._nudges = nudges

    def _pick_region(self, pointer: Pointer) -> None:
        document = self.desk.document
        region = self.desk.finder().region_at(*pointer.spot)
        known = document.selection.regions
        if region is None:
            document.select(known)
        elif pointer.holds(SHIFT) or pointer.holds(CTRL):
            is_out = pointer.holds(CTRL) and region.id in known
            document.select([each for each in known if each != region.id] if is_out else [*known, region.id])
        else:
            document.select(known if region.id in known else (region.id,))

    def _choose_box(self, start: Spot, pointer: Pointer) -> None:
        found = self.handles.inside(start, pointer.spot)
        adds = pointer.holds(SHIFT) or pointer.holds(CTRL)
        self._choose([*self._chosen, *found] if adds else found)

    def double_click(self, pointer: Pointer) -> None:
        grip = self.handles.grip(pointer.spot, pointer.zoom)
        if grip is not None and grip.edge is not None:
            self._insert(grip)

    def _insert(self, grip: Grip) -> None:
        assert grip.edge is not None, "only edges get new vertices"
        shared = len(self._cells.holders(grip.edge)) > 1
        outcome = insert_vertex(self.desk.document.kept, grip.edge, grip.point, self._cells)
        self._finish(outcome, tr("Add shared vertex") if shared else tr("Add vertex"), (grip.point,))

    def _remove(self, points: Iterable[Point]) -> None:
        gone = tuple(points)
        title = tr_n("Remove vertex", "Remove {} vertices", len(gone)).format(len(gone))
        self._finish(delete_vertices(self.desk.document.kept, gone, self._cells), title, ())

    # Keys

    def takes_key(self, event: QKeyEvent) -> bool:
        return bool(self._chosen) and (event.key() in _DELETES or Qt.Key(event.key()) in WAYS)

    def key_press(self, event: QKeyEvent) -> bool:
        if not self.takes_key(event):
            return False
        if event.key() in _DELETES:
            self._remove(self._chosen)
            return True
        way = WAYS[Qt.Key(event.key())]
        pixels = 10 if event.modifiers() & SHIFT else 1
        step = max(1, round(pixels * GRID / self.desk.port().zoom))
        title = tr_n("Nudge vertex", "Nudge {} vertices", len(self._chosen))
        self._move_by(way[0] * step, way[1] * step, title, merge=f"nudge-{self._nudges}")
        return True

    def _move_by(self, dx: int, dy: int, title: str, *, merge: str) -> None:
        moves = {point: (point[0] + dx, point[1] + dy) for point in self._chosen}
        outcome = move_vertices(self.desk.document.kept, moves, self._cells)
        self._finish(outcome, title.format(len(moves)), moves.values(), merge)

    def is_stroking(self) -> bool:
        return self._drag is not None or self._from is not None

    def cancel(self) -> bool:
        had_one = self.is_stroking()
        self._drag = self._from = self._to = self._snap = None
        self._is_dragging = False
        self.desk.document.drop_preview()
        self._show_position()
        self.desk.repaint()
        return had_one

    def paint(self, painter: QPainter) -> None:
        is_dragging = self._drag is not None and self._is_dragging
        chosen = self._drag.moves().values() if self._drag is not None and is_dragging else self._chosen
        marks = VertexMarks(
            handles=self.handles,
            chosen=frozenset(chosen),
            hot=None if is_dragging else self._hot,
            drag=self._drag if is_dragging else None,
            snap=self._snap,
            box=None if self._from is None or self._to is None else (self._from, self._to),
            pointer=self._pointer,
        )
        paint_marks(painter, marks, self.desk.port(), self.desk.theme())

"""Select regions: click, box, and keys. Regions never move by accident: this tool drags boxes only."""

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter

from core.model.region import Region
from core.model.values import RegionId
from core.picture.shapes import Spot
from editor.tools.pointer import ALT, CTRL, SHIFT, WAYS, Pointer
from editor.tools.region_walk import most_central, nearest_that_way
from editor.tools.tool import Tool
from editor.tools.tool_marks import paint_box
from editor.words import mark, tr

_DRAG_PIXELS = 4.0
"""Less is a click with an unsteady hand."""


class SelectTool(Tool):
    id = "select"
    title = mark("Select")
    picture = "tool_select"
    keys = "S V"
    about = mark(
        "A click selects a region, Shift adds one, Ctrl takes it in or out, Alt reaches the one below; dragging a "
        "box selects all it touches, the arrow keys go from region to region. Selecting one region lights its "
        "neighbours with the length of each border, selecting two shows what lies between them. Number keys give "
        "the selected regions a terrain. A double-click edits the vertices."
    )
    about_keys = mark(
        "Without a mouse: Enter selects the region in the middle of the board, the arrows go on from there, Shift with "
        "an arrow adds the next region, and Enter on a single region edits its vertices."
    )
    menu = "Edit"
    opens_menu = True
    lights_hovered = True
    cursor = Qt.CursorShape.ArrowCursor

    _from: Spot | None = None
    """Where the button went down."""
    _to: Spot | None = None
    """The other corner of the box; None while it may still be a click."""

    def hint(self) -> str:
        count = len(self.desk.document.selection.regions)
        if not self.desk.document.model.regions:
            return tr("The board is empty: press P and click corner after corner to draw a first region.")
        if count == 1:
            return tr("Shift-click a second region to see what lies between them, double-click to edit vertices.")
        if count > 1:
            return tr("Shift-click adds a region, Ctrl-click takes it in or out, Esc lets all go.")
        return tr("Click a region, Shift-click a second one to see what lies between them. Drag a box for many.")

    def press(self, pointer: Pointer) -> None:
        if pointer.button == Qt.MouseButton.LeftButton:
            self._from, self._to = pointer.spot, None

    def move(self, pointer: Pointer) -> None:
        if self._from is None:
            return
        x, y = self._from
        dragged = hypot(pointer.spot[0] - x, pointer.spot[1] - y) * pointer.zoom
        if self._to is not None or dragged >= _DRAG_PIXELS:
            self._to = pointer.spot
            self.desk.repaint()

    def release(self, pointer: Pointer) -> None:
        if self._from is None:
            return
        start, self._from, end = self._from, None, self._to
        self._to = None
        if end is None:
            self._click(pointer)
        else:
            self._take([region.id for region in self.desk.finder().regions_in(start, pointer.spot)], pointer)
        self.desk.repaint()

    def _click(self, pointer: Pointer) -> None:
        under = self.desk.finder().regions_at(*pointer.spot)
        if pointer.holds(ALT):
            self._take([each.id for each in [self._below(under)] if each is not None], pointer)
        else:
            self._take([region.id for region in under[:1]], pointer)

    def _below(self, under: list[Region]) -> Region | None:
        """The region below the selected one; from the lowest it goes back to the top."""
        if not under:
            return None
        chosen = self.desk.document.selection.regions
        place = next((number for number, region in enumerate(under) if region.id in chosen), -1)
        return under[(place + 1) % len(under)]

    def _take(self, found: list[RegionId], pointer: Pointer) -> None:
        document = self.desk.document
        known = document.selection.regions
        if pointer.holds(CTRL):
            gone = set(found) & set(known)
            chosen = [each for each in known if each not in gone] + [each for each in found if each not in gone]
        else:
            chosen = [*known, *found] if pointer.holds(SHIFT) else found
        document.select(chosen)

    def double_click(self, pointer: Pointer) -> None:
        region = self.desk.finder().region_at(*pointer.spot)
        if region is not None:
            self.cancel()
            self.desk.document.select((region.id,))
            self.desk.pick_up("vertices")

    def key_press(self, event: QKeyEvent) -> bool:
        if event.modifiers() & (CTRL | ALT):
            return False
        document = self.desk.document
        way, chosen = WAYS.get(Qt.Key(event.key())), document.selected_regions()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._act(chosen)
        if way is None or not chosen:
            return False
        target = nearest_that_way(chosen[-1], document.model.regions, way)
        if target is not None:
            kept = [each for each in document.selection.regions if each != target.id]
            document.select((*kept, target.id) if event.modifiers() & SHIFT else (target.id,))
        return True

    def _act(self, chosen: Sequence[Region]) -> bool:
        """Enter: take the region in the middle of the board where none is selected, else what a double-click does."""
        document = self.desk.document
        if len(chosen) == 1:
            self.desk.pick_up("vertices")
        elif not chosen:
            middle = most_central(document.model)
            if middle is not None:
                document.select((middle.id,))
        return not chosen or len(chosen) == 1

    def is_stroking(self) -> bool:
        return self._from is not None

    def cancel(self) -> bool:
        had_one = self._from is not None
        self._from = self._to = None
        self.desk.repaint()
        return had_one

    def paint(self, painter: QPainter) -> None:
        if self._from is None or self._to is None:
            return
        port = self.desk.port()
        paint_box(painter, port.to_view(*self._from), port.to_view(*self._to), self.desk.theme())

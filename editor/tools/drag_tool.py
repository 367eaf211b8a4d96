"""The base of tools with one stroke: press, drag, release."""

from math import hypot

from PySide6.QtCore import Qt

from core.edits.outcome import Refusal
from core.geometry.snapping import Snap
from editor.tools.pointer import Pointer
from editor.tools.tool import Tool, ToolDesk

DRAG_PIXELS = 4.0
"""Less is a click with an unsteady hand."""


class DragTool(Tool):
    """What the stroke means is the tool's: `stroke_goes_on` and `stroke_ends`."""

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self.snap: Snap | None = None
        self.start: Snap | None = None
        """Where the button went down; None while it is up."""
        self.is_dragged = False
        self.refusal: Refusal | None = None
        self._pressed: tuple[float, float] = (0.0, 0.0)

    def stroke_goes_on(self, pointer: Pointer) -> None: ...

    def stroke_ends(self, pointer: Pointer) -> None: ...

    def press(self, pointer: Pointer) -> None:
        if pointer.button == Qt.MouseButton.LeftButton:
            self.refusal = None
            self._pressed = pointer.spot
            self.is_dragged = False
            self.start = self.snap = self.desk.snapping.at(pointer) if self.snaps else Snap(pointer.point)
            self.stroke_goes_on(pointer)
            self.desk.repaint()

    def move(self, pointer: Pointer) -> None:
        self.snap = self.desk.snapping.at(pointer) if self.snaps else Snap(pointer.point)
        if self.start is not None:
            far = hypot(pointer.spot[0] - self._pressed[0], pointer.spot[1] - self._pressed[1]) * pointer.zoom
            self.is_dragged = self.is_dragged or far >= DRAG_PIXELS
            self.stroke_goes_on(pointer)
        self.desk.repaint()

    def release(self, pointer: Pointer) -> None:
        if self.start is not None and pointer.button == Qt.MouseButton.LeftButton:
            self.stroke_ends(pointer)
            self.start = None
            self.desk.repaint()

    def is_stroking(self) -> bool:
        return self.start is not None

    def cancel(self) -> bool:
        had_one = self.start is not None
        self.start = self.refusal = None
        self.desk.document.drop_preview()
        self.desk.repaint()
        return had_one

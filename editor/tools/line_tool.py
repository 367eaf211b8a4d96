"""The base of tools that draw a line click by click: drawing a region, splitting, measuring."""

from math import hypot

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from core.edits.outcome import Refusal
from core.geometry.snapping import Snap
from core.model.values import Point, to_units
from editor.map_words import position
from editor.tools.drawing_marks import (
    in_view,
    paint_drawing,
    paint_rubber_band,
    paint_snapped,
    paint_trouble,
)
from editor.tools.drawn_line import DrawnLine
from editor.tools.key_pointer import KeyPointer
from editor.tools.pointer import Pointer
from editor.tools.tool import Tool, ToolDesk
from editor.tools.tool_marks import paint_card
from editor.words import mark, tr

_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_BACKS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class LineTool(Tool):
    """Click adds, Backspace and Ctrl+Z take back, Enter and double-click end, Esc gives up, right-click ends if it
    can. Without a mouse the arrows move the point and Enter adds it. What an end means is the tool's: `finish_line`."""

    snaps = True
    is_area = False
    about_keys = mark(
        "Without a mouse: the arrows move the point, ten times as fast with Shift; Enter sets it, and Enter once more "
        "ends the line."
    )
    tells_place = True
    """Is the place written beside a point that is moved by keys?"""

    def __init__(self, desk: ToolDesk) -> None:
        super().__init__(desk)
        self.line = DrawnLine()
        self.keys_pointer = KeyPointer(desk)
        self.snap: Snap | None = None
        self.refusal: Refusal | None = None
        """Why the line could not be ended just now; shown until it changes."""
        # Once something else has been done, redo is about that again.
        desk.document.history_changed.connect(self.line.forget_given_up)

    def finish_line(self) -> bool:
        """End the line; False if that cannot be done, and the line stays."""
        raise NotImplementedError

    # The gesture

    def press(self, pointer: Pointer) -> None:
        if pointer.button == Qt.MouseButton.RightButton and self.line:
            self.finish_line()
        elif pointer.button == Qt.MouseButton.LeftButton:
            self.snap = self.desk.snapping.at(pointer)
            self.refusal = None
            self.place(self.snap.point, pointer)
        self.desk.repaint()

    def place(self, point: Point, pointer: Pointer) -> None:
        """A click: add a point."""
        self.line.add(point)

    def move(self, pointer: Pointer) -> None:
        if pointer is not self.keys_pointer.now:
            self.keys_pointer.leave()
        self.snap = self.desk.snapping.at(pointer)
        self.desk.repaint()

    def double_click(self, pointer: Pointer) -> None:
        """The first click of the two has added its point already."""
        if self.line:
            self.finish_line()
            self.desk.repaint()

    def is_near(self, point: Point, pointer: Pointer) -> bool:
        """Is the pointer within reach of a point, on the screen?"""
        apart = hypot(pointer.point[0] - point[0], pointer.point[1] - point[1])
        return apart <= self.desk.snapping.steps(pointer.zoom)

    # Keys

    def takes_key(self, event: QKeyEvent) -> bool:
        if self.keys_pointer.takes(event):
            return True
        may_end = bool(self.line) or self.keys_pointer.has_moved
        return may_end and event.key() in (*_ENTERS, *_BACKS) and not event.modifiers() & ~_KEYPAD

    def key_press(self, event: QKeyEvent) -> bool:
        if not self.takes_key(event):
            return False
        if self.keys_pointer.takes(event):
            self.move(self.keys_pointer.walk(event, self.line.last))
        elif event.key() in _BACKS:
            self.take_back()
        elif self.keys_pointer.now is not None and self.keys_pointer.has_moved:
            self._place_by_key(self.keys_pointer.now)
        elif event.key() in _ENTERS:
            self.finish_line()
            self.desk.repaint()
        return True

    def _place_by_key(self, pointer: Pointer) -> None:
        self.snap = self.desk.snapping.at(pointer)
        self.refusal = None
        self.keys_pointer.stand_on(self.snap.point)
        self.place(self.snap.point, pointer)
        self.desk.repaint()

    def begin_anew(self) -> None:
        """The line has become what it was drawn for."""
        self.cancel()
        self.line.clear()

    def cancel(self) -> bool:
        """Esc may be a slip, and so may be the key of another tool: redo brings the line back."""
        had_one = bool(self.line)
        self.line.give_up()
        self.keys_pointer.has_moved = False
        self.refusal = None
        self.desk.repaint()
        return had_one

    def may_take_back(self) -> bool:
        return bool(self.line)

    def may_bring_back(self) -> bool:
        return self.line.has_taken_back

    def what_comes_back(self) -> str:
        return tr(self.title) if self.line.is_given_up else super().what_comes_back()

    def take_back(self) -> bool:
        self.refusal = None
        has_changed = self.line.take_back()
        self.desk.repaint()
        return has_changed

    def bring_back(self) -> bool:
        has_changed = self.line.bring_back()
        self.desk.repaint()
        return has_changed

    # Marks

    def ahead(self) -> tuple[Point, ...]:
        """The points that a click would add, from the last one on."""
        last = self.line.last
        return () if last is None or self.snap is None else (last, self.snap.point)

    def paint(self, painter: QPainter) -> None:
        port, theme = self.desk.port(), self.desk.theme()
        ahead = self.ahead()
        if len(ahead) > 1:
            paint_rubber_band(painter, ahead, port, theme)
        paint_drawing(painter, self.line.points, port, theme, is_area=self.is_area)
        if self.refusal is not None:
            paint_trouble(painter, self.refusal.at, port, theme)
        paint_snapped(painter, self.snap, port, theme)
        if self.keys_pointer.now is not None and self.snap is not None and self.tells_place:
            at = in_view(port, self.snap.point)
            spot = to_units(self.snap.point[0]), to_units(self.snap.point[1])
            paint_card(painter, at, [position(self.desk.document.model, spot)], QRectF(painter.viewport()))

    def spot_of(self, point: Point) -> tuple[float, float]:
        return in_view(self.desk.port(), point)


_KEYPAD = Qt.KeyboardModifier.KeypadModifier

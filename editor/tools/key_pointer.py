"""A pointer that is moved by the arrow keys, for drawing without a mouse."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from core.model.values import Point, to_grid, to_units
from editor.tools.pointer import ALT, CTRL, SHIFT, WAYS, Pointer
from editor.tools.tool import ToolDesk

_FAST = 10
"""Pixels for an arrow with Shift; without it one, as vertices are nudged."""


class KeyPointer:
    """It is there from the first arrow key until the mouse moves."""

    def __init__(self, desk: ToolDesk) -> None:
        self._desk = desk
        self.now: Pointer | None = None
        self.has_moved = False
        """Has it been moved since its last point was set? Then Enter sets another one."""

    def leave(self) -> None:
        self.now, self.has_moved = None, False

    def takes(self, event: QKeyEvent) -> bool:
        return Qt.Key(event.key()) in WAYS and not event.modifiers() & (CTRL | ALT)

    def walk(self, event: QKeyEvent, start: Point | None) -> Pointer:
        """One step; it begins at `start`, else in the middle of the board."""
        frame, zoom = self._desk.document.kept.frame, self._desk.port().zoom
        wide, high = to_units(frame.width), to_units(frame.height)
        if self.now is not None:
            x, y = self.now.spot
        else:
            x, y = (wide / 2, high / 2) if start is None else (to_units(start[0]), to_units(start[1]))
        way = WAYS[Qt.Key(event.key())]
        step = (_FAST if event.modifiers() & SHIFT else 1) / zoom
        self.has_moved = True
        return self._at(min(max(x + way[0] * step, 0.0), wide), min(max(y + way[1] * step, 0.0), high))

    def stand_on(self, point: Point) -> None:
        """A point has been set; the next one begins there."""
        self._at(to_units(point[0]), to_units(point[1]))
        self.has_moved = False

    def _at(self, x: float, y: float) -> Pointer:
        self.now = Pointer((x, y), (to_grid(x), to_grid(y)), self._desk.port().zoom)
        return self.now

"""The pointer as tools are told of it."""

from dataclasses import dataclass

from PySide6.QtCore import Qt

from core.model.values import Point

SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier

WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""One step in x or y for each arrow key."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where the pointer is, and what is held down with it."""

    spot: tuple[float, float]
    """In board units, wherever on or off the board."""
    point: Point
    """The nearest point of the grid, not snapped to anything else."""
    zoom: float
    """Screen pixels per board unit."""
    button: Qt.MouseButton = Qt.MouseButton.NoButton
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier

    def holds(self, key: Qt.KeyboardModifier) -> bool:
        return bool(self.modifiers & key)

"""Snapping as the user has switched it: which kinds are on, and what a pointer on the screen snaps to."""

from collections.abc import Collection

from PySide6.QtCore import QObject, Qt, Signal

from core.geometry.snapping import EVERYTHING, Snap, SnapKind, Snapper
from core.model.values import GRID, Point
from editor.document.change_events import MapChanged
from editor.document.map_document import MapDocument
from editor.tools.pointer import Pointer

REACH_PIXELS = 10.0
"""How near on the screen the pointer must come, at every zoom, unless something else is preferred."""


class PointerSnapping(QObject):
    """One for all tools. The index over the map is made at the first question and follows the document's edits.

    It follows what is kept, not what a gesture shows: while a vertex is dragged, `without` names where it came from.
    """

    switched = Signal()

    def __init__(self, document: MapDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_on = True
        self.kinds: frozenset[SnapKind] = EVERYTHING
        self.pixels = REACH_PIXELS
        self._document = document
        self._snapper: Snapper | None = None
        document.changed.connect(self._follow)

    def switch(self, is_on: bool) -> None:
        self.is_on = is_on
        self.switched.emit()

    def switch_kind(self, kind: SnapKind, is_on: bool) -> None:
        self.kinds = self.kinds | {kind} if is_on else self.kinds - {kind}
        self.switched.emit()

    def reach(self, pixels: float) -> None:
        """Snap from so far away, on the screen."""
        self.pixels = pixels
        self.switched.emit()

    def steps(self, zoom: float) -> float:
        """The reach in grid steps."""
        return self.pixels / zoom * GRID

    def at(self, pointer: Pointer, without: Collection[Point] = ()) -> Snap:
        """Where the pointer goes. Held Ctrl suspends snapping."""
        if not self.is_on or pointer.holds(Qt.KeyboardModifier.ControlModifier):
            return Snap(pointer.point)
        return self.snapper().snap(pointer.point, self.steps(pointer.zoom), self.kinds, without)

    def snapper(self) -> Snapper:
        if self._snapper is None:
            self._snapper = Snapper(self._document.kept)
        return self._snapper

    def _follow(self, event: MapChanged) -> None:
        if event.is_new_map:
            self._snapper = None
        elif not event.is_preview and self._snapper is not None:
            self._snapper.update(self._document.kept, event.regions)

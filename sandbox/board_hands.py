"""The hands on the board in set-up mode: what lies there is dragged, counted with wheel and keys, and laid down."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent

from sandbox.board_view import BoardView
from sandbox.carrying import Carrier, DragSource
from sandbox.setup_desk import SetupDesk
from sandbox.setup_moves import Carried, InBox, InRegion, Spot
from sandbox.setup_things import Layable, lying_in, same_thing

_MORE = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_FEWER = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)
_NOTCH = 120
"""What a wheel turns in one click."""


class BoardHands(QObject):
    def __init__(self, desk: SetupDesk, view: BoardView, carrier: Carrier) -> None:
        super().__init__(view)
        self._desk, self._view = desk, view
        self._turned = 0
        view.installEventFilter(self)
        DragSource(view, carrier, self.carried_from)

    def spot_at(self, at: QPoint) -> Spot | None:
        """The region at a place on the screen, which is shown; beside the board everything goes back to the box."""
        spot = self._view.mapFromGlobal(at)
        is_here = self._view.isVisible() and self._view.rect().contains(spot)
        region = self._view.show_region_at(spot) if is_here else self._view.show_region_at(None)
        if not is_here:
            return None
        return InBox() if region is None else InRegion(region)

    def carried_from(self, spot: QPoint, keys: Qt.KeyboardModifier) -> Carried | None:
        """What a drag takes along: one thing, with Shift the whole stack, with Ctrl one more out of the box."""
        region = self._view.show_region_at(spot) if self._desk.is_on else None
        if region is None:
            return None
        found = self._thing_at(region, spot)
        if found is None:
            return None
        thing, number = found
        if keys & Qt.KeyboardModifier.ControlModifier:
            return Carried(thing, InBox())
        is_whole = bool(keys & Qt.KeyboardModifier.ShiftModifier)
        return Carried(thing, InRegion(region), number if is_whole else 1)

    def _thing_at(self, region: int, spot: QPoint) -> tuple[Layable, int] | None:
        """What lies under the pointer; elsewhere in the region what is picked, or the first thing there."""
        lying = lying_in(self._desk.start, region)
        index = self._view.lying_at(region, spot)
        if index is not None and index < len(lying):
            return lying[index]
        picked = (each for each in lying if same_thing(self._desk.picked, each[0]))
        return next(picked, lying[0] if lying else None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        region = self._view.number_of_hovered() if self._desk.is_on else None
        if region is not None:
            if isinstance(event, QWheelEvent) and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                return self._turn(region, event)
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                return self._press(region, event) or super().eventFilter(watched, event)
        return super().eventFilter(watched, event)

    def _turn(self, region: int, event: QWheelEvent) -> bool:
        """One more or fewer for every click of the wheel; some systems make it a sideways wheel."""
        self._turned += event.angleDelta().y() or event.angleDelta().x()
        steps = int(self._turned / _NOTCH)
        self._turned -= steps * _NOTCH
        if steps:
            self._desk.lay(region, steps)
        event.accept()
        return True

    def _press(self, region: int, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if key in _MORE or key in _FEWER:
            self._desk.lay(region, 1 if key in _MORE else -1)
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self._desk.count(region, key - Qt.Key.Key_0)
        else:
            return False
        return True

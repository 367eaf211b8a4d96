"""Carrying something from one place of the window to another with the mouse button held down.

A drag begins in a widget that shows things and ends wherever the button goes up: the first place that knows the spot
takes them. Nothing is changed before that, and Esc gives up.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from sandbox.setup_moves import Carried, InBox, Spot

Finds = Callable[[QPoint, Qt.KeyboardModifier], Carried | None]
"""(place in the widget, keys held) -> what lies there to be carried."""
Places = Callable[[QPoint], Spot | None]
"""(place on the screen) -> what it is, if it is here."""
_BESIDE = QPoint(10, 8)


class Carrier(QObject):
    """At most one thing is on its way. `put` hears where it was laid down."""

    def __init__(self, window: QWidget, put: Callable[[Carried, Spot], None], look: Callable[[Carried], QPixmap]):
        super().__init__(window)
        self._window, self._put, self._look = window, put, look
        self._places: list[Places] = []
        self.carried: Carried | None = None
        self.ghost = QLabel(window, objectName="carried")
        self.ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.ghost.hide()

    def add_place(self, place: Places) -> None:
        """Ask this for the spot at a place on the screen; the first that knows one is believed."""
        self._places.append(place)

    def take(self, carried: Carried, at: QPoint) -> None:
        self.carried = carried
        picture = self._look(carried)
        self.ghost.setPixmap(picture)
        self.ghost.resize(picture.deviceIndependentSize().toSize())
        self.ghost.show()
        self.ghost.raise_()
        QApplication.instance().installEventFilter(self)
        self.move(at)

    def move(self, at: QPoint) -> None:
        self.ghost.move(self._window.mapFromGlobal(at) + _BESIDE)
        self.spot_at(at)

    def spot_at(self, at: QPoint) -> Spot:
        """Where something laid down here would lie; whatever is nowhere else is in the box."""
        for place in self._places:
            if (spot := place(at)) is not None:
                return spot
        return InBox()

    def lay_down(self, at: QPoint) -> None:
        carried = self.carried
        spot = self.spot_at(at)
        self.give_up()
        if carried is not None:
            self._put(carried, spot)

    def give_up(self) -> None:
        QApplication.instance().removeEventFilter(self)
        self.carried = None
        self.ghost.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() in kinds and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.give_up()
            return True
        return super().eventFilter(watched, event)


class DragSource(QObject):
    """Lets things be dragged out of a widget. Clicks stay what they are: a drag begins when the pointer has moved."""

    def __init__(self, widget: QWidget, carrier: Carrier, finds: Finds) -> None:
        super().__init__(widget)
        self._carrier, self._finds = carrier, finds
        self._pressed: QPoint | None = None
        self._found: Carried | None = None
        self._is_off = False
        """Has this press become a drag? Then it is no click, also when the drag was given up."""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            match event.type():
                case QEvent.Type.MouseButtonPress if event.button() == Qt.MouseButton.LeftButton:
                    self._pressed = event.position().toPoint()
                    self._found, self._is_off = self._finds(self._pressed, event.modifiers()), False
                case QEvent.Type.MouseMove if self._found is not None:
                    return self._moved(event)
                case QEvent.Type.MouseButtonRelease if event.button() == Qt.MouseButton.LeftButton:
                    return self._released(event)
        return super().eventFilter(watched, event)

    def _moved(self, event: QMouseEvent) -> bool:
        at = event.globalPosition().toPoint()
        if self._is_off:
            if self._carrier.carried is not None:
                self._carrier.move(at)
            return True
        start = self._pressed or event.position().toPoint()
        far = (event.position().toPoint() - start).manhattanLength() >= QApplication.startDragDistance()
        if far and self._found is not None:
            self._is_off = True
            self._carrier.take(self._found, at)
        return far

    def _released(self, event: QMouseEvent) -> bool:
        was_off, self._is_off = self._is_off, False
        self._found = self._pressed = None
        if was_off and self._carrier.carried is not None:
            self._carrier.lay_down(event.globalPosition().toPoint())
        return was_off

"""A window onto the board: where it lies, how it is dragged and zoomed, and the pasteboard with its shadow.

What is painted on the board is up to those who build on it. Knows nothing of maps, files, documents or tools.
"""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from core.picture.shapes import Spot
from editor.canvas.view_port import ViewPort, fitted

_WHEEL_STEP = 1.0015


class PortView(QWidget):
    """Wheel zooms at the cursor, Shift+wheel goes sideways, middle button or Space and left button drag."""

    zoomed = Signal(float)
    looked = Signal()
    """The board lies elsewhere in the view, or is shown in another size."""
    margin = 32
    """Pixels kept free around a board that is fitted into the view."""
    wheel_scrolls = False
    """Does the wheel scroll, and zoom only with Ctrl?"""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self.port = ViewPort()
        self._is_fitted = True
        self._grabbed_at: QPointF | None = None
        self._grabbed_with = Qt.MouseButton.NoButton
        self._space_is_down = False

    def board_size(self) -> Spot | None:
        """Width and height of the board in board units; None while there is none."""
        return None

    def sizeHint(self) -> QSize:
        return QSize(1100, 760)

    def fit(self) -> None:
        size = self.board_size()
        if size is not None:
            self.look_through(fitted(size, (self.width(), self.height()), self.margin))
            self._is_fitted = True

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        spot = QPointF(self.width() / 2, self.height() / 2) if at is None else at
        self.look_through(self.port.zoomed(factor, spot.x(), spot.y()))

    def look_through(self, port: ViewPort) -> None:
        self._is_fitted = False
        changes_zoom = port.zoom != self.port.zoom
        self.port = port
        if changes_zoom:
            self.zoomed.emit(port.zoom)
        self.looked.emit()
        self.update()

    def in_view(self, area: QRectF) -> QRectF:
        """An area of the board in pixels of the view."""
        zoom = self.port.zoom
        corner = QPointF(*self.port.to_view(area.x(), area.y()))
        return QRectF(corner.x(), corner.y(), area.width() * zoom, area.height() * zoom)

    def seen(self) -> QRectF:
        """The part of the plane that the view shows, in board units."""
        return QRectF(QPointF(*self.port.to_board(0, 0)), QPointF(*self.port.to_board(self.width(), self.height())))

    def to_board(self, painter: QPainter) -> None:
        """From now on the painter draws in board units."""
        painter.translate(self.port.left, self.port.top)
        painter.scale(self.port.zoom, self.port.zoom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        if self.wheel_scrolls and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            is_sideways = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            across, down = (turned.y() or turned.x(), 0) if is_sideways else (turned.x(), turned.y())
            self.look_through(self.port.moved(across, down))
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            # Some systems turn Shift+wheel into a sideways wheel themselves.
            self.look_through(self.port.moved(turned.y() or turned.x(), 0))
        elif turned.y():
            self.zoom_by(_WHEEL_STEP ** turned.y(), event.position())
        else:
            self.look_through(self.port.moved(turned.x(), 0))
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        pans = event.button() == Qt.MouseButton.MiddleButton or (
            event.button() == Qt.MouseButton.LeftButton and self._space_is_down
        )
        if pans:
            self._grabbed_at, self._grabbed_with = event.position(), event.button()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        else:
            self.pressed(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position()
        if self._grabbed_at is not None:
            moved = here - self._grabbed_at
            self._grabbed_at = here
            self.look_through(self.port.moved(moved.x(), moved.y()))
        else:
            self.moved(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # A button pressed before or meanwhile is its owner's: a gesture that never hears its end would go on for ever.
        if self._grabbed_at is None or event.button() != self._grabbed_with:
            self.released(event)
        else:
            self._grabbed_at = None
            self.show_cursor()

    def pressed(self, event: QMouseEvent) -> None:
        """A button went down that does not drag the board."""

    def moved(self, event: QMouseEvent) -> None: ...

    def released(self, event: QMouseEvent) -> None: ...

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._space_is_down = True
            self.show_cursor()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_is_down = False
            self.show_cursor()
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Space may be let go where nobody here hears of it: in another window, for instance."""
        super().focusOutEvent(event)
        self._space_is_down = False
        self.show_cursor()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        # Keys follow the pointer, but never out of a field that is being typed in.
        if not isinstance(QApplication.focusWidget(), (QLineEdit, QAbstractSpinBox, QTextEdit, QPlainTextEdit)):
            self.setFocus(Qt.FocusReason.MouseFocusReason)

    def show_cursor(self) -> None:
        if self._grabbed_at is None:
            self.setCursor(Qt.CursorShape.OpenHandCursor if self._space_is_down else self.idle_cursor())

    def idle_cursor(self) -> Qt.CursorShape:
        return Qt.CursorShape.ArrowCursor

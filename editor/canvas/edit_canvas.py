"""The board being edited: shows the document's map and hands mouse and keys to the tool in hand."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from core.model.values import to_grid
from editor.canvas.live_board_view import LiveBoardView
from editor.canvas.view_port import ViewPort
from editor.document.map_document import MapDocument
from editor.tools.pointer import Pointer
from editor.tools.tool import Tool

_PAN_STEP = 60
_PANS = {
    Qt.Key.Key_Left: (_PAN_STEP, 0),
    Qt.Key.Key_Right: (-_PAN_STEP, 0),
    Qt.Key.Key_Up: (0, _PAN_STEP),
    Qt.Key.Key_Down: (0, -_PAN_STEP),
}


class EditCanvas(LiveBoardView):
    """Pan and zoom work in every tool; all else is the tool's."""

    def __init__(self, document: MapDocument, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.setAccessibleName("Map")
        self.tool: Tool | None = None

    def take(self, tool: Tool) -> None:
        """Put the tool in hand down and take another one."""
        if self.tool is not None:
            self.tool.deactivate()
        self.tool = tool
        tool.activate()
        self.show_cursor()
        self.update()

    # What the tool is told

    def idle_cursor(self) -> Qt.CursorShape:
        return Qt.CursorShape.ArrowCursor if self.tool is None else self.tool.cursor

    def pointer(self, event: QMouseEvent) -> Pointer:
        x, y = self.port.to_board(event.position().x(), event.position().y())
        held = event.button() if event.button() != Qt.MouseButton.NoButton else _one_of(event.buttons())
        return Pointer((x, y), (to_grid(x), to_grid(y)), self.port.zoom, held, event.modifiers())

    def pressed(self, event: QMouseEvent) -> None:
        if self.tool is not None:
            self.tool.press(self.pointer(event))

    def moved(self, event: QMouseEvent) -> None:
        super().moved(event)
        if self.tool is not None:
            self.tool.move(self.pointer(event))
            self.show_cursor()

    def released(self, event: QMouseEvent) -> None:
        if self.tool is not None:
            self.tool.release(self.pointer(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.tool is not None and event.button() == Qt.MouseButton.LeftButton and not self._space_is_down:
            self.tool.double_click(self.pointer(event))
        else:
            self.mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """A key that the tool wants now is not taken as the shortcut of a command."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.tool is not None
            and self.tool.takes_key(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.tool is not None and self.tool.key_press(event):
            event.accept()
            return
        step = _PANS.get(Qt.Key(event.key()))
        if step is not None and not self.document.selection:
            self.look_through(self.port.moved(*step))
            return
        super().keyPressEvent(event)

    def show_whole_size(self) -> None:
        """One board unit is one pixel, around the middle of the view."""
        self.look_through(self.port.zoomed(1 / self.port.zoom, self.width() / 2, self.height() / 2))

    def centre_on(self, x: float, y: float, zoom: float | None = None) -> None:
        """Bring a spot of the board, in board units, into the middle of the view."""
        size = self.port.zoom if zoom is None else zoom
        self.look_through(ViewPort(size, self.width() / 2 - x * size, self.height() / 2 - y * size))

    def pointer_place(self) -> QPointF:
        return QPointF(self.mapFromGlobal(self.cursor().pos()))

    def paint_over(self, painter: QPainter, event: QPaintEvent) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.tool is not None:
            self.tool.paint(painter)


def _one_of(buttons: Qt.MouseButton) -> Qt.MouseButton:
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        if buttons & button:
            return button
    return Qt.MouseButton.NoButton

"""The board being edited: shows the document's map and hands mouse and keys to the tool in hand."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QAction, QColor, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from core.model.values import to_grid
from editor.canvas.adjacency_marks import Look, paint_hover, paint_selection, touched_by, veil_path
from editor.canvas.live_board_view import LiveBoardView
from editor.canvas.view_port import ViewPort
from editor.document.map_document import MapDocument
from editor.tools.pointer import Pointer
from editor.tools.tool import Tool
from editor.words import tr

_PAN_STEP = 60
_VEIL = 0.3
"""How much of the others is hidden while vertices are edited."""
_MOST_CLEAR = 12
"""Of more selected regions than this the neighbours stand back as well."""
_PANS = {
    Qt.Key.Key_Left: (_PAN_STEP, 0),
    Qt.Key.Key_Right: (-_PAN_STEP, 0),
    Qt.Key.Key_Up: (0, _PAN_STEP),
    Qt.Key.Key_Down: (0, -_PAN_STEP),
}


class EditCanvas(LiveBoardView):
    """Pan and zoom work in every tool; all else is the tool's. `menu_wanted` carries where on the screen."""

    menu_wanted = Signal(QPoint)

    def __init__(self, document: MapDocument, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.setAccessibleName(tr("Map"))
        self.tool: Tool | None = None
        self.commands_while_stroking: tuple[QAction, ...] = ()
        """What may be done by key while a button is held: what ends the stroke."""
        self._may_open_menu = False

    @property
    def is_stroking(self) -> bool:
        """Is the tool in the middle of what letting a button go will end?"""
        return self.tool is not None and self.tool.is_stroking()

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
        if self.tool is None:
            return
        # A second button takes the stroke of the first back, as Esc does; it means nothing else.
        self._may_open_menu = not self.is_stroking
        if self.is_stroking:
            self.tool.cancel()
        else:
            self.tool.press(self.pointer(event))

    def moved(self, event: QMouseEvent) -> None:
        super().moved(event)
        if self.tool is not None:
            if self.is_stroking and event.buttons() == Qt.MouseButton.NoButton:
                # Another window was there when the button was let go.
                self.tool.cancel()
            self.tool.move(self.pointer(event))
            self.show_cursor()

    def released(self, event: QMouseEvent) -> None:
        if self.tool is None:
            return
        self.tool.release(self.pointer(event))
        if event.button() == Qt.MouseButton.RightButton and self.tool.opens_menu and self._may_open_menu:
            self._pick_for_menu(event)
            self.menu_wanted.emit(event.globalPosition().toPoint())

    def _pick_for_menu(self, event: QMouseEvent) -> None:
        """A menu is about the region under the pointer, or about all that are selected if it is one of them."""
        region = self.finder.region_at(*self.pointer(event).spot)
        if region is not None and region.id not in self.document.selection.regions:
            self.document.select((region.id,))

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
            and (self._is_idle_key(event) if self.is_stroking else self.tool.takes_key(event))
        ):
            event.accept()
            return True
        return super().event(event)

    def _is_idle_key(self, event: QKeyEvent) -> bool:
        """In the middle of a stroke no command comes in between, unless it ends the stroke."""
        keys = QKeySequence(event.keyCombination())
        return not any(keys in action.shortcuts() for action in self.commands_while_stroking)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_stroking and event.key() != Qt.Key.Key_Space:
            event.accept()
            return
        if self.tool is not None and self.tool.key_press(event):
            event.accept()
            return
        if event.key() == Qt.Key.Key_Menu:
            self.menu_wanted.emit(self.mapToGlobal(self.rect().center()))
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
        look = Look(self.port, self.theme, is_quick=self.document.is_previewing)
        chosen = self.document.selection.regions
        if self.tool is not None and self.tool.dims_others and chosen:
            self._paint_veil(painter, look)
        if self.hovered is not None and self.tool is not None and self.tool.lights_hovered:
            entry = self.scene.entry(self.hovered.id)
            if entry is not None and self.hovered.id not in chosen:
                paint_hover(painter, self.scene.path(entry), look)
        if chosen:
            paint_selection(painter, self.scene, chosen, self.document.adjacency, look)
        if self.tool is not None:
            self.tool.paint(painter)

    def _paint_veil(self, painter: QPainter, look: Look) -> None:
        """All but the regions being edited and their neighbours stand back."""
        clear = dict.fromkeys(self.document.selection.regions[:_MOST_CLEAR])
        for name in tuple(clear):
            clear.update(dict.fromkeys(touched_by(name, self.document.adjacency)))
        veil = QColor(self.theme.interface.canvas)
        veil.setAlphaF(_VEIL)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.to_board(painter)
        painter.fillPath(veil_path(self.seen(), self.scene, clear), veil)
        painter.restore()


def _one_of(buttons: Qt.MouseButton) -> Qt.MouseButton:
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        if buttons & button:
            return button
    return Qt.MouseButton.NoButton

"""A map workspace without the window around it, and the mouse on its board."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QMainWindow

from core.model.map_model import MapModel
from editor.action_book import ActionBook
from editor.document.map_document import MapDocument
from editor.editor_workspace import EditorWorkspace
from editor.panels.bottom_panel import STRIP
from tests.pointer import NO_BUTTON, point_at

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


class Desk:
    """A shown workspace on a map; spots are in board units."""

    def __init__(self, qtbot, model: MapModel, size: tuple[int, int] = (1000, 700)) -> None:
        self.bot = qtbot
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.actions = ActionBook(self.window)
        self.document = MapDocument(model)
        self.workspace = EditorWorkspace(self.actions, self.document)
        self.window.setCentralWidget(self.workspace)
        # The strip of the folded bottom panel is not counted: tests think of the board.
        self.window.resize(size[0], size[1] + STRIP)
        self.window.show()
        self.window.activateWindow()
        # Keys are shortcuts of commands only in the active window.
        qtbot.waitUntil(self.window.isActiveWindow)
        self.view = self.workspace.view
        self.view.fit()
        self.view.settle_now()
        self.view.setFocus()
        self.is_held = False

    def at(self, x: float, y: float) -> QPoint:
        return QPointF(*self.view.port.to_view(x, y)).toPoint()

    def move(self, x: float, y: float, keys: Qt.KeyboardModifier = NONE) -> None:
        """The pointer moves; with keys held, the left button is held as well."""
        held = LEFT if self.is_held or keys != NONE else NO_BUTTON
        point_at(self.view, self.at(x, y), held=held, keys=keys)

    def click(self, x: float, y: float, keys: Qt.KeyboardModifier = NONE) -> None:
        self.bot.mouseClick(self.view, LEFT, keys, self.at(x, y))

    def double_click(self, x: float, y: float) -> None:
        self.click(x, y)
        self.bot.mouseDClick(self.view, LEFT, NONE, self.at(x, y))

    def press(self, x: float, y: float, keys: Qt.KeyboardModifier = NONE) -> None:
        self.bot.mousePress(self.view, LEFT, keys, self.at(x, y))
        self.is_held = True

    def release(self, x: float, y: float, keys: Qt.KeyboardModifier = NONE) -> None:
        self.bot.mouseRelease(self.view, LEFT, keys, self.at(x, y))
        self.is_held = False

    def drag(self, *spots: tuple[float, float], keys: Qt.KeyboardModifier = NONE) -> None:
        self.press(*spots[0], keys)
        for spot in spots[1:]:
            self.move(*spot, keys)
        self.release(*spots[-1], keys)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = NONE) -> None:
        self.bot.keyClick(self.view, key, keys)

    @property
    def chosen(self) -> tuple[str, ...]:
        return self.document.selection.regions

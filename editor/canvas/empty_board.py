"""What stands on a board without regions: one line what belongs here, the button that draws, and its key."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from editor.canvas.board_overlay import BoardOverlay
from editor.document.map_document import MapDocument
from editor.words import tr

_DRAWING = frozenset({"draw", "rectangle", "freehand", "bucket", "art", "art-trace", "measure"})
"""The tools that have something to do on an empty board; whoever holds another one is told to draw first."""


class EmptyBoard(BoardOverlay):
    """A card in the middle of the board's view, there while the map has no region and nobody draws one."""

    def __init__(self, view: QWidget, document: MapDocument, draw: QAction, new: QAction | None) -> None:
        super().__init__(view, "empty-board")
        self._document, self._draw = document, draw
        self._words = QLabel(objectName="empty-title", wordWrap=True)
        self._words.setText(tr("Draw a first region, or start from a template, a generator or a picture."))
        self._hint = QLabel(objectName="empty-hint", wordWrap=True)
        self.draw_button = _button(draw, is_main=True)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.draw_button)
        if new is not None:
            row.addWidget(_button(new, is_main=False))
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(12)
        column.addWidget(self._words)
        column.addLayout(row)
        column.addWidget(self._hint)
        for label in (self._words, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(380)
        document.changed.connect(self.look_again)
        draw.changed.connect(self._name_keys)
        self._name_keys()

    def _name_keys(self) -> None:
        keys = self._draw.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._hint.setText(tr("{} draws: click corner after corner, Enter closes the region.").format(keys))

    def look_again(self) -> None:
        """Be there, or not; told when the map or the tool in hand has changed."""
        model = self._document.model
        self.setVisible(not model.regions and model.background is None and not self._is_drawing)
        self.place()

    _is_drawing = False

    def show_tool(self, tool_id: str) -> None:
        self._is_drawing = tool_id in _DRAWING
        self.look_again()

    def place(self) -> None:
        self.adjustSize()
        self.move((self._view.width() - self.width()) // 2, (self._view.height() - self.height()) // 2)


def _button(action: QAction, *, is_main: bool) -> QPushButton:
    button = QPushButton(action.text().replace("&", ""), objectName="small-button")
    button.setProperty("main", is_main)
    button.setCursor(Qt.CursorShape.ArrowCursor)
    button.clicked.connect(action.trigger)
    return button

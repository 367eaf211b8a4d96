"""What stands in the middle while no scenario is open: what belongs here, and the ways to get it there."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from editor.canvas.board_overlay import BoardOverlay
from editor.canvas.text_size import px
from editor.words import tr

_WIDTH = 440


class EmptyTable(BoardOverlay):
    """`play_wanted` asks for a new game on the map that is open in the editor."""

    play_wanted = Signal()

    def __init__(self, view: QWidget, library: QAction, set_up: QAction) -> None:
        super().__init__(view, "empty-table")
        self.play = QPushButton(tr("Play this map"), objectName="main-button")
        self.library = QPushButton(tr("Open the library"))
        self.set_up = QPushButton(tr("Set a position up"))
        self.play.clicked.connect(self.play_wanted)
        self.library.clicked.connect(library.trigger)
        self.set_up.clicked.connect(set_up.trigger)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(10)
        column.addWidget(self._words(tr("A game, a position or a scenario belongs here."), "empty-title"))
        for button in (self.play, self.library, self.set_up):
            button.setMinimumHeight(32)
            column.addWidget(button)
        hint = tr("Ctrl+Shift+O opens a scenario, Ctrl+Alt+V pastes one that somebody sent.")
        column.addWidget(self._words(hint, "caption"))
        self.place()

    def _words(self, text: str, name: str) -> QLabel:
        label = QLabel(text, objectName=name, wordWrap=True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def place(self) -> None:
        height = max(self.sizeHint().height(), self.layout().heightForWidth(px(_WIDTH)))
        room = self._view.rect()
        self.setGeometry((room.width() - px(_WIDTH)) // 2, max(0, (room.height() - height) // 2), px(_WIDTH), height)

    def fit_text(self) -> None:
        self.place()

"""The left dock: seats above what is legal now. Until the user moves the line between them, the cards of the seats get
the height they need, but never more than a good half."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from editor.canvas.text_size import px
from sandbox.panels.seats_panel import SeatsPanel

_MOST = 0.55
"""The part of the dock that seats may take by themselves."""
_CARD = 98
"""About the height of a card in full."""


class LeftDock(QSplitter):
    def __init__(self, seats: SeatsPanel, below: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, objectName="left-dock")
        self._seats, self._cards = seats, seats.widget()
        self._is_moved = self._is_tight = False
        self._room = self._number = 0
        self.setChildrenCollapsible(False)
        self.addWidget(seats)
        self.addWidget(below)
        self.splitterMoved.connect(self._note_move)
        self._cards.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._cards and event.type() == QEvent.Type.LayoutRequest:
            self._share()
        return super().eventFilter(watched, event)

    def _note_move(self) -> None:
        self._is_moved = True

    def _share(self) -> None:
        is_tight = len(self._seats.cards) * px(_CARD) > self.height() * _MOST
        if is_tight != self._is_tight:
            self._is_tight, self._room = is_tight, 0
            self._seats.set_tight(is_tight)
        if self._is_moved:
            return
        # Never lower than it was: the list below does not jump from step to step.
        number = len(self._seats.cards)
        self._room = max(self._room if number == self._number else 0, self._cards.sizeHint().height())
        self._number = number
        seats = min(self._room + self.handleWidth(), int(self.height() * _MOST))
        self.setSizes([seats, self.height() - seats])

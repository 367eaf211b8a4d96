"""The seats: who has which race and power, how many tokens and coins, and what is in decline."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from editor.canvas.taken_out import take_out
from editor.words import tr
from sandbox.panels.seat_cards import SeatLook, card_facts, seat_card


class SeatsPanel(QScrollArea):
    """One card per seat; a card is made anew only when something on it is another."""

    def __init__(self) -> None:
        super().__init__(objectName="seats")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Seats"))
        inside = QWidget(objectName="dock-page")
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(10, 10, 8, 8)
        self._column.setSpacing(6)
        self._column.addStretch(1)
        self.setWidget(inside)
        inside.installEventFilter(self)
        self.cards: list[QFrame] = []
        # Once the cards have been dressed and laid out.
        self._measure = QTimer(self, interval=0, singleShot=True)
        self._measure.timeout.connect(self._keep_heights)
        self._shown: list[object] = []
        self._is_tight = False
        self._look: SeatLook | None = None

    def sizeHint(self) -> QSize:
        return QSize(288, 600)

    def set_tight(self, is_tight: bool) -> None:
        """Where there is little height only the seat that acts is shown in full."""
        if is_tight != self._is_tight:
            self._is_tight = is_tight
            if self._look is not None:
                self.show_look(self._look)

    def show_look(self, look: SeatLook) -> None:
        self._look = look
        number = len(look.state.seats)
        for extra in self.cards[number:]:
            take_out(extra)
        del self.cards[number:], self._shown[number:]
        for seat in range(number):
            is_brief = self._is_tight and seat != look.mover
            fact = (*card_facts(look, seat), is_brief)
            is_known = seat < len(self.cards)
            if is_known and self._shown[seat] == fact:
                continue
            card = seat_card(look, seat, is_brief=is_brief)
            if is_known:
                take_out(self.cards[seat])
                self.cards[seat], self._shown[seat] = card, fact
            else:
                self.cards.append(card)
                self._shown.append(fact)
            self._column.insertWidget(seat, card)
            # At once: a layout would show what is new only in a while, and until then cards have no height.
            card.show()
        self._keep_heights()
        self._measure.start()

    def _keep_heights(self) -> None:
        """Every card has the height its lines need: where there is little room the cards scroll."""
        if not self.isVisible():
            # What was never shown has no height yet.
            return
        for card in self.cards:
            card.ensurePolished()
            margins = self._column.contentsMargins()
            width = self.viewport().width() - margins.left() - margins.right()
            needed = _height_of(card, width)
            if needed != card.minimumHeight():
                card.setMinimumHeight(needed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cards that have just been shown or dressed need another height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._measure.start()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure.start()


def _height_of(card: QFrame, width: int) -> int:
    layout = card.layout()
    return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()

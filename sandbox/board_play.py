"""Playing on the board: hover shows the ledger, a click plays the only action there or opens a small menu.

A region where nothing can be done is hatched, and its card says why and what would help.
"""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu

from core.model.region import Region
from core.picture.palette import LIGHT, Theme
from core.rules.legal_now import Standing
from core.rules.legal_options import ON_THE_WAY, Kind, Option
from core.rules.refused_regions import refused_region
from core.rules.state import Phase
from sandbox.board_view import BoardView
from sandbox.chance_desk import ChanceDesk
from sandbox.dispute_scout import DisputeScout
from sandbox.panels.option_words import option_words
from sandbox.panels.region_card import RegionCard, ground_style
from sandbox.session import Session


class BoardPlay(QObject):
    """`refused` carries the RefusedRegion that is shown, or None."""

    refused = Signal(object)
    pointed_at = Signal(int)
    pinned = Signal(int)
    """A region whose card was pinned."""

    def __init__(self, session: Session, desk: ChanceDesk, view: BoardView, scout: DisputeScout) -> None:
        super().__init__(view)
        self._session, self._desk, self.view, self.scout = session, desk, view, scout
        self.theme: Theme = LIGHT
        self.is_on = True
        """Off while a position is being set up: then clicks and keys play nothing."""
        self.card = RegionCard(view)
        self.menu = QMenu(view)
        view.pointed.connect(self._hover)
        view.region_clicked.connect(self.click)
        view.menu_wanted.connect(self.open_menu)
        view.card_wanted.connect(self.show_card)
        view.installEventFilter(self)
        self.menu.installEventFilter(self)
        session.stepped.connect(self.let_go)
        scout.found_here.connect(self._show_card_again)

    def let_go(self) -> None:
        """Forget what was pointed at."""
        self.card.let_go()
        if self.view.refused is not None:
            self.view.show_refused(None)
            self.refused.emit(None)

    def click(self, region: int) -> None:
        """Do the only thing that can be done there, ask which of several, or say why nothing can."""
        if not self.is_on:
            return
        options = self._session.legal.at(region)
        if not options:
            self.refuse(region)
        elif len(options) == 1 and options[0].kind is not Kind.ABANDON:
            self.play(options[0])
        else:
            self.open_menu(region)

    def play(self, option: Option) -> None:
        if self.is_on:
            self._desk.choose(option.action)

    def open_menu(self, region: int) -> None:
        """Everything that can be done in a region, to choose from."""
        if not self.is_on:
            return
        options = self._session.legal.at(region)
        if not options:
            self.refuse(region)
            return
        self.menu.clear()
        for number, option in enumerate(options, 1):
            shown = self._session.legal.with_chance(option)
            # A key each for the first nine: the same digit twice would do nothing.
            key = f"&{number}" if number < 10 else "   "
            action = self.menu.addAction(f"{key}  {option_words(shown)}")
            action.triggered.connect(lambda _checked=False, chosen=option: self.play(chosen))
        room = self.view.room_of(region)
        self.menu.popup(self.view.mapToGlobal(QPoint(room.center().x(), room.center().y())))

    def refuse(self, region: int) -> None:
        if self._session.state.phase is Phase.OVER or self._session.legal.is_chance:
            return
        found = refused_region(self._session.legal, region)
        self.view.show_refused(region)
        denied = self.scout.denied(region)
        self.card.show_refused(self._session.legal, found, self._ground(region), self.theme, denied)
        self.card.pin(True)
        self._place(region)
        self.refused.emit(found)

    def show_card(self, region: int) -> None:
        """The ledger of a region that can be taken; elsewhere there is no card."""
        if not self.is_on:
            return
        legal = self._session.legal
        if not any(option.kind in ON_THE_WAY for option in legal.at(region)):
            if legal.standing(region) is Standing.CANNOT:
                self.refuse(region)
            return
        self.card.show_options(legal, region, self._ground(region), self.theme, self.scout.of_option)
        self.card.pin(False)
        self._place(region)

    def _show_card_again(self) -> None:
        """Disputes have been found while a card is open."""
        if self.card.isVisible() and self.view.refused is None and not self.card.is_pinned:
            self.show_card(self.card.region)

    def _ground(self, region: int) -> str:
        return ground_style(self._session.region(region), self.theme)

    def _place(self, region: int) -> None:
        self.card.place_beside(self.view.room_of(region), self.view.rect())

    def _hover(self, region: Region | None, _spot: object) -> None:
        if not self._session.is_open or self.card.is_pinned or not self.is_on:
            return
        number = self._session.board.number[region.id] if region is not None else -1
        if number == self.card.region:
            return
        self.pointed_at.emit(number)
        if any(option.kind in ON_THE_WAY for option in self._session.legal.at(number)):
            self.show_card(number)
        else:
            self.card.let_go()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.menu:
            return self._keeps_digit(event) or super().eventFilter(watched, event)
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Alt and self.card.isVisible():
                self.card.pin(not self.card.is_pinned)
                if self.card.is_pinned:
                    self.pinned.emit(self.card.region)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.let_go()
                return True
        return super().eventFilter(watched, event)

    def _keeps_digit(self, event: QEvent) -> bool:
        """While the menu asks, digits choose in it and not in the list of what is legal."""
        is_asked = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_asked and event.text().isdigit():
            event.accept()
            return True
        return False

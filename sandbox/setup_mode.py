"""Going over to set-up mode and back: the board lays pieces instead of playing, and commands that play are put away."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from core.model.map_model import MapModel
from sandbox.board_hands import BoardHands
from sandbox.board_play import BoardPlay
from sandbox.carrying import Carrier, DragSource
from sandbox.panels.piece_tray import PieceTray
from sandbox.panels.setup_panel import SetupPanel
from sandbox.panels.thing_pictures import carried_picture
from sandbox.sandbox_actions import PLAYING, SandboxActions
from sandbox.session import Session
from sandbox.setup_desk import SetupDesk
from sandbox.setup_moves import Carried

MapAtHand = tuple[MapModel, Path | None]


class SetupMode(QObject):
    """The desk, its panel and its tray, which are seen only while a position is being set up."""

    def __init__(self, session: Session, commands: SandboxActions, play: BoardPlay, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = SetupDesk(session, self)
        self.panel, self.tray = SetupPanel(self.desk), PieceTray(self.desk)
        self.panel.hide()
        self.tray.hide()
        self.map_at_hand: Callable[[], MapAtHand] | None = None
        """The map to begin with where nothing is open yet."""
        self._commands, self._play = commands, play
        self.carrier = Carrier(parent, self.desk.put, self._picture)
        self.hands = BoardHands(self.desk, play.view, self.carrier)
        self._join_drags()
        play.view.region_clicked.connect(lambda region: self._lay(region, 1))
        play.view.region_taken_from.connect(lambda region: self._lay(region, -1))
        self.desk.switched.connect(self._show)

    def _join_drags(self) -> None:
        carrier, panel = self.carrier, self.panel
        DragSource(self.tray.things.viewport(), carrier, self.tray.carried_from)
        DragSource(panel.form.shelf.viewport(), carrier, panel.form.carried_from)
        for place in (self.hands.spot_at, panel.spot_at, self.tray.spot_at):
            carrier.add_place(place)

    def switch(self) -> None:
        """Begin to set up, or play from here; where that cannot be, the button goes back."""
        if self.desk.is_on:
            self.desk.leave()
        else:
            if not self.desk.session.is_open and self.map_at_hand is not None:
                self.desk.session.lay_out(*self.map_at_hand())
            self.desk.enter()
        self._show_mode()

    def leave(self) -> None:
        """Play from here, if the position is possible or allowed on purpose."""
        self.desk.leave()
        self._show_mode()

    def _show_mode(self) -> None:
        self._commands["set-up"].setChecked(self.desk.is_on)
        self._commands["to-play"].setChecked(not self.desk.is_on)

    def allows(self, command: str) -> bool:
        """May this command be given now?"""
        return not (self.desk.is_on and command in PLAYING)

    def _lay(self, region: int, by: int) -> None:
        if self.desk.is_on:
            self.desk.lay(region, by)

    def _picture(self, carried: Carried) -> QPixmap:
        return carried_picture(carried.thing, self.desk.session.names, self.panel.theme)

    def _show(self, is_on: bool) -> None:
        self._play.let_go()
        self._play.is_on = not is_on
        self._play.view.set_up(is_on)
        self._show_mode()
        for action in self._commands.listed(PLAYING):
            action.setEnabled(not is_on)
        self.panel.setVisible(is_on)
        self.tray.setVisible(is_on)

"""Going over to set-up mode and back: the board lays pieces instead of playing, and commands that play are put away."""

from PySide6.QtCore import QObject

from sandbox.board_play import BoardPlay
from sandbox.panels.setup_panel import SetupPanel
from sandbox.sandbox_actions import PLAYING, SandboxActions
from sandbox.session import Session
from sandbox.setup_desk import SetupDesk


class SetupMode(QObject):
    """The desk and its panel, which is seen only while a position is being set up."""

    def __init__(self, session: Session, commands: SandboxActions, play: BoardPlay, parent: QObject) -> None:
        super().__init__(parent)
        self.desk = SetupDesk(session, self)
        self.panel = SetupPanel(self.desk)
        self.panel.hide()
        self._commands, self._play = commands, play
        play.view.region_clicked.connect(lambda region: self.desk.lay(region, 1))
        play.view.region_taken_from.connect(lambda region: self.desk.lay(region, -1))
        self.desk.switched.connect(self._show)

    def switch(self) -> None:
        """Begin to set up, or play from here; where that cannot be, the button goes back."""
        if self.desk.is_on:
            self.desk.leave()
        else:
            self.desk.enter()
        self._commands["set-up"].setChecked(self.desk.is_on)

    def allows(self, command: str) -> bool:
        """May this command be given now?"""
        return not (self.desk.is_on and command in PLAYING)

    def _show(self, is_on: bool) -> None:
        self._play.let_go()
        self._play.is_on = not is_on
        self._play.view.set_up(is_on)
        self._commands["set-up"].setChecked(is_on)
        for action in self._commands.listed(PLAYING):
            action.setEnabled(not is_on)
        self.panel.setVisible(is_on)

"""Goes through the story by itself, one step after the other, until its end or until it is told to wait."""

from PySide6.QtCore import QObject, QTimer, Signal

from core.rules.story_tree import Place
from sandbox.session import Session

STEP_MS = 1100


class Player(QObject):
    """`changed` says whether it is playing. Any step that it did not make itself ends the playing."""

    changed = Signal(bool)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._is_stepping = False
        self.timer = QTimer(self, interval=STEP_MS)
        self.timer.timeout.connect(self._play_on)
        session.stepped.connect(self._look_up)

    @property
    def is_playing(self) -> bool:
        return self.timer.isActive()

    def play(self) -> None:
        """Go on by itself, from the beginning if the story is at its end."""
        session = self._session
        if not session.is_open or self.is_playing or not session.last:
            return
        if session.number == session.last:
            session.go_to(Place(session.place.branch, 0))
        self.timer.start()
        self.changed.emit(True)

    def pause(self) -> None:
        if self.is_playing:
            self.timer.stop()
            self.changed.emit(False)

    def play_or_pause(self) -> None:
        if self.is_playing:
            self.pause()
        else:
            self.play()

    def _play_on(self) -> None:
        self._is_stepping = True
        self._session.move(1)
        self._is_stepping = False
        if self._session.number == self._session.last:
            self.pause()

    def _look_up(self) -> None:
        if not self._is_stepping:
            self.pause()

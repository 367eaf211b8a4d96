"""Goes through the story by itself, one step after the other, until its end or a stop."""

from PySide6.QtCore import QObject, QTimer, Signal

from core.rules.break_points import BreakPoint, is_hit, next_hit
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
        self.breaks: frozenset[BreakPoint] = frozenset()
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
        session = self._session
        is_stopped = any(is_hit(point, session.telling(), session.number) for point in self.breaks)
        if session.number == session.last or is_stopped:
            self.pause()

    def run_on(self) -> None:
        """Go at once to the next step at which the story is to wait, or to its end."""
        session = self._session
        if session.is_open:
            there = next_hit(self.breaks, session.telling(), session.number)
            session.go_to(Place(session.place.branch, session.last if there is None else there))

    def _look_up(self) -> None:
        if not self._is_stepping:
            self.pause()

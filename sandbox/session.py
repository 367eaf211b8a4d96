"""Where one stands in a story: the step shown, and playing on by itself. Emits when either changes."""

from PySide6.QtCore import QObject, QTimer, Signal

from core.rules.explanation import StoryStep
from sandbox.open_story import OpenStory

STEP_MS = 1100


class Session(QObject):
    """The open story and the step shown. `stepped` carries the number of the step."""

    opened = Signal()
    stepped = Signal(int)
    play_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.story: OpenStory | None = None
        self.number = 0
        self._timer = QTimer(self, interval=STEP_MS)
        self._timer.timeout.connect(self._play_on)

    def open(self, story: OpenStory) -> None:
        """Show a story: at its first failure if it has one, else at the beginning."""
        self.pause()
        self.story = story
        failed = [number for number, step in enumerate(story.story.steps) if step.failures]
        self.number = failed[0] if failed else 0
        self.opened.emit()
        self.stepped.emit(self.number)

    @property
    def last(self) -> int:
        return len(self.story.story.steps) - 1 if self.story is not None else 0

    @property
    def step(self) -> StoryStep:
        assert self.story is not None, "a story is open while a step is asked for"
        return self.story.story.steps[self.number]

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    def go_to(self, number: int) -> None:
        """Show a step; beyond either end, the one at that end."""
        there = min(max(0, number), self.last)
        if self.story is not None and there != self.number:
            self.number = there
            self.stepped.emit(there)

    def move(self, by: int) -> None:
        """Step back or forth by hand; playing on by itself ends."""
        self.pause()
        self.go_to(self.number + by)

    def play(self) -> None:
        """Go on by itself, from the beginning if the story is at its end."""
        if self.story is None or self.is_playing or not self.last:
            return
        if self.number == self.last:
            self.go_to(0)
        self._timer.start()
        self.play_changed.emit(True)

    def pause(self) -> None:
        if self.is_playing:
            self._timer.stop()
            self.play_changed.emit(False)

    def _play_on(self) -> None:
        self.go_to(self.number + 1)
        if self.number == self.last:
            self.pause()

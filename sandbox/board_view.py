"""The board of the sandbox: the editor's painting with a position on it, and what has just changed outlined."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from core.model.map_model import MapModel
from core.picture.game_layers import ground_picture, with_position
from core.picture.options import PictureOptions, detail_of
from core.picture.palette import Theme
from core.picture.shapes import Picture
from core.rules.explanation import StoryStep
from editor.canvas.map_view import MapView
from sandbox.open_story import OpenStory

_LEAST_SIZE, _MOST_ENLARGED = 0.85, 1.8
"""Names and tokens are drawn larger where a look pixel would be less than this on the screen, up to so many times."""
NO_STORY = "Open a scenario with Ctrl+Shift+O: its board and its steps are shown here."


def _detail(model: MapModel) -> float:
    return detail_of(model, PictureOptions())


class BoardView(MapView):
    """Keeps the ground from step to step; only what lies on it is made anew."""

    margin = 14

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Board")
        self._story: OpenStory | None = None
        self._ground_picture: Picture | None = None
        self._step: StoryStep | None = None
        self._enlarged = 1.0
        self._settle.timeout.connect(self._fit_details)
        self.shown: Picture | None = None

    def show_story(self, story: OpenStory, step: StoryStep, theme: Theme) -> None:
        """Another story, or the same one in another look."""
        is_new = story is not self._story
        self._story = story
        self._step = step
        options = PictureOptions(theme=theme.name)
        self._ground_picture = ground_picture(story.model, options)
        folder = story.map_path.parent if story.map_path is not None else None
        self.shown = self._position(story, step, self._ground_picture)
        self.show_board(story.model, self.shown, folder)
        if is_new:
            self.fit()

    def show_step(self, step: StoryStep) -> None:
        self._step = step
        if self._story is not None and self._ground_picture is not None:
            self.shown = self._position(self._story, step, self._ground_picture)
            self.show_picture(self.shown)

    def _position(self, story: OpenStory, step: StoryStep, ground: Picture) -> Picture:
        return with_position(
            ground,
            story.model,
            story.board,
            step.after,
            options=PictureOptions(theme=ground.theme.name, detail=_detail(story.model) * self._enlarged),
            changed=step.touched,
            names=story.race_names,
        )

    def _fit_details(self) -> None:
        """Draw names and tokens larger on a board that is shown very small; they still stay inside their regions."""
        if self._story is None or self._step is None:
            return
        wanted = _LEAST_SIZE / (_detail(self._story.model) * self.port.zoom)
        enlarged = round(min(_MOST_ENLARGED, max(1.0, wanted)), 1)
        if enlarged != self._enlarged:
            self._enlarged = enlarged
            self.show_step(self._step)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.shown is None:
            painter = QPainter(self)
            painter.setPen(self.palette().text().color())
            room: QRect = self.rect().adjusted(40, 40, -40, -40)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, NO_STORY)

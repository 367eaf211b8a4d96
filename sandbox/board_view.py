"""The board of the sandbox: the editor's painting with a position on it, and what has just changed outlined."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from core.model.map_model import MapModel
from core.picture.game_layers import ground_picture, with_position
from core.picture.options import PictureOptions, detail_of
from core.picture.palette import Theme
from core.picture.shapes import Picture
from editor.canvas.map_view import MapView
from sandbox.session import Session

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
        self._session: Session | None = None
        self._model: MapModel | None = None
        self._ground_picture: Picture | None = None
        self._enlarged = 1.0
        self._settle.timeout.connect(self._fit_details)
        self.shown: Picture | None = None

    def show_game(self, session: Session, theme: Theme) -> None:
        """Another game, or the same one in another look."""
        is_new = self._session is None or session.model is not self._model
        self._session, self._model = session, session.model
        self._ground_picture = ground_picture(session.model, PictureOptions(theme=theme.name))
        self.shown = self._position(session, self._ground_picture)
        self.show_board(session.model, self.shown, session.table.folder)
        if is_new:
            self.fit()

    def show_step(self) -> None:
        if self._session is not None and self._ground_picture is not None:
            self.shown = self._position(self._session, self._ground_picture)
            self.show_picture(self.shown)

    def _position(self, session: Session, ground: Picture) -> Picture:
        return with_position(
            ground,
            session.model,
            session.board,
            session.state,
            options=PictureOptions(theme=ground.theme.name, detail=_detail(session.model) * self._enlarged),
            changed=session.step.touched,
            names=session.race_names,
        )

    def _fit_details(self) -> None:
        """Draw names and tokens larger on a board that is shown very small; they still stay inside their regions."""
        if self._session is None:
            return
        wanted = _LEAST_SIZE / (_detail(self._session.model) * self.port.zoom)
        enlarged = round(min(_MOST_ENLARGED, max(1.0, wanted)), 1)
        if enlarged != self._enlarged:
            self._enlarged = enlarged
            self.show_step()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.shown is None:
            painter = QPainter(self)
            painter.setPen(self.palette().text().color())
            room: QRect = self.rect().adjusted(40, 40, -40, -40)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, NO_STORY)

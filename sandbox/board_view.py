"""The board of the sandbox: the editor's painting with a position on it, what changed, and what can be done where."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from core.model.map_model import MapModel
from core.picture.game_layers import ground_picture, lying_spots, price_spots, with_position
from core.picture.options import PictureOptions, detail_of
from core.picture.palette import LIGHT, Theme
from core.picture.shapes import Layer, LayerName, Picture, Shape
from editor.canvas.board_painter import BoardPainter
from editor.canvas.map_view import MapView
from editor.words import tr
from sandbox.board_answers import BoardAnswers, region_path
from sandbox.dispute_scout import DisputeScout
from sandbox.region_steps import region_beside
from sandbox.session import Session

_LEAST_SIZE, _MOST_ENLARGED = 0.85, 1.8
"""Names and tokens are drawn larger where a look pixel would be less than this on the screen, up to so many times."""
_KEPT, _MOST_KEPT = frozenset({LayerName.NAMES, LayerName.SYMBOLS, LayerName.PIECES}), 2
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def _detail(model: MapModel) -> float:
    return detail_of(model, PictureOptions())


def enlarged_for(detail: float, zoom: float) -> float:
    """How many times names and tokens are enlarged where the board is shown small."""
    return round(min(_MOST_ENLARGED, max(1.0, _LEAST_SIZE / (detail * zoom))), 1)


class BoardView(MapView):
    """Keeps the ground from step to step; only what lies on it is made anew.

    Signals carry the number of a region. Shift and an arrow go to the nearest region that way.
    """

    region_clicked = Signal(int)
    """Chosen by a click or by Enter."""
    region_taken_from = Signal(int)
    """Chosen by the right button, by Shift and a click, or by Delete, while a position is set up."""
    menu_wanted = Signal(int)
    card_wanted = Signal(int)
    dispute_chosen = Signal(object)
    """A dispute whose scales were clicked."""
    margin = 14

    def __init__(self, scout: DisputeScout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Board"))
        self._session: Session | None = None
        self._model: MapModel | None = None
        self._theme: Theme = LIGHT
        self._ground_picture: Picture | None = None
        self._enlarged = 1.0
        self._settle.timeout.connect(self._fit_details)
        self._pressed_at: QPointF | None = None
        self._answers: BoardAnswers | None = None
        self._layers: dict[LayerName, list[tuple[tuple[Shape, ...], QRectF, QPixmap]]] = {}
        self._overlay: tuple[object, QPixmap] | None = None
        self._scout = scout
        scout.found_here.connect(self._show_scales)
        self.scales: dict[int, QRectF] = {}
        """Where scales are painted, by region."""
        self.is_setting_up = False
        self.refused: int | None = None
        self.shown: Picture | None = None

    def show_game(self, session: Session, theme: Theme) -> None:
        """Another game, or the same one in another look."""
        is_new = self._session is None or session.model is not self._model
        self._session, self._model, self._theme = session, session.model, theme
        self._ground_picture = ground_picture(session.model, PictureOptions(theme=theme.name))
        self.shown = self._position(session, self._ground_picture)
        self.show_board(session.model, self.shown, session.table.folder)
        self._show_answers()
        if is_new:
            self.fit()

    def show_step(self) -> None:
        self.refused = None
        if self._session is not None and self._ground_picture is not None:
            self.shown = self._position(self._session, self._ground_picture)
            self.show_picture(self.shown)
            self._show_answers()

    def set_up(self, is_setting_up: bool) -> None:
        """Show the position alone, without what can be done in it; or everything again."""
        self.is_setting_up = is_setting_up
        self.show_step()

    def show_refused(self, region: int | None) -> None:
        """Hatch a region that cannot be had."""
        if region != self.refused:
            self.refused = region
            self._overlay = None
            self.update()

    def _options(self, session: Session) -> PictureOptions:
        return PictureOptions(theme=self._theme.name, detail=_detail(session.model) * self._enlarged)

    def _position(self, session: Session, ground: Picture) -> Picture:
        return with_position(
            ground,
            session.model,
            session.board,
            session.state,
            options=self._options(session),
            changed=session.step.touched,
            frozen=session.frozen,
            names=session.race_names,
        )

    def _paint_layers(self, board: BoardPainter, on: QPixmap, area: QRectF, layers: Iterable[LayerName]) -> None:
        """Layers that seldom change from step to step are painted once and kept."""
        names = tuple(layers)
        if not set(names) & _KEPT:
            super()._paint_layers(board, on, area, names)
            return
        for layer in board.picture.layers:
            if layer.name not in names or not layer.shapes:
                continue
            if layer.name in _KEPT:
                painter = QPainter(on)
                painter.drawPixmap(0, 0, self._kept_layer(board, layer, on.size(), area))
                painter.end()
            else:
                super()._paint_layers(board, on, area, (layer.name,))

    def _kept_layer(self, board: BoardPainter, layer: Layer, size: QSize, area: QRectF) -> QPixmap:
        """As it was painted last, or before that: panels come and go beside the board, and its size with them."""
        kept = self._layers.setdefault(layer.name, [])
        known = next((each for each in kept if each[:2] == (layer.shapes, area) and each[2].size() == size), None)
        if known is None:
            known = layer.shapes, QRectF(area), QPixmap(size)
            known[2].fill(Qt.GlobalColor.transparent)
            super()._paint_layers(board, known[2], area, (layer.name,))
        kept[:] = [*(each for each in kept if each is not known), known][-_MOST_KEPT:]
        return known[2]

    def _show_answers(self) -> None:
        session = self._session
        if session is None:
            return
        spots = price_spots(session.model, session.board, session.state, self._options(session))
        legal = None if self.is_setting_up else session.legal
        self._answers, self.scales = None, {}
        if legal is not None:
            self._answers = BoardAnswers(session.model, legal, self._theme, spots, self._scout.of_option)
        self._overlay = None
        self.update()

    def _fit_details(self) -> None:
        """Draw names and tokens larger on a board that is shown very small; they still stay inside their regions."""
        if self._session is None:
            return
        enlarged = enlarged_for(_detail(self._session.model), self.port.zoom)
        if enlarged != self._enlarged:
            self._enlarged = enlarged
            refused = self.refused
            self.show_step()
            self.show_refused(refused)

    def number_of_hovered(self) -> int | None:
        if self._session is None or self.hovered is None:
            return None
        return self._session.board.number[self.hovered.id]

    def show_region_at(self, spot: QPoint | None) -> int | None:
        """The region at a place of the view, shown as pointed at; none for no place."""
        if spot is None or self._finder is None:
            self._set_hovered(None)
        else:
            self._set_hovered(self._finder.region_at(*self.port.to_board(spot.x(), spot.y())))
        return self.number_of_hovered()

    def lying_at(self, region: int, spot: QPoint) -> int | None:
        """Which of the stacks and pieces drawn in a region is at a place of the view, counted as they are drawn."""
        session = self._session
        if session is None:
            return None
        x, y = self.port.to_board(spot.x(), spot.y())
        drawn = lying_spots(session.model, session.board, session.state, region, self._options(session))
        inside = (n for n, ((cx, cy), w, h) in enumerate(drawn) if abs(x - cx) <= w and abs(y - cy) <= h)
        return next(inside, None)

    def room_of(self, region: int) -> QRect:
        """The room a region takes in the view."""
        assert self._session is not None, "a game is shown while somebody points at a region"
        return region_path(self._session.region(region), self.port).boundingRect().toAlignedRect()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.shown is None:
            return
        painter = QPainter(self)
        if self._answers is not None:
            painter.drawPixmap(0, 0, self._painted_answers(self._answers))
        if self.hovered is not None:
            self._paint_hover(painter, self.hovered)

    def _painted_answers(self, answers: BoardAnswers) -> QPixmap:
        """The answers over the whole view, painted anew only if the view has moved."""
        key = (self.port, self.size().toTuple(), self.devicePixelRatioF(), self.refused)
        if self._overlay is None or self._overlay[0] != key:
            made = QPixmap(self.size() * self.devicePixelRatioF())
            made.setDevicePixelRatio(self.devicePixelRatioF())
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            self.scales = answers.paint(painter, self.port, self.refused)
            painter.end()
            self._overlay = key, made
        return self._overlay[1]

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        is_click = event.button() == Qt.MouseButton.LeftButton or (
            event.button() == Qt.MouseButton.RightButton and self.is_setting_up
        )
        self._pressed_at = event.position() if is_click and self._grabbed_at is None else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed_at = self._pressed_at, None
        if pressed is None or (event.position() - pressed).manhattanLength() > QApplication.startDragDistance():
            return
        if self._click_scales(event.position()):
            return
        self._point_at(event.position())
        region = self.number_of_hovered()
        if region is not None:
            is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            takes = self.is_setting_up and (is_shifted or event.button() == Qt.MouseButton.RightButton)
            (self.region_taken_from if takes else self.region_clicked).emit(region)

    def _show_scales(self) -> None:
        """Disputes have been found in the position shown."""
        self._overlay = None
        self.update()

    def _click_scales(self, spot: QPointF) -> bool:
        """Did the click choose a dispute?"""
        region = next((number for number, room in self.scales.items() if room.contains(spot)), None)
        if region is None or self._answers is None or self.is_setting_up:
            return False
        self.dispute_chosen.emit(self._answers.disputes_at(region)[0].dispute)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if shifted and event.key() in _ARROWS:
            self._go(_ARROWS[Qt.Key(event.key())])
            return
        region = self.number_of_hovered()
        signals = {
            Qt.Key.Key_Return: self.region_clicked,
            Qt.Key.Key_Enter: self.region_clicked,
            Qt.Key.Key_Delete: self.region_taken_from,
            Qt.Key.Key_Menu: self.menu_wanted,
            Qt.Key.Key_I: self.card_wanted,
        }
        signal = signals.get(Qt.Key(event.key()))
        if signal is None or region is None:
            super().keyPressEvent(event)
        else:
            signal.emit(region)

    def _go(self, way: tuple[int, int]) -> None:
        if self._session is not None:
            region = region_beside(self._session.model, self.hovered, way)
            self._set_hovered(region)
            self.pointed.emit(region, None)

"""The whole board in the corner of its window, once it is larger than that; a click goes there."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from editor.canvas.live_board_view import LiveBoardView
from editor.words import tr

WIDTH, HEIGHT = 160, 116
_EDGE = 6
_AWAY = 14
"""Pixels from the corner of the view."""


class Minimap(QWidget):
    """A child of the view it belongs to."""

    def __init__(self, view: LiveBoardView) -> None:
        super().__init__(view)
        self._view = view
        self._picture: QPixmap | None = None
        self._made_of = 0
        self.setFixedSize(WIDTH, HEIGHT)
        self.setAccessibleName(tr("Minimap"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        view.looked.connect(self._look)
        view.settled.connect(self.update)
        self.hide()

    def _look(self) -> None:
        """Stand in the corner; be there only if some of the board is out of sight."""
        view = self._view
        self.move(view.width() - WIDTH - _AWAY, view.height() - HEIGHT - _AWAY)
        board, pixel = view.scene.board, 1 / view.port.zoom
        inner = board.adjusted(pixel, pixel, -pixel, -pixel)
        self.setVisible(not inner.isEmpty() and not view.seen().contains(inner))
        self.update()

    def _board(self) -> QRectF:
        """Where the board lies in the minimap."""
        board = self._view.scene.board
        zoom = min((WIDTH - 2 * _EDGE) / board.width(), (HEIGHT - 2 * _EDGE) / board.height())
        wide, high = board.width() * zoom, board.height() * zoom
        return QRectF((WIDTH - wide) / 2, (HEIGHT - high) / 2, wide, high)

    def _small(self, place: QRectF) -> QPixmap | None:
        """The board scaled down, made anew when the big picture is another one."""
        overview, ratio = self._view.overview, self.devicePixelRatioF()
        if overview is None:
            return self._picture
        if self._made_of != overview.cacheKey():
            self._made_of = overview.cacheKey()
            size = (place.size() * ratio).toSize()
            smooth = Qt.TransformationMode.SmoothTransformation
            self._picture = overview.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            self._picture.setDevicePixelRatio(ratio)
        return self._picture

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui = self._view.theme.interface
        painter.setPen(QPen(QColor(ui.line), 1))
        painter.setBrush(QColor(ui.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        place = self._board()
        small = self._small(place)
        if small is not None:
            painter.drawPixmap(place.topLeft(), small)
        board, seen = self._view.scene.board, self._view.seen().intersected(self._view.scene.board)
        zoom = place.width() / board.width()
        window = QRectF(place.topLeft() + seen.topLeft() * zoom, seen.size() * zoom)
        veil = QColor(ui.canvas)
        veil.setAlphaF(0.55)
        painter.setClipRect(place)
        for part in _around(place, window):
            painter.fillRect(part, veil)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ui.accent), 1.6))
        painter.drawRect(window)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go_to(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event.position())

    def _go_to(self, at: QPointF) -> None:
        place, board = self._board(), self._view.scene.board
        zoom = place.width() / board.width()
        self._view.centre_on((at.x() - place.left()) / zoom, (at.y() - place.top()) / zoom)


def _around(whole: QRectF, hole: QRectF) -> list[QRectF]:
    """The parts of a box that lie outside another."""
    return [
        QRectF(whole.left(), whole.top(), whole.width(), hole.top() - whole.top()),
        QRectF(whole.left(), hole.bottom(), whole.width(), whole.bottom() - hole.bottom()),
        QRectF(whole.left(), hole.top(), hole.left() - whole.left(), hole.height()),
        QRectF(hole.right(), hole.top(), whole.right() - hole.right(), hole.height()),
    ]

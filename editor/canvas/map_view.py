"""Shows a picture on a pasteboard, with pan, zoom and hover. Knows nothing of files, documents or tools.

The full look is painted into a pixmap and kept. While the view moves, the pixmap is drawn shifted or scaled over the
cheap look, and painted anew a moment after the movement ends. The ground, which costs most, is kept by itself: another
position on the same board paints only what lies on it.
"""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from core.model.map_model import MapModel
from core.model.region import Region
from core.picture.ground_layers import to_line
from core.picture.shapes import LayerName, Picture, Shape, Stroke
from editor.canvas.board_painter import BoardPainter, path_of, pen_of
from editor.canvas.region_finder import RegionFinder
from editor.canvas.view_port import ViewPort, fitted

_MARGIN = 32
_SETTLE_MS = 150
_WHEEL_STEP = 1.0015
_SHADOW = 14
_GROUND = (LayerName.ART, LayerName.TERRAIN, LayerName.GRID, LayerName.BORDERS, LayerName.FRAME)
"""The lowest layers, painted together and kept."""


class MapView(QWidget):
    """The board in a window. `pointed` carries the region under the pointer or None, and the spot in board units."""

    pointed = Signal(object, object)
    zoomed = Signal(float)
    margin = _MARGIN
    """Pixels kept free around a board that is fitted into the view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self.port = ViewPort()
        self.hovered: Region | None = None
        self._painter: BoardPainter | None = None
        self._finder: RegionFinder | None = None
        self._is_fitted = True
        self._grabbed_at: QPointF | None = None
        self._space_is_down = False
        self._kept: QPixmap | None = None
        self._kept_area = QRectF()
        self._ground: QPixmap | None = None
        self._ground_of: tuple[tuple[Shape, ...], ...] = ()
        self._ground_area = QRectF()
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settle.timeout.connect(self._paint_fully)

    def sizeHint(self) -> QSize:
        return QSize(1100, 760)

    def show_board(self, model: MapModel, picture: Picture, art_folder: Path | None = None) -> None:
        """Show another map, or the same one in another look; the view stays where it is."""
        self._painter = BoardPainter(picture, art_folder=art_folder)
        self._finder = RegionFinder(model)
        self.hovered = None
        self._ground = None
        if self._is_fitted:
            self.fit()
        self._paint_fully()

    def show_picture(self, picture: Picture) -> None:
        """Show the same map in another picture: a new position, for instance. Nothing else changes."""
        assert self._painter is not None, "a map is shown first"
        self._painter = BoardPainter(picture, art_folder=self._painter.art_folder)
        self._paint_fully()

    def show_nothing(self) -> None:
        """Forget the board; an empty pasteboard is shown."""
        self._painter = self._finder = self.hovered = self._kept = self._ground = None
        self.update()

    def fit(self) -> None:
        if self._painter is None:
            return
        picture = self._painter.picture
        port = fitted((picture.width, picture.height), (self.width(), self.height()), self.margin)
        self._look_through(port)
        self._is_fitted = True

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        spot = QPointF(self.width() / 2, self.height() / 2) if at is None else at
        self._look_through(self.port.zoomed(factor, spot.x(), spot.y()))

    def _look_through(self, port: ViewPort) -> None:
        self._is_fitted = False
        changes_zoom = port.zoom != self.port.zoom
        self.port = port
        if changes_zoom:
            self.zoomed.emit(port.zoom)
        self._settle.start()
        self.update()

    def _paint_fully(self) -> None:
        """Paint the full look of what can be seen, and half a view around it, into the kept pixmap."""
        if self._painter is None or self.width() < 1 or self.height() < 1:
            return
        picture, port = self._painter.picture, self.port
        corner, far = port.to_board(0, 0), port.to_board(self.width(), self.height())
        seen = QRectF(QPointF(*corner), QPointF(*far))
        around = QPointF(seen.width() / 4, seen.height() / 4)
        board = QRectF(0, 0, picture.width, picture.height)
        area = seen.adjusted(-around.x(), -around.y(), around.x(), around.y()).intersected(board)
        if area.isEmpty():
            self._kept = None
            self.update()
            return
        density = self.devicePixelRatioF() * port.zoom
        size = QSize(max(1, round(area.width() * density)), max(1, round(area.height() * density)))
        kept = QPixmap(self._painted_ground(self._painter, area, size))
        upper = [layer.name for layer in picture.layers if layer.name not in _GROUND]
        self._paint_layers(self._painter, kept, area, upper)
        self._kept, self._kept_area = kept, area
        self.update()

    def _painted_ground(self, board: BoardPainter, area: QRectF, size: QSize) -> QPixmap:
        """The ground of what can be seen, painted anew only if ground, view or look are others than last time."""
        shapes = tuple(layer.shapes for layer in board.picture.layers if layer.name in _GROUND)
        is_known = len(shapes) == len(self._ground_of) and all(
            one is other for one, other in zip(shapes, self._ground_of, strict=True)
        )
        if self._ground is None or not is_known or area != self._ground_area or size != self._ground.size():
            self._ground = QPixmap(size)
            self._ground.fill(QColor(board.picture.theme.board.paper))
            self._paint_layers(board, self._ground, area, _GROUND)
            self._ground_of, self._ground_area = shapes, area
        return self._ground

    def _paint_layers(self, board: BoardPainter, on: QPixmap, area: QRectF, layers: Iterable[LayerName]) -> None:
        painter = QPainter(on)
        painter.scale(on.width() / area.width(), on.height() / area.height())
        painter.translate(-area.topLeft())
        board.paint(painter, layers)
        painter.end()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._painter is None:
            painter.fillRect(self.rect(), self.palette().window())
            return
        theme, picture = self._painter.picture.theme, self._painter.picture
        painter.fillRect(self.rect(), QColor(theme.interface.canvas))
        board = self._in_view(QRectF(0, 0, picture.width, picture.height))
        self._paint_shadow(painter, board, theme.interface.shadow)
        if self._kept is None or not self._covers_view(board):
            painter.save()
            self._to_board(painter)
            self._painter.paint_flat(painter)
            painter.restore()
        if self._kept is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self._in_view(self._kept_area), self._kept, QRectF(self._kept.rect()))
        if self.hovered is not None:
            self._paint_hover(painter, self.hovered)

    def _covers_view(self, board: QRectF) -> bool:
        seen = board.intersected(QRectF(self.rect()))
        return self._in_view(self._kept_area).adjusted(-1, -1, 1, 1).contains(seen)

    def _in_view(self, area: QRectF) -> QRectF:
        zoom = self.port.zoom
        corner = QPointF(*self.port.to_view(area.x(), area.y()))
        return QRectF(corner.x(), corner.y(), area.width() * zoom, area.height() * zoom)

    def _to_board(self, painter: QPainter) -> None:
        painter.translate(self.port.left, self.port.top)
        painter.scale(self.port.zoom, self.port.zoom)

    def _paint_shadow(self, painter: QPainter, board: QRectF, colour: str) -> None:
        painter.save()
        # The board covers its own shadow; filling fourteen boards for nothing would cost more than all the rest.
        painter.setClipRegion(QRegion(self.rect()) - QRegion(board.toAlignedRect().adjusted(1, 1, -1, -1)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        shade = QColor(colour)
        for ring in range(_SHADOW, 0, -1):
            shade.setAlphaF(0.022)
            painter.setBrush(shade)
            painter.drawRoundedRect(board.adjusted(-ring, -ring + 4, ring, ring + 4), ring, ring)
        painter.restore()

    def _paint_hover(self, painter: QPainter, region: Region) -> None:
        assert self._painter is not None
        theme, zoom = self._painter.picture.theme, self.port.zoom
        path = path_of((to_line(ring) for ring in region.rings()), is_closed=True)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._to_board(painter)
        painter.strokePath(path, pen_of(Stroke(theme.board.casing, 6 / zoom, 0.85)))
        painter.strokePath(path, pen_of(Stroke(theme.overlays.selection, 2.6 / zoom)))
        painter.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom_by(_WHEEL_STEP ** event.angleDelta().y(), event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        pans = event.button() == Qt.MouseButton.MiddleButton or (
            event.button() == Qt.MouseButton.LeftButton and self._space_is_down
        )
        if pans:
            self._grabbed_at = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position()
        if self._grabbed_at is not None:
            moved = here - self._grabbed_at
            self._grabbed_at = here
            self._look_through(self.port.moved(moved.x(), moved.y()))
        else:
            self._point_at(here)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        if self._grabbed_at is not None:
            self._grabbed_at = None
            self._show_cursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_is_down = True
            self._show_cursor()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_is_down = False
            self._show_cursor()
        else:
            super().keyReleaseEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_hovered(None)
        self.pointed.emit(None, None)

    def _show_cursor(self) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor if self._space_is_down else Qt.CursorShape.ArrowCursor)

    def _point_at(self, here: QPointF) -> None:
        if self._finder is None:
            return
        spot = self.port.to_board(here.x(), here.y())
        region = self._finder.region_at(*spot)
        self._set_hovered(region)
        self.pointed.emit(region, spot)

    def _set_hovered(self, region: Region | None) -> None:
        if region is not self.hovered:
            self.hovered = region
            self.update()

"""Shows a picture on a pasteboard, with pan, zoom and hover. Knows nothing of files, documents or tools.

The full look is painted into a pixmap and kept. While the view moves, the pixmap is drawn shifted or scaled over the
cheap look, and painted anew a moment after the movement ends. The ground, which costs most, is kept by itself: another
position on the same board paints only what lies on it.
"""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from core.model.map_model import MapModel
from core.model.region import Region
from core.picture.ground_layers import to_line
from core.picture.shapes import LayerName, Picture, Spot, Stroke
from editor.canvas.board_painter import BoardPainter
from editor.canvas.board_shadow import paint_shadow
from editor.canvas.ground_pixmaps import GroundPixmaps
from editor.canvas.label_pixmaps import LabelPixmaps
from editor.canvas.port_view import PortView
from editor.canvas.region_finder import RegionFinder
from editor.canvas.shape_painter import path_of, pen_of
from editor.canvas.view_port import ViewPort

SETTLE_MS = 150
"""So long after a movement the full look is painted."""
_GROUND = (LayerName.ART, LayerName.TERRAIN, LayerName.ICE, LayerName.GRID, LayerName.BORDERS, LayerName.FRAME)
"""The lowest layers, painted together and kept."""


class MapView(PortView):
    """The board in a window. `pointed` carries the region under the pointer or None, and the spot in board units."""

    pointed = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hovered: Region | None = None
        self._painter: BoardPainter | None = None
        self._labels = LabelPixmaps()
        self._finder: RegionFinder | None = None
        self._kept: QPixmap | None = None
        self._kept_area = QRectF()
        self._grounds = GroundPixmaps(self._paint_ground)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self._paint_fully)

    def board_size(self) -> Spot | None:
        return None if self._painter is None else (self._painter.picture.width, self._painter.picture.height)

    def show_board(self, model: MapModel, picture: Picture, art_folder: Path | None = None) -> None:
        """Show another map, or the same one in another look; the view stays where it is."""
        self._painter = BoardPainter(picture, labels=self._labels, art_folder=art_folder)
        self._finder = RegionFinder(model)
        self.hovered = None
        self._grounds.forget()
        if self._is_fitted:
            self.fit()
        self._paint_fully()

    def show_picture(self, picture: Picture) -> None:
        """Show the same map in another picture: a new position, for instance. Nothing else changes."""
        assert self._painter is not None, "a map is shown first"
        self._painter = BoardPainter(picture, labels=self._labels, art_folder=self._painter.art_folder)
        self._paint_fully()

    def show_nothing(self) -> None:
        """Forget the board; an empty pasteboard is shown."""
        self._painter = self._finder = self.hovered = self._kept = None
        self._grounds.forget()
        self.update()

    def look_through(self, port: ViewPort) -> None:
        super().look_through(port)
        self._settle.start()

    def settle_now(self) -> None:
        """Paint the full look at once instead of a moment after the last movement."""
        self._settle.stop()
        self._paint_fully()

    def _paint_fully(self) -> None:
        """Paint the full look of what can be seen, and half a view around it, into the kept pixmap."""
        if self._painter is None or self.width() < 1 or self.height() < 1:
            return
        picture, port = self._painter.picture, self.port
        seen = self.seen()
        around = QPointF(seen.width() / 4, seen.height() / 4)
        board = QRectF(0, 0, picture.width, picture.height)
        area = seen.adjusted(-around.x(), -around.y(), around.x(), around.y()).intersected(board)
        if area.isEmpty():
            self._kept = None
            self.update()
            return
        density = self.devicePixelRatioF() * port.zoom
        size = QSize(max(1, round(area.width() * density)), max(1, round(area.height() * density)))
        ground = tuple(layer.shapes for layer in picture.layers if layer.name in _GROUND)
        kept = QPixmap(self._grounds.picture(ground, area, size, is_moving=self._settle.isActive()))
        upper = [layer.name for layer in picture.layers if layer.name not in _GROUND]
        self._paint_layers(self._painter, kept, area, upper)
        self._kept, self._kept_area = kept, area
        self.update()

    def _paint_ground(self, on: QPixmap, area: QRectF) -> None:
        assert self._painter is not None, "only the ground of a board is painted"
        on.fill(QColor(self._painter.picture.theme.board.paper))
        self._paint_layers(self._painter, on, area, _GROUND)

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
        board = self.in_view(QRectF(0, 0, picture.width, picture.height))
        paint_shadow(painter, board, theme.interface.shadow)
        if self._kept is None or not self._covers_view(board):
            painter.save()
            self.to_board(painter)
            self._painter.paint_flat(painter)
            painter.restore()
        if self._kept is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.in_view(self._kept_area), self._kept, QRectF(self._kept.rect()))
        if self.hovered is not None:
            self._paint_hover(painter, self.hovered)

    def _covers_view(self, board: QRectF) -> bool:
        seen = board.intersected(QRectF(self.rect()))
        return self.in_view(self._kept_area).adjusted(-1, -1, 1, 1).contains(seen)

    def _paint_hover(self, painter: QPainter, region: Region) -> None:
        assert self._painter is not None
        theme, zoom = self._painter.picture.theme, self.port.zoom
        path = path_of((to_line(ring) for ring in region.rings()), is_closed=True)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.to_board(painter)
        painter.strokePath(path, pen_of(Stroke(theme.board.casing, 6 / zoom, 0.85)))
        painter.strokePath(path, pen_of(Stroke(theme.overlays.selection, 2.6 / zoom)))
        painter.restore()

    def moved(self, event: QMouseEvent) -> None:
        self._point_at(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_hovered(None)
        self.pointed.emit(None, None)

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

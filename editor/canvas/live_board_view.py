"""Shows the map of a document, sharp when at rest and quick while something moves.

Two pictures are kept: one of what can be seen, at the zoom of the view, and one of the whole board. While the view
moves, the first is drawn shifted or scaled over the second; regions that an edit has changed are drawn over both. A
moment after the last movement the pictures are mended or painted anew, in slices, without stopping the window.
"""

from math import ceil, floor

from PySide6.QtCore import QEvent, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from core.model.region import Region
from core.picture.options import PictureOptions
from core.picture.palette import THEMES, Theme
from core.picture.shapes import LayerName, Spot
from editor.canvas.board_scene import BoardScene, MapFacts
from editor.canvas.board_shadow import paint_shadow
from editor.canvas.kept_picture import KeptPicture
from editor.canvas.patient_work import PatientWork
from editor.canvas.port_view import PortView
from editor.canvas.region_finder import RegionFinder
from editor.canvas.scene_painting import paint_changed, paint_flat
from editor.canvas.view_port import ViewPort
from editor.document.change_events import MapChanged
from editor.document.map_document import MapDocument

SETTLE_MS = 150
_AT_ONCE = 80
"""Boards of up to so many regions are painted in one go when another map or look is shown."""
_OVERVIEW = 1500.0
"""Pixels of the longer side of the picture of the whole board."""
_TIED = (LayerName.GRAPH, LayerName.EDGE, LayerName.COASTS)
"""Overlays that look different around a region that has changed."""


class LiveBoardView(PortView):
    """`pointed` carries the region under the pointer or None, and the spot in board units."""

    pointed = Signal(object, object)
    settled = Signal()
    """Everything is painted in full."""

    def __init__(self, document: MapDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.options = PictureOptions()
        self.hovered: Region | None = None
        facts = MapFacts(lambda: document.adjacency, lambda: document.board)
        self.scene = BoardScene(document.model, self.options, facts, document.art_folder)
        self._finder: RegionFinder | None = None
        self._sharp, self._overview = KeptPicture(), KeptPicture()
        self._work = PatientWork(self)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self._begin)
        document.changed.connect(self.follow)
        document.selection_changed.connect(self.update)

    @property
    def theme(self) -> Theme:
        return THEMES[self.options.theme]

    @property
    def finder(self) -> RegionFinder:
        if self._finder is None:
            self._finder = RegionFinder(self.document.model)
        return self._finder

    @property
    def overview(self) -> QPixmap | None:
        """A picture of the whole board, if there is one."""
        return self._overview.pixmap

    def board_size(self) -> Spot:
        return self.scene.board.width(), self.scene.board.height()

    def show_options(self, options: PictureOptions) -> None:
        """Show the same map with other overlays or in another theme."""
        if options != self.options:
            is_alike = options.theme is self.options.theme
            self.options = options
            self._start_anew(is_alike=is_alike)

    def follow(self, event: MapChanged) -> None:
        """The document shows another map, or the same one after an edit."""
        if event.is_new_map:
            self.hovered = self._finder = None
            self._start_anew(fits=True)
            return
        before = {name: self.scene.region(name) for name in event.regions}
        is_alike = not event.fields - {"title", "author", "ignored", "players", "rounds"}
        is_known = self.scene.update(
            self.document.model, event.regions, is_reordered=event.is_reordered, is_preview=event.is_preview
        )
        if self._finder is not None:
            self._finder.update(self.document.model, event.regions, is_reordered=event.is_reordered)
        if not is_known or not is_alike:
            self._start_anew(is_alike=True)
            return
        for name, region in before.items():
            for picture in (self._sharp, self._overview):
                picture.note(name, region, self.scene.region(name))
        self._wait()
        self.update()

    # Painting in full

    def look_through(self, port: ViewPort) -> None:
        super().look_through(port)
        self._wait()

    def _wait(self) -> None:
        """Something moves: full painting has to wait until it rests."""
        self._work.stop()
        self._settle.start()

    def _start_anew(self, *, fits: bool = False, is_alike: bool = False) -> None:
        """Paint everything anew. What looks nearly alike is shown until that is done."""
        self.scene.show(self.document.model, self.options, self.document.art_folder)
        if fits:
            self.fit()
        for picture in (self._sharp, self._overview):
            if is_alike:
                picture.is_outdated = picture.pixmap is not None
                picture.stale.clear()
            else:
                picture.forget()
        self._begin()
        if len(self.document.model.regions) <= _AT_ONCE:
            self.settle_now()
        self.update()

    def settle_now(self) -> None:
        """Paint everything in full at once, instead of in slices a moment after the last movement."""
        self._begin()
        while self._work.is_busy:
            self._work.finish()

    def _begin(self) -> None:
        """Paint what is needed next: what can be seen first, then the overview."""
        self._settle.stop()
        if self.width() < 1 or self.height() < 1:
            return
        area, scale = self._wanted()
        ties = any(self.options.shows(layer) for layer in _TIED)
        whole = self.scene.board
        rough = _OVERVIEW / max(whole.width(), whole.height(), 1.0)
        if area.isEmpty():
            self._sharp.forget()
        elif self._sharp.is_outdated or not self._sharp.shows(self._needed(), scale):
            self._work.start(self._sharp.painting(self.scene, area, scale), self._next)
            return
        elif self._sharp.stale:
            self._work.start(self._sharp.mending(self.scene, with_neighbours=ties), self._next)
            return
        if self._overview.pixmap is None or self._overview.is_outdated:
            self._work.start(self._overview.painting(self.scene, whole, rough), self._next)
        elif self._overview.stale:
            self._work.start(self._overview.mending(self.scene, with_neighbours=ties), self._next)
        else:
            self.settled.emit()

    def _next(self) -> None:
        if self._sharp.area.contains(self._most_of_board()) and not self._sharp.stale:
            self._overview.take_over(self._sharp)
        self.update()
        self._begin()

    def _most_of_board(self) -> QRectF:
        """The board without the pixel that rounding may take."""
        pixel = 1 / self.port.zoom
        return self.scene.board.adjusted(pixel, pixel, -pixel, -pixel)

    def _needed(self) -> QRectF:
        """The part of the board that can be seen."""
        return self.seen().intersected(self._most_of_board())

    def _wanted(self) -> tuple[QRectF, float]:
        """The area to keep a picture of: what is seen and a quarter more on each side; and its scale."""
        ratio = self.devicePixelRatioF()
        board, wide, high = self.in_view(self.scene.board), self.width() / 4, self.height() / 4
        view = QRectF(self.rect()).adjusted(-wide, -high, wide, high).intersected(board)
        if view.isEmpty():
            return QRectF(), 1.0
        # On whole pixels of the screen, so that the picture can be copied as it is.
        left, top = floor(view.left() * ratio) / ratio, floor(view.top() * ratio) / ratio
        right, bottom = ceil(view.right() * ratio) / ratio, ceil(view.bottom() * ratio) / ratio
        corner, zoom = QPointF(*self.port.to_board(left, top)), self.port.zoom
        return QRectF(corner.x(), corner.y(), (right - left) / zoom, (bottom - top) / zoom), zoom * ratio

    # Painting now

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        interface = self.theme.interface
        painter.fillRect(self.rect(), QColor(interface.canvas))
        board = self.in_view(self.scene.board)
        if not board.contains(QRectF(self.rect())):
            paint_shadow(painter, board, interface.shadow)
        self._paint_board(painter)
        self.paint_over(painter, event)

    def paint_over(self, painter: QPainter, event: QPaintEvent) -> None:
        """What lies over the board."""

    def _paint_board(self, painter: QPainter) -> None:
        ratio, scale = self.devicePixelRatioF(), self.port.zoom * self.devicePixelRatioF()
        sharp, overview = self._sharp, self._overview
        needed = self._needed()
        stale = dict(sharp.stale)
        if not sharp.shows(needed, scale):
            stale.update(overview.stale)
            if overview.pixmap is not None:
                self._draw(painter, overview)
            else:
                painter.save()
                self.to_board(painter)
                paint_flat(painter, self.scene, self.seen())
                painter.restore()
        if sharp.pixmap is not None:
            if abs(sharp.scale - scale) < 1e-9 * scale:
                corner = self.in_view(sharp.area).topLeft() * ratio
                painter.drawPixmap(_whole(corner) / ratio, _scaled(sharp.pixmap, ratio))
            else:
                self._draw(painter, sharp)
        if stale:
            self._paint_stale(painter, stale, scale)

    def _draw(self, painter: QPainter, picture: KeptPicture) -> None:
        """Draw the part of a kept picture that can be seen, larger or smaller than it is."""
        assert picture.pixmap is not None
        seen = self.seen().intersected(picture.area)
        if not seen.isEmpty():
            source = seen.translated(-picture.area.topLeft())
            part = QRectF(source.topLeft() * picture.scale, source.size() * picture.scale)
            painter.drawPixmap(self.in_view(seen), picture.pixmap, part)

    def _paint_stale(self, painter: QPainter, stale: dict, scale: float) -> None:
        painter.save()
        self.to_board(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QColor(self.theme.board.paper)
        for region in stale.values():
            if region is not None and region.outline:
                painter.fillPath(self.scene.loose_path(region), paper)
        paint_changed(painter, self.scene, stale, scale)
        painter.restore()

    # Pointing

    def moved(self, event: QMouseEvent) -> None:
        spot = self.port.to_board(event.position().x(), event.position().y())
        self._point_at(self.finder.region_at(*spot), spot)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None, None)

    def _point_at(self, region: Region | None, spot: Spot | None) -> None:
        if region is not self.hovered:
            self.hovered = region
            self.update()
        self.pointed.emit(region, spot)


def _whole(point: QPointF) -> QPointF:
    return QPointF(round(point.x()), round(point.y()))


def _scaled(pixmap: QPixmap, ratio: float) -> QPixmap:
    if pixmap.devicePixelRatioF() != ratio:
        pixmap.setDevicePixelRatio(ratio)
    return pixmap

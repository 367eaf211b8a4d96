"""What the board says about every region: lit where something can be done, dashed where it can be tried, else veiled.

Painted over the position into one pixmap and kept until position, view or look change.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from core.model.map_model import MapModel
from core.model.region import Region
from core.model.values import RegionId
from core.picture.ground_layers import to_line
from core.picture.palette import Theme
from core.picture.same_region import SameRegion
from core.picture.shapes import Spot, Stroke
from core.rules.acting_disputes import Acting
from core.rules.actions import Action
from core.rules.legal_now import LegalNow, Standing
from editor.canvas.shape_painter import path_of, pen_of
from editor.canvas.view_port import ViewPort
from sandbox.panels.dispute_marks import SIZE, paint_scales
from sandbox.price_pills import paint_pill, pill_of

_LINE, _CASING = 3.5, 2.0
_VEIL = 0.5
_SMALL_ZOOM = 0.6
"""Below this many pixels per look pixel only the number of a price stays."""


@dataclass(frozen=True, slots=True)
class BoardAnswers:
    """All that is needed to paint the answers of one position."""

    model: MapModel
    legal: LegalNow
    theme: Theme
    spots: Mapping[RegionId, tuple[Spot, float]]
    """Where a price goes in each region, and board units per look pixel there."""
    disputed: Callable[[Action], tuple[Acting, ...]]
    """The disputes on which an action depends."""

    def paint(self, painter: QPainter, port: ViewPort, refused: int | None) -> dict[int, QRectF]:
        """Paint the answers; where the scales of disputed ones stand, by region."""
        paths = {region.id: region_path(region, port) for region in self.model.regions if region.outline}
        standing = {region: self.legal.standing(self._number(region)) for region in paths}
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._veil([path for region, path in paths.items() if standing[region] is Standing.CANNOT], painter)
        for region, path in paths.items():
            if standing[region] in (Standing.CAN, Standing.TRY):
                self._light(painter, path, is_sure=standing[region] is Standing.CAN)
        if refused is not None:
            region = self.legal.names.board.ids[refused]
            if region in paths:
                self._hatch(painter, paths[region])
        scales: dict[int, QRectF] = {}
        for region in paths:
            if standing[region] in (Standing.CAN, Standing.TRY):
                room = self._price(painter, region, port)
                if room is not None:
                    scales[self._number(region)] = room
        return scales

    def _number(self, region: RegionId) -> int:
        return self.legal.names.board.number[region]

    def _veil(self, paths: list[QPainterPath], painter: QPainter) -> None:
        veil = QColor(self.theme.interface.canvas)
        veil.setAlphaF(_VEIL)
        for path in paths:
            painter.fillPath(path, veil)

    def _light(self, painter: QPainter, path: QPainterPath, *, is_sure: bool) -> None:
        overlays = self.theme.overlays
        painter.save()
        painter.setClipPath(path)
        painter.strokePath(path, pen_of(Stroke(self.theme.board.casing, 2 * (_LINE + _CASING))))
        dash = () if is_sure else (9.0, 6.0)
        pen = pen_of(Stroke(overlays.can_do if is_sure else overlays.with_die, 2 * _LINE, 1.0, dash, is_round=False))
        painter.strokePath(path, pen)
        painter.restore()

    def _hatch(self, painter: QPainter, path: QPainterPath) -> None:
        colour = QColor(self.theme.overlays.refused)
        lines = QColor(colour)
        lines.setAlphaF(0.55)
        painter.save()
        painter.setClipPath(path)
        painter.setPen(QPen(lines, 2.2))
        box = path.boundingRect()
        step = 11.0
        x = box.left() - box.height()
        while x < box.right():
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
            x += step
        painter.strokePath(path, pen_of(Stroke(self.theme.board.casing, 2 * (_LINE + 1))))
        painter.strokePath(path, QPen(QBrush(colour), 2 * _LINE - 1, Qt.PenStyle.SolidLine))
        painter.restore()

    def disputes_at(self, region: int) -> tuple[Acting, ...]:
        """The disputes on which anything that can be done in a region depends, each once."""
        found = (each for option in self.legal.at(region) for each in self.disputed(option.action))
        return tuple({each.dispute.id: each for each in found}.values())

    def _price(self, painter: QPainter, region: RegionId, port: ViewPort) -> QRectF | None:
        """The price on its pill, and scales beside it where books differ; the room of the scales."""
        option = self.legal.priced(self._number(region))
        spot = self.spots.get(region)
        if option is None or spot is None:
            return None
        (x, y), unit = spot
        scale = unit * port.zoom
        pill = pill_of(option, is_bare=scale < _SMALL_ZOOM)
        if pill is None:
            return None
        fitted = max(0.7, min(1.25, scale))
        room = paint_pill(painter, pill, QPointF(*port.to_view(x, y)), self.theme, scale=fitted)
        if not self.disputes_at(self._number(region)):
            return None
        beside = QPointF(room.right() + SIZE * fitted * 0.62, room.center().y())
        return paint_scales(painter, beside, self.theme, scale=fitted)


def region_path(region: Region, port: ViewPort) -> QPainterPath:
    """The outline of a region in the view."""
    return _board_path(SameRegion(region)) * QTransform(port.zoom, 0, 0, port.zoom, port.left, port.top)


@lru_cache(maxsize=1_000)
def _board_path(same: SameRegion) -> QPainterPath:
    return path_of((to_line(ring) for ring in same.region.rings()), is_closed=True)

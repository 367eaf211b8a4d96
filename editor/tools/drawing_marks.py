"""How a drawing in progress looks: the line so far, the way to the pointer, where it snaps, what it would become."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from core.edits.outcome import Outcome, Refusal
from core.geometry.snapping import Snap
from core.model.region import Outline, Region
from core.model.values import Point, to_units
from core.picture.palette import Theme
from core.picture.shapes import Spot
from editor.canvas.view_port import ViewPort
from editor.tools.tool_marks import cased, paint_handles, paint_snap

_MOST_HANDLES = 400


def in_view(port: ViewPort, point: Point) -> Spot:
    return port.to_view(to_units(point[0]), to_units(point[1]))


def line_path(points: Iterable[Point], port: ViewPort, *, is_closed: bool = False) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*in_view(port, point)) for point in points]))
    if is_closed:
        path.closeSubpath()
    return path


def outline_path(outline: Outline, port: ViewPort) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for part in outline:
        for ring in part.rings():
            path.addPath(line_path(ring, port, is_closed=True))
    return path


def tinted(colour: str, share: float) -> QColor:
    made = QColor(colour)
    made.setAlphaF(share)
    return made


def paint_drawing(painter: QPainter, points: Sequence[Point], port: ViewPort, theme: Theme, *, is_area: bool) -> None:
    """What has been drawn so far: a line with its corners, over a light fill if it is to become an area."""
    if is_area and len(points) > 2:
        painter.fillPath(line_path(points, port, is_closed=True), tinted(theme.overlays.selection, 0.14))
    if len(points) > 1:
        cased(painter, line_path(points, port), theme.overlays.selection, 2.2, theme)
    for number, point in enumerate(points if len(points) <= _MOST_HANDLES else (points[0], points[-1])):
        is_first = number == 0 and len(points) > 2
        paint_handles(painter, [in_view(port, point)], theme, size=9.0 if is_first else 7.0)


def paint_rubber_band(painter: QPainter, points: Sequence[Point], port: ViewPort, theme: Theme) -> None:
    """The way to the pointer that a click would add."""
    path = line_path(points, port)
    painter.strokePath(path, QPen(QColor(theme.board.casing), 3.4))
    painter.strokePath(path, QPen(QColor(theme.overlays.selection), 1.6, Qt.PenStyle.DashLine))


def paint_trace(painter: QPainter, way: Sequence[Point], port: ViewPort, theme: Theme) -> None:
    """The border that a click would follow."""
    cased(painter, line_path(way, port), theme.overlays.snap, 2.8, theme)


def paint_snapped(painter: QPainter, snap: Snap | None, port: ViewPort, theme: Theme) -> None:
    if snap is not None and snap.kind is not None:
        paint_snap(painter, snap.kind, in_view(port, snap.point), theme)


def paint_outcome(painter: QPainter, outcome: Outcome | None, port: ViewPort, theme: Theme) -> None:
    """What the drawing would become: the new outlines, or a ring where it cannot be."""
    if outcome is None:
        return
    if isinstance(outcome, Refusal):
        paint_trouble(painter, outcome.at, port, theme)
        return
    for region in outcome.model.regions:
        if region.id in outcome.regions:
            path = outline_path(region.outline, port)
            painter.fillPath(path, tinted(theme.overlays.can_do, 0.3))
            cased(painter, path, theme.overlays.can_do, 2.6, theme)


def paint_trouble(painter: QPainter, at: Point | None, port: ViewPort, theme: Theme) -> None:
    if at is None:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.board.casing, 5.0), (theme.overlays.refused, 2.4)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawEllipse(QPointF(*in_view(port, at)), 11, 11)


def paint_region(painter: QPainter, region: Region, port: ViewPort, theme: Theme, *, is_refused: bool = False) -> None:
    """A region a gesture is about: outlined, or hatched where the gesture is impossible."""
    path = outline_path(region.outline, port)
    colour = theme.overlays.refused if is_refused else theme.overlays.selection
    if is_refused:
        painter.fillPath(path, QBrush(QColor(colour), Qt.BrushStyle.BDiagPattern))
    else:
        painter.fillPath(path, tinted(colour, 0.08))
    cased(painter, path, colour, 2.6, theme)

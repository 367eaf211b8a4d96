"""How vertices being edited look: handles, ghosts, the snap mark, a refused move, the card beside the pointer."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from core.edits.outcome import Refusal
from core.geometry.snapping import Snap
from core.model.values import Point, Ring, to_units
from core.picture.palette import Theme
from core.picture.shapes import Spot
from editor.canvas.view_port import ViewPort
from editor.tools.pointer import Pointer
from editor.tools.tool_marks import paint_box, paint_card, paint_ghost, paint_handles, paint_snap
from editor.tools.vertex_drag import VertexDrag
from editor.tools.vertex_handles import Grip, VertexHandles

_MOST_HANDLES = 1200
"""With more of them in view only those that are chosen are drawn."""


@dataclass(frozen=True, slots=True)
class VertexMarks:
    """Everything there is to see of the tool at one moment."""

    handles: VertexHandles
    chosen: frozenset[Point]
    hot: Grip | None
    drag: VertexDrag | None
    snap: Snap | None
    box: tuple[Spot, Spot] | None
    pointer: Pointer | None


def paint_marks(painter: QPainter, marks: VertexMarks, port: ViewPort, theme: Theme) -> None:
    room = QRectF(painter.viewport())
    drag = marks.drag
    if drag is not None:
        _paint_before(painter, drag, port, theme)
    _paint_handles(painter, marks, port, theme, room)
    if drag is not None and isinstance(drag.outcome, Refusal):
        _paint_refused(painter, drag, port, theme)
    if marks.snap is not None and marks.snap.kind is not None:
        paint_snap(painter, marks.snap.kind, _in_view(port, marks.snap.point), theme)
    if marks.box is not None:
        paint_box(painter, port.to_view(*marks.box[0]), port.to_view(*marks.box[1]), theme)
    if drag is not None and marks.pointer is not None:
        paint_card(painter, port.to_view(*marks.pointer.spot), drag.words(), room)


def _in_view(port: ViewPort, point: Point) -> Spot:
    return port.to_view(to_units(point[0]), to_units(point[1]))


def _paint_handles(painter: QPainter, marks: VertexMarks, port: ViewPort, theme: Theme, room: QRectF) -> None:
    wide = room.adjusted(-6, -6, 6, 6)
    hot = marks.hot
    if marks.drag is None:
        ghosts = [_in_view(port, point) for point in marks.handles.ghosts(port.zoom)]
        seen = [at for at in ghosts if wide.contains(*at)]
        for at in seen if len(seen) <= _MOST_HANDLES else []:
            paint_ghost(painter, at, theme)
    if hot is not None and hot.edge is not None:
        paint_ghost(painter, _in_view(port, hot.point), theme, is_hot=True)
    places = [(point, _in_view(port, point)) for point in marks.handles.vertices]
    shown = [(point, at) for point, at in places if wide.contains(*at)]
    if len(shown) > _MOST_HANDLES:
        shown = [(point, at) for point, at in shown if point in marks.chosen]
    # Where vertices stand close together, smaller handles leave the border to be seen between them.
    size = min(7.0, max(3.6, marks.handles.mean_edge() * port.zoom / 2.6))
    plain = [at for point, at in shown if point not in marks.chosen]
    paint_handles(painter, plain, theme, size=size)
    if hot is not None and hot.edge is None:
        paint_handles(painter, [_in_view(port, hot.point)], theme, size=9.0)
    chosen = [at for point, at in shown if point in marks.chosen]
    paint_handles(painter, chosen, theme, size=9.0, is_chosen=True)


def _ring_path(ring: Ring, port: ViewPort) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*_in_view(port, point)) for point in ring]))
    path.closeSubpath()
    return path


def _paint_before(painter: QPainter, drag: VertexDrag, port: ViewPort, theme: Theme) -> None:
    """The edges that the grabbed vertex had, dashed, so that one sees where it came from."""
    lines = QPainterPath()
    for region in drag.start.regions:
        if region.id not in drag.holders or drag.edge is not None:
            continue
        for ring in region.rings():
            for number, point in enumerate(ring):
                if point in drag.points:
                    for other in (ring[number - 1], ring[(number + 1) % len(ring)]):
                        lines.moveTo(QPointF(*_in_view(port, point)))
                        lines.lineTo(QPointF(*_in_view(port, other)))
    painter.strokePath(lines, QPen(QColor(theme.board.label), 1.2, Qt.PenStyle.DashLine))


def _paint_refused(painter: QPainter, drag: VertexDrag, port: ViewPort, theme: Theme) -> None:
    """The regions as they would be, hatched in red, and a ring where they would cross."""
    red = QColor(theme.overlays.refused)
    painter.save()
    for region in drag.refused_regions():
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.OddEvenFill)
        for ring in region.rings():
            path.addPath(_ring_path(ring, port))
        painter.fillPath(path, QBrush(red, Qt.BrushStyle.BDiagPattern))
        painter.strokePath(path, QPen(red, 2))
    if drag.edge is not None:
        line = QPainterPath(QPointF(*_in_view(port, drag.edge[0])))
        line.lineTo(QPointF(*_in_view(port, drag.to)))
        line.lineTo(QPointF(*_in_view(port, drag.edge[1])))
        painter.strokePath(line, QPen(red, 2))
    outcome = drag.outcome
    if isinstance(outcome, Refusal) and outcome.at is not None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((QColor(theme.board.casing), 5.0), (red, 2.4)):
            painter.setPen(QPen(colour, width))
            painter.drawEllipse(QPointF(*_in_view(port, outcome.at)), 11, 11)
    painter.restore()

"""Marks that tools draw over the board, in view pixels: the selecting box, snap marks, handles, the pointer's card."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from core.geometry.snapping import SnapKind
from core.picture.palette import Theme
from core.picture.shapes import Spot
from editor.canvas.text_size import small

_CARD_AWAY, _CARD_PADDING = 16.0, 9.0


def cased(painter: QPainter, path: QPainterPath, colour: str, width: float, theme: Theme) -> None:
    """A line on its casing."""
    for ink, wide in ((theme.board.casing, width + 2.4), (colour, width)):
        pen = QPen(QColor(ink), wide)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)


def paint_box(painter: QPainter, one: Spot, other: Spot, theme: Theme) -> None:
    """The box that is being dragged to select."""
    box = QRectF(QPointF(*one), QPointF(*other)).normalized()
    fill = QColor(theme.overlays.selection)
    fill.setAlphaF(0.14)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(box, fill)
    painter.setPen(QPen(QColor(theme.board.casing), 1))
    painter.drawRect(box)
    painter.setPen(QPen(QColor(theme.overlays.selection), 1, Qt.PenStyle.DashLine))
    painter.drawRect(box)
    painter.restore()


def snap_mark(kind: SnapKind, x: float = 0.0, y: float = 0.0, size: float = 6.0) -> QPainterPath:
    """The sign of what is snapped to: vertex square, edge diamond, frame T, grid plus."""
    path = QPainterPath()
    if kind is SnapKind.VERTEX:
        path.addRect(QRectF(x - size * 0.75, y - size * 0.75, size * 1.5, size * 1.5))
    elif kind is SnapKind.EDGE:
        corners = ((x, y - size), (x + size, y), (x, y + size), (x - size, y))
        path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
        path.closeSubpath()
    elif kind is SnapKind.FRAME:
        path.moveTo(x - size, y + size * 0.8)
        path.lineTo(x + size, y + size * 0.8)
        path.moveTo(x, y + size * 0.8)
        path.lineTo(x, y - size)
    else:
        path.moveTo(x - size, y)
        path.lineTo(x + size, y)
        path.moveTo(x, y - size)
        path.lineTo(x, y + size)
    return path


def paint_snap(painter: QPainter, kind: SnapKind, at: Spot, theme: Theme) -> None:
    path = snap_mark(kind, *at)
    cased(painter, path, theme.overlays.snap, 2.0, theme)


def paint_handles(
    painter: QPainter, spots: Sequence[Spot], theme: Theme, *, size: float = 7.0, is_chosen: bool = False
) -> None:
    """Vertices: small squares, filled when they are chosen."""
    half = size / 2
    painter.setPen(QPen(QColor(theme.overlays.selection), 1.6))
    painter.setBrush(QColor(theme.overlays.selection if is_chosen else theme.board.casing))
    painter.drawRects([QRectF(x - half, y - half, size, size) for x, y in spots])


def paint_ghost(painter: QPainter, at: Spot, theme: Theme, *, is_hot: bool = False) -> None:
    """The middle of an edge, where a vertex can be pulled out."""
    radius = 4.0 if is_hot else 2.6
    painter.setPen(QPen(QColor(theme.overlays.selection), 1.2))
    painter.setBrush(QColor(theme.overlays.selection if is_hot else theme.board.casing))
    painter.drawEllipse(QPointF(*at), radius, radius)


def paint_card(painter: QPainter, at: Spot, lines: Sequence[str], room: QRectF) -> None:
    """The dark card beside the pointer: its first line bold up to two blanks, the rest plain. It stays in `room`."""
    plain, bold = small(painter.font(), 12), small(painter.font(), 12)
    bold.setBold(True)
    head, _, tail = lines[0].partition("  ")
    first = QFontMetricsF(bold).horizontalAdvance(head) + 8
    measure = QFontMetricsF(plain)
    width = max(first + measure.horizontalAdvance(tail), *(measure.horizontalAdvance(each) for each in lines))
    step = measure.height() + 3
    box = QRectF(0, 0, width + 2 * _CARD_PADDING, step * len(lines) + 2 * _CARD_PADDING - 3)
    box.moveTopLeft(_card_place(at, box, room))
    painter.save()
    painter.setPen(QPen(QColor(255, 255, 255, 40), 1))
    painter.setBrush(QColor("#24221E"))
    painter.drawRoundedRect(box, 6, 6)
    x, y = box.left() + _CARD_PADDING, box.top() + _CARD_PADDING + measure.ascent()
    painter.setPen(QColor("#FFFFFF"))
    painter.setFont(bold)
    painter.drawText(QPointF(x, y), head)
    painter.setFont(plain)
    painter.setPen(QColor("#D6D3CB"))
    painter.drawText(QPointF(x + first, y), tail)
    for number, line in enumerate(lines[1:], 1):
        painter.drawText(QPointF(x, y + number * step), line)
    painter.restore()


def _card_place(at: Spot, box: QRectF, room: QRectF) -> QPointF:
    """Above and left of the pointer, where the hand is not; on the other side where there is no room."""
    x, y = at[0] - _CARD_AWAY - box.width(), at[1] - _CARD_AWAY - box.height()
    if x < room.left() + 4:
        x = at[0] + _CARD_AWAY
    if y < room.top() + 4:
        y = at[1] + _CARD_AWAY
    return QPointF(max(room.left() + 4, min(x, room.right() - box.width() - 4)), y)

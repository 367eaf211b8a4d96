"""Paints single shapes of a drawing list with QPainter, in board units: the one Qt painting of boards."""

from collections.abc import Callable, Iterable
from math import hypot
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from core.picture.shapes import ArtImage, Curve, Disc, Filled, Ground, IconMark, Label, Line, Polyline, Shape, Stroke
from editor.canvas.art_pictures import art_image
from editor.canvas.icon_pictures import icon_renderer
from editor.canvas.label_paths import label_path
from editor.canvas.pattern_fill import fill_with_tiles, fill_with_vectors


def tint(colour: str, opacity: float = 1.0) -> QColor:
    made = QColor(colour)
    made.setAlphaF(opacity)
    return made


def pen_of(stroke: Stroke) -> QPen:
    cap = Qt.PenCapStyle.RoundCap if stroke.is_round else Qt.PenCapStyle.FlatCap
    pen = QPen(tint(stroke.colour, stroke.opacity), stroke.width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)
    if stroke.dash:
        # Qt measures dashes in pen widths.
        pen.setDashPattern([max(0.01, length / stroke.width) for length in stroke.dash])
    return pen


def path_of(lines: Iterable[Line], *, is_closed: bool) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for line in lines:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in line]))
        if is_closed:
            path.closeSubpath()
    return path


class ShapePainter:
    """Paints shapes on whatever the given QPainter is set up for. Paths are made at their first use and kept."""

    def __init__(self, *, is_paper: bool = False, art_folder: Path | None = None) -> None:
        """`is_paper`: the device keeps vectors, so patterns are drawn as such. Art is looked for in `art_folder`."""
        self._is_paper = is_paper
        self.art_folder = art_folder
        self._paths: dict[int, QPainterPath] = {}
        self._paint: dict[type, Callable[[QPainter, Shape], None]] = {
            Ground: self._ground,
            Polyline: self._polyline,
            Curve: self._curve,
            Filled: self._filled,
            Disc: self._disc,
            IconMark: self._icon,
            Label: self._label,
            ArtImage: self._art_image,
        }

    def paint(self, painter: QPainter, shape: Shape) -> None:
        self._paint[type(shape)](painter, shape)

    def forget(self, shape: Shape) -> None:
        """The shape is given up by its owner; its path is kept no longer."""
        self._paths.pop(id(shape), None)

    def path(self, shape: Ground | Polyline | Filled) -> QPainterPath:
        """The shape's path, made at its first use. Whoever owns the shape keeps it alive or forgets it here."""
        path = self._paths.get(id(shape))
        if path is None:
            if isinstance(shape, Ground):
                path = path_of(shape.rings, is_closed=True)
            else:
                path = path_of((shape.points,), is_closed=isinstance(shape, Filled) or shape.is_closed)
            self._paths[id(shape)] = path
        return path

    def _ground(self, painter: QPainter, shape: Shape) -> None:
        assert isinstance(shape, Ground)
        path = self.path(shape)
        painter.save()
        painter.setOpacity(shape.opacity)
        # Neighbours share edge pixels; without a hair of overlap the paper would shine through between them.
        painter.setPen(QPen(QColor(shape.fill), 0) if shape.opacity == 1 and not self._is_paper else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(shape.fill))
        painter.drawPath(path)
        if shape.pattern is not None and self._is_paper:
            fill_with_vectors(painter, path, shape.pattern)
        elif shape.pattern is not None:
            fill_with_tiles(painter, path, shape.pattern, device_scale(painter))
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        for stroke in shape.shades:
            painter.strokePath(path, pen_of(stroke))
        painter.restore()

    def _polyline(self, painter: QPainter, shape: Shape) -> None:
        assert isinstance(shape, Polyline)
        self._stroke(painter, self.path(shape), shape.stroke, shape.casing)

    def _curve(self, painter: QPainter, shape: Shape) -> None:
        assert isinstance(shape, Curve)
        path = QPainterPath(QPointF(*shape.start))
        path.quadTo(QPointF(*shape.control), QPointF(*shape.end))
        self._stroke(painter, path, shape.stroke, shape.casing)

    def _stroke(self, painter: QPainter, path: QPainterPath, stroke: Stroke, casing: Stroke | None) -> None:
        if casing is not None:
            painter.strokePath(path, pen_of(casing))
        painter.strokePath(path, pen_of(stroke))

    def _filled(self, painter: QPainter, shape: Shape) -> None:
        assert isinstance(shape, Filled)
        painter.setBrush(QColor(shape.fill))
        painter.setPen(Qt.PenStyle.NoPen if shape.outline is None else pen_of(shape.outline))
        painter.drawPath(self.path(shape))

    def _disc(self, painter: QPainter, shape: Shape) -> None:
        assert isinstance(shape, Disc)
        painter.setBrush(QColor(shape.fill))
        painter.setPen(Qt.PenStyle.NoPen if shape.outline is None else pen_of(shape.outline))
        painter.drawEllipse(QPointF(*shape.centre), shape.radius, shape.radius)

    def _icon(self, painter: QPainter, shape: Shape) -> None:
        assert isinstance(shape, IconMark)
        (x, y), half = shape.centre, shape.size / 2
        renderer = icon_renderer(shape.icon, shape.colour, shape.knockout)
        renderer.render(painter, QRectF(x - half, y - half, shape.size, shape.size))

    def _label(self, painter: QPainter, shape: Shape) -> None:
        assert isinstance(shape, Label)
        painter.save()
        painter.translate(*shape.centre)
        painter.rotate(shape.angle)
        path = label_path(shape)
        if shape.halo_width:
            painter.strokePath(path, pen_of(Stroke(shape.halo, shape.halo_width, shape.halo_opacity)))
        painter.fillPath(path, QColor(shape.colour))
        painter.restore()

    def _art_image(self, painter: QPainter, shape: Shape) -> None:
        """Art that cannot be loaded is left out here; the map checks say so in words."""
        assert isinstance(shape, ArtImage)
        image = art_image(self.art_folder, shape.path)
        if not image.isNull():
            painter.save()
            painter.setOpacity(shape.opacity)
            painter.drawImage(QRectF(*shape.corner, shape.width, shape.height), image)
            painter.restore()


def device_scale(painter: QPainter) -> float:
    """Device pixels per board unit."""
    transform = painter.deviceTransform()
    return hypot(transform.m11(), transform.m12())

"""Terrain patterns with Qt: a repeated image on screens, repeated vectors on paper."""

from functools import lru_cache
from math import ceil, floor

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtSvg import QSvgRenderer

from core.picture.path_steps import PathStep
from core.picture.patterns import STROKE_WIDTH, PatternPath, patterns
from core.picture.shapes import PatternUse


@lru_cache(maxsize=64)
def _renderer(pattern: str, ink: str) -> QSvgRenderer:
    tile = patterns()[pattern]
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {tile.width} {tile.height}">{tile.elements(ink)}</svg>'
    return QSvgRenderer(QByteArray(svg.encode("utf-8")))


@lru_cache(maxsize=128)
def _tile_image(pattern: str, ink: str, device_scale: float) -> QImage:
    """One tile at the size it has on the device, rounded up to whole pixels."""
    tile = patterns()[pattern]
    width, height = max(1, ceil(tile.width * device_scale)), max(1, ceil(tile.height * device_scale))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer(pattern, ink).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def fill_with_tiles(painter: QPainter, path: QPainterPath, use: PatternUse, device_scale: float) -> None:
    """Fill a path on a pixel device; `device_scale` is device pixels per board unit."""
    tile = patterns()[use.pattern]
    image = _tile_image(use.pattern, use.ink, round(use.scale * device_scale, 4))
    to_board = QTransform()
    to_board.rotate(tile.turn)
    to_board.scale(tile.width * use.scale / image.width(), tile.height * use.scale / image.height())
    brush = QBrush(image)
    brush.setTransform(to_board)
    painter.save()
    painter.setOpacity(painter.opacity() * use.opacity)
    painter.fillPath(path, brush)
    painter.restore()


@lru_cache(maxsize=32)
def _tile_paths(pattern: str) -> tuple[tuple[QPainterPath, PatternPath], ...]:
    return tuple((_painter_path(path.steps), path) for path in patterns()[pattern].paths())


def _painter_path(steps: tuple[PathStep, ...]) -> QPainterPath:
    path = QPainterPath()
    for step in steps:
        spots = [QPointF(*spot) for spot in step.spots]
        if step.kind == "M":
            path.moveTo(spots[0])
        elif step.kind == "L":
            path.lineTo(spots[0])
        elif step.kind == "C":
            path.cubicTo(*spots)
        else:
            path.closeSubpath()
    return path


def fill_with_vectors(painter: QPainter, path: QPainterPath, use: PatternUse) -> None:
    """Fill a path on paper: each element once, repeated in every tile that meets the path, clipped to it.

    One long path per element keeps the file small; a clip and a transform per tile made it a hundred times larger.
    """
    to_board = _to_board(use)
    to_tiles, _ = to_board.inverted()
    corners = _tiles_under(to_tiles.map(path), use.pattern)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setOpacity(painter.opacity() * use.opacity)
    painter.setTransform(to_board, True)
    pen = QPen(QColor(use.ink), STROKE_WIDTH)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for drawing, element in _tile_paths(use.pattern):
        repeated = QPainterPath()
        for corner in corners:
            repeated.addPath(drawing.translated(corner))
        if element.fill_opacity:
            ink = QColor(use.ink)
            ink.setAlphaF(element.fill_opacity)
            painter.fillPath(repeated, ink)
        if element.is_stroked:
            painter.strokePath(repeated, pen)
    painter.restore()


def _to_board(use: PatternUse) -> QTransform:
    transform = QTransform()
    transform.rotate(patterns()[use.pattern].turn)
    transform.scale(use.scale, use.scale)
    return transform


def _tiles_under(path: QPainterPath, pattern: str) -> list[QPointF]:
    """Upper left corners of the tiles that meet a path."""
    tile, box = patterns()[pattern], path.boundingRect()
    rows = range(floor(box.top() / tile.height), ceil(box.bottom() / tile.height))
    columns = range(floor(box.left() / tile.width), ceil(box.right() / tile.width))
    spots = [(column * tile.width, row * tile.height) for row in rows for column in columns]
    return [QPointF(x, y) for x, y in spots if path.intersects(QRectF(x, y, tile.width, tile.height))]

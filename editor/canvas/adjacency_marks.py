"""What is selected, drawn over the board: the region, whom it touches and for how long, and what lies between two."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import shapely
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from core.geometry.polygons import to_shape
from core.model.region import Outline
from core.model.values import GRID, Point, RegionId, to_units
from core.picture.connection_layers import common_border
from core.picture.palette import Theme
from core.picture.shapes import Spot
from core.topology.checks.message_words import length
from core.topology.close_pairs import Adjacency, ClosePair, PairKind
from editor.canvas.board_scene import BoardScene, Entry
from editor.canvas.length_pills import free_spot, label_boxes, paint_pill, pill_box, spots_around, spots_beside
from editor.canvas.shape_painter import path_of
from editor.canvas.view_port import ViewPort
from editor.length_words import short_length
from editor.words import tr

_MANY = 40
"""More selected regions than this are tinted instead of outlined."""


@dataclass(frozen=True, slots=True)
class Look:
    """Where and in which colours marks are painted; `is_quick` while a gesture goes on."""

    port: ViewPort
    theme: Theme
    is_quick: bool = False

    def pen(self, colour: str, pixels: float, opacity: float = 1.0) -> QPen:
        ink = QColor(colour)
        ink.setAlphaF(opacity)
        pen = QPen(ink, pixels / self.port.zoom)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        return pen


def paint_selection(
    painter: QPainter, scene: BoardScene, chosen: tuple[RegionId, ...], adjacency: Adjacency, look: Look
) -> None:
    """Everything about the selected regions; the painter is in view pixels."""
    entries = [entry for name in chosen if (entry := scene.entry(name)) is not None and entry.region.outline]
    if not entries:
        return
    painter.save()
    painter.translate(look.port.left, look.port.top)
    painter.scale(look.port.zoom, look.port.zoom)
    pairs: list[ClosePair] = []
    if len(entries) == 1:
        pairs = pairs_of(entries[0].region.id, adjacency)
        others = [scene.entry(name) for name in touched_by(entries[0].region.id, adjacency)]
        _light(painter, [scene.path(other) for other in others if other is not None], look)
    if len(entries) > _MANY:
        _tint(painter, scene, entries, look)
    else:
        for entry in entries:
            _outline(painter, scene.path(entry), look)
    between = _between(painter, scene, entries, adjacency, look) if len(entries) == 2 else None
    painter.restore()
    if between is not None:
        spots = spots_around(look.port.to_view(*between[0]))
        taken = label_boxes(scene, entries, look.port)
        paint_pill(painter, free_spot(spots, between[1], taken), between[1], look.theme)
    _tell_lengths(painter, scene, entries[0], [pair for pair in pairs if pair.neighbours], look)


def _tell_lengths(painter: QPainter, scene: BoardScene, entry: Entry, pairs: list[ClosePair], look: Look) -> None:
    """The length of each border of a region, beside it."""
    others = [scene.entry(pair.b if pair.a == entry.region.id else pair.a) for pair in pairs]
    taken = label_boxes(scene, [entry, *(other for other in others if other is not None)], look.port)
    path = scene.path(entry)
    for pair in pairs:
        if pair.at is not None:
            words = short_length(pair.length, scene.model.frame)
            spot = free_spot(spots_beside(path, pair.at, words, look.port), words, taken)
            taken.append(pill_box(spot, words))
            paint_pill(painter, spot, words, look.theme)


def paint_hover(painter: QPainter, path: QPainterPath, look: Look) -> None:
    """The region under the pointer."""
    painter.save()
    painter.translate(look.port.left, look.port.top)
    painter.scale(look.port.zoom, look.port.zoom)
    painter.strokePath(path, look.pen(look.theme.board.casing, 4.4, 0.7))
    painter.strokePath(path, look.pen(look.theme.overlays.selection, 1.8, 0.8))
    painter.restore()


class _PairIndex:
    """The pairs of each region of the adjacency asked about last: painting one frame asks several times."""

    def __init__(self) -> None:
        self._of: Adjacency | None = None
        self._pairs: dict[RegionId, list[ClosePair]] = {}

    def pairs(self, name: RegionId, adjacency: Adjacency) -> list[ClosePair]:
        if adjacency is not self._of:
            self._of, self._pairs = adjacency, {}
        if name not in self._pairs:
            self._pairs[name] = [pair for pair in adjacency.pairs if name in (pair.a, pair.b)]
        return self._pairs[name]


_INDEX = _PairIndex()


def pairs_of(name: RegionId, adjacency: Adjacency) -> list[ClosePair]:
    return _INDEX.pairs(name, adjacency)


def touched_by(name: RegionId, adjacency: Adjacency) -> list[RegionId]:
    """The neighbours of a region by their common border."""
    return [pair.b if pair.a == name else pair.a for pair in pairs_of(name, adjacency) if pair.neighbours]


def _outline(painter: QPainter, path: QPainterPath, look: Look) -> None:
    painter.strokePath(path, look.pen(look.theme.board.casing, 6.0))
    painter.strokePath(path, look.pen(look.theme.overlays.selection, 2.6))


def _light(painter: QPainter, paths: list[QPainterPath], look: Look) -> None:
    """Neighbours: a line that lies wholly inside each; while something moves a hairline, which is quicker."""
    if look.is_quick:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for path in paths:
            painter.strokePath(path, QPen(QColor(look.theme.overlays.selection), 0))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        return
    for path in paths:
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.strokePath(path, look.pen(look.theme.overlays.selection, 4.0, 0.9))
        painter.restore()


def _tint(painter: QPainter, scene: BoardScene, entries: list[Entry], look: Look) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    fill = QColor(look.theme.overlays.selection)
    fill.setAlphaF(0.34)
    pen = QPen(QColor(look.theme.overlays.selection), 0)
    for entry in entries:
        path = scene.path(entry)
        painter.fillPath(path, fill)
        painter.strokePath(path, pen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)


# Two regions


def _between(
    painter: QPainter, scene: BoardScene, entries: list[Entry], adjacency: Adjacency, look: Look
) -> tuple[Spot, str] | None:
    """The common border of two regions, or the gap between them; the words for it and where they belong."""
    one, other = entries[0].region, entries[1].region
    frame, theme = scene.model.frame, look.theme
    pair = next((each for each in pairs_of(one.id, adjacency) if other.id in (each.a, each.b)), None)
    if pair is not None and pair.neighbours:
        path = path_of(common_border(scene.model, one, other), is_closed=False)
        painter.strokePath(path, look.pen(theme.board.casing, 8.0))
        painter.strokePath(path, look.pen(theme.overlays.graph, 4.4))
        return (
            (_spot(pair.at), tr("common border {}").format(short_length(pair.length, frame)))
            if pair.at is not None
            else None
        )
    if pair is not None and pair.kind in (PairKind.CORNER, PairKind.OVERLAP) and pair.at is not None:
        _ring(painter, _spot(pair.at), look)
        return _spot(pair.at), tr("only a corner") if pair.kind is PairKind.CORNER else tr("they overlap")
    start, end, apart = gap_between(one.outline, other.outline)
    line = QPainterPath(QPointF(*start))
    line.lineTo(QPointF(*end))
    painter.strokePath(line, look.pen(theme.board.casing, 5.0))
    pen = look.pen(theme.overlays.refused, 2.4)
    pen.setDashPattern([3.0, 2.0])
    painter.strokePath(line, pen)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    if apart * look.port.zoom / GRID < 30:
        _ring(painter, middle, look)
    return middle, tr("gap {}").format(tr(length(apart, frame)))


@lru_cache(maxsize=16)
def gap_between(one: Outline, other: Outline) -> tuple[Spot, Spot, float]:
    """Where two outlines come nearest, in board units, and how far apart they are there, in grid steps."""
    line = shapely.shortest_line(to_shape(one), to_shape(other))
    (ax, ay), (bx, by) = shapely.get_coordinates(line).tolist()
    return (ax / GRID, ay / GRID), (bx / GRID, by / GRID), float(line.length)


def _spot(point: Point) -> Spot:
    return to_units(point[0]), to_units(point[1])


def _ring(painter: QPainter, at: Spot, look: Look) -> None:
    radius = 13 / look.port.zoom
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((look.theme.board.casing, 5.0), (look.theme.overlays.refused, 2.2)):
        painter.setPen(look.pen(colour, wide))
        painter.drawEllipse(QPointF(*at), radius, radius)


def veil_path(seen: QRectF, scene: BoardScene, clear: Iterable[RegionId]) -> QPainterPath:
    """The part of the board that is seen, without some regions, in board units."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addRect(seen.intersected(scene.board))
    for name in clear:
        entry = scene.entry(name)
        if entry is not None:
            path.addPath(scene.path(entry))
    return path

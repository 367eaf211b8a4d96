"""Paints an area of a board scene, shape by shape, so that a window can live on meanwhile; and the cheap look."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from core.model.values import RegionId
from core.picture.coast_layer import coast_shapes
from core.picture.connection_layers import block_shapes, link_shapes
from core.picture.edge_layer import edge_shapes
from core.picture.graph_layer import graph_shapes
from core.picture.ground_layers import art_shapes, frame_shapes, grid_shapes
from core.picture.label_blocks import Block
from core.picture.shapes import Label, LayerName, Shape, Stroke
from core.topology.close_pairs import Adjacency
from editor.canvas.board_scene import BoardScene, Entry
from editor.canvas.shape_painter import pen_of, tint

_SMALLEST_NAME = 4.5
"""Names lower than this on the screen, in pixels, cannot be read and are left out."""
_SMALLEST_CHIP = 0.32
"""Symbols are left out where a look pixel is less than this on the screen."""
REACH = 48.0
"""Look pixels by which something painted may reach over the region it belongs to."""


def paint_area(painter: QPainter, scene: BoardScene, area: QRectF, scale: float) -> Iterator[None]:
    """Everything that lies in an area of the board; `scale` is device pixels per board unit."""
    hints = QPainter.RenderHint
    painter.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform)
    painter.fillRect(area.intersected(scene.board), QColor(scene.theme.board.paper))
    reach = REACH * scene.unit
    near = scene.entries(area.adjusted(-reach, -reach, reach, reach))
    yield from _paint_ground(painter, scene, near)
    for shape in _overlay_shapes(scene):
        if shape is not None:
            scene.shapes.paint(painter, shape)
            scene.shapes.forget(shape)
        yield
    for entry in near:
        paint_labels(painter, scene, entry, scale)
        yield


def _paint_ground(painter: QPainter, scene: BoardScene, near: list[Entry]) -> Iterator[None]:
    shows, model, unit = scene.options.shows, scene.model, scene.unit
    if model.background is not None and model.background.visible and shows(LayerName.ART):
        _paint_shapes(painter, scene, art_shapes(model.background))
        yield
    if shows(LayerName.TERRAIN):
        for entry in near:
            scene.shapes.paint(painter, entry.ground)
            yield
    if shows(LayerName.GRID) and scene.options.grid_step > 0:
        _paint_shapes(painter, scene, grid_shapes(model.frame, scene.options.grid_step, scene.theme, unit))
    if shows(LayerName.BORDERS):
        pen = pen_of(Stroke(scene.theme.board.line, scene.border_width()))
        for entry in near:
            painter.strokePath(scene.border(entry), pen)
            yield
    if shows(LayerName.FRAME):
        _paint_shapes(painter, scene, frame_shapes(model.frame, scene.theme, unit))


def _paint_shapes(painter: QPainter, scene: BoardScene, shapes: Iterable[Shape]) -> None:
    for shape in shapes:
        scene.shapes.paint(painter, shape)
        scene.shapes.forget(shape)


def _overlay_shapes(scene: BoardScene) -> Iterator[Shape | None]:
    """Coasts, edge, blocks, links and graph of the whole map; None is a moment to breathe."""
    shows, model, theme, unit = scene.options.shows, scene.model, scene.theme, scene.unit
    if shows(LayerName.COASTS):
        yield from coast_shapes(model, theme, unit)
    if shows(LayerName.EDGE):
        yield from edge_shapes(model, scene.facts.board(), theme, unit)
    if shows(LayerName.BLOCKS) and model.blocks:
        yield from block_shapes(model, theme, unit)
    blocks: dict[RegionId, Block] = {}
    if shows(LayerName.GRAPH) or (shows(LayerName.LINKS) and model.links):
        for entry in scene.entries():
            blocks[entry.region.id] = scene.block(entry)
            yield None
    if shows(LayerName.LINKS):
        yield from link_shapes(model.links, blocks, theme, unit)
    if shows(LayerName.GRAPH):
        yield from graph_shapes(model, scene.facts.adjacency(), scene.facts.board(), blocks, theme=theme, unit=unit)


def paint_labels(painter: QPainter, scene: BoardScene, entry: Entry, scale: float) -> None:
    """Symbols, name and id of a region, as far as they can be made out."""
    if max(scene.options.name_size * scene.unit * scale, 0) < _SMALLEST_NAME:
        return
    for shape in scene.label_shapes(entry):
        if isinstance(shape, Label):
            if shape.size * scale >= _SMALLEST_NAME:
                scene.labels.paint(painter, shape, scale)
        elif scene.unit * scale >= _SMALLEST_CHIP:
            scene.shapes.paint(painter, shape)


def paint_flat(painter: QPainter, scene: BoardScene, area: QRectF) -> None:
    """The cheap look: flat fills and hairline borders."""
    painter.fillRect(area.intersected(scene.board), QColor(scene.theme.board.paper))
    near = scene.entries(area)
    if scene.options.shows(LayerName.TERRAIN):
        for entry in near:
            painter.fillPath(scene.path(entry), tint(entry.ground.fill, entry.ground.opacity))
    pen = QPen(QColor(scene.theme.board.line), 0)
    for entry in near:
        painter.strokePath(scene.path(entry), pen)


def paint_changed(painter: QPainter, scene: BoardScene, names: Iterable[RegionId], scale: float) -> None:
    """Regions that are others than in the kept picture, over it, while a gesture goes on."""
    entries = [entry for name in names if (entry := scene.entry(name)) is not None and entry.region.outline]
    if scene.options.shows(LayerName.TERRAIN):
        for entry in entries:
            painter.fillPath(scene.path(entry), tint(entry.ground.fill, entry.ground.opacity))
    pen = pen_of(Stroke(scene.theme.board.line, scene.border_width()))
    for entry in entries:
        painter.strokePath(scene.path(entry), pen)
    _paint_shapes(painter, scene, _ties(scene, frozenset(entry.region.id for entry in entries)))
    for entry in entries:
        paint_labels(painter, scene, entry, scale)


def _ties(scene: BoardScene, names: frozenset[RegionId]) -> Iterator[Shape]:
    """The overlays that have to do with some regions: coasts, edge, and the graph to their neighbours."""
    shows, model, theme, unit = scene.options.shows, scene.model, scene.theme, scene.unit
    if shows(LayerName.COASTS):
        boxes = [entry.box for name in names if (entry := scene.entry(name)) is not None]
        near = {entry.region.id: entry.region for box in boxes for entry in scene.entries(box)}
        yield from coast_shapes(replace(model, regions=tuple(near.values())), theme, unit, names)
    if shows(LayerName.EDGE):
        yield from edge_shapes(model, scene.facts.board(), theme, unit, only=names)
    if shows(LayerName.GRAPH):
        pairs = tuple(pair for pair in scene.facts.adjacency().pairs if pair.a in names or pair.b in names)
        around = names.union(*((pair.a, pair.b) for pair in pairs))
        blocks = {name: scene.block(entry) for name in around if (entry := scene.entry(name)) is not None}
        part = Adjacency(pairs, ())
        yield from graph_shapes(model, part, scene.facts.board(), blocks, theme=theme, unit=unit)

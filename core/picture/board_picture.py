"""From a map to the drawing list every painter uses: the one place that decides what a board looks like."""

from core.model.map_model import MapModel
from core.model.values import to_units
from core.picture.coast_layer import coast_shapes
from core.picture.connection_layers import block_shapes, link_shapes
from core.picture.edge_layer import edge_shapes
from core.picture.graph_layer import graph_shapes
from core.picture.ground_layers import art_shapes, border_shapes, frame_shapes, grid_shapes, terrain_shapes
from core.picture.label_layers import id_shapes, name_shapes, region_blocks, symbol_shapes
from core.picture.options import PictureOptions, detail_of
from core.picture.palette import THEMES
from core.picture.shapes import Layer, LayerName, Picture, Shape
from core.topology.board_builder import build_board
from core.topology.close_pairs import Adjacency
from core.topology.measure import measure


def board_picture(
    model: MapModel, options: PictureOptions | None = None, adjacency: Adjacency | None = None
) -> Picture:
    """The picture of a map. Borders are measured only when a layer needs them and they are not given."""
    chosen = options or PictureOptions()
    shapes = _lower_layers(model, chosen) | _upper_layers(model, chosen, adjacency)
    return Picture(
        title=model.title,
        width=to_units(model.frame.width),
        height=to_units(model.frame.height),
        mm_per_unit=model.frame.mm_per_unit(),
        theme=THEMES[chosen.theme],
        layers=tuple(Layer(name, shapes[name]) for name in LayerName if name in shapes),
    )


def _lower_layers(model: MapModel, options: PictureOptions) -> dict[LayerName, tuple[Shape, ...]]:
    theme, unit = THEMES[options.theme], detail_of(model, options)
    art = model.background if options.shows(LayerName.ART) else None
    art = art if art is not None and art.visible else None
    shapes: dict[LayerName, tuple[Shape, ...]] = {}
    if art is not None:
        shapes[LayerName.ART] = art_shapes(art)
    if options.shows(LayerName.TERRAIN):
        shapes[LayerName.TERRAIN] = terrain_shapes(model, theme, unit, over_art=art is not None)
    if options.shows(LayerName.GRID) and options.grid_step > 0:
        shapes[LayerName.GRID] = grid_shapes(model.frame, options.grid_step, theme, unit)
    if options.shows(LayerName.BORDERS):
        shapes[LayerName.BORDERS] = border_shapes(model, theme, unit, has_frame=options.shows(LayerName.FRAME))
    if options.shows(LayerName.FRAME):
        shapes[LayerName.FRAME] = frame_shapes(model.frame, theme, unit)
    return shapes


def _upper_layers(
    model: MapModel, options: PictureOptions, adjacency: Adjacency | None
) -> dict[LayerName, tuple[Shape, ...]]:
    theme, unit = THEMES[options.theme], detail_of(model, options)
    blocks = region_blocks(model, options, unit)
    shapes: dict[LayerName, tuple[Shape, ...]] = {}
    if options.shows(LayerName.COASTS):
        shapes[LayerName.COASTS] = coast_shapes(model, theme, unit)
    if options.shows(LayerName.EDGE) or options.shows(LayerName.GRAPH):
        found = measure(model) if adjacency is None else adjacency
        board = build_board(model, found)
        if options.shows(LayerName.EDGE):
            shapes[LayerName.EDGE] = edge_shapes(model, board, theme, unit)
        if options.shows(LayerName.GRAPH):
            shapes[LayerName.GRAPH] = graph_shapes(model, found, board, blocks, theme=theme, unit=unit)
    if options.shows(LayerName.BLOCKS):
        shapes[LayerName.BLOCKS] = block_shapes(model, theme, unit)
    if options.shows(LayerName.LINKS):
        shapes[LayerName.LINKS] = link_shapes(model.links, blocks, theme, unit)
    if options.shows(LayerName.SYMBOLS):
        shapes[LayerName.SYMBOLS] = symbol_shapes(model.regions, blocks, theme)
    if options.shows(LayerName.NAMES):
        shapes[LayerName.NAMES] = name_shapes(model.regions, blocks, theme)
    if options.shows(LayerName.IDS):
        shapes[LayerName.IDS] = id_shapes(model.regions, blocks, theme)
    return shapes

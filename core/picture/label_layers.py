"""The upper layers of a board: symbol chips, names and ids, one block per region."""

from collections.abc import Iterable, Mapping

from core.model.map_model import MapModel
from core.model.region import Region
from core.model.terrains import symbols
from core.model.values import RegionId
from core.picture.ground_layers import label_colours, terrain_of
from core.picture.label_blocks import CHIP, ID_SIZE, Block, Content, placed_block
from core.picture.options import PictureOptions
from core.picture.palette import Theme
from core.picture.shapes import Disc, IconMark, Label, LayerName, Shape, Stroke

_HALO = 3.4
_LONGEST = 120
"""Letters of a name that find room on a board; of a longer one its beginning is shown."""


def region_icons(region: Region) -> tuple[str, ...]:
    """The icon of each chip: the symbols of the catalogue, then the designer's own."""
    known = symbols()
    named = tuple(known[symbol].icon if symbol in known else "symbol_custom" for symbol in region.symbols)
    return named + ("symbol_custom",) * len(region.custom)


def region_block(region: Region, options: PictureOptions, unit: float) -> Block:
    """One region's block; depends on nothing but the region, so an editor can redo it alone."""
    terrain = terrain_of(region)
    content = Content(
        name=_shown_name(region.name) if options.shows(LayerName.NAMES) else "",
        chips=len(region_icons(region)) if options.shows(LayerName.SYMBOLS) else 0,
        name_size=options.name_size,
        has_node=options.shows(LayerName.GRAPH),
        shows_id=options.shows(LayerName.IDS),
        follows_course=terrain is not None and terrain.pattern == "flow",
    )
    return placed_block(region.outline, content, unit)


def _shown_name(name: str) -> str:
    words = " ".join(name.split())
    return words if len(words) <= _LONGEST else f"{words[:_LONGEST].rstrip()}…"


def region_blocks(model: MapModel, options: PictureOptions, unit: float) -> dict[RegionId, Block]:
    return {region.id: region_block(region, options, unit) for region in model.regions if region.outline}


def symbol_shapes(regions: Iterable[Region], blocks: Mapping[RegionId, Block], theme: Theme) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for region in regions:
        block = blocks.get(region.id)
        if block is None:
            continue
        for icon, centre in zip(region_icons(region), block.chip_centres, strict=True):
            shapes.extend(_chip(icon, centre, theme, block.unit))
    return tuple(shapes)


def _chip(icon: str, centre: tuple[float, float], theme: Theme, unit: float) -> list[Shape]:
    board = theme.board
    edge = Stroke(board.label, 0.9 * unit, 0.55)
    return [
        Disc(centre, (CHIP / 2 - 0.5) * unit, board.halo, edge),
        IconMark(icon, centre, 16 * unit, board.label, board.halo),
    ]


def name_shapes(regions: Iterable[Region], blocks: Mapping[RegionId, Block], theme: Theme) -> tuple[Shape, ...]:
    shapes = []
    for region in regions:
        block = blocks.get(region.id)
        if block is None or not block.content.name:
            continue
        colour, halo = label_colours(region, theme)
        terrain = terrain_of(region)
        shapes.append(
            Label(
                key=region.id,
                lines=block.lines,
                centre=block.name_centre,
                size=block.content.name_size * block.unit,
                colour=colour,
                halo=halo,
                halo_width=_HALO * block.unit,
                is_italic=terrain is not None and terrain.water,
                angle=block.angle,
            )
        )
    return tuple(shapes)


def id_shapes(regions: Iterable[Region], blocks: Mapping[RegionId, Block], theme: Theme) -> tuple[Shape, ...]:
    shapes = []
    for region in regions:
        block = blocks.get(region.id)
        if block is not None:
            colour, halo = label_colours(region, theme)
            label = Label(
                key=region.id,
                lines=(region.id,),
                centre=block.id_centre,
                size=ID_SIZE * block.unit,
                colour=colour,
                halo=halo,
                halo_width=_HALO * 0.8 * block.unit,
                is_bold=False,
                angle=block.angle,
            )
            shapes.append(label)
    return tuple(shapes)

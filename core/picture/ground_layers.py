"""The lower layers of a board: art, terrain with its patterns and shades, grid, borders, frame."""

from collections.abc import Iterable

from core.model.map_model import Background, Frame, MapModel, OwnTerrain
from core.model.own_terrains import terrain_named
from core.model.region import Region
from core.model.terrains import Colours, Terrain, terrains
from core.model.values import GRID, Ring, to_units
from core.picture.border_lines import border_lines
from core.picture.palette import Theme, ThemeName, contrast, darkened
from core.picture.shapes import ArtImage, Ground, Line, PatternUse, Polyline, Shape, Stroke

_SHADES = {ThemeName.LIGHT: ((26, 0.10), (15, 0.13), (7, 0.20)), ThemeName.DARK: ((26, 0.22), (15, 0.24), (7, 0.30))}
_PATTERN_OPACITY = {ThemeName.LIGHT: 0.34, ThemeName.DARK: 0.30}
OVER_ART = 0.45
"""How opaque the terrain is while board art shall be seen through it."""
BORDER_WIDTH, FRAME_WIDTH, SURF_WIDTH = 1.7, 2.6, 7.0


def to_line(points: Ring) -> Line:
    return tuple((x / GRID, y / GRID) for x, y in points)


def terrain_of(region: Region) -> Terrain | None:
    """The catalogue entry of a region's terrain; None for none and for a designer's own."""
    return terrains().get(region.terrain) if region.terrain is not None else None


def ground_colours(region: Region, theme: Theme, own: Iterable[OwnTerrain] = ()) -> Colours:
    """`own`: the terrains that only the region's map knows."""
    terrain = terrain_named(region.terrain, own)
    if terrain is None:
        return theme.board.untagged
    return terrain.light if theme.name is ThemeName.LIGHT else terrain.dark


def label_colours(region: Region, theme: Theme) -> tuple[str, str]:
    """Label and halo for a region: the pair that can be read on its ground."""
    board = theme.board
    if contrast(board.label, ground_colours(region, theme).fill) >= 4.5:
        return board.label, board.halo
    return board.label_on_dark, board.halo_on_dark


def ground(region: Region, theme: Theme, unit: float, opacity: float = 1.0, own: Iterable[OwnTerrain] = ()) -> Ground:
    """One region's ground; depends on nothing but the region and the map's own terrains, so it can be redone alone."""
    colours, terrain = ground_colours(region, theme, own), terrain_of(region)
    is_light = theme.name is ThemeName.LIGHT
    shade = colours.ink if is_light else darkened(colours.fill, 0.55)
    shades = [Stroke(shade, width * unit, share) for width, share in _SHADES[theme.name]]
    if terrain is not None and terrain.water:
        surf = Stroke("#FFFFFF", SURF_WIDTH * unit, 0.55) if is_light else Stroke(colours.ink, SURF_WIDTH * unit, 0.35)
        shades.append(surf)
    pattern = None
    if terrain is not None and terrain.pattern:
        pattern = PatternUse(terrain.pattern, colours.ink, _PATTERN_OPACITY[theme.name], unit)
    rings = tuple(to_line(ring) for ring in region.rings())
    return Ground(region.id, region.name, rings, colours.fill, opacity, pattern, tuple(shades))


def terrain_shapes(model: MapModel, theme: Theme, unit: float, *, over_art: bool) -> tuple[Shape, ...]:
    opacity, own = OVER_ART if over_art else 1.0, model.terrains
    return tuple(ground(region, theme, unit, opacity, own) for region in model.regions)


def border_shapes(model: MapModel, theme: Theme, unit: float, *, has_frame: bool) -> tuple[Shape, ...]:
    stroke = Stroke(theme.board.line, BORDER_WIDTH * unit)
    lines = border_lines(model.regions, model.frame if has_frame else None)
    return tuple(
        Polyline(to_line(line[:-1]), stroke, is_closed=True) if line[0] == line[-1] else Polyline(to_line(line), stroke)
        for line in lines
    )


def frame_shapes(frame: Frame, theme: Theme, unit: float) -> tuple[Shape, ...]:
    """The frame lies wholly inside the board, so that a picture has exactly the board's size."""
    inset = FRAME_WIDTH * unit / 2
    right, bottom = to_units(frame.width) - inset, to_units(frame.height) - inset
    corners = ((inset, inset), (right, inset), (right, bottom), (inset, bottom))
    return (Polyline(corners, Stroke(theme.board.frame, FRAME_WIDTH * unit), is_closed=True),)


def grid_shapes(frame: Frame, step: int, theme: Theme, unit: float) -> tuple[Shape, ...]:
    width, height = to_units(frame.width), to_units(frame.height)
    stroke = Stroke(theme.board.label, 0.8 * unit, 0.28)
    across = [to_units(x) for x in range(step, frame.width, step)]
    down = [to_units(y) for y in range(step, frame.height, step)]
    lines = [((x, 0.0), (x, height)) for x in across] + [((0.0, y), (width, y)) for y in down]
    return tuple(Polyline(line, stroke) for line in lines)


def art_shapes(art: Background) -> tuple[Shape, ...]:
    corner = (to_units(art.x), to_units(art.y))
    width, height = art.width_px * art.scale / GRID, art.height_px * art.scale / GRID
    return (ArtImage(art.path, corner, width, height, art.opacity),)

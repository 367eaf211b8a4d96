"""What a picture shall show: theme, layers, and how large the details are drawn."""

from dataclasses import dataclass
from math import sqrt

from core.geometry.snapping import DRAWING_GRID
from core.model.map_model import MapModel
from core.model.values import to_units
from core.picture.palette import ThemeName
from core.picture.shapes import LayerName

BOARD_LAYERS = frozenset(
    {
        LayerName.TERRAIN,
        LayerName.BORDERS,
        LayerName.FRAME,
        LayerName.BLOCKS,
        LayerName.LINKS,
        LayerName.SYMBOLS,
        LayerName.NAMES,
    }
)
"""The board as it would be printed."""

GAME_LAYERS = frozenset({LayerName.ICE, LayerName.CHANGED, LayerName.PIECES, LayerName.TOKENS})
"""What only a position has; a map alone has none of it."""

MAP_LAYERS = tuple(name for name in LayerName if name not in GAME_LAYERS)
"""The layers a map alone can have, in the order in which they are drawn."""

ASSUMED_MM_PER_UNIT = 0.5
"""Printed size where the designer has not said: the usual board of 1380 units is 690 mm wide."""

_LOOK_AREA = 1104.0 * 800.0
"""Pixels of the board at which a name is 13 pixels high; every detail is measured against it."""
_LOOK_REGION = 171.0
"""Side of an average region on that board, in those pixels."""


@dataclass(frozen=True, slots=True)
class PictureOptions:
    theme: ThemeName = ThemeName.LIGHT
    layers: frozenset[LayerName] = BOARD_LAYERS
    detail: float | None = None
    """Board units per look pixel; None fits names, chips and patterns to the board and its number of regions."""
    grid_step: int = DRAWING_GRID
    name_size: float = 13.0
    """Height of names in look pixels."""

    def shows(self, name: LayerName) -> bool:
        return name in self.layers


def detail_of(model: MapModel, options: PictureOptions) -> float:
    """Board units per look pixel: boards of any size look alike, crowded ones get finer details."""
    if options.detail is not None:
        return options.detail
    area = to_units(model.frame.width) * to_units(model.frame.height)
    per_pixel = sqrt(area / _LOOK_AREA)
    side = sqrt(_LOOK_AREA / max(1, len(model.regions)))
    return per_pixel * min(1.35, max(0.35, sqrt(side / _LOOK_REGION)))

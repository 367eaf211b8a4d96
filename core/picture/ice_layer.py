"""Ice over regions that are frozen in a position: whitened ground with cracks, over the terrain, below the borders."""

from functools import lru_cache

from core.picture.ground_layers import SURF_WIDTH, to_line
from core.picture.palette import THEMES, Theme, ThemeName
from core.picture.same_region import SameRegion
from core.picture.shapes import Ground, PatternUse, Shape, Stroke

_CRACKS = "ice"
_OPACITY = {ThemeName.LIGHT: 0.8, ThemeName.DARK: 0.62}


def ice_shapes(regions: tuple[SameRegion, ...], theme: Theme, unit: float) -> tuple[Shape, ...]:
    """From step to step of a winter these are the very same shapes."""
    return _kept_ice(regions, theme.name, unit)


@lru_cache(maxsize=16)
def _kept_ice(regions: tuple[SameRegion, ...], name: ThemeName, unit: float) -> tuple[Shape, ...]:
    colours = THEMES[name].board.ice
    cracks = PatternUse(_CRACKS, colours.ink, 0.75, unit)
    rim = Stroke(colours.ink, SURF_WIDTH * unit, 0.35)
    return tuple(
        Ground(
            f"{same.region.id} ice",
            same.region.name,
            tuple(to_line(ring) for ring in same.region.rings()),
            colours.fill,
            _OPACITY[name],
            cracks,
            (rim,),
        )
        for same in regions
    )

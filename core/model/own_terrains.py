"""A designer's own kinds of ground: named and coloured in the map itself. To the rules they are plain land."""

from collections.abc import Iterable
from functools import lru_cache

from core.model.map_model import OwnTerrain
from core.model.terrains import Colours, Terrain, terrains

_DARKER, _INK, _LIGHTER = 0.5, 0.6, 0.55
"""How much light the dark look takes from a colour, a pattern's ink from its ground, and how far ink goes to white."""


def terrain_named(name: str | None, own: Iterable[OwnTerrain] = ()) -> Terrain | None:
    """A terrain of the catalogue or of the map; None for none and for a word that neither knows."""
    if not name:
        return None
    known = terrains().get(name)
    return known or next((own_terrain(each.name, each.colour) for each in own if each.name == name), None)


@lru_cache(maxsize=256)
def own_terrain(name: str, colour: str) -> Terrain:
    """The same record as for a terrain of the catalogue, with colours for both looks made from the one given."""
    fill = colour.upper()
    dark = _towards(fill, 0, _DARKER)
    return Terrain(
        id=name,
        name=name,
        games=frozenset(),
        icon="terrain_custom",
        pattern="",
        light=Colours(fill, _towards(fill, 0, _INK)),
        dark=Colours(dark, _towards(fill, 255, _LIGHTER)),
        rules=(),
    )


def _towards(colour: str, end: int, share: float) -> str:
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part + (end - part) * share):02X}" for part in parts)

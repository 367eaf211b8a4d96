"""Edits of what regions are called and what is printed on them; pure, for one region or many."""

from collections.abc import Collection, Iterable
from dataclasses import replace

from core.model.map_model import Game, MapModel, OwnTerrain
from core.model.own_terrains import own_terrain
from core.model.region import Region
from core.model.terrains import Symbol, Terrain, symbols, terrains
from core.model.values import RegionId, SymbolId, TerrainId


def terrain_choices(games: Collection[Game], own: Iterable[OwnTerrain] = ()) -> tuple[Terrain, ...]:
    """The terrains of some games in the order of their number keys, then one's own; all where no game is named."""
    printed = tuple(each for each in terrains().values() if not games or not each.games.isdisjoint(games))
    return (*printed, *(own_terrain(each.name, each.colour) for each in own))


def symbol_choices(games: Collection[Game]) -> tuple[Symbol, ...]:
    return tuple(each for each in symbols().values() if not games or not each.games.isdisjoint(games))


def renamed(model: MapModel, region_id: str, name: str) -> MapModel:
    return model.with_regions([replace(model.region(region_id), name=" ".join(name.split()))])


def with_terrain(model: MapModel, ids: Iterable[RegionId], terrain: str | None) -> MapModel:
    ground = None if terrain is None else TerrainId(terrain)
    return model.with_regions(replace(each, terrain=ground) for each in _regions(model, ids) if each.terrain != ground)


def with_symbol(model: MapModel, ids: Iterable[RegionId], symbol: str, *, is_on: bool) -> MapModel:
    """The symbol put on, or taken from, every given region; a region keeps the order of its other symbols."""
    return model.with_regions(_with_symbol(each, symbol, is_on=is_on) for each in _regions(model, ids))


def _with_symbol(region: Region, symbol: str, *, is_on: bool) -> Region:
    if is_on == region.has(symbol):
        return region
    kept = tuple(each for each in region.symbols if each != symbol)
    return replace(region, symbols=(*kept, SymbolId(symbol)) if is_on else kept)


def with_custom(model: MapModel, ids: Iterable[RegionId], tags: Iterable[str]) -> MapModel:
    """The designer's own tags of every given region, each once, without blanks round them."""
    custom = tuple(dict.fromkeys(tag for each in tags if (tag := " ".join(each.split()))))
    return model.with_regions(replace(each, custom=custom) for each in _regions(model, ids) if each.custom != custom)


def _regions(model: MapModel, ids: Iterable[RegionId]) -> list[Region]:
    wanted = frozenset(ids)
    return [region for region in model.regions if region.id in wanted]

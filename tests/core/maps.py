"""Tiny maps for tests: grids of squares on a small board."""

from core.model.map_model import Frame, MapModel
from core.model.region import Part, Region
from core.model.values import GRID, RegionId, Ring, SymbolId, TerrainId

SIDE = 100
"""Board units along one square."""


def square(column: int, row: int, side: int = SIDE) -> Ring:
    """The outer ring of one square of a grid, clockwise on screen."""
    x, y, s = column * side * GRID, row * side * GRID, side * GRID
    return ((x, y), (x + s, y), (x + s, y + s), (x, y + s))


def grid_map(columns: int = 2, rows: int = 2, *, terrain: str = "farmland", side: int = SIDE) -> MapModel:
    """A board covered by squares named A1, B1, ... row by row."""
    regions = tuple(
        Region(
            id=RegionId(f"{chr(97 + column)}{row + 1}"),
            name=f"{chr(65 + column)}{row + 1}",
            outline=(Part(square(column, row, side)),),
            terrain=TerrainId(terrain),
        )
        for row in range(rows)
        for column in range(columns)
    )
    frame = Frame(columns * side * GRID, rows * side * GRID, columns * side / 2, rows * side / 2)
    return MapModel(title="Grid", players=2, rounds=10, frame=frame, regions=regions)


def tagged(model: MapModel, name: str, *, terrain: str | None = None, symbols: tuple[str, ...] = ()) -> MapModel:
    """The map with another terrain and other symbols on one region."""
    region = next(each for each in model.regions if each.name == name)
    changed = Region(
        region.id,
        region.name,
        region.outline,
        TerrainId(terrain) if terrain is not None else region.terrain,
        tuple(SymbolId(each) for each in symbols),
    )
    return model.with_regions([changed])

"""Small boards for rule tests, made without any geometry."""

from core.model.board import Board
from core.model.values import RegionId, SymbolId, TerrainId

TERRAINS = ("farmland", "forest", "hill", "swamp", "mountain")
SYMBOLS = ("mine", "magic", "cavern", "lost-tribe")
WATER = ("sea", "lake", "river")


def grid_board(
    width: int = 6, height: int = 5, *, seas: tuple[int, ...] = (0,), lakes: tuple[int, ...] = (14,)
) -> Board:
    """A grid of regions with every terrain and symbol in turn; region numbers run row by row."""
    count = width * height
    cells = [(index % width, index // width) for index in range(count)]
    neighbours = tuple(
        tuple(other for other, (x2, y2) in enumerate(cells) if abs(x - x2) + abs(y - y2) == 1) for x, y in cells
    )
    terrain = tuple(
        TerrainId("sea" if i in seas else "lake" if i in lakes else TERRAINS[(i * 3) % 5]) for i in range(count)
    )
    dry = [each not in WATER for each in terrain]
    symbols = tuple(frozenset({SymbolId(SYMBOLS[i % 4])}) if dry[i] and i % 3 else frozenset() for i in range(count))
    edge = tuple(x in (0, width - 1) or y in (0, height - 1) for x, y in cells)
    shores = tuple(tuple(n for n in neighbours[i] if not dry[n]) if dry[i] else () for i in range(count))
    entry = tuple(edge[i] or any(terrain[n] == "sea" and edge[n] for n in neighbours[i]) for i in range(count))
    names = tuple(f"{chr(65 + x)}{y + 1}" for x, y in cells)
    return Board(
        title="grid",
        ids=tuple(RegionId(name) for name in names),
        names=names,
        terrain=terrain,
        symbols=symbols,
        custom=tuple(frozenset() for _ in range(count)),
        neighbours=neighbours,
        touching=neighbours,
        edge=edge,
        entry=entry,
        shore_of=shores,
    )

"""Small made-up maps for tests: a patchwork of four-sided regions with shared, wavy borders, and ways to damage it."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from core.model.map_model import Frame, MapModel
from core.model.region import Outline, Part, Region
from core.model.values import GRID, Point, RegionId, Ring, TerrainId

LAND = ("farmland", "forest", "hill", "swamp")


def patchwork(columns: int = 3, rows: int = 3, *, bends: int = 3, seed: int = 1, size: int = 100 * GRID) -> MapModel:
    """A covered board of columns x rows regions named like "Patch 4"; every border is shared vertex by vertex."""
    rng = np.random.default_rng(seed)
    corners: dict[tuple[int, int], Point] = {}
    for column in range(columns + 1):
        for row in range(rows + 1):
            dx, dy = (rng.uniform(-0.2, 0.2, 2) * size).round().astype(int).tolist()
            x = column * size + (dx if 0 < column < columns else 0)
            corners[column, row] = (x, row * size + (dy if 0 < row < rows else 0))
    lines: dict[tuple[tuple[int, int], tuple[int, int]], list[Point]] = {}

    def line(start: tuple[int, int], end: tuple[int, int]) -> list[Point]:
        if (end, start) in lines:
            return lines[end, start][::-1]
        (x0, y0), (x1, y1) = corners[start], corners[end]
        is_rim = (x0 == x1 and x0 in (0, columns * size)) or (y0 == y1 and y0 in (0, rows * size))
        points = [corners[start]]
        for step in range(1, bends + 1):
            dx, dy = (0, 0) if is_rim else rng.uniform(-0.04, 0.04, 2) * size
            share = step / (bends + 1)
            points.append((round(x0 + (x1 - x0) * share + dx), round(y0 + (y1 - y0) * share + dy)))
        lines[start, end] = [*points, corners[end]]
        return lines[start, end]

    regions = []
    for row in range(rows):
        for column in range(columns):
            around = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
            ring = [
                p for start, end in zip(around, around[1:] + around[:1], strict=True) for p in line(start, end)[:-1]
            ]
            number = row * columns + column
            terrain = TerrainId(LAND[number % 4])
            regions.append(Region(RegionId(f"p{number}"), f"Patch {number}", (Part(tuple(ring)),), terrain))
    return MapModel(title="Patchwork", regions=tuple(regions), frame=Frame(columns * size, rows * size))


def with_outline(model: MapModel, number: int, outline: Outline) -> MapModel:
    return model.with_regions([replace(model.regions[number], outline=outline)])


def with_ring(model: MapModel, number: int, change: Callable[[list[Point]], list[Point]]) -> MapModel:
    """The map with the outer ring of one region's first part changed."""
    first, *others = model.regions[number].outline
    ring: Ring = tuple(change(list(first.outer)))
    return with_outline(model, number, (replace(first, outer=ring), *others))


def shifted(outline: Outline, dx: int, dy: int) -> Outline:
    def ring(points: Ring) -> Ring:
        return tuple((x + dx, y + dy) for x, y in points)

    return tuple(Part(ring(part.outer), tuple(ring(hole) for hole in part.holes)) for part in outline)


def box(left: float, top: float, right: float, bottom: float) -> Ring:
    """A rectangle in board units."""
    x0, y0, x1, y1 = (round(each * GRID) for each in (left, top, right, bottom))
    return ((x0, y0), (x1, y0), (x1, y1), (x0, y1))


def board_of(*regions: Region, width: float = 300, height: float = 200) -> MapModel:
    return MapModel(title="Test", regions=regions, frame=Frame(round(width * GRID), round(height * GRID)))


def land(region_id: str, *rings: Ring, terrain: str | None = "hill", name: str | None = None) -> Region:
    """A region of simple parts; its name is made of its id unless given."""
    ground = None if terrain is None else TerrainId(terrain)
    title = region_id.title() if name is None else name
    return Region(RegionId(region_id), title, tuple(Part(ring) for ring in rings), ground)

"""Made-up maps for the benchmarks: regions about 120 units across with about 48 vertices, matched or with gaps."""

import numpy as np
import shapely

from core.model.map_model import Frame, MapModel
from core.model.region import Part, Region
from core.model.values import GRID, RegionId

WIDTH, HEIGHT = 120 * GRID, 104 * GRID
STEPS = 8
"""Edges per border; a region in the middle of the map has six borders."""


def matched_rings(regions: int, seed: int = 7) -> tuple[list[list[tuple[int, int]]], tuple[int, int]]:
    """Rings of at least so many regions laid like bricks, with wavy borders that match edge by edge; and the frame."""
    rows = max(2, round(np.sqrt(regions * WIDTH / HEIGHT)))
    columns = -(-regions // rows)
    corners = _corners(rows, columns, np.random.default_rng(seed))
    waves = _Waves(corners, np.random.default_rng(seed + 1))
    rings = []
    for row in range(rows):
        shift = row % 2
        for column in range(columns + shift):
            low, high = max(0, 2 * column - shift), min(2 * columns, 2 * column - shift + 2)
            top = [(row, k) for k in range(low, high + 1)]
            bottom = [(row + 1, k) for k in range(high, low - 1, -1)]
            outline = [*top, *bottom]
            ring: list[tuple[int, int]] = []
            for one, other in zip(outline, outline[1:] + outline[:1], strict=True):
                ring += waves.between(one, other)[:-1]
            rings.append(ring)
    return rings, (columns * WIDTH, rows * HEIGHT)


def _corners(rows: int, columns: int, rng: np.random.Generator) -> np.ndarray:
    """Corner points by row and half column, moved about inside, sliding along the frame on its sides."""
    grid = np.empty((rows + 1, 2 * columns + 1, 2))
    grid[..., 0] = np.arange(2 * columns + 1) * WIDTH / 2
    grid[..., 1] = (np.arange(rows + 1) * HEIGHT)[:, None]
    moved = rng.uniform(-12 * GRID, 12 * GRID, grid.shape)
    moved[[0, -1], :, 1] = 0
    moved[:, [0, -1], 0] = 0
    moved[[0, 0, -1, -1], [0, -1, 0, -1]] = 0
    return np.rint(grid + moved).astype(np.int64)


class _Waves:
    """Borders between two corners, the same points whichever side asks."""

    def __init__(self, corners: np.ndarray, rng: np.random.Generator) -> None:
        self._corners, self._rng = corners, rng
        self._known: dict[tuple[tuple[int, int], tuple[int, int]], list[tuple[int, int]]] = {}

    def between(self, one: tuple[int, int], other: tuple[int, int]) -> list[tuple[int, int]]:
        key = (min(one, other), max(one, other))
        if key not in self._known:
            self._known[key] = self._drawn(*key)
        return self._known[key] if key[0] == one else self._known[key][::-1]

    def _drawn(self, one: tuple[int, int], other: tuple[int, int]) -> list[tuple[int, int]]:
        start, end = self._corners[one].astype(float), self._corners[other].astype(float)
        along = np.linspace(0, 1, STEPS + 1)[:, None]
        points = start + (end - start) * along
        last_row, last_column = self._corners.shape[0] - 1, self._corners.shape[1] - 1
        on_frame = (one[0] == other[0] and one[0] in (0, last_row)) or (
            one[1] == other[1] and one[1] in (0, last_column)
        )
        if not on_frame:
            across = np.array([start[1] - end[1], end[0] - start[0]]) / np.hypot(*(end - start))
            swing = self._rng.uniform(-1, 1, 3)
            wave = sum(a * np.sin((k + 1) * np.pi * along) / (k + 1) for k, a in enumerate(swing))
            points = points + across * wave * 6 * GRID
        return [(int(x), int(y)) for x, y in np.rint(points)]


def as_shapes(rings: list[list[tuple[int, int]]]) -> np.ndarray:
    """Polygons in board units, as a file of a map has them."""
    shapes = np.empty(len(rings), dtype=object)
    shapes[:] = [shapely.Polygon(np.array(ring) / GRID) for ring in rings]
    return shapes


def with_gaps(shapes: np.ndarray, seed: int = 11) -> np.ndarray:
    """The polygons, each shrunk by half a unit to a unit and a half, so that gaps of 1 to 3 units open."""
    rng = np.random.default_rng(seed)
    shrunk = shapely.buffer(shapes, -rng.uniform(0.5, 1.5, len(shapes)), join_style="mitre", mitre_limit=2.0)
    return shapely.transform(shrunk, lambda xy: np.round(xy, 2))


def as_model(rings: list[list[tuple[int, int]]], frame: tuple[int, int]) -> MapModel:
    regions = tuple(
        Region(RegionId(f"r{number}"), f"Region {number}", (Part(tuple(ring)),)) for number, ring in enumerate(rings)
    )
    return MapModel(title="benchmark", frame=Frame(*frame), regions=regions)

"""Ideal maps as label rasters: every pixel carries the number (from 1) of the region it belongs to.

The shapes borders take: natural cells, exact and shifted grids, bricks, hexagons, wheels, coasts with islands.
Nothing is drawn here; lines, rivers and frames come later.
"""

from typing import Any

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

Labels = NDArray[np.int32]
Field = NDArray[np.float32]
Shape = tuple[int, int]


def smooth_noise(rng: Generator, shape: Shape, wavelength: float) -> Field:
    """Random hills between -1 and 1, about `wavelength` pixels apart."""
    height, width = shape
    lattice = rng.uniform(-1, 1, (int(height / wavelength) + 2, int(width / wavelength) + 2)).astype(np.float32)
    row, down = _steps(height, wavelength)
    column, right = _steps(width, wavelength)
    down = down[:, None]
    upper = lattice[row][:, column] * (1 - right) + lattice[row][:, column + 1] * right
    lower = lattice[row + 1][:, column] * (1 - right) + lattice[row + 1][:, column + 1] * right
    result: Field = upper * (1 - down) + lower * down
    return result


def _steps(size: int, wavelength: float) -> tuple[NDArray[np.int64], Field]:
    place = (np.arange(size) + 0.5) / wavelength
    whole = place.astype(np.int64)
    part = (place - whole).astype(np.float32)
    return whole, part * part * (3 - 2 * part)


def warped(rng: Generator, shape: Shape, strength: float) -> tuple[Field, Field]:
    """Pixel centres (y, x) pushed about by noise of three sizes; strength 1 looks like hand-drawn borders."""
    y, x = np.meshgrid(np.arange(shape[0]) + 0.5, np.arange(shape[1]) + 0.5, indexing="ij")
    for wavelength, reach in ((90, 14.0), (35, 4.5), (12, 1.1)):
        y = y + strength * reach * smooth_noise(rng, shape, wavelength)
        x = x + strength * reach * smooth_noise(rng, shape, wavelength)
    return y.astype(np.float32), x.astype(np.float32)


def _nearest(seeds: NDArray[np.float64], y: Field, x: Field) -> Labels:
    best = np.full(y.shape, np.inf, dtype=np.float32)
    labels = np.zeros(y.shape, dtype=np.int32)
    for number, (seed_y, seed_x) in enumerate(seeds.astype(np.float32), start=1):
        distance = (y - seed_y) ** 2 + (x - seed_x) ** 2
        nearer = distance < best
        best[nearer] = distance[nearer]
        labels[nearer] = number
    return labels


def _spread_seeds(rng: Generator, shape: Shape, count: int) -> NDArray[np.float64]:
    """Points neither clumped nor regular: each new one is the loneliest of a few candidates."""
    seeds: list[Any] = [rng.uniform((0, 0), shape)]
    for _ in range(count - 1):
        candidates = rng.uniform((0, 0), shape, (4, 2))
        gaps = ((candidates[:, None] - np.array(seeds)[None]) ** 2).sum(axis=2).min(axis=1)
        seeds.append(candidates[int(gaps.argmax())])
    return np.array(seeds)


def natural_cells(rng: Generator, shape: Shape, *, count: int = 52, strength: float = 1.0) -> Labels:
    """Cells of uneven size with wavy borders, three at a corner as on most maps."""
    y, x = warped(rng, shape, strength)
    return _nearest(_spread_seeds(rng, shape, count), y, x)


def grid_cells(rng: Generator, shape: Shape, *, rows: int = 7, columns: int = 9, strength: float = 0.0) -> Labels:
    """Rows and columns that cross in exact four-corner points, however bent by the noise."""
    y, x = warped(rng, shape, strength)
    row = np.clip(y * rows / shape[0], 0, rows - 1).astype(np.int32)
    column = np.clip(x * columns / shape[1], 0, columns - 1).astype(np.int32)
    return row * columns + column + 1


def oblique_cells(rng: Generator, shape: Shape, *, size: float = 80, slant: float = 0.6) -> Labels:
    """A turned and sheared grid: exact four-corner points whose lines cross at slanting angles."""
    y, x = warped(rng, shape, 0.2)
    turn = rng.uniform(0.2, 1.3)
    across = x * np.cos(turn) + y * np.sin(turn)
    down = -x * np.sin(turn) + y * np.cos(turn) + slant * across
    row = np.floor(down / size).astype(np.int32)
    column = np.floor(across / size).astype(np.int32)
    row -= row.min()
    column -= column.min()
    return row * (int(column.max()) + 1) + column + 1


def shifted_cells(rng: Generator, shape: Shape, *, shifts: tuple[int, ...], rows: int = 7, columns: int = 9) -> Labels:
    """A grid whose upright borders jump sideways by one of `shifts` pixels at every row line."""
    row = (np.arange(shape[0]) * rows) // shape[0]
    jumps = rng.choice(shifts, (rows, columns)) * rng.choice((-1, 1), (rows, columns))
    walls = np.arange(columns)[None] * shape[1] / columns + np.cumsum(jumps, axis=0) - jumps[:1]
    walls[:, 0] = -1
    column = (np.arange(shape[1])[None, None, :] >= walls[:, :, None]).sum(axis=1) - 1
    labels: Labels = (row[:, None] * columns + column[row] + 1).astype(np.int32)
    return labels


def brick_cells(rng: Generator, shape: Shape, *, rows: int = 8, columns: int = 8, strength: float = 0.15) -> Labels:
    """Running bond: every corner is a T-junction, one long edge against two short ones."""
    y, x = warped(rng, shape, strength)
    row = np.clip(y * rows / shape[0], 0, rows - 1).astype(np.int32)
    column = np.clip(x * columns / shape[1] + 0.5 * (row % 2), 0, columns).astype(np.int32)
    return row * (columns + 1) + column + 1


def hexagon_cells(rng: Generator, shape: Shape, *, size: float = 86) -> Labels:
    """The honeycomb of war games, nearly straight."""
    rows, columns = int(shape[0] / (size * 0.866)) + 2, int(shape[1] / size) + 2
    seeds = [(r * size * 0.866, (c + 0.5 * (r % 2)) * size) for r in range(rows) for c in range(columns)]
    y, x = warped(rng, shape, 0.05)
    return _nearest(np.array(seeds), y, x)


def wheel_cells(rng: Generator, shape: Shape, *, sectors: int = 10, ring: float = 75, twist: float = 0.0) -> Labels:
    """Slices around a centre where all inner ones meet; rings cross them in four-corner points unless twisted."""
    y, x = warped(rng, shape, 0.12)
    away_y, away_x = y - shape[0] * 0.48, x - shape[1] * 0.53
    circle = (np.hypot(away_y, away_x) / ring).astype(np.int32)
    circle = np.maximum(circle - 1, 0)
    turn = (np.arctan2(away_y, away_x) / (2 * np.pi) + 0.5 + twist * circle) % 1.0
    return circle * sectors + np.minimum((turn * sectors).astype(np.int32), sectors - 1) + 1


def coast_cells(rng: Generator, shape: Shape, *, land: int = 60, seas: int = 7, level: float = 0.0) -> Labels:
    """Land and sea divided by a noisy coast: bays, straits, islands, lakes; seas are larger than countries."""
    height = smooth_noise(rng, shape, 190) + 0.55 * smooth_noise(rng, shape, 75) + 0.18 * smooth_noise(rng, shape, 25)
    y, x = warped(rng, shape, 0.9)
    countries = _nearest(_spread_seeds(rng, shape, land), y, x)
    waters = _nearest(_spread_seeds(rng, shape, seas), y, x)
    return np.where(height > level, countries, waters + land).astype(np.int32)

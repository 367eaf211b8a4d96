"""A smooth vector field that says how far each point of a border is moved. Knows nothing of borders."""

from dataclasses import dataclass
from math import ceil

import numpy as np
from numpy.typing import NDArray

from core.model.map_model import Frame
from core.model.values import GRID

WAVE_LENGTHS = (200.0, 88.0, 40.0, 18.0)
AMPLITUDES = (34.0, 15.0, 6.0, 2.0)
LATTICE = 0.8
"""Lattice points per wave length; closer ones fold borders into hooks."""

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class NoiseField:
    """Four octaves of random vectors on square lattices, blended smoothly in between; lengths in grid steps."""

    spacings: tuple[float, ...]
    lattices: tuple[Floats, ...]

    def at(self, points: Floats, long_share: Floats) -> Floats:
        """The displacement at each point of an (n, 2) array, the two long waves with this share at each."""
        moved = np.zeros_like(points)
        for octave, (spacing, lattice) in enumerate(zip(self.spacings, self.lattices, strict=True)):
            place = np.clip(points / spacing, 0.0, None)
            cell = np.floor(place).astype(np.int64)
            cell = np.minimum(cell, np.array(lattice.shape[:2]) - 2)
            part = place - cell
            # The quintic step has no slope and no curvature at lattice points, so the lattice does not show.
            part = part * part * part * (part * (part * 6.0 - 15.0) + 10.0)
            x, y = cell[:, 0], cell[:, 1]
            across, down = part[:, :1], part[:, 1:]
            upper = lattice[x, y] * (1 - across) + lattice[x + 1, y] * across
            lower = lattice[x, y + 1] * (1 - across) + lattice[x + 1, y + 1] * across
            wave = upper * (1 - down) + lower * down
            moved += wave * long_share[:, None] if octave < 2 else wave
        return moved


def make_noise(rng: np.random.Generator, frame: Frame, scale: float) -> NoiseField:
    """A field for one board. `scale` shrinks waves and movement together, for boards of many small regions."""
    spacings, lattices = [], []
    for length, amplitude in zip(WAVE_LENGTHS, AMPLITUDES, strict=True):
        spacing = length * scale * GRID * LATTICE
        size = (ceil(frame.width / spacing) + 2, ceil(frame.height / spacing) + 2, 2)
        spacings.append(spacing)
        lattices.append(rng.uniform(-1.0, 1.0, size) * (amplitude * scale * GRID))
    return NoiseField(tuple(spacings), tuple(lattices))

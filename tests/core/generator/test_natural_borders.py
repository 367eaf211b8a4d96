"""Borders get a natural shape that both sides share."""

import numpy as np
import pytest

from core.generator.composition import compose
from core.generator.generate import board_size
from core.generator.layout import Layout, narrowest, try_layout, typical_size
from core.generator.natural_borders import natural, troubles
from core.generator.noise import make_noise
from core.generator.skeleton import Skeleton, neighbours, on_edge
from core.model.map_model import Frame, Game
from core.model.values import GRID

FRAME = board_size(30)


@pytest.fixture(scope="module")
def layout() -> Layout:
    return try_layout(np.random.Generator(np.random.PCG64(4)), compose(Game.BASE, 30, 3), FRAME)


def bent(layout: Layout, scale: float) -> Skeleton:
    noise = make_noise(np.random.Generator(np.random.PCG64(1)), FRAME, scale)
    return natural(layout.skeleton, noise, None, narrowest=15 * GRID, shortest=14 * GRID)


def test_a_straight_layout_has_no_trouble_spots(layout: Layout) -> None:
    assert troubles(layout.skeleton, narrowest(typical_size(FRAME, 30)), 14 * GRID) == []


def test_natural_borders_keep_neighbours_and_the_frame(layout: Layout) -> None:
    result = bent(layout, 1.0)
    assert neighbours(result) == neighbours(layout.skeleton)
    assert on_edge(result) == on_edge(layout.skeleton)
    for arc, straight in zip(result.arcs, layout.skeleton.arcs, strict=True):
        assert (arc.path == straight.path) == arc.is_frame


def test_natural_borders_do_not_cross_even_under_wild_noise(layout: Layout) -> None:
    assert troubles(bent(layout, 1.4), 15 * GRID, 14 * GRID) == []


def test_crossing_borders_are_found(layout: Layout) -> None:
    number, arc = next((n, arc) for n, arc in enumerate(layout.skeleton.arcs) if not arc.is_frame)
    middle = (FRAME.width // 2, FRAME.height // 2)
    far = (arc.path[0], middle, (FRAME.width - middle[0] // 3, middle[1] // 3), arc.path[-1])
    assert troubles(layout.skeleton.with_paths({number: far}), 15 * GRID, 14 * GRID)


def test_noise_is_smooth_and_bounded() -> None:
    noise = make_noise(np.random.Generator(np.random.PCG64(2)), Frame(), 1.0)
    line = np.column_stack([np.linspace(0, 138000, 5000), np.full(5000, 40000.0)])
    moved = noise.at(line, np.ones(len(line)))
    assert np.abs(moved).max() <= (34 + 15 + 6 + 2) * GRID
    assert np.abs(np.diff(moved, axis=0)).max() < 0.9 * np.diff(line[:, 0]).max() * 2
    assert np.abs(moved).max() > 10 * GRID

"""A whole new map from a seed: the steps of this package in order. The same numbers always give the same map."""

import re
from collections.abc import Callable
from math import sqrt

import numpy as np

from core.generator.composition import Composition, compose
from core.generator.layout import Layout, narrowest, try_layout, typical_size
from core.generator.natural_borders import natural
from core.generator.noise import make_noise
from core.generator.place_names import name_board, name_regions
from core.generator.skeleton import Skeleton, UnusableLayoutError, rings_of
from core.generator.symbol_layout import lay_symbols
from core.generator.terrain_layout import lay_terrain
from core.model.map_model import Frame, Game, MapModel
from core.model.region import Part, Region
from core.model.values import GRID, RegionId, Ring, SymbolId, TerrainId

MM_PER_UNIT = 0.5
LEAST_GROUND = 8000
"""Square units for a region on average; a board with less room for each is made larger."""
ROUNDS_OF_TRIES = 60


def _go_on() -> None:
    """Nobody wants to stop the work."""


def generate_map(
    game: Game, regions: int, players: int, seed: int, title: str = "", *, check: Callable[[], None] = _go_on
) -> MapModel:
    """A new map that passes its checks. A ValueError says in one sentence which number is out of range.

    `check` is called now and then; what it raises ends the work.
    """
    if seed < 0:
        raise ValueError(f"A seed is a whole number from 0 up, not {seed}.")
    composition = compose(game, regions, players)
    rng = np.random.Generator(np.random.PCG64(seed))
    frame = board_size(regions)
    skeleton, layout = _natural_layout(rng, composition, frame, check)
    check()
    terrain = lay_terrain(rng, skeleton, layout.fixed, composition)
    check()
    symbols = lay_symbols(rng, skeleton, terrain, composition)
    rings = rings_of(skeleton)
    order = sorted(rings, key=lambda label: _reading_place(rings[label], frame))
    names = name_regions(rng, [terrain[label] for label in order])
    drawn_title = name_board(rng, [n for n, label in zip(names, order, strict=True) if label not in layout.fixed])
    return MapModel(
        title=title or drawn_title,
        games=(game,),
        players=players,
        rounds=composition.rounds,
        frame=frame,
        regions=tuple(
            _region(name, rings[label], terrain[label], symbols[label])
            for label, name in zip(order, names, strict=True)
        ),
    )


def board_size(regions: int) -> Frame:
    """A board in the usual shape: smaller for few regions, the usual size for most, larger for very many."""
    scale = 0.8 if regions <= 28 else max(1.0, sqrt(regions * LEAST_GROUND / (1380 * 1000)))
    width, height = (round(side * scale / 20) * 20 for side in (1380, 1000))
    return Frame(width * GRID, height * GRID, width * MM_PER_UNIT, height * MM_PER_UNIT)


def _natural_layout(
    rng: np.random.Generator, composition: Composition, frame: Frame, check: Callable[[], None]
) -> tuple[Skeleton, Layout]:
    """The best of several layouts whose borders can be made natural."""
    size = typical_size(frame, composition.regions)
    scale = min(1.2, max(0.3, size / (214 * GRID)))
    tries = min(8, max(2, 240 // composition.regions))
    for _ in range(ROUNDS_OF_TRIES):
        layouts = []
        for _ in range(tries):
            check()
            if layout := _layout_or_none(rng, composition, frame):
                layouts.append(layout)
        for layout in sorted(layouts, key=lambda layout: layout.flaw):
            check()
            noise = make_noise(rng, frame, scale)
            try:
                bent = natural(
                    layout.skeleton, noise, layout.flow, narrowest=narrowest(size) * 0.85, shortest=14 * GRID
                )
            except UnusableLayoutError:
                continue
            return bent, layout
    raise AssertionError(f"no layout for {composition}")


def _layout_or_none(rng: np.random.Generator, composition: Composition, frame: Frame) -> Layout | None:
    try:
        return try_layout(rng, composition, frame)
    except UnusableLayoutError:
        return None


def _reading_place(ring: Ring, frame: Frame) -> tuple[int, int]:
    """Regions are listed as a page is read: in six rows from above, each from the left."""
    x = sum(point[0] for point in ring) // len(ring)
    y = sum(point[1] for point in ring) // len(ring)
    return y * 6 // frame.height, x


def _region(name: str, ring: Ring, terrain: str, symbols: tuple[str, ...]) -> Region:
    return Region(
        id=RegionId(re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")),
        name=name,
        outline=(Part(ring),),
        terrain=TerrainId(terrain),
        symbols=tuple(SymbolId(symbol) for symbol in symbols),
    )

"""Edits of a map at random, as a designer and a mishap make them."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from core.model.map_model import AdjacencySettings, MapModel
from core.model.region import Part, Region
from core.model.values import GRID, Point, RegionId, TerrainId
from tests.core.topology.drawn_maps import box, region

Rng = np.random.Generator


def reshaped(area: Region, move: Callable[[Point], Point]) -> Region:
    parts = tuple(
        Part(tuple(move(p) for p in part.outer), tuple(tuple(move(p) for p in hole) for hole in part.holes))
        for part in area.outline
    )
    return replace(area, outline=parts)


def some_region(model: MapModel, rng: Rng) -> Region:
    return model.regions[int(rng.integers(len(model.regions)))]


def shift(rng: Rng, reach: int) -> tuple[int, int]:
    return int(rng.integers(-reach, reach + 1)), int(rng.integers(-reach, reach + 1))


def move_shared_vertex(model: MapModel, rng: Rng) -> MapModel:
    """All regions with that vertex move it."""
    ring = some_region(model, rng).outline[0].outer
    old, (dx, dy) = ring[int(rng.integers(len(ring)))], shift(rng, 300)
    new = (old[0] + dx, old[1] + dy)
    users = [area for area in model.regions if any(old in ring for ring in area.rings())]
    return model.with_regions(reshaped(area, lambda p: new if p == old else p) for area in users)


def move_own_vertex(model: MapModel, rng: Rng) -> MapModel:
    """One region moves a vertex: gaps and overlaps open."""
    area = some_region(model, rng)
    ring = area.outline[0].outer
    old, (dx, dy) = ring[int(rng.integers(len(ring)))], shift(rng, 1500)
    return model.with_regions([reshaped(area, lambda p: (p[0] + dx, p[1] + dy) if p == old else p)])


def move_region(model: MapModel, rng: Rng) -> MapModel:
    dx, dy = shift(rng, 3000)
    return model.with_regions([reshaped(some_region(model, rng), lambda p: (p[0] + dx, p[1] + dy))])


def remove_region(model: MapModel, rng: Rng) -> MapModel:
    return model.without_regions([some_region(model, rng).id]) if len(model.regions) > 8 else model


def insert_region(model: MapModel, rng: Rng) -> MapModel:
    """A new region somewhere in the list: a small box, or a copy of another region."""
    names = {area.id for area in model.regions}
    name = next(RegionId(f"n{i}") for i in range(100) if f"n{i}" not in names)
    if rng.integers(3):
        x, y = float(rng.integers(0, 400)), float(rng.integers(0, 300))
        new = region(name, box(x, y, float(rng.integers(5, 90)), float(rng.integers(5, 90))))
    else:
        new = replace(some_region(model, rng), id=name)
    place = int(rng.integers(len(model.regions) + 1))
    return replace(model, regions=(*model.regions[:place], new, *model.regions[place:]))


def tag_region(model: MapModel, rng: Rng) -> MapModel:
    return model.with_regions([replace(some_region(model, rng), terrain=TerrainId("hill"))])


def swap_regions(model: MapModel, rng: Rng) -> MapModel:
    areas = list(model.regions)
    one, other = int(rng.integers(len(areas))), int(rng.integers(len(areas)))
    areas[one], areas[other] = areas[other], areas[one]
    return replace(model, regions=tuple(areas))


def cut_hole(model: MapModel, rng: Rng) -> MapModel:
    area = some_region(model, rng)
    part = area.outline[0]
    x, y = np.array(part.outer).mean(axis=0)
    hole = box(x / GRID - 8, y / GRID - 8, 16, 16)
    return model.with_regions([replace(area, outline=(Part(part.outer, (hole,)), *area.outline[1:]))])


def change_settings(model: MapModel, rng: Rng) -> MapModel:
    gap = int(rng.integers(0, 20)) * GRID
    return replace(model, adjacency=AdjacencySettings(gap, int(rng.integers(2, 9)) * GRID, 10 * GRID, 3 * GRID))


def reverse_ring(model: MapModel, rng: Rng) -> MapModel:
    area = some_region(model, rng)
    parts = tuple(Part(part.outer[::-1], part.holes) for part in area.outline)
    return model.with_regions([replace(area, outline=parts)])


EDITS = (
    *(move_shared_vertex,) * 6,
    *(move_own_vertex,) * 4,
    move_region,
    remove_region,
    insert_region,
    tag_region,
    swap_regions,
    cut_hole,
    change_settings,
    reverse_ring,
)

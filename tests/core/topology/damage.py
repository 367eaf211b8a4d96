"""Hypothesis strategies: patchwork maps that careless drawing, importing and tagging have damaged."""

from dataclasses import replace

from hypothesis import strategies as st

from core.model.map_model import Block, Game, Link, MapModel
from core.model.region import Part
from core.model.values import GRID, RegionId, SymbolId, TerrainId
from tests.core.topology.patchwork import patchwork, shifted, with_outline, with_ring

STEPS = st.integers(-400, 400)
SIGNS = st.sampled_from(
    [SymbolId(each) for each in ("volcano", "harbour", "monster", "pirates", "lost-tribe", "wobble")]
)
GROUNDS = [TerrainId(each) for each in ("sea", "lake", "river", "abyss", "mountain", "cheese")]


def moved_vertex(model: MapModel, draw: st.DrawFn) -> MapModel:
    number = draw(st.integers(0, len(model.regions) - 1))
    at = draw(st.integers(0, len(model.regions[number].outline[0].outer) - 1))
    dx, dy = draw(STEPS), draw(STEPS)
    return with_ring(model, number, lambda ring: [*ring[:at], (ring[at][0] + dx, ring[at][1] + dy), *ring[at + 1 :]])


def dropped_vertex(model: MapModel, draw: st.DrawFn) -> MapModel:
    number = draw(st.integers(0, len(model.regions) - 1))
    ring = model.regions[number].outline[0].outer
    at = draw(st.integers(0, len(ring) - 1))
    return model if len(ring) < 5 else with_ring(model, number, lambda points: points[:at] + points[at + 1 :])


def split_edge(model: MapModel, draw: st.DrawFn) -> MapModel:
    """A vertex in the middle of an edge of one region only."""
    number = draw(st.integers(0, len(model.regions) - 1))
    ring = model.regions[number].outline[0].outer
    at = draw(st.integers(0, len(ring) - 2))
    middle = ((ring[at][0] + ring[at + 1][0]) // 2, (ring[at][1] + ring[at + 1][1]) // 2)
    return with_ring(model, number, lambda points: [*points[: at + 1], middle, *points[at + 1 :]])


def repeated_vertex(model: MapModel, draw: st.DrawFn) -> MapModel:
    number = draw(st.integers(0, len(model.regions) - 1))
    at = draw(st.integers(0, len(model.regions[number].outline[0].outer) - 1))
    return with_ring(model, number, lambda ring: [*ring[: at + 1], ring[at], *ring[at + 1 :]])


def spike(model: MapModel, draw: st.DrawFn) -> MapModel:
    number = draw(st.integers(0, len(model.regions) - 1))
    at = draw(st.integers(0, len(model.regions[number].outline[0].outer) - 1))
    dx, dy = draw(STEPS), draw(STEPS)
    return with_ring(
        model, number, lambda ring: [*ring[: at + 1], (ring[at][0] + dx, ring[at][1] + dy), ring[at], *ring[at + 1 :]]
    )


def swapped_vertices(model: MapModel, draw: st.DrawFn) -> MapModel:
    """Two corners in the wrong order: the outline crosses itself."""
    number = draw(st.integers(0, len(model.regions) - 1))
    at = draw(st.integers(0, len(model.regions[number].outline[0].outer) - 2))
    return with_ring(model, number, lambda ring: [*ring[:at], ring[at + 1], ring[at], *ring[at + 2 :]])


def shifted_region(model: MapModel, draw: st.DrawFn) -> MapModel:
    number = draw(st.integers(0, len(model.regions) - 1))
    return with_outline(model, number, shifted(model.regions[number].outline, draw(STEPS), draw(STEPS)))


def lost_region(model: MapModel, draw: st.DrawFn) -> MapModel:
    if len(model.regions) < 3:
        return model
    number = draw(st.integers(0, len(model.regions) - 1))
    return model.without_regions([model.regions[number].id])


def crumb(model: MapModel, draw: st.DrawFn) -> MapModel:
    """A tiny extra part somewhere on the board or just beyond it."""
    number = draw(st.integers(0, len(model.regions) - 1))
    x, y = draw(st.integers(0, model.frame.width)), draw(st.integers(0, model.frame.height))
    side = draw(st.integers(10, 900))
    ring = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
    return with_outline(model, number, (*model.regions[number].outline, Part(ring)))


def careless_tags(model: MapModel, draw: st.DrawFn) -> MapModel:
    number = draw(st.integers(0, len(model.regions) - 1))
    region = replace(
        model.regions[number],
        name=draw(st.sampled_from(["", " ", "Patch 1", "patch 1", "Patch  1", "Greenhollow", "Greenhollov"])),
        terrain=draw(st.sampled_from([None, *GROUNDS])),
        symbols=tuple(draw(st.lists(SIGNS, max_size=3))),
    )
    return model.with_regions([region])


def careless_set_up(model: MapModel, draw: st.DrawFn) -> MapModel:
    ids = st.sampled_from([*(region.id for region in model.regions), RegionId("nowhere")])
    links = draw(st.lists(st.builds(Link, a=ids, b=ids, one_way=st.booleans()), max_size=3))
    blocks = draw(st.lists(st.builds(Block, a=ids, b=ids), max_size=2))
    players, rounds = draw(st.none() | st.integers(1, 6)), draw(st.none() | st.integers(5, 12))
    games = tuple(draw(st.lists(st.sampled_from(Game), max_size=2, unique=True)))
    return replace(model, links=tuple(links), blocks=tuple(blocks), players=players, rounds=rounds, games=games)


SHAPES = (
    moved_vertex,
    dropped_vertex,
    split_edge,
    repeated_vertex,
    spike,
    swapped_vertices,
    shifted_region,
    lost_region,
    crumb,
)
TAGS = (careless_tags, careless_set_up)


@st.composite
def damaged_maps(draw: st.DrawFn, kinds: tuple[object, ...] = SHAPES + TAGS, most: int = 3) -> MapModel:
    """A patchwork of two to nine regions with up to three kinds of damage."""
    columns, rows = draw(st.integers(2, 3)), draw(st.integers(1, 3))
    model = patchwork(columns, rows, bends=draw(st.integers(0, 3)), seed=draw(st.integers(0, 99)), size=60 * GRID)
    for damage in draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=most)):
        model = damage(model, draw)  # type: ignore[operator]
    return model

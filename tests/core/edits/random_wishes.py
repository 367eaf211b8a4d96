"""Every edit a designer can make, with random wishes, for tests of sequences."""

from collections.abc import Callable
from dataclasses import replace
from math import cos, pi, sin
from random import Random

from core.edits.connecting import put_block, put_link
from core.edits.filling import fill_area
from core.edits.frame_alignment import align_to_frame
from core.edits.gap_closing import close_gap_between
from core.edits.merging import merge_regions
from core.edits.new_region import Wish, draw_region
from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.pasting import clip_of, delete_regions, paste_regions
from core.edits.reshaping import arcs_for, roughen, smooth
from core.edits.splitting import split_regions
from core.edits.vertices import delete_vertices, insert_vertex, move_vertices
from core.geometry.edge_cells import edges_of
from core.model.map_model import Block, Link, MapModel
from core.model.region import Region
from core.model.tagging import renamed, with_symbol, with_terrain
from core.model.values import Point
from core.topology.measure import measure

Wished = Callable[[MapModel, Random], Outcome]


def some_region(model: MapModel, rng: Random) -> Region:
    return model.regions[rng.randrange(len(model.regions))]


def some_vertex(model: MapModel, rng: Random) -> Point:
    return rng.choice([point for ring in some_region(model, rng).rings() for point in ring])


def some_place(model: MapModel, rng: Random) -> Point:
    return rng.randrange(model.frame.width + 1), rng.randrange(model.frame.height + 1)


def move(model: MapModel, rng: Random) -> Outcome:
    moves = {}
    for _ in range(rng.randrange(1, 4)):
        x, y = some_vertex(model, rng)
        moves[x, y] = (x + rng.randrange(-1500, 1501), y + rng.randrange(-1500, 1501))
    return move_vertices(model, moves)


def move_onto_vertex(model: MapModel, rng: Random) -> Outcome:
    return move_vertices(model, {some_vertex(model, rng): some_vertex(model, rng)})


def insert(model: MapModel, rng: Random) -> Outcome:
    edge = rng.choice(sorted(edges_of(some_region(model, rng))))
    share = rng.uniform(0.1, 0.9)
    x, y = (round(edge[0][n] + share * (edge[1][n] - edge[0][n])) for n in (0, 1))
    return insert_vertex(model, edge, (x, y))


def remove_vertices(model: MapModel, rng: Random) -> Outcome:
    return delete_vertices(model, {some_vertex(model, rng) for _ in range(rng.randrange(1, 3))})


def draw(model: MapModel, rng: Random) -> Outcome:
    x, y = some_place(model, rng)
    size = rng.randrange(1500, 20_000)
    turns = sorted(rng.uniform(0, 2 * pi) for _ in range(rng.randrange(3, 10)))
    ring = [(round(x + cos(t) * size), round(y + sin(t) * size * rng.uniform(0.4, 1))) for t in turns]
    return draw_region(model, ring, Wish(on_top=rng.random() < 0.3, mend=rng.random() < 0.5))


def fill(model: MapModel, rng: Random) -> Outcome:
    return fill_area(model, some_place(model, rng))


def split(model: MapModel, rng: Random) -> Outcome:
    if rng.random() < 0.3:
        return split_regions(model, [some_place(model, rng), some_place(model, rng)])
    region = some_region(model, rng)
    points = [point for ring in region.rings() for point in ring]
    return split_regions(model, rng.sample(points, 2), [region.id])


def merge(model: MapModel, rng: Random) -> Outcome:
    pairs = measure(model).neighbour_pairs()
    if not pairs:
        return Refusal("Nobody has a neighbour.")
    pair = rng.choice(pairs)
    return merge_regions(model, [pair.a, pair.b], rng.choice([pair.a, pair.b]), measure(model))


def merge_apart(model: MapModel, rng: Random) -> Outcome:
    ids = [some_region(model, rng).id, some_region(model, rng).id]
    return merge_regions(model, ids, ids[0], measure(model), apart=True)


def reshape(model: MapModel, rng: Random) -> Outcome:
    arcs = arcs_for(model, [some_region(model, rng).id])
    strength = rng.randrange(1, 6)
    return roughen(model, arcs, strength, rng.randrange(9)) if rng.random() < 0.5 else smooth(model, arcs, strength)


def delete(model: MapModel, rng: Random) -> Outcome:
    return delete_regions(model, [some_region(model, rng).id])


def duplicate(model: MapModel, rng: Random) -> Outcome:
    clip = clip_of(model, [some_region(model, rng).id])
    return paste_regions(model, clip, rng.randrange(-9000, 9000), rng.randrange(-9000, 9000))


def close_gap(model: MapModel, rng: Random) -> Outcome:
    one, other = some_region(model, rng).id, some_region(model, rng).id
    return Refusal("One region has no gap.") if one == other else close_gap_between(model, one, other)


def align(model: MapModel, rng: Random) -> Outcome:
    return align_to_frame(model, [region.id for region in model.regions if rng.random() < 0.5])


def link(model: MapModel, rng: Random) -> Outcome:
    ends = some_region(model, rng).id, some_region(model, rng).id
    return put_link(model, Link(*ends, one_way=rng.random() < 0.3), measure(model))


def block(model: MapModel, rng: Random) -> Outcome:
    ends = some_region(model, rng).id, some_region(model, rng).id
    return put_block(model, Block(*ends), measure(model))


def tag(model: MapModel, rng: Random) -> Outcome:
    region = some_region(model, rng)
    match rng.randrange(4):
        case 0:
            return Edited(with_terrain(model, [region.id], rng.choice(["hill", "sea", None])))
        case 1:
            return Edited(with_symbol(model, [region.id], "mine", is_on=not region.has("mine")))
        case 2:
            return Edited(renamed(model, region.id, f"{region.name} {rng.randrange(9)}"))
        case _:
            return Edited(replace(model, title=f"Board {rng.randrange(9)}"))


WISHES: dict[str, Wished] = {
    each.__name__: each
    for each in (
        move, move_onto_vertex, insert, remove_vertices, draw, fill, split, merge, merge_apart, reshape, delete,
        close_gap, align, link, block, tag,
    )
}  # fmt: skip
"""Everything but copies: they may lie on top of others, which is sound in its own way only."""

"""What becomes of links and blocks when the regions at their ends are removed, merged or split."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

import shapely

from core.edits.settling import shape_of
from core.model.map_model import Block, Link, MapModel
from core.model.values import RegionId

Connection = TypeVar("Connection", Link, Block)


def without_ends(model: MapModel, gone: Collection[RegionId]) -> MapModel:
    """The map without the links and blocks of some regions."""
    links = tuple(link for link in model.links if link.a not in gone and link.b not in gone)
    blocks = tuple(block for block in model.blocks if block.a not in gone and block.b not in gone)
    return replace(model, links=links, blocks=blocks)


def with_ends_moved(model: MapModel, names: Mapping[RegionId, RegionId]) -> MapModel:
    """The map with links and blocks taken over by other regions; those that become idle or double are left out."""
    return replace(model, links=_renamed(model.links, names), blocks=_renamed(model.blocks, names))


def _renamed(connections: Sequence[Connection], names: Mapping[RegionId, RegionId]) -> tuple[Connection, ...]:
    kept: dict[object, Connection] = {}
    for each in connections:
        a, b = names.get(each.a, each.a), names.get(each.b, each.b)
        if a == b and each.a != each.b:
            continue
        one_way = isinstance(each, Link) and each.one_way
        key = (type(each), getattr(each, "kind", None), one_way, (a, b) if one_way else frozenset((a, b)))
        kept.setdefault(key, each if (a, b) == (each.a, each.b) else replace(each, a=a, b=b))
    return tuple(kept.values())


def shared_out(model: MapModel, region: RegionId, pieces: Sequence[RegionId]) -> MapModel:
    """The map with a split region's links given to the piece nearest to the other end, and its blocks to every piece
    that has a border there. `pieces` includes the region itself."""
    shapes = {each.id: shape_of(each.outline) for each in model.regions}

    def nearest(other: RegionId) -> list[RegionId]:
        if other not in shapes:
            return [region]
        return [min(pieces, key=lambda piece: (shapely.distance(shapes[piece], shapes[other]), pieces.index(piece)))]

    def along(other: RegionId) -> list[RegionId]:
        if other not in shapes:
            return [region]
        common = [shapely.intersection(shapes[piece].boundary, shapes[other].boundary).length for piece in pieces]
        return [piece for piece, length in zip(pieces, common, strict=True) if length > 0] or nearest(other)

    links = tuple(new for link in model.links for new in _given(link, region, nearest))
    blocks = tuple(new for block in model.blocks for new in _given(block, region, along))
    return replace(model, links=links, blocks=blocks)


def _given(each: Connection, region: RegionId, heirs: Callable[[RegionId], Sequence[RegionId]]) -> list[Connection]:
    if each.a == region and each.b != region:
        return [replace(each, a=heir) for heir in heirs(each.b)]
    if each.b == region and each.a != region:
        return [replace(each, b=heir) for heir in heirs(each.a)]
    return [each]

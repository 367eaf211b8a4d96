"""Links and blocks made by hand: put between two regions, changed, and taken away again."""

from dataclasses import replace

from core.edits.outcome import Edited, Outcome, Refusal
from core.model.map_model import Block, Link, MapModel
from core.model.sentences import mark, said
from core.model.values import RegionId
from core.topology.checks.message_words import capital, named
from core.topology.close_pairs import Adjacency


def put_link(model: MapModel, link: Link, adjacency: Adjacency) -> Outcome:
    """The map with a link; one of the same kind between the same regions is changed, an equal one taken away."""
    refusal = _same_or_unknown(model, link.a, link.b)
    if refusal is not None:
        return refusal
    ends = frozenset((link.a, link.b))
    is_blocked = any(frozenset((block.a, block.b)) == ends for block in model.blocks)
    if not is_blocked and _touch(adjacency, link.a, link.b):
        return Refusal(said("{} share a border already.", _names(model, link.a, link.b)), None, (link.a, link.b))
    old = next((each for each in model.links if each.kind is link.kind and frozenset((each.a, each.b)) == ends), None)
    if old is None:
        return Edited(replace(model, links=(*model.links, link)), (link.a, link.b))
    is_same = (old.one_way, old.note) == (link.one_way, link.note) and (not link.one_way or old.a == link.a)
    if is_same:
        links = tuple(each for each in model.links if each is not old)
        return Edited(replace(model, links=links), (link.a, link.b), mark("The link was taken away."))
    changed = replace(old, a=link.a, b=link.b, one_way=link.one_way, note=link.note)
    links = tuple(changed if each is old else each for each in model.links)
    return Edited(replace(model, links=links), (link.a, link.b), mark("The link was changed."))


def put_block(model: MapModel, block: Block, adjacency: Adjacency) -> Outcome:
    """The map with a border blocked; an equal block is taken away, one with another note gets the new note."""
    refusal = _same_or_unknown(model, block.a, block.b)
    if refusal is not None:
        return refusal
    ends = frozenset((block.a, block.b))
    old = next((each for each in model.blocks if frozenset((each.a, each.b)) == ends), None)
    if old is not None and old.note == block.note:
        blocks = tuple(each for each in model.blocks if each is not old)
        return Edited(replace(model, blocks=blocks), (block.a, block.b), mark("The block was taken away."))
    if old is not None:
        blocks = tuple(replace(each, note=block.note) if each is old else each for each in model.blocks)
        return Edited(replace(model, blocks=blocks), (block.a, block.b), mark("The note of the block was changed."))
    if not _touch(adjacency, block.a, block.b):
        return Refusal(said("{} share no border to block.", _names(model, block.a, block.b)), None, (block.a, block.b))
    return Edited(replace(model, blocks=(*model.blocks, block)), (block.a, block.b))


def _same_or_unknown(model: MapModel, a: RegionId, b: RegionId) -> Refusal | None:
    if a == b:
        return Refusal(mark("A connection needs two different regions."), None, (a,))
    known = {region.id for region in model.regions}
    return None if {a, b} <= known else Refusal(mark("One of the two regions is gone."))


def _touch(adjacency: Adjacency, a: RegionId, b: RegionId) -> bool:
    return any(pair.neighbours and {pair.a, pair.b} == {a, b} for pair in adjacency.pairs)


def _names(model: MapModel, a: RegionId, b: RegionId) -> str:
    return capital(said("{} and {}", named(model.region(a)), named(model.region(b))))

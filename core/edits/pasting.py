"""Regions removed, carried off, and put back as copies with ids and names of their own."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

import shapely

from core.edits.connections import without_ends
from core.edits.naming import fresh_id, fresh_name, ids_of, names_of
from core.edits.outcome import Edited, Outcome, Refusal
from core.edits.settling import overlap_spot, shape_of
from core.geometry.boxes import Box, box_of
from core.geometry.polygon_edits import clipped
from core.model.map_model import Block, Frame, Link, MapModel, OwnTerrain
from core.model.region import Outline, Part, Region
from core.model.sentences import mark, said, said_n
from core.model.values import GRID, RegionId, Ring
from core.topology.checks.message_words import counted, listed, named
from core.topology.fixes.matching import with_outlines

STEP = 20 * GRID
"""How far beside the original a copy is put."""


@dataclass(frozen=True, slots=True)
class Clip:
    """What was copied: regions, the links and blocks between them, and the designer's own terrains they have."""

    regions: tuple[Region, ...] = ()
    links: tuple[Link, ...] = ()
    blocks: tuple[Block, ...] = ()
    terrains: tuple[OwnTerrain, ...] = ()


def clip_of(model: MapModel, ids: Collection[RegionId]) -> Clip:
    regions = tuple(region for region in model.regions if region.id in ids)
    grounds = {region.terrain for region in regions}
    return Clip(
        regions,
        tuple(link for link in model.links if link.a in ids and link.b in ids),
        tuple(block for block in model.blocks if block.a in ids and block.b in ids),
        tuple(each for each in model.terrains if each.name in grounds),
    )


def delete_regions(model: MapModel, ids: Iterable[RegionId]) -> Outcome:
    """The map without some regions and without the links and blocks that ended there."""
    gone = frozenset(ids) & {region.id for region in model.regions}
    if not gone:
        return Refusal(mark("There is no region to delete."))
    after = without_ends(model.without_regions(gone), gone)
    lost = [
        counted(before - now, word)
        for before, now, word in (
            (len(model.links), len(after.links), "link"),
            (len(model.blocks), len(after.blocks), "block"),
        )
        if before > now
    ]
    return Edited(after, (), said("Deleted with {}.", listed(lost)) if lost else "")


def paste_regions(model: MapModel, clip: Clip, dx: int, dy: int) -> Outcome:
    """Copies of the regions, moved by so much and kept on the board; where they lie on top of others, it is said."""
    box = _box_around(clip.regions)
    if box is None:
        return Refusal(mark("There is nothing to paste: the clipboard holds no regions."))
    dx, dy = _kept_on_board(box, dx, dy, model.frame)
    names, ids, copies = names_of(model), ids_of(model), {}
    for region in clip.regions:
        name = fresh_name(region.name, names)
        copy_id = fresh_id(name, ids)
        outline = clipped(_shifted(region.outline, dx, dy), model.frame.width, model.frame.height)
        if outline:
            copies[region.id] = replace(region, id=copy_id, name=name, outline=outline)
            names.add(name)
            ids.add(copy_id)
    if not copies:
        return Refusal(mark("The copy does not fit on the board."))
    made = {copy.id: copy.outline for copy in copies.values()}
    after = with_outlines(model.with_regions(copies.values()), made)
    links = tuple(
        replace(link, a=copies[link.a].id, b=copies[link.b].id)
        for link in clip.links
        if link.a in copies and link.b in copies
    )
    blocks = tuple(
        replace(block, a=copies[block.a].id, b=copies[block.b].id)
        for block in clip.blocks
        if block.a in copies and block.b in copies
    )
    terrains = (*after.terrains, *_missing_terrains(model, clip, copies.values()))
    whole = replace(after, links=after.links + links, blocks=after.blocks + blocks, terrains=terrains)
    return Edited(whole, tuple(made), _lies_over(model, whole, made))


def _missing_terrains(model: MapModel, clip: Clip, copies: Iterable[Region]) -> tuple[OwnTerrain, ...]:
    """What the copies are made of and this map does not know yet; one of the same name stays as it is here."""
    known, wanted = {each.name for each in model.terrains}, {copy.terrain for copy in copies}
    return tuple(each for each in clip.terrains if each.name in wanted - known)


def _lies_over(before: MapModel, after: MapModel, made: Collection[RegionId]) -> str:
    """A sentence about the regions that copies lie on top of; empty where they lie on free ground."""
    shapes = [shape_of(region.outline) for region in before.regions]
    tree, found = shapely.STRtree(shapes), set[int]()
    for copy in (shape_of(after.region(each).outline) for each in made):
        found.update(number for number in tree.query(copy).tolist() if overlap_spot(copy, shapes[number]) is not None)
    if not found:
        return ""
    names = listed([named(before.regions[number]) for number in sorted(found)])
    return said_n(
        "The copy lies over {}; drag a box around it with Edit vertices to move it.",
        "The copies lie over {}; drag a box around them with Edit vertices to move them.",
        len(made),
        names,
    )


def _box_around(regions: Iterable[Region]) -> Box | None:
    boxes = [box for region in regions if (box := box_of(region)) is not None]
    if not boxes:
        return None
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def _kept_on_board(box: Box, dx: int, dy: int, frame: Frame) -> tuple[int, int]:
    """The shift, less of it where the copy would leave the board; turned about where nothing else is left."""
    left, top, right, bottom = box

    def kept(shift: int, low: int, high: int, size: int) -> int:
        if high - low > size:
            return -low
        inside = min(size - high, max(-low, shift))
        return inside if inside or not shift else min(size - high, max(-low, -shift))

    return kept(dx, left, right, frame.width), kept(dy, top, bottom, frame.height)


def _shifted(outline: Outline, dx: int, dy: int) -> Outline:
    def shifted(ring: Ring) -> Ring:
        return tuple((x + dx, y + dy) for x, y in ring)

    return tuple(Part(shifted(part.outer), tuple(map(shifted, part.holes))) for part in outline)


def middle_of(clip: Clip) -> tuple[int, int] | None:
    """The middle of what was copied, to put it under the pointer."""
    box = _box_around(clip.regions)
    return None if box is None else ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)

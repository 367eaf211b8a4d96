"""Copies, deletions and the frame."""

from dataclasses import replace

from core.edits.frame_alignment import align_to_frame
from core.edits.naming import fresh_id, fresh_name
from core.edits.pasting import STEP, clip_of, delete_regions, paste_regions
from core.edits.vertices import move_vertices
from core.model.map_model import Block, Link
from core.model.values import GRID, RegionId
from core.topology.live_adjacency import LiveAdjacency
from core.topology.measure import measure
from tests.core.edits.soundness import assert_sound, covered, done, natural_map, points_of, refused
from tests.core.maps import grid_map, tagged

MAP = tagged(grid_map(3, 2), "B1", terrain="hill", symbols=("mine",))
A, B, C = RegionId("a1"), RegionId("b1"), RegionId("c2")


def test_names_and_ids_count_on_where_they_are_taken() -> None:
    assert fresh_name("Hill", ["Dale"]) == "Hill"
    assert fresh_name("Hill", ["Hill", "Hill 2"]) == "Hill 3"
    assert fresh_name("Hill 2", ["Hill", "Hill 2"]) == "Hill 3"
    assert fresh_name("  ", ["Region 1"]) == "Region 2"
    assert fresh_id("Île d'Or", ["ile-d-or"]) == "ile-d-or-2"


def test_a_deleted_region_takes_its_links_and_blocks_along_and_says_so() -> None:
    model = replace(MAP, links=(Link(A, C), Link(B, C)), blocks=(Block(A, B),))
    edited = done(delete_regions(model, [A]))
    assert edited.model.links == (Link(B, C),)
    assert edited.model.blocks == ()
    assert edited.note == "Deleted with 1 link and 1 block."
    assert_sound(model, edited.model)
    assert refused(delete_regions(model, [RegionId("nobody")]))


def test_a_copy_has_tags_but_an_id_and_a_name_of_its_own() -> None:
    edited = done(paste_regions(MAP, clip_of(MAP, [B]), STEP, STEP))
    copy = edited.model.region(edited.regions[0])
    assert (copy.id, copy.name, copy.terrain, copy.symbols) == ("b1-2", "B1 2", "hill", ("mine",))
    assert min(copy.outline[0].outer) == (12000, 2000)
    assert LiveAdjacency(MAP).update(edited.model) == measure(edited.model)


def test_a_copy_on_top_of_others_says_over_whom_it_lies() -> None:
    over_three = done(paste_regions(MAP, clip_of(MAP, [A]), 50 * GRID, 0))
    assert over_three.note.startswith("The copy lies over A1 and B1;")
    free = MAP.without_regions([B, C])
    assert done(paste_regions(free, clip_of(MAP, [A]), 100 * GRID, 0)).note == ""
    many = done(paste_regions(MAP, clip_of(MAP, [region.id for region in MAP.regions]), 0, STEP))
    assert many.note.startswith("The copies lie over A1, B1, C1 and 3 more;")


def test_copies_bring_the_links_and_blocks_between_them() -> None:
    model = replace(MAP, links=(Link(A, C), Link(A, B)), blocks=(Block(A, B),))
    after = done(paste_regions(model, clip_of(model, [A, B]), 0, STEP)).model
    assert after.links[2:] == (Link(RegionId("a1-2"), RegionId("b1-2")),)
    assert after.blocks[1:] == (Block(RegionId("a1-2"), RegionId("b1-2")),)


def test_a_copy_stays_on_the_board_and_never_lies_exactly_on_its_original() -> None:
    last = clip_of(MAP, [C])
    copy = done(paste_regions(MAP, last, STEP, STEP))
    assert max(points_of(copy.model, copy.regions[0])) == (28000, 18000)
    elsewhere = replace(MAP, frame=replace(MAP.frame, width=50 * GRID, height=50 * GRID), regions=())
    small = done(paste_regions(elsewhere, last, 0, 0))
    assert covered(small.model) == 50 * 50 * GRID * GRID
    assert refused(paste_regions(MAP, clip_of(MAP, []), 0, 0)).reason.startswith("There is nothing to paste")


def test_a_copy_on_top_of_others_can_be_dragged_away() -> None:
    edited = done(paste_regions(MAP.without_regions([C]), clip_of(MAP, [A]), 50 * GRID, 50 * GRID))
    model, copy = edited.model, edited.regions[0]
    half = {point: (point[0] + 60 * GRID, point[1]) for point in points_of(model, copy)}
    model = done(move_vertices(model, half)).model
    free = {point: (point[0] + 90 * GRID, point[1] + 50 * GRID) for point in points_of(model, copy)}
    assert_sound(MAP, done(move_vertices(model, free)).model)


def test_borders_near_the_frame_are_laid_on_it_with_their_neighbours() -> None:
    model = natural_map(3)
    inset = {p: (max(400, p[0]), p[1]) for r in model.regions for p in points_of(model, r.id) if p[0] < 400}
    loose = done(move_vertices(model, inset)).model
    assert not any(contact.side == "W" and contact.gap == 0 for contact in measure(loose).frame if contact.touches)
    edited = done(align_to_frame(loose, [region.id for region in loose.regions]))
    assert_sound(loose, edited.model)
    assert {c.region for c in measure(edited.model).frame} >= {c.region for c in measure(model).frame if c.touches}
    assert covered(edited.model) == covered(model)
    assert refused(align_to_frame(edited.model, [region.id for region in loose.regions]))

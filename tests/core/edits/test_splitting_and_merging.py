"""Splitting by a line and merging: pieces fit, neighbours match, links and blocks find their new ends."""

import random
from dataclasses import replace

import pytest

from core.edits.gap_closing import close_gap_between
from core.edits.merging import merge_regions
from core.edits.new_region import draw_region
from core.edits.outcome import Outcome, Refusal
from core.edits.splitting import split_regions
from core.model.map_model import Block, Link, LinkKind, MapModel
from core.model.values import GRID, Point, RegionId, TerrainId
from core.topology.measure import measure
from tests.core.edits.soundness import (
    area_of,
    assert_sound,
    covered,
    done,
    natural_map,
    neighbours,
    points_of,
    refused,
)
from tests.core.maps import grid_map, tagged

MAP = tagged(grid_map(3, 2), "B1", terrain="hill", symbols=("mine",))


def line(*points: tuple[float, float]) -> list[Point]:
    return [(round(x * GRID), round(y * GRID)) for x, y in points]


def merge(model: MapModel, *names: str, apart: bool = False) -> Outcome:
    ids = [RegionId(name) for name in names]
    return merge_regions(model, ids, ids[0], measure(model), apart=apart)


def test_two_clicks_cut_a_region_in_two_and_its_neighbours_get_the_corners() -> None:
    edited = done(split_regions(MAP, line((130, 0), (160, 100))))
    assert edited.regions == ("b1", "b1-2")
    assert area_of(edited.model, "b1") >= area_of(edited.model, "b1-2")
    assert (16000, 10000) in points_of(edited.model, "b2")
    assert_sound(MAP, edited.model)
    assert covered(edited.model) == covered(MAP)


def test_the_largest_piece_keeps_name_and_symbols_the_other_gets_the_terrain_and_a_number() -> None:
    model = done(split_regions(MAP, line((130, -20), (130, 120)))).model
    old, new = model.region("b1"), model.region("b1-2")
    assert (old.name, old.terrain, old.symbols) == ("B1", "hill", ("mine",))
    assert (new.name, new.terrain, new.symbols) == ("B1 2", "hill", ())


def test_a_sliver_of_the_chosen_region_is_not_cut_off_where_another_one_is_cut_in_two() -> None:
    edited = done(split_regions(MAP, line((70, -2), (205, 60)), [RegionId("a1")]))
    assert edited.regions == ("b1", "b1-2")
    assert area_of(edited.model, "a1") == area_of(MAP, "a1")
    assert done(split_regions(MAP, line((50, -5), (50, 105)), [RegionId("a1")])).regions == ("a1", "a1-2")


def test_a_line_may_bend_and_run_beyond_the_borders() -> None:
    edited = done(split_regions(MAP, line((90, 20), (150, 40), (150, 110))))
    assert edited.regions == ("b1", "b1-2")
    assert_sound(MAP, edited.model)


def test_a_long_line_cuts_every_region_it_crosses_or_only_the_chosen_one() -> None:
    cut = line((-10, 50), (310, 55))
    assert len(done(split_regions(MAP, cut)).model.regions) == 9
    chosen = done(split_regions(MAP, cut, [RegionId("b1")]))
    assert chosen.regions == ("b1", "b1-2")
    assert_sound(MAP, chosen.model)


@pytest.mark.parametrize(
    ("cut", "words"),
    [
        (line((130, 0), (150, 50)), "The line must cross B1 from border to border."),
        (line((100, 0), (100, 100)), "The line crosses no region that could be split."),
        (line((130, 0)), "A cut needs a line of at least two points."),
    ],
)
def test_a_line_that_cuts_nothing_is_refused(cut: list[Point], words: str) -> None:
    assert refused(split_regions(MAP, cut)).reason == words


def test_a_cut_through_a_hole_splits_the_ring_around_it() -> None:
    punched = done(draw_region(MAP, line((130, 30), (170, 30), (170, 70), (130, 70)))).model
    edited = done(split_regions(punched, line((150, -5), (150, 105)), [RegionId("b1")]))
    assert len(edited.regions) == 2
    assert_sound(punched, edited.model)
    half = done(split_regions(punched, line((150, -5), (150, 105))))
    assert len(half.regions) == 4, "the island is crossed too"
    assert refused(split_regions(punched, line((150, -5), (150, 50)), [RegionId("b1")]))


def test_a_split_gives_links_to_the_nearer_piece_and_blocks_to_every_piece_on_that_border() -> None:
    model = replace(
        MAP,
        links=(Link(RegionId("b1"), RegionId("c2")), Link(RegionId("a2"), RegionId("b1"), LinkKind.TUNNEL)),
        blocks=(Block(RegionId("b1"), RegionId("b2")), Block(RegionId("b1"), RegionId("c1"))),
    )
    after = done(split_regions(model, line((140, 0), (140, 100)))).model
    right, left = RegionId("b1"), RegionId("b1-2")
    assert after.links == (Link(right, RegionId("c2")), Link(RegionId("a2"), left, LinkKind.TUNNEL))
    assert after.blocks == (
        Block(right, RegionId("b2")),
        Block(left, RegionId("b2")),
        Block(right, RegionId("c1")),
    )


def test_merged_regions_have_the_name_and_tags_of_the_chosen_one() -> None:
    edited = done(merge(MAP, "b1", "a1"))
    region = edited.model.region("b1")
    assert (region.name, region.terrain, region.symbols) == ("B1", "hill", ("mine",))
    assert "a1" not in {each.id for each in edited.model.regions}
    assert covered(edited.model) == covered(MAP)
    assert_sound(MAP, edited.model)


def test_merging_is_possible_through_a_third_region_only_if_it_is_merged_too() -> None:
    assert refused(merge(MAP, "a1", "c1")).reason == "C1 does not touch A1."
    assert refused(merge(MAP, "a1", "b2")).reason == "B2 does not touch A1.", "a corner is not a border"
    assert done(merge(MAP, "a1", "c1", "b1"))
    assert refused(merge(MAP, "a1"))


def test_islands_become_one_region_when_asked_for() -> None:
    edited = done(merge(MAP, "a1", "c1", apart=True))
    assert len(edited.model.region("a1").outline) == 2
    assert_sound(MAP, edited.model)


def test_merging_all_around_an_enclave_leaves_it_a_hole() -> None:
    model = grid_map(3, 3)
    around = [region.id for region in model.regions if region.id != "b2"]
    edited = done(merge(model, *around))
    assert len(edited.model.region("a1").outline[0].holes) == 1
    assert_sound(model, edited.model)


def test_links_and_blocks_go_over_to_the_merged_region_and_none_stays_double_or_idle() -> None:
    a, b, c = RegionId("a1"), RegionId("b1"), RegionId("c2")
    model = replace(MAP, links=(Link(a, c), Link(b, c), Link(a, b)), blocks=(Block(a, b), Block(b, RegionId("b2"))))
    after = done(merge(model, "b1", "a1")).model
    assert after.links == (Link(b, c),)
    assert after.blocks == (Block(b, RegionId("b2")),)


def test_a_gap_that_counts_as_a_border_is_closed_before_merging() -> None:
    gapped = MAP.without_regions(["b1"])
    gapped = done(draw_region(gapped, line((103, 0), (200, 0), (200, 100), (103, 100)))).model
    edited = done(merge(gapped, "a1", "region-1"))
    assert len(edited.model.region("a1").outline) == 1
    assert area_of(edited.model, "a1") == 2 * area_of(MAP, "a1")


def test_a_gap_between_two_regions_is_closed_and_their_border_shared() -> None:
    gapped = done(draw_region(MAP.without_regions(["b1"]), line((130, 0), (200, 0), (200, 100), (130, 100)))).model
    assert frozenset(("a1", "region-1")) not in neighbours(gapped)
    edited = done(close_gap_between(gapped, RegionId("a1"), RegionId("region-1")))
    assert frozenset(("a1", "region-1")) in neighbours(edited.model)
    assert covered(edited.model) == covered(MAP)
    assert_sound(gapped, edited.model)
    assert "no gap" in refused(close_gap_between(MAP, RegionId("a1"), RegionId("b1"))).reason
    assert (
        "too wide"
        in refused(close_gap_between(gapped.without_regions(["region-1"]), *map(RegionId, ("a1", "c1")))).reason
    )


@pytest.mark.parametrize("seed", range(4))
def test_splits_and_merges_in_turn_keep_a_natural_map_sound_and_covered(seed: int) -> None:
    rng, model = random.Random(seed), natural_map(seed)
    whole, changes = covered(model), 0
    for _ in range(14):
        outcome: Outcome
        if rng.random() < 0.55:
            region = rng.choice(model.regions)
            ends = rng.sample(points_of(model, region.id), 2)
            outcome = split_regions(model, ends, [region.id])
        else:
            pair = rng.choice(measure(model).neighbour_pairs())
            outcome = merge_regions(model, [pair.a, pair.b], pair.a, measure(model))
        if isinstance(outcome, Refusal):
            continue
        changes += 1
        assert_sound(model, outcome.model)
        model = outcome.model
        assert covered(model) == pytest.approx(whole, rel=1e-6)
    assert changes > 4


def test_a_split_that_is_merged_again_covers_what_it_did() -> None:
    model = natural_map(2)
    region = max(model.regions, key=lambda each: area_of(model, each.id))
    points = points_of(model, region.id)
    parts = done(split_regions(model, [points[0], points[len(points) // 2]], [region.id]))
    again = done(merge_regions(parts.model, parts.regions, region.id, measure(parts.model)))
    assert area_of(again.model, region.id) == pytest.approx(area_of(model, region.id), rel=1e-6)
    assert neighbours(again.model) == neighbours(model)
    assert again.model.region(region.id).terrain == TerrainId(region.terrain or "")

"""The answer belongs to the map, not to the way it was drawn or written down."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.model.map_model import MapModel
from core.model.values import GRID
from core.topology.measure import measure
from tests.core.topology.moved_maps import (
    MIRROR,
    QUARTER,
    PairView,
    frame_view,
    mirrored,
    pair_view,
    quarter_turned,
    shrunk,
    started_at,
    turned,
    walked_back,
    with_points,
    with_rings,
)
from tests.core.topology.patchwork import board_of, box, land, patchwork

T_JUNCTIONS = board_of(
    land("long", box(0, 0, 200, 100)),
    land("left", box(0, 100, 87, 200)),
    land("right", box(87, 100, 200, 200)),
    land("apart", box(203, 30, 280, 160)),
)


VIEWS = {
    "quarter turn": quarter_turned,
    "mirror": mirrored,
    "rings walked back": lambda model: with_rings(model, walked_back),
    "rings started elsewhere": lambda model: with_rings(model, started_at(1)),
    "regions backwards": lambda model: replace(model, regions=model.regions[::-1]),
}


def same_within(before: PairView, after: PairView, steps: int) -> bool:
    """Same pairs, kinds and neighbours, and lengths that differ by no more than so many grid steps."""
    return before.keys() == after.keys() and all(
        before[pair][:2] == after[pair][:2] and abs(before[pair][2] - after[pair][2]) <= steps for pair in before
    )


matched_maps = st.builds(patchwork, st.integers(2, 3), st.integers(2, 3), seed=st.integers(1, 60))
gapped_maps = st.builds(shrunk, matched_maps, st.sampled_from((0.5, 1.0, 2.0)))
moves = st.tuples(st.integers(-5000, 5000), st.integers(-5000, 5000))


@settings(max_examples=25, deadline=None)
@given(model=matched_maps, view=st.sampled_from(sorted(VIEWS)))
def test_a_matched_map_gives_exactly_the_same_pairs_in_any_view(model: MapModel, view: str) -> None:
    before = pair_view(measure(model))
    assert before
    assert pair_view(measure(VIEWS[view](model))) == before


@settings(max_examples=40, deadline=None)
@given(model=gapped_maps, view=st.sampled_from(sorted(VIEWS)))
def test_a_map_with_gaps_gives_the_same_pairs_in_any_view(model: MapModel, view: str) -> None:
    before = pair_view(measure(model))
    assert before
    # Each length is rounded to the grid once; a sum that lies on a half may go either way.
    assert same_within(before, pair_view(measure(VIEWS[view](model))), 1)


@pytest.mark.parametrize("view", sorted(VIEWS))
def test_a_map_with_t_junctions_gives_the_same_pairs_in_any_view(view: str) -> None:
    before = pair_view(measure(T_JUNCTIONS))
    assert same_within(before, pair_view(measure(VIEWS[view](T_JUNCTIONS))), GRID)


def test_where_two_regions_are_equally_near_the_view_does_not_choose() -> None:
    before = pair_view(measure(T_JUNCTIONS))
    after = {name: pair_view(measure(view(T_JUNCTIONS))) for name, view in VIEWS.items()}
    assert [name for name in after if not same_within(before, after[name], 1)] == []


@settings(max_examples=20, deadline=None)
@given(model=st.one_of(matched_maps, gapped_maps), move=moves)
def test_the_place_on_the_board_does_not_matter(model: MapModel, move: tuple[int, int]) -> None:
    inland = turned(model, 0)
    moved = with_points(inland, lambda point: (point[0] + move[0], point[1] + move[1]))
    assert same_within(pair_view(measure(inland)), pair_view(measure(moved)), 1)


@settings(max_examples=25, deadline=None)
@given(model=matched_maps)
def test_a_quarter_turn_turns_the_sides_and_a_mirror_swaps_east_and_west(model: MapModel) -> None:
    before = frame_view(measure(model))
    turned_sides = {(region, QUARTER[side], length, gap) for region, side, length, gap in before}
    swapped_sides = {(region, MIRROR[side], length, gap) for region, side, length, gap in before}
    assert frame_view(measure(quarter_turned(model))) == turned_sides
    assert frame_view(measure(mirrored(model))) == swapped_sides


def test_the_edge_of_a_map_with_gaps_does_not_depend_on_how_rings_are_written() -> None:
    for seed in range(1, 9):
        model = shrunk(patchwork(3, 3, seed=seed), 2)
        for view in ("rings walked back", "rings started elsewhere", "regions backwards"):
            assert frame_view(measure(VIEWS[view](model))) == frame_view(measure(model)), (seed, view)


def test_repeated_vertices_and_a_closing_point_are_harmless() -> None:
    doubled = with_rings(T_JUNCTIONS, lambda ring: (*(p for point in ring for p in (point, point)), ring[0]))
    assert measure(doubled) == measure(T_JUNCTIONS)

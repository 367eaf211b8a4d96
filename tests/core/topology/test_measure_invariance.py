"""The answer belongs to the map, not to the way it was drawn or written down."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from core.model.map_model import MapModel
from core.topology.measure import measure
from tests.core.topology.moved_maps import (
    MIRROR,
    QUARTER,
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


@st.composite
def maps(draw: st.DrawFn) -> MapModel:
    """Maps that match, maps with gaps, and one with T-junctions."""
    kind = draw(st.sampled_from(("matched", "gaps", "junctions")))
    if kind == "junctions":
        return T_JUNCTIONS
    model = patchwork(draw(st.integers(2, 3)), draw(st.integers(2, 3)), seed=draw(st.integers(1, 40)))
    return shrunk(model, draw(st.sampled_from((0.5, 1.0, 2.0)))) if kind == "gaps" else model


@settings(max_examples=30, deadline=None)
@given(model=maps())
def test_a_quarter_turn_changes_no_pair_and_turns_the_sides(model: MapModel) -> None:
    before, after = measure(model), measure(quarter_turned(model))
    assert before.pairs
    assert pair_view(after) == pair_view(before)
    assert frame_view(after) == {(r, QUARTER[side], length, gap) for r, side, length, gap in frame_view(before)}


@settings(max_examples=30, deadline=None)
@given(model=maps())
def test_a_mirror_changes_no_pair_and_swaps_east_and_west(model: MapModel) -> None:
    before, after = measure(model), measure(mirrored(model))
    assert pair_view(after) == pair_view(before)
    assert frame_view(after) == {(r, MIRROR[side], length, gap) for r, side, length, gap in frame_view(before)}


@settings(max_examples=20, deadline=None)
@given(model=maps())
def test_the_direction_of_the_rings_does_not_matter(model: MapModel) -> None:
    assert measure(with_rings(model, walked_back)) == measure(model)


@settings(max_examples=20, deadline=None)
@given(model=maps(), place=st.integers(1, 30))
def test_the_first_vertex_of_the_rings_does_not_matter(model: MapModel, place: int) -> None:
    assert measure(with_rings(model, started_at(place))) == measure(model)


@settings(max_examples=20, deadline=None)
@given(model=maps(), data=st.data())
def test_the_order_of_the_regions_does_not_matter(model: MapModel, data: st.DataObject) -> None:
    order = data.draw(st.permutations(model.regions))
    before, after = measure(model), measure(replace(model, regions=tuple(order)))
    assert pair_view(after) == pair_view(before)
    assert frame_view(after) == frame_view(before)


@settings(max_examples=20, deadline=None)
@given(model=maps(), dx=st.integers(-5000, 5000), dy=st.integers(-5000, 5000))
def test_the_place_on_the_board_does_not_matter(model: MapModel, dx: int, dy: int) -> None:
    inland = turned(model, 0)
    moved = with_points(inland, lambda point: (point[0] + dx, point[1] + dy))
    assert pair_view(measure(moved)) == pair_view(measure(inland))


def test_repeated_vertices_and_a_closing_point_are_harmless() -> None:
    doubled = with_rings(T_JUNCTIONS, lambda ring: (*(p for point in ring for p in (point, point)), ring[0]))
    assert measure(doubled) == measure(T_JUNCTIONS)

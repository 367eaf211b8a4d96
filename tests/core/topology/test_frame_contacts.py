"""Which regions lie on the board's edge, on which sides, and with how much of it."""

import pytest

from core.model.map_model import AdjacencySettings, MapModel
from core.model.region import Part, Region
from core.model.values import GRID, RegionId
from core.topology.close_pairs import FrameContact, Side
from core.topology.measure import measure
from tests.core.topology.moved_maps import shrunk
from tests.core.topology.patchwork import board_of, box, land, patchwork

N, E, S, W = Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST


def sides(model: MapModel, region: str) -> dict[Side, float]:
    """The sides a region touches, and how many units of them."""
    return {each.side: each.length / GRID for each in measure(model).frame if each.region == region and each.touches}


def near_misses(model: MapModel) -> list[FrameContact]:
    return [each for each in measure(model).frame if not each.touches]


def test_a_region_that_fills_the_board_touches_all_sides() -> None:
    model = board_of(land("all", box(0, 0, 300, 200)))
    assert sides(model, "all") == {N: 300, E: 200, S: 300, W: 200}


@pytest.mark.parametrize(
    ("ring", "side", "length"),
    [
        (box(100, 0, 160, 50), N, 60),
        (box(250, 70, 300, 120), E, 50),
        (box(100, 150, 170, 200), S, 70),
        (box(0, 70, 50, 110), W, 40),
    ],
)
def test_each_side_is_told_with_the_length_on_it(ring: tuple[tuple[int, int], ...], side: Side, length: int) -> None:
    model = board_of(land("a", ring))
    assert sides(model, "a") == {side: length}
    (contact,) = measure(model).frame
    assert contact.gap == 0
    assert contact.at is not None


def test_a_region_in_a_corner_of_the_board_touches_two_sides() -> None:
    assert sides(board_of(land("a", box(240, 150, 300, 200))), "a") == {E: 50, S: 60}


@pytest.mark.parametrize("away", [0.5, 2, 5])
def test_a_region_within_the_edge_tolerance_lies_on_the_edge(away: float) -> None:
    model = board_of(land("a", box(100, away, 160, 50)))
    assert sides(model, "a") == {N: 60}
    assert measure(model).frame[0].gap == round(away * GRID)


@pytest.mark.parametrize("away", [5.5, 8, 14])
def test_a_region_a_little_farther_away_is_a_near_miss_with_its_distance(away: float) -> None:
    (contact,) = measure(board_of(land("a", box(100, away, 160, 50)))).frame
    assert (contact.side, contact.length, contact.touches) == (N, 0, False)
    assert contact.gap == round(away * GRID)


def test_a_region_far_from_the_frame_is_not_mentioned() -> None:
    assert measure(board_of(land("a", box(100, 20, 160, 60)))).frame == ()


def test_the_edge_tolerance_of_the_map_changes_the_answer() -> None:
    model = board_of(land("a", box(100, 8, 160, 50)))
    assert sides(model, "a") == {}
    wide = MapModel(regions=model.regions, frame=model.frame, adjacency=AdjacencySettings(edge=9 * GRID))
    assert sides(wide, "a") == {N: 60}


def test_a_contact_shorter_than_the_minimum_border_is_only_nearly_touching() -> None:
    model = board_of(land("a", ((9800, 0), (10200, 0), (14000, 6000), (6000, 6000))))
    assert sides(model, "a") == {}


def test_a_region_that_touches_the_frame_with_its_tip_does_not_lie_on_the_edge() -> None:
    assert sides(board_of(land("a", ((10000, 0), (14000, 8000), (6000, 8000)))), "a") == {}


def test_the_shore_of_a_hole_never_lies_on_the_edge() -> None:
    # The far shore of a thin hole faces the north side from three units away, well within the tolerance.
    ring = Region(RegionId("ring"), "Ring", (Part(box(0, 0, 300, 200), (box(100, 1, 200, 3),)),))
    assert sides(board_of(ring), "ring") == {N: 300, E: 200, S: 300, W: 200}


def test_an_island_in_a_hole_close_to_the_frame_does_not_lie_on_the_edge() -> None:
    ring = Region(RegionId("ring"), "Ring", (Part(box(0, 0, 300, 200), (box(100, 2, 200, 100),)),))
    model = board_of(ring, land("isle", box(100, 2, 200, 100)))
    assert sides(model, "isle") == {}


def test_a_coast_inside_the_board_never_lies_on_the_edge() -> None:
    model = board_of(land("coast", box(60, 60, 200, 140)))
    assert measure(model).frame == ()


def test_a_border_shared_along_the_frame_belongs_to_the_region_outside() -> None:
    # A strip three units wide lies between the frame and the region behind it.
    model = board_of(land("strip", box(0, 0, 300, 3)), land("behind", box(0, 3, 300, 100)))
    assert sides(model, "strip")[N] == 300
    assert N not in sides(model, "behind")


def test_the_back_of_a_thin_strip_along_the_frame_does_not_count_for_the_frame() -> None:
    assert sides(board_of(land("strip", box(0, 0, 300, 3))), "strip")[N] == 300


def test_a_region_outside_the_frame_does_not_lie_on_the_edge() -> None:
    model = board_of(land("dummy", box(310, 20, 380, 90)), land("a", box(100, 100, 160, 140)))
    assert sides(model, "dummy") == {}


def test_a_region_that_reaches_over_the_frame_lies_on_the_edge_with_what_is_on_the_board() -> None:
    model = board_of(land("a", box(250, -10, 320, 60)))
    assert sides(model, "a") == {N: 50, E: 60}


def test_a_slanting_outline_counts_as_far_as_it_stays_within_the_tolerance() -> None:
    # From the frame it falls away by one unit in ten: five units away after fifty.
    model = board_of(land("a", ((10000, 0), (20000, 1000), (20000, 8000), (10000, 8000))))
    assert sides(model, "a")[N] == pytest.approx(50, abs=1)


def test_two_parts_on_one_side_add_up() -> None:
    assert sides(board_of(land("a", box(20, 0, 60, 40), box(100, 0, 130, 40))), "a") == {N: 70}


def test_contacts_come_in_map_order_and_side_order() -> None:
    model = board_of(land("b", box(0, 0, 150, 200)), land("a", box(150, 0, 300, 200)))
    assert [(each.region, each.side) for each in measure(model).frame] == [
        ("b", N),
        ("b", S),
        ("b", W),
        ("a", N),
        ("a", E),
        ("a", S),
    ]


def test_near_misses_of_frames_drawn_inset_are_all_reported() -> None:
    model = board_of(land("a", box(7, 7, 293, 193)))
    assert [(each.side, each.gap) for each in near_misses(model)] == [(N, 700), (E, 700), (S, 700), (W, 700)]


def test_regions_drawn_inset_with_gaps_between_them_all_lie_on_the_edge() -> None:
    for gap in (1, 2, 4):
        model = shrunk(board_of(*(land(f"r{n}", box(100 * n, 0, 100 * n + 100, 200)) for n in range(3))), gap / 2)
        on_north = {each.region: each.length for each in measure(model).frame if each.side is N and each.touches}
        assert sorted(on_north) == ["r0", "r1", "r2"], gap
        assert all(abs(length - (100 - gap) * GRID) <= 3 * GRID for length in on_north.values()), on_north


def test_every_outer_region_of_an_inset_map_with_gaps_lies_on_its_sides() -> None:
    for seed in range(1, 9):
        matched = patchwork(3, 3, seed=seed)
        expected = {(each.region, each.side) for each in measure(matched).frame if each.touches}
        assert len(expected) == 12
        inset = measure(shrunk(matched, 2))
        assert {(each.region, each.side) for each in inset.frame if each.touches} == expected, seed

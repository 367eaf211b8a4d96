"""Single situations a map maker draws, and what must be said about them."""

import pytest

from core.model.map_model import AdjacencySettings, MapModel
from core.model.region import Part, Region
from core.model.values import GRID, RegionId, Ring
from core.topology.close_pairs import ClosePair, PairKind
from core.topology.measure import measure
from tests.core.topology.moved_maps import kinds, neighbours
from tests.core.topology.patchwork import board_of, box, land


def with_hole(region_id: str, outer: Ring, *holes: Ring) -> Region:
    return Region(RegionId(region_id), region_id, (Part(outer, holes),))


def the_pair(model: MapModel) -> ClosePair:
    (pair,) = measure(model).pairs
    return pair


def beside(length: float, *, gap: float = 0.0) -> MapModel:
    """Two boxes beside each other, shifted so that they share a border of so many units."""
    return board_of(land("a", box(20, 20, 100, 100)), land("b", box(100 + gap, 100 - length, 200, 180)))


def test_an_empty_map_has_no_pairs() -> None:
    assert measure(board_of()).pairs == ()


def test_a_long_edge_against_two_short_ones_is_a_border_with_both() -> None:
    model = board_of(
        land("long", box(0, 0, 200, 100)),
        land("left", box(0, 100, 90, 200)),
        land("right", box(90, 100, 200, 200)),
    )
    adjacency = measure(model)
    assert kinds(adjacency) == {"left long": "border", "long right": "border", "left right": "border"}
    lengths = {(pair.a, pair.b): pair.length / GRID for pair in adjacency.pairs}
    assert lengths["long", "left"] == pytest.approx(90, abs=1.5)
    assert lengths["long", "right"] == pytest.approx(110, abs=1.5)
    assert lengths["left", "right"] == pytest.approx(100, abs=1.5)


@pytest.mark.parametrize("gap", [0, 1])
@pytest.mark.parametrize("width", [2, 4, 8])
def test_a_thin_region_between_two_keeps_them_apart(width: int, gap: int) -> None:
    west, east = 100 + gap, 100 + gap + width
    model = board_of(
        land("a", box(0, 0, 100, 100)),
        land("river", box(west, 0, east, 100)),
        land("b", box(east + gap, 0, 250, 100)),
    )
    assert neighbours(measure(model)) == {"a river", "b river"}


def test_where_the_thin_region_ends_the_two_meet_again() -> None:
    model = board_of(
        land("a", box(0, 0, 100, 200)),
        land("river", box(101, 0, 104, 120)),
        land("b", ((10500, 0), (20000, 0), (20000, 20000), (10100, 20000), (10100, 12100), (10500, 12100))),
    )
    adjacency = measure(model)
    assert neighbours(adjacency) == {"a b", "a river", "b river"}
    (border,) = (pair for pair in adjacency.pairs if {pair.a, pair.b} == {"a", "b"})
    assert border.length / GRID == pytest.approx(80, abs=4)


def test_an_island_in_a_hole_borders_the_lake_with_its_whole_shore() -> None:
    lake = with_hole("lake", box(10, 10, 290, 190), box(50, 50, 100, 100))
    pair = the_pair(board_of(lake, land("isle", box(50, 50, 100, 100))))
    assert (pair.kind, pair.neighbours, pair.length, pair.gap) == (PairKind.BORDER, True, 200 * GRID, 0)


def test_an_island_with_a_gap_to_the_hole_borders_the_lake() -> None:
    lake = with_hole("lake", box(10, 10, 290, 190), box(50, 50, 100, 100))
    pair = the_pair(board_of(lake, land("isle", box(52, 52, 98, 98))))
    assert (pair.kind, pair.neighbours) == (PairKind.BORDER, True)
    assert pair.length / GRID == pytest.approx(192, abs=10)


def test_an_island_drawn_over_a_lake_without_a_hole_is_its_neighbour_and_an_overlap() -> None:
    pair = the_pair(board_of(land("lake", box(10, 10, 290, 190)), land("isle", box(50, 50, 100, 100))))
    assert (pair.kind, pair.neighbours, pair.area) == (PairKind.OVERLAP, True, pytest.approx(2500))


def test_an_island_drawn_over_a_lake_has_the_border_it_has_in_a_hole() -> None:
    isle = land("isle", box(50, 50, 100, 100))
    drawn_over = the_pair(board_of(land("lake", box(10, 10, 290, 190)), isle))
    in_hole = the_pair(board_of(with_hole("lake", box(10, 10, 290, 190), isle.outline[0].outer), isle))
    assert drawn_over.length == pytest.approx(in_hole.length, rel=0.02)


def test_two_islands_drawn_over_one_lake_border_each_other_and_the_lake() -> None:
    model = board_of(
        land("lake", box(10, 10, 290, 190)), land("e", box(50, 50, 100, 100)), land("f", box(100, 50, 150, 100))
    )
    adjacency = measure(model)
    assert kinds(adjacency) == {"e lake": "overlap", "f lake": "overlap", "e f": "border"}
    assert neighbours(adjacency) == {"e lake", "f lake", "e f"}


def test_a_far_island_part_gives_its_owner_the_neighbours_it_has_there() -> None:
    model = board_of(
        land("a", box(20, 20, 100, 100), box(250, 150, 280, 180)),
        land("b", box(100, 20, 150, 100)),
        land("c", box(200, 150, 250, 180)),
    )
    adjacency = measure(model)
    assert neighbours(adjacency) == {"a b", "a c"}
    (far,) = (pair for pair in adjacency.pairs if pair.b == "c")
    assert (far.at, far.length) == ((250 * GRID, 165 * GRID), 30 * GRID)


def test_an_overlap_is_told_with_its_area_and_a_spot_inside() -> None:
    pair = the_pair(board_of(land("a", box(20, 20, 100, 100)), land("b", box(90, 20, 200, 100))))
    assert (pair.kind, pair.neighbours, pair.area) == (PairKind.OVERLAP, True, pytest.approx(800))
    assert pair.at is not None
    assert 90 * GRID < pair.at[0] < 100 * GRID


def test_an_overlap_of_a_hair_is_a_border() -> None:
    pair = the_pair(board_of(land("a", box(20, 20, 100, 100)), land("b", box(99.99, 20, 200, 100))))
    assert (pair.kind, pair.neighbours, pair.area) == (PairKind.BORDER, True, 0)
    assert pair.length / GRID == pytest.approx(80, abs=2)


def test_the_same_polygon_twice_is_an_overlap_and_no_neighbour() -> None:
    pair = the_pair(board_of(land("a", box(20, 20, 100, 100)), land("b", box(20, 20, 100, 100))))
    assert (pair.kind, pair.neighbours, pair.area) == (PairKind.OVERLAP, False, pytest.approx(6400))


@pytest.mark.parametrize(
    "ring",
    [
        pytest.param(((2000, 2000), (10000, 10000), (10000, 2000), (2000, 10000)), id="bow tie"),
        pytest.param(((2000, 2000), (10000, 2000), (10000, 2000)), id="a line"),
        pytest.param(((2000, 2000), (10000, 2000), (6000, 2000)), id="flat"),
        pytest.param(((2000, 2000),) * 5, id="a point"),
        pytest.param(((2000, 2000), (10000, 2000)), id="two points"),
        pytest.param((), id="nothing"),
    ],
)
def test_a_broken_ring_leaves_the_other_regions_as_they_are(ring: Ring) -> None:
    model = board_of(land("broken", ring), land("b", box(101, 20, 200, 100)), land("c", box(200, 20, 280, 100)))
    adjacency = measure(model)
    assert kinds(adjacency)["b c"] == "border"
    assert neighbours(adjacency) <= {"b c", "b broken"}


def test_a_region_without_outline_has_no_neighbours() -> None:
    ghost = Region(RegionId("ghost"), "Ghost", ())
    model = board_of(ghost, land("b", box(101, 20, 200, 100)), land("c", box(200, 20, 280, 100)))
    assert kinds(measure(model)) == {"b c": "border"}


@pytest.mark.parametrize(
    ("length", "kind", "are_neighbours"),
    [
        (12, PairKind.BORDER, True),
        (9.99, PairKind.BORDER, True),
        (9.9, PairKind.SHORT_BORDER, True),
        (5.99, PairKind.SHORT_BORDER, True),
        (5.9, PairKind.SHORT_BORDER, False),
        (4, PairKind.SHORT_BORDER, False),
        (3, PairKind.CORNER, False),
    ],
)
def test_the_length_of_a_matched_border_decides(length: float, kind: PairKind, are_neighbours: bool) -> None:
    top = round((100 - length) * GRID)
    a = ((2000, 2000), (10000, 2000), (10000, top), (10000, 10000), (2000, 10000))
    b = ((10000, top), (20000, top), (20000, 18000), (10000, 18000), (10000, 10000))
    # Beyond its ends each side of the border is covered, so that nothing else comes near.
    c = ((10000, 2000), (20000, 2000), (20000, top), (10000, top))
    d = ((2000, 10000), (10000, 10000), (10000, 18000), (2000, 18000))
    adjacency = measure(board_of(land("a", a), land("b", b), land("c", c), land("d", d)))
    (pair,) = (pair for pair in adjacency.pairs if (pair.a, pair.b) == ("a", "b"))
    assert (pair.kind, pair.neighbours, pair.length) == (kind, are_neighbours, round(length * GRID))


def test_the_minimum_border_of_the_map_changes_the_answer() -> None:
    model = beside(30)
    assert the_pair(model).neighbours
    strict = MapModel(regions=model.regions, frame=model.frame, adjacency=AdjacencySettings(min_border=50 * GRID))
    assert neighbours(measure(strict)) == set()


def test_an_unmatched_border_is_measured_to_a_unit_and_a_half() -> None:
    cases = [(length, gap) for length in (8, 12, 15, 20, 40) for gap in (0, 1)]
    errors = {case: the_pair(beside(case[0], gap=case[1])).length / GRID - case[0] for case in cases}
    assert {case: error for case, error in errors.items() if abs(error) > 1.5} == {}


def test_an_unmatched_border_below_the_minimum_makes_no_neighbours() -> None:
    cases = [(length, gap) for length in (1, 2, 3, 4.5) for gap in (0, 0.5, 1)]
    assert [case for case in cases if neighbours(measure(beside(case[0], gap=case[1])))] == []

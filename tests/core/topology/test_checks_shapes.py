"""Checks of single shapes and of pairs."""

from dataclasses import replace

import pytest

from core.model.map_model import Frame, MapModel
from core.model.problems import Finding, Severity
from core.model.region import Part, Region
from core.model.sentences import Sentence
from core.model.values import GRID, RegionId, SymbolId, TerrainId
from core.topology.checks.all_checks import all_findings
from core.topology.close_pairs import ClosePair, PairKind
from core.topology.measure import measure
from tests.core.topology.patchwork import board_of, box, land, patchwork, shifted, with_outline, with_ring


def found(model: MapModel, code: str) -> list[Finding]:
    return [each for each in all_findings(model) if each.code == code]


def the(model: MapModel, code: str) -> Finding:
    (only,) = found(model, code)
    return only


def serious_codes(model: MapModel) -> set[str]:
    return {each.code for each in all_findings(model) if each.severity is not Severity.HINT}


@pytest.mark.parametrize("seed", range(4))
def test_a_patchwork_has_no_error_and_no_warning(seed: int) -> None:
    assert serious_codes(patchwork(4, 3, seed=seed)) == set()


def test_an_outline_that_crosses_itself_is_an_error_at_the_crossing() -> None:
    bow = ((0, 0), (10000, 10000), (10000, 0), (0, 10000))
    crossing = the(board_of(land("bow", bow)), "self-crossing")
    assert crossing.severity is Severity.ERROR
    assert crossing.at == (5000, 5000)
    assert crossing.regions == ("bow",)


def test_a_repeated_corner_is_a_hint_and_no_crossing() -> None:
    model = with_ring(patchwork(), 4, lambda ring: [*ring[:3], ring[2], *ring[3:]])
    repeat = the(model, "duplicate-vertex")
    assert repeat.severity is Severity.HINT
    assert repeat.at == model.regions[4].outline[0].outer[2]
    assert not found(model, "self-crossing")


def test_a_spike_is_a_warning_at_its_tip_and_no_crossing() -> None:
    model = with_ring(patchwork(), 4, lambda ring: [*ring[:3], (ring[2][0] + 90, ring[2][1] + 70), *ring[2:]])
    spike = the(model, "duplicate-vertex")
    assert spike.severity is Severity.WARNING
    x, y = model.regions[4].outline[0].outer[2]
    assert spike.at == (x + 90, y + 70)
    assert not found(model, "self-crossing")


@pytest.mark.parametrize("ring", [((0, 0), (500, 500), (900, 900)), ((5, 5), (5, 5)), ((1, 2), (1, 2), (1, 2))])
def test_a_region_without_area_is_an_error(ring: tuple[tuple[int, int], ...]) -> None:
    model = board_of(land("flat", ring), land("field", box(0, 0, 300, 200)))
    assert the(model, "no-area").severity is Severity.ERROR


def test_a_tiny_part_is_found_but_never_the_only_part() -> None:
    crumb, field = box(250, 10, 255, 15), box(0, 0, 200, 200)
    assert the(board_of(land("field", field, crumb)), "tiny-part").at == crumb[0]
    assert not found(board_of(land("field", field), land("crumb", crumb)), "tiny-part")
    assert not found(board_of(land("field", field, box(250, 10, 258, 18))), "tiny-part")


def test_reaching_beyond_the_frame_is_a_warning_and_lying_outside_an_error() -> None:
    model = board_of(land("in", box(0, 0, 304, 200)), land("out", box(310, 0, 400, 90)))
    reaching, outside = sorted(found(model, "outside-frame"), key=lambda each: each.regions)
    assert (reaching.severity, reaching.fix) == (Severity.WARNING, "clip-to-frame")
    assert "4.0 units beyond" in reaching.message
    assert (outside.severity, outside.fix) == (Severity.ERROR, "")


def test_measures_are_millimetres_where_the_board_has_a_printed_size() -> None:
    model = board_of(land("in", box(0, 0, 304, 200)))
    printed = replace(model, frame=replace(model.frame, width_mm=150.0, height_mm=100.0))
    assert "2.0 mm beyond" in the(printed, "outside-frame").message


@pytest.mark.parametrize(
    ("width", "symbols", "severity"),
    [
        (27, (), Severity.WARNING),
        (29, (), None),
        (29, ("mine",), Severity.HINT),
        (32, ("mine",), None),
        (35, ("mine", "magic", "cavern"), Severity.HINT),
        (38, ("mine", "magic", "cavern"), None),
    ],
)
def test_a_region_needs_room_for_a_stack_and_its_symbols(
    width: float, symbols: tuple[str, ...], severity: Severity | None
) -> None:
    region = replace(land("narrow", box(0, 0, width, 200)), symbols=tuple(SymbolId(each) for each in symbols))
    crowded = found(board_of(region, land("rest", box(width, 0, 300, 200))), "crowded-region")
    assert [each.severity for each in crowded] == ([] if severity is None else [severity])


def test_room_is_a_hint_on_water_and_does_not_matter_in_an_abyss() -> None:
    rest = land("rest", box(20, 0, 300, 200))
    assert the(board_of(land("brook", box(0, 0, 20, 200), terrain="river"), rest), "crowded-region").severity == "hint"
    assert not found(board_of(land("pit", box(0, 0, 20, 200), terrain="abyss"), rest), "crowded-region")


def test_an_overlap_names_both_regions_and_its_area() -> None:
    model = board_of(land("west", box(0, 0, 120, 200)), land("east", box(100, 0, 300, 200)))
    overlap = the(model, "overlap")
    assert overlap.severity is Severity.ERROR
    assert overlap.message == "West and East overlap by 4000 square units."
    assert overlap.at is not None
    assert 100 * GRID <= overlap.at[0] <= 120 * GRID


def test_the_same_shape_twice_is_its_own_finding_and_not_an_overlap() -> None:
    ring = box(0, 0, 300, 200)
    model = board_of(land("one", ring), land("two", ring[2:] + ring[:2]))
    assert the(model, "identical-region").regions == ("one", "two")
    assert not found(model, "overlap")


def test_many_copies_of_one_shape_are_each_told_once() -> None:
    square, other = box(0, 0, 100, 100), box(120, 0, 220, 100)
    model = board_of(*(land(f"a{n}", square) for n in range(5)), *(land(f"b{n}", other) for n in range(3)))
    told = [each.regions for each in all_findings(model) if each.code == "identical-region"]
    assert told == [("a0", "a1"), ("a0", "a2"), ("a0", "a3"), ("a0", "a4"), ("b0", "b1"), ("b0", "b2")]
    assert not [each for each in all_findings(model) if each.code == "overlap"]


def test_four_squares_give_two_corner_touches_as_hints() -> None:
    model = board_of(
        land("a", box(0, 0, 150, 100)),
        land("b", box(150, 0, 300, 100)),
        land("c", box(0, 100, 150, 200)),
        land("d", box(150, 100, 300, 200)),
    )
    touches = found(model, "corner-touch")
    assert {each.regions for each in touches} == {("a", "d"), ("b", "c")}
    assert {each.severity for each in touches} == {Severity.HINT}
    assert {each.at for each in touches} == {(150 * GRID, 100 * GRID)}


def test_a_short_border_says_whether_it_counts() -> None:
    def offset(by: float) -> MapModel:
        return board_of(
            land("a", box(0, 0, 150, 100 + by)),
            land("b", box(150, 0, 300, 100)),
            land("c", box(0, 100 + by, 150, 200)),
            land(
                "d", ((15000, 10000), (30000, 10000), (30000, 20000), (15000, 20000), (15000, round((100 + by) * GRID)))
            ),
        )

    message = the(offset(8), "short-border").message
    assert "they count as neighbours" in message
    assert isinstance(message, Sentence)
    assert "sind Nachbarn" in message.retold(
        lambda text, *_: {"they count as neighbours": "sind Nachbarn"}.get(text, text)
    )
    assert the(offset(8), "short-border").regions == ("a", "d")
    assert not found(offset(12), "short-border")


def test_a_measured_near_miss_becomes_a_warning_with_its_distance_and_place() -> None:
    model = board_of(land("a", box(0, 0, 140, 200)), land("b", box(152, 0, 300, 200)))
    ids = (RegionId("a"), RegionId("b"))
    pair = ClosePair(*ids, PairKind.NEAR_MISS, neighbours=False, gap=12 * GRID, at=(146 * GRID, 100 * GRID))
    findings = all_findings(model, replace(measure(model), pairs=(pair,)))
    (miss,) = [each for each in findings if each.code == "near-miss"]
    assert (miss.severity, miss.regions, miss.at) == (Severity.WARNING, ids, (146 * GRID, 100 * GRID))
    assert miss.message == "A and B come within 12.0 units of each other but are not neighbours."


def test_a_region_that_stops_short_of_the_frame_is_told() -> None:
    model = board_of(land("a", box(0, 0, 293, 200)))
    miss = the(model, "edge-near-miss")
    assert "right edge" in miss.message
    assert "7.0 units" in miss.message


def test_a_region_that_only_pokes_the_frame_is_told_so() -> None:
    tip = ((28000, 2000), (28000, 9000), (30000, 9800), (30000, 10200), (28000, 11000), (28000, 18000))
    model = board_of(land("a", ((2000, 2000), *tip, (2000, 18000))))
    told = found(model, "edge-near-miss")
    assert [each.message for each in told] == ["A meets the edge of the board along too short a stretch to lie on it."]


def test_a_region_with_a_hole_that_another_fills_is_clean() -> None:
    outer, hole = box(0, 0, 300, 200), box(100, 50, 200, 150)
    ring = Region(RegionId("ring"), "Ring", (Part(outer, (hole[::-1],)),), TerrainId("hill"))
    assert serious_codes(board_of(ring, land("isle", hole, terrain="lake"))) == set()


def test_a_vertex_on_the_neighbours_edge_is_unmatched() -> None:
    model = board_of(
        land("long", box(0, 0, 100, 200)), land("up", box(100, 0, 300, 80)), land("down", box(100, 80, 300, 200))
    )
    pairs = found(model, "unmatched-vertex")
    assert [each.regions for each in pairs] == [("long", "up"), ("long", "down")]
    assert {each.at for each in pairs} == {(100 * GRID, 80 * GRID)}


def test_corners_a_hair_apart_are_loose_and_further_ones_are_not() -> None:
    def apart(steps: int) -> MapModel:
        return with_ring(patchwork(), 4, lambda ring: [*ring[:2], (ring[2][0], ring[2][1] + steps), *ring[3:]])

    assert [each.regions for each in found(apart(50), "loose-vertex")] == [("p1", "p4")]
    assert not found(apart(51), "loose-vertex")


def test_a_region_moved_far_off_its_place_leaves_no_false_vertex_finding() -> None:
    model = patchwork()
    model = with_outline(model, 4, shifted(model.regions[4].outline, 20 * GRID, 0))
    assert {"unmatched-vertex", "loose-vertex"}.isdisjoint(each.code for each in all_findings(model))


def test_an_empty_frame_around_nothing_is_one_hint() -> None:
    assert [each.code for each in all_findings(MapModel(frame=Frame(1000, 1000)))] == ["empty-map"]

"""Repairs of shapes, one at a time on small maps."""

from dataclasses import replace

import pytest
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from core.geometry.polygons import region_shapes, signed_area2, to_shape
from core.geometry.shared_borders import lone_edges, unmatched_vertices, vertex_table
from core.model.map_model import MapModel
from core.model.problems import Finding, Severity
from core.model.region import Part, Region
from core.model.values import GRID, RegionId, TerrainId
from core.topology.checks.all_checks import all_findings
from core.topology.fixes import area_fixes, trial
from core.topology.fixes.trial import Trial
from core.topology.map_checks import check_map
from core.topology.map_fixes import FixRefusedError, apply_fix, fix_all, tried_fix
from core.topology.measure import measure
from tests.core.topology.patchwork import board_of, box, land, patchwork, with_ring


def serious(model: MapModel) -> list[str]:
    return [each.key for each in all_findings(model) if each.severity is not Severity.HINT]


def mended(model: MapModel, code: str) -> MapModel:
    """The map after the repair of its only finding of this code."""
    (finding,) = [each for each in check_map(model) if each.code == code]
    assert finding.fix, finding
    return apply_fix(model, finding)


def area(model: MapModel, number: int) -> float:
    return to_shape(model.regions[number].outline).area / GRID**2


def is_matched(model: MapModel) -> bool:
    table = vertex_table(region.outline for region in model.regions)
    return not unmatched_vertices(table, lone_edges(table))


def test_regions_that_overlap_in_a_corner_are_said_to_meet_in_it_before_the_cut_and_after() -> None:
    model = board_of(land("west", box(0, 0, 101, 101)), land("east", box(100, 100, 300, 200)))
    about = {each.code for each in check_map(model) if each.regions == ("west", "east")}
    assert about == {"overlap", "corner-touch"}
    assert {each.code for each in all_findings(mended(model, "overlap")) if len(each.regions) == 2} == {"corner-touch"}


def test_the_other_region_is_cut_where_the_usual_cut_would_bring_something_new() -> None:
    """West would be left with five units of the upper edge, too little to lie on it."""
    east = ((500, 0), (30000, 0), (30000, 20000), (10000, 20000), (10000, 1000), (500, 1000))
    model = board_of(land("west", box(0, 0, 100, 200)), land("east", east))
    after = mended(model, "overlap")
    assert (area(after, 0), area(after, 1)) == (100 * 200, 200 * 200)
    assert all_findings(after) == ()


def test_an_overlap_is_cut_from_the_earlier_region() -> None:
    model = board_of(land("west", box(0, 0, 120, 200)), land("east", box(100, 0, 300, 200)))
    after = mended(model, "overlap")
    assert (area(after, 0), area(after, 1)) == (100 * 200, 200 * 200)
    assert after.regions[1] is model.regions[1]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_an_island_is_never_eaten_by_its_sea(order: tuple[int, int]) -> None:
    regions = (land("sea", box(0, 0, 300, 200), terrain="sea"), land("isle", box(100, 50, 200, 150)))
    after = mended(board_of(*(regions[each] for each in order)), "overlap")
    sea, isle = after.region("sea"), after.region("isle")
    assert isle == regions[1]
    assert len(sea.outline[0].holes) == 1
    assert serious(after) == []


def test_a_slanting_overlap_leaves_matching_vertices_on_the_grid() -> None:
    west = ((0, 0), (10000, 0), (13333, 7777), (10000, 20000), (0, 20000))
    model = board_of(land("west", west), land("east", box(100, 0, 300, 200)))
    after = mended(model, "overlap")
    assert is_matched(after)
    west_side = {point for point in after.regions[0].outline[0].outer if point[0] >= 100 * GRID}
    assert west_side <= set(after.regions[1].outline[0].outer)


def test_a_gap_goes_to_the_longest_border_and_all_of_it() -> None:
    west = ((0, 0), (10000, 0), (9800, 5000), (9900, 9000), (9700, 14000), (10000, 20000), (0, 20000))
    model = board_of(land("west", west), land("east", box(100, 0, 300, 200)))
    after = mended(model, "gap")
    assert after.regions[1] is model.regions[1]
    assert area(after, 0) == 100 * 200
    assert serious(after) == []


def test_closing_a_gap_below_a_row_of_regions_leaves_everybody_the_neighbours_he_had() -> None:
    row = [land(f"upper-{n}", box(100 * n, 0, 100 * n + 100, 100)) for n in range(3)]
    below = [land("left", box(0, 104, 150, 200)), land("right", box(150, 104, 300, 200))]
    model = board_of(*row, *below, width=300, height=200)
    (gap,) = [each for each in check_map(model) if each.code == "gap"]
    assert gap.fix == "close-gap"
    after = apply_fix(model, gap)
    before = {(pair.a, pair.b) for pair in measure(model).neighbour_pairs()}
    assert {(pair.a, pair.b) for pair in measure(after).neighbour_pairs()} == before
    assert check_map(after) == ()


def test_a_repair_of_a_gap_that_makes_neighbours_of_strangers_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    row = [land(f"upper-{n}", box(100 * n, 0, 100 * n + 100, 100)) for n in range(3)]
    below = ((0, 100), (40, 100), (40, 104), (260, 104), (260, 100), (300, 100), (300, 200), (0, 200))
    model = board_of(*row, land("below", tuple((x * GRID, y * GRID) for x, y in below)), width=300, height=200)
    (gap,) = [each for each in check_map(model) if each.code == "gap"]
    assert tried_fix(model, gap) is not None

    def all_to_the_last(gap: Polygon, shapes: list[BaseGeometry], board: Polygon) -> list[tuple[int, list[Polygon]]]:
        return [(2, [gap])]

    monkeypatch.setattr(area_fixes, "gap_shares", all_to_the_last)
    monkeypatch.setattr(area_fixes, "whole_gap", all_to_the_last)
    assert tried_fix(model, gap) is None


def test_an_open_ended_gap_is_closed_too() -> None:
    model = board_of(land("a", box(20, 20, 120, 180)), land("b", box(123, 20, 260, 180)))
    after = mended(model, "gap")
    assert "gap" not in {each.code for each in all_findings(after)}
    assert area(after, 0) + area(after, 1) == pytest.approx(240 * 160, rel=0.001)


@pytest.mark.parametrize("width", [10.01, 12, 40])
def test_nothing_wider_than_the_tolerance_is_ever_given_away(width: float) -> None:
    ring = Part(box(0, 0, 300, 200), (box(100, 50, 100 + width, 150)[::-1],))
    model = board_of(Region(RegionId("ring"), "Ring", (ring,), TerrainId("hill")))
    assert [each.fix for each in check_map(model) if each.code in ("gap", "uncovered-board")] == [""]
    assert fix_all(model) == (model, ())


def test_a_map_of_islands_a_hair_apart_becomes_a_covered_board() -> None:
    whole = patchwork(4, 4, bends=4)
    shapes = region_shapes(whole.regions)
    regions = []
    for region, shape in zip(whole.regions, shapes, strict=True):
        x, y = shape.centroid.x, shape.centroid.y
        ring = tuple((round(px + (x - px) * 0.03), round(py + (y - py) * 0.03)) for px, py in region.outline[0].outer)
        regions.append(replace(region, outline=(Part(ring),)))
    model = replace(whole, regions=tuple(regions))
    assert [each.code for each in all_findings(model) if each.severity is not Severity.HINT] == ["gap"]
    after, lines = fix_all(model)
    assert len(lines) == 1
    assert {each.key for each in all_findings(after)} < {each.key for each in all_findings(model)}
    assert serious(after) == []
    covered = sum(abs(signed_area2(ring)) for region in after.regions for ring in region.rings()) / 2
    assert covered == pytest.approx(model.frame.width * model.frame.height, rel=1e-6)
    assert all(len(region.outline) == 1 for region in after.regions)


def test_a_missing_vertex_is_put_into_the_neighbour_and_only_there() -> None:
    model = board_of(
        land("long", box(0, 0, 100, 200)), land("up", box(100, 0, 300, 80)), land("down", box(100, 80, 300, 200))
    )
    findings = [each for each in check_map(model) if each.code == "unmatched-vertex"]
    assert [each.fix for each in findings] == ["insert-vertices"] * 2
    after = apply_fix(model, findings[0])
    assert (100 * GRID, 80 * GRID) in after.regions[0].outline[0].outer
    assert after.regions[1:] == model.regions[1:]
    assert is_matched(after)


def test_snapping_moves_a_vertex_in_every_region_that_uses_it() -> None:
    model = patchwork()
    shared = model.regions[4].outline[0].outer[2]
    loose = with_ring(model, 4, lambda ring: [*ring[:2], (shared[0] + 11, shared[1] - 20), *ring[3:]])
    after = mended(loose, "loose-vertex")
    assert serious(after) == []
    places = [set(after.regions[number].outline[0].outer) for number in (1, 4)]
    assert len(places[0] & places[1] & {shared, (shared[0] + 11, shared[1] - 20)}) == 1


def test_a_bow_tie_becomes_two_parts() -> None:
    bow = ((0, 0), (10000, 10000), (10000, 0), (0, 10000))
    after = mended(board_of(land("bow", bow)), "self-crossing")
    assert len(after.regions[0].outline) == 2
    assert to_shape(after.regions[0].outline).is_valid
    assert area(after, 0) == 5000


def test_needless_vertices_go_and_the_area_stays() -> None:
    model = patchwork()
    spoiled = with_ring(model, 4, lambda ring: [ring[0], *ring[:5], (ring[4][0] + 77, ring[4][1] + 33), *ring[4:]])
    assert mended(spoiled, "duplicate-vertex").regions[4].outline == model.regions[4].outline


def test_a_region_beyond_the_frame_is_clipped_and_its_neighbour_matched() -> None:
    model = board_of(land("a", box(0, 0, 310, 90)), land("b", ((0, 9000), (31000, 9000), (30000, 20000), (0, 20000))))
    after, lines = fix_all(model)
    assert len(lines) >= 2
    assert serious(after) == []
    assert max(x for region in after.regions for ring in region.rings() for x, _ in ring) == 300 * GRID


def test_a_tiny_part_goes_to_its_neighbour_or_away() -> None:
    field, crumb = box(0, 0, 100, 200), box(200, 0, 205, 5)
    notched = (
        (10000, 0),
        (20000, 0),
        (20000, 500),
        (20500, 500),
        (20500, 0),
        (30000, 0),
        (30000, 20000),
        (10000, 20000),
    )
    after = mended(board_of(land("field", field, crumb), land("east", notched)), "tiny-part")
    assert (area(after, 0), area(after, 1)) == (100 * 200, 200 * 200)
    alone = mended(board_of(land("field", field, crumb)), "tiny-part")
    assert len(alone.regions[0].outline) == 1


def test_a_finding_without_repair_or_of_a_region_that_is_gone_is_refused_in_words() -> None:
    finding = Finding(Severity.HINT, "corner-touch", "They meet.", (RegionId("p0"),))
    with pytest.raises(FixRefusedError, match="no repair"):
        apply_fix(patchwork(), finding)
    with pytest.raises(FixRefusedError, match="has changed"):
        apply_fix(patchwork(), replace(finding, regions=(RegionId("gone"),), fix="snap"))


def test_a_repair_is_only_done_if_it_helps() -> None:
    overlap = board_of(land("west", box(0, 0, 120, 200)), land("east", box(100, 0, 300, 200)))
    (finding,) = [each for each in all_findings(overlap) if each.code == "overlap"]
    assert tried_fix(overlap, finding) == apply_fix(overlap, finding)
    assert tried_fix(overlap, replace(finding, fix="")) is None
    assert tried_fix(overlap, replace(finding, fix="close-gap")) is None


def test_a_repair_that_would_bring_a_new_warning_is_not_offered() -> None:
    """Closing the strait would turn the open bay behind it into an enclosed hole."""
    west = ((0, 0), (15000, 0), (15000, 4000), (6000, 4000), (6000, 12000), (14800, 12000), (14800, 20000), (0, 20000))
    east = tuple((30000 - x, y) for x, y in west)
    model = board_of(land("west", west), land("east", east))
    (untried,) = [each for each in all_findings(model) if each.code == "gap"]
    (tried,) = [each for each in check_map(model) if each.code == "gap"]
    assert (untried.fix, tried.fix) == ("close-gap", "")
    assert tried_fix(model, untried) is None
    assert fix_all(model) == (model, ())


def test_a_heap_of_regions_upon_each_other_is_not_tried_pair_by_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []
    try_out = Trial.outcome
    monkeypatch.setattr(trial, "PATIENCE", 5)
    monkeypatch.setattr(
        Trial, "outcome", lambda self, findings: (tries.append(len(findings)), try_out(self, findings))[1]
    )
    heap = board_of(*(land(f"a{n}", box(n / 10, n / 10, 180 + n / 10, 180 + n / 10)) for n in range(9)))
    overlaps = [each for each in check_map(heap) if each.code == "overlap"]
    assert len(overlaps) == 36
    assert not any(each.fix for each in overlaps)
    assert len(tries) < 20
    tries.clear()
    fix_all(heap)
    assert len(tries) < 40


def test_a_map_far_too_full_of_findings_is_listed_without_trying_repairs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "LIGHT", 10)
    monkeypatch.setattr(trial, "WORK", 300)
    applied: list[Finding] = []
    cut = trial.REPAIRS["cut-overlap"]
    counting = replace(cut, apply=lambda model, each: (applied.append(each), cut.apply(model, each))[1])
    monkeypatch.setitem(trial.REPAIRS, "cut-overlap", counting)
    heap = board_of(*(land(f"a{n}", box(n / 10, n / 10, 180 + n / 10, 180 + n / 10)) for n in range(9)))
    overlaps = [each for each in check_map(heap) if each.code == "overlap"]
    assert len(overlaps) == 36
    assert not any(each.fix for each in overlaps)
    assert 0 < len(applied) < 5
    assert fix_all(heap) == (heap, ())

"""Checks of what no region covers."""

import pytest

from core.geometry.polygons import region_shapes
from core.model.map_model import MapModel
from core.model.problems import Finding, Severity
from core.model.region import Part, Region
from core.model.values import RegionId, TerrainId
from core.topology.checks.all_checks import all_findings
from tests.core.topology.patchwork import board_of, box, land, patchwork


def found(model: MapModel, code: str) -> list[Finding]:
    return [each for each in all_findings(model) if each.code == code]


def parted(gap: float) -> MapModel:
    """Two regions that cover the board but for a strip from top to bottom."""
    return board_of(land("west", box(0, 0, 100, 200)), land("east", box(100 + gap, 0, 300, 200)))


def with_pit(side: float) -> MapModel:
    """One region with a square hole."""
    ring = Part(box(0, 0, 300, 200), (box(100, 100, 100 + side, 100 + side)[::-1],))
    return board_of(Region(RegionId("field"), "Field", (ring,), TerrainId("hill")))


@pytest.mark.parametrize("gap", [0.05, 0.7, 3, 10])
def test_a_strip_up_to_the_tolerance_is_a_gap_of_its_true_width(gap: float) -> None:
    (strip,) = found(parted(gap), "gap")
    assert strip.severity is Severity.WARNING
    assert strip.regions == ("west", "east")
    words = f"{gap:.1f}" if gap >= 1 else f"{gap:.2f}"
    assert strip.message == f"A gap {words} units wide between West and East."
    assert not found(parted(gap), "uncovered-board")


def test_a_wider_strip_is_uncovered_board_and_open_at_the_frame_only_a_hint() -> None:
    (strip,) = found(parted(11), "uncovered-board")
    assert strip.severity is Severity.HINT
    assert strip.message.endswith("belong to no region, next to West and East.")
    assert strip.fix == ""
    assert not found(parted(11), "gap")


def test_the_width_of_a_hole_decides_not_its_area() -> None:
    assert [each.message for each in found(with_pit(9), "gap")] == ["A gap 9.0 units wide inside Field."]
    (wide,) = found(with_pit(11), "uncovered-board")
    assert wide.severity is Severity.WARNING
    assert "121 square units" in wide.message


def test_the_rounding_of_a_slanting_border_is_no_gap() -> None:
    west = ((0, 0), (10000, 0), (10003, 20000), (0, 20000))
    east = ((10000, 0), (30000, 0), (30000, 20000), (10003, 20000), (10001, 7001))
    assert not found(board_of(land("west", west), land("east", east)), "gap")


def test_islands_on_open_water_are_legal() -> None:
    model = board_of(land("a", box(20, 20, 120, 120)), land("b", box(160, 20, 260, 180)))
    (water,) = found(model, "uncovered-board")
    assert water.severity is Severity.HINT
    assert not found(model, "gap")


def test_open_water_stays_the_same_finding_when_islands_come_and_go() -> None:
    isles = (land("a", box(20, 20, 120, 120)), land("b", box(160, 20, 260, 180)))
    (one,), (both,) = found(board_of(isles[0]), "uncovered-board"), found(board_of(*isles), "uncovered-board")
    assert one.key == both.key == "uncovered-board:open"


def test_open_areas_that_do_not_meet_are_one_finding_of_all_their_ground() -> None:
    model = board_of(land("a", box(20, 0, 100, 200)), land("b", box(100, 0, 250, 200)))
    (sides,) = found(model, "uncovered-board")
    assert "14000 square units" in sides.message
    assert sides.at is not None
    assert sides.at[0] > 25000


def test_a_narrow_gap_that_runs_out_into_open_water_is_found() -> None:
    model = board_of(land("a", box(20, 20, 120, 180)), land("b", box(123, 20, 260, 180)))
    (strait,) = found(model, "gap")
    assert strait.regions == ("a", "b")
    assert "3.0 units" in strait.message


def test_a_bay_that_narrows_to_a_point_is_no_gap() -> None:
    west = ((2000, 2000), (12000, 2000), (14000, 15000), (2000, 15000))
    east = ((16000, 2000), (26000, 2000), (26000, 15000), (14000, 15000))
    assert not found(board_of(land("west", west), land("east", east)), "gap")


def test_a_strip_along_the_frame_is_a_gap() -> None:
    (strip,) = found(board_of(land("all", box(0, 0, 300, 196))), "gap")
    assert strip.message == "A gap 4.0 units wide between All and the frame."


def test_several_gaps_between_the_same_regions_are_one_finding() -> None:
    west = (
        (0, 0),
        (10000, 0),
        (10000, 5000),
        (9900, 7000),
        (10000, 9000),
        (10000, 12000),
        (9700, 14000),
        (10000, 16000),
    )
    model = board_of(land("west", (*west, (10000, 20000), (0, 20000))), land("east", box(100, 0, 300, 200)))
    (gaps,) = found(model, "gap")
    assert gaps.message.startswith("2 gaps, the widest 3.0 units wide, between West and East")


def test_a_lost_region_leaves_its_place_uncovered() -> None:
    model = patchwork()
    (hole,) = found(model.without_regions(["p4"]), "uncovered-board")
    assert hole.severity is Severity.WARNING
    assert hole.at is not None
    lost = region_shapes([model.regions[4]])[0]
    assert lost.bounds[0] < hole.at[0] < lost.bounds[2]

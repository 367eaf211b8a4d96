"""The checks as a whole: order, ignored findings, memory, the page of codes."""

from dataclasses import replace
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from core.model.map_model import Ignored, MapModel
from core.model.problems import Severity
from core.model.values import TerrainId
from core.topology.checks.all_checks import all_findings
from core.topology.checks.check_memory import CheckMemory
from core.topology.checks.codes import CODES
from core.topology.checks.findings_page import findings_page
from core.topology.fixes.repairs import REPAIRS
from core.topology.map_checks import check_map, split_ignored
from core.topology.measure import measure
from tests.core.topology.damage import damaged_maps
from tests.core.topology.patchwork import patchwork, with_ring

FINDINGS_PAGE = Path(__file__).parents[3] / "docs" / "findings.md"


def test_the_page_of_findings_is_up_to_date() -> None:
    assert FINDINGS_PAGE.read_text(encoding="utf-8") == findings_page()


def test_every_repair_named_by_a_code_exists_and_every_repair_is_named() -> None:
    first = {code.fix for code in CODES.values() if code.fix}
    assert first | {repair.otherwise for repair in REPAIRS.values() if repair.otherwise} == set(REPAIRS)


def spoiled() -> MapModel:
    model = with_ring(patchwork(), 8, lambda ring: [*ring[:3], *ring[4:]])
    model = with_ring(model, 4, lambda ring: [*ring[:2], (ring[2][0], ring[2][1] + 900), *ring[3:]])
    return model.with_regions(
        [
            replace(model.regions[2], terrain=TerrainId("cheese")),
            replace(model.regions[6], terrain=TerrainId("chalk")),
            replace(model.regions[0], name=""),
        ]
    )


def test_findings_come_by_severity_then_code_then_region_order() -> None:
    findings = check_map(spoiled())
    place = {region.id: number for number, region in enumerate(spoiled().regions)}
    severities = list(Severity)
    keys = [(severities.index(f.severity), f.code, [place[each] for each in f.regions]) for f in findings]
    assert keys == sorted(keys)
    assert len({severity for severity, _, _ in keys}) == 3


def test_an_ignored_finding_is_left_out_but_can_be_had() -> None:
    model = spoiled()
    blank = next(each for each in check_map(model) if each.code == "blank-name")
    accepted = replace(model, ignored=(Ignored(blank.key, "a blank spot on the map"), Ignored("gone:long-ago", "")))
    assert blank.key not in {each.key for each in check_map(accepted)}
    shown, ignored = split_ignored(accepted, all_findings(accepted))
    assert [each.key for each in ignored] == [blank.key]
    assert {each.key for each in shown} == {each.key for each in check_map(accepted)}


def test_given_borders_are_used_instead_of_measured_ones() -> None:
    model = spoiled()
    assert check_map(model, measure(model)) == check_map(model)
    lonely = replace(measure(model), pairs=())
    assert sum(each.code == "isolated-region" for each in check_map(model, lonely)) == len(model.regions)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(st.lists(damaged_maps(), min_size=2, max_size=3))
def test_checking_with_a_memory_of_other_maps_finds_the_same(models: list[MapModel]) -> None:
    memory = CheckMemory()
    for model in (*models, *models):
        assert all_findings(model, memory=memory) == all_findings(model)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(damaged_maps(), st.randoms(use_true_random=False))
def test_findings_do_not_depend_on_start_vertex_or_direction(model: MapModel, random: st.DataObject) -> None:
    def turned(model: MapModel) -> MapModel:
        regions = []
        for region in model.regions:
            parts = []
            for part in region.outline:
                by = random.randrange(len(part.outer))  # type: ignore[attr-defined]
                ring = part.outer[by:] + part.outer[:by]
                parts.append(replace(part, outer=ring if random.random() < 0.5 else ring[::-1]))  # type: ignore[attr-defined]
            regions.append(replace(region, outline=tuple(parts)))
        return replace(model, regions=tuple(regions))

    assert {f.key for f in all_findings(turned(model))} == {f.key for f in all_findings(model)}

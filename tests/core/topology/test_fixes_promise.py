"""The promise of every repair: its own finding goes, no new error or warning comes, the grid and the sharing stay."""

import pytest
from hypothesis import HealthCheck, given, settings

from core.model.map_model import MapModel
from core.model.problems import Severity
from core.topology.checks.all_checks import all_findings
from core.topology.map_checks import check_map
from core.topology.map_fixes import apply_fix, fix_all
from tests.core.topology.damage import SHAPES, damaged_maps

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
CALM = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=SLOW)


def serious(model: MapModel) -> set[str]:
    return {each.key for each in all_findings(model) if each.severity is not Severity.HINT}


HOW_THEY_MEET = {"corner-touch", "short-border", "edge-near-miss", "uncovered-board"}
"""Hints a repair may bring: what overlapped before now meets in a corner, say, and somebody has to be told."""


def keeps_its_promise(model: MapModel) -> None:
    before = {each.key for each in all_findings(model)}
    for finding in check_map(model):
        if finding.fix:
            after = apply_fix(model, finding)
            left = all_findings(after)
            assert finding.key not in {each.key for each in left}, finding
            new = [each for each in left if each.key not in before]
            assert all(each.severity is Severity.HINT and each.code in HOW_THEY_MEET for each in new), finding
            assert all(type(c) is int for region in after.regions for ring in region.rings() for xy in ring for c in xy)


@CALM
@given(damaged_maps())
def test_a_fix_removes_its_own_finding_and_brings_no_new_one(model: MapModel) -> None:
    keeps_its_promise(model)


@CALM
@given(damaged_maps(SHAPES))
def test_fixing_everything_brings_nothing_new_and_is_then_done(model: MapModel) -> None:
    mended, lines = fix_all(model)
    assert serious(mended) <= {each.key for each in all_findings(model)}
    assert bool(lines) == (mended != model)
    assert fix_all(mended)[1] == ()


@pytest.mark.soak
@settings(CALM, max_examples=3000, derandomize=False)
@given(damaged_maps(most=6))
def test_fixes_keep_their_promise_on_thousands_of_damaged_maps(model: MapModel) -> None:
    keeps_its_promise(model)
    mended, _ = fix_all(model)
    assert serious(mended) <= {each.key for each in all_findings(model)}

"""The promise of every repair: its own finding goes, no new one comes, not even a hint, and the grid stays."""

import pytest
from hypothesis import HealthCheck, given, settings

from core.model.map_model import MapModel
from core.topology.checks.all_checks import all_findings
from core.topology.map_checks import check_map
from core.topology.map_fixes import apply_fix, fix_all
from tests.core.topology.damage import SHAPES, damaged_maps

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
CALM = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=SLOW)


def keys(model: MapModel) -> set[str]:
    return {each.key for each in all_findings(model)}


def keeps_its_promise(model: MapModel) -> None:
    before = keys(model)
    for finding in check_map(model):
        if finding.fix:
            after = apply_fix(model, finding)
            assert keys(after) <= before - {finding.key}, finding
            assert all(type(c) is int for region in after.regions for ring in region.rings() for xy in ring for c in xy)


@CALM
@given(damaged_maps())
def test_a_fix_removes_its_own_finding_and_brings_no_new_one(model: MapModel) -> None:
    keeps_its_promise(model)


@CALM
@given(damaged_maps(SHAPES))
def test_fixing_everything_brings_nothing_new_and_is_then_done(model: MapModel) -> None:
    mended, lines = fix_all(model)
    assert keys(mended) <= keys(model)
    assert bool(lines) == (mended != model)
    assert fix_all(mended)[1] == ()


@pytest.mark.soak
@settings(CALM, max_examples=3000, derandomize=False)
@given(damaged_maps(most=6))
def test_fixes_keep_their_promise_on_thousands_of_damaged_maps(model: MapModel) -> None:
    keeps_its_promise(model)
    mended, _ = fix_all(model)
    assert keys(mended) <= keys(model)

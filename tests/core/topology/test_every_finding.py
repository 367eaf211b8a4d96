"""Nothing on the page of findings is there on paper only: each appears, and a repair that is offered does its work."""

import pytest

from core.model.map_model import MapModel
from core.model.problems import Finding
from core.topology.checks.all_checks import all_findings
from core.topology.checks.codes import CODES
from core.topology.map_checks import check_map
from core.topology.map_fixes import apply_fix
from tests.core.topology.exhibits import EXHIBITS


def shown(model: MapModel, code: str) -> list[Finding]:
    return [each for each in check_map(model) if each.code == code]


def test_there_is_a_map_for_every_code() -> None:
    assert set(EXHIBITS) == set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_finding_appears_in_plain_words_at_a_place(code: str) -> None:
    model = EXHIBITS[code]
    findings = shown(model, code)
    assert findings
    for each in findings:
        assert each.message.endswith(".")
        assert each.regions or each.at or not model.regions or code in PLACELESS
        assert "-" not in code or code not in each.message, "a code is no plain word"


PLACELESS = {"players-and-rounds", "region-count", "no-entry-region", "no-river"}
"""These speak of the map as a whole."""


@pytest.mark.parametrize("code", [code.id for code in CODES.values() if code.fix])
def test_the_repair_of_every_code_removes_its_finding_and_brings_none(code: str) -> None:
    model = EXHIBITS[code]
    before = {each.key for each in all_findings(model)}
    for finding in shown(model, code):
        assert finding.fix == CODES[code].fix
        after = {each.key for each in all_findings(apply_fix(model, finding))}
        assert finding.key not in after
        assert after < before

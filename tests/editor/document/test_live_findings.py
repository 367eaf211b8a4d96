"""Findings follow the document at once; slow checks wait for a pause; repairs and reasons are steps of the history."""

from dataclasses import replace

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from core.model.map_model import MapModel
from core.model.problems import Finding, Severity
from core.topology.checks.all_checks import all_findings
from core.topology.fixes.trial import with_tried_fixes
from editor.document import live_findings
from editor.document.live_findings import LiveFindings
from editor.document.map_document import MapDocument
from tests.core.maps import grid_map
from tests.core.topology.drawn_maps import made_up
from tests.core.topology.random_edits import EDITS


def findings_of(document: MapDocument) -> tuple[MapDocument, LiveFindings]:
    return document, LiveFindings(document, document)


def found(findings: LiveFindings, code: str) -> Finding:
    return next(each for each in findings.shown if each.code == code)


def unnamed() -> MapModel:
    model = grid_map()
    return model.with_regions([replace(model.regions[0], name="")])


@pytest.fixture
def blank(qapp: object) -> tuple[MapDocument, LiveFindings]:
    return findings_of(MapDocument(unnamed()))


def test_a_change_is_checked_at_once_even_while_a_gesture_goes_on(blank: tuple[MapDocument, LiveFindings]) -> None:
    document, findings = blank
    assert found(findings, "blank-name")
    document.preview(grid_map())
    assert "blank-name" not in {each.code for each in findings.shown}
    document.drop_preview()
    assert found(findings, "blank-name")


def test_what_no_region_covers_is_checked_after_a_pause(qtbot: QtBot) -> None:
    document, findings = findings_of(MapDocument(grid_map(3, 3)))
    document.edit("Delete", document.model.without_regions(["b2"]))
    assert not findings.is_settled
    with qtbot.waitSignal(findings.changed):
        pass
    assert findings.is_settled
    assert found(findings, "uncovered-board").severity is Severity.WARNING


def test_changes_that_bring_no_other_findings_are_not_told(
    qtbot: QtBot, blank: tuple[MapDocument, LiveFindings]
) -> None:
    document, findings = blank
    with qtbot.assertNotEmitted(findings.changed):
        document.edit("Rename", replace(document.model, author="Ada"))


def test_a_repair_is_one_step_and_removes_its_finding(blank: tuple[MapDocument, LiveFindings]) -> None:
    document, findings = blank
    trouble = found(findings, "blank-name")
    assert findings.fix(trouble)
    assert trouble.key not in {each.key for each in findings.shown}
    assert [step.title for step in document.history.steps] == ["Gave a free name"]
    document.undo()
    assert found(findings, "blank-name") == trouble


def test_an_ignored_finding_keeps_its_reason_and_comes_back(blank: tuple[MapDocument, LiveFindings]) -> None:
    document, findings = blank
    trouble = found(findings, "blank-name")
    findings.ignore(trouble, "  a blank  spot ")
    assert (findings.ignored, findings.reason(trouble)) == ((trouble,), "a blank spot")
    assert trouble not in findings.shown
    document.undo()
    assert trouble in findings.shown
    document.redo()
    findings.restore(trouble)
    assert trouble in findings.shown
    assert document.model.ignored == ()


def test_another_map_is_checked_as_a_whole(blank: tuple[MapDocument, LiveFindings]) -> None:
    document, findings = blank
    document.replace(grid_map(2, 1), None)
    findings.settle()
    assert findings.shown == all_findings(document.model)


def test_large_maps_are_checked_beside_the_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_findings, "MANY_REGIONS", 3)
    document = MapDocument(grid_map(3, 3))
    findings = LiveFindings(document, document)
    assert findings.shown == ()
    with qtbot.waitSignal(findings.settled):
        pass
    assert findings.shown == all_findings(document.model)
    document.edit("Delete", document.model.without_regions(["b2"]))
    assert not findings.is_settled
    with qtbot.waitSignal(findings.settled):
        pass
    assert findings.shown == all_findings(document.model)


def test_an_edit_while_the_other_thread_checks_is_not_overlooked(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_findings, "MANY_REGIONS", 3)
    document = MapDocument(grid_map(3, 3))
    findings = LiveFindings(document, document)
    findings._settle_in_peace()
    assert not findings.is_settled
    document.edit("Delete", document.model.without_regions(["b2"]))
    with qtbot.waitSignal(findings.settled):
        pass
    assert findings.shown == all_findings(document.model)
    document.edit("Delete", document.model.without_regions(["a1"]))
    findings._settle_in_peace()
    findings.settle()
    assert findings.shown == all_findings(document.model)


@pytest.mark.parametrize("seed", range(2))
def test_random_edits_undos_and_tried_repairs_leave_the_findings_of_a_full_check(qapp: object, seed: int) -> None:
    rng = np.random.default_rng(seed)
    document, findings = findings_of(MapDocument(made_up(12, seed, gaps=bool(seed))))
    for step in range(10):
        edit = EDITS[int(rng.integers(len(EDITS)))]
        document.edit(edit.__name__, edit(document.model, rng))
        if not rng.integers(4):
            document.undo()
        findings.settle()
        assert findings.shown == all_findings(document.model), f"step {step}: {edit.__name__}"
        offered = [each for each in findings.shown if each.fix][:3]
        kept = {each.key for each in with_tried_fixes(document.model) if each.fix}
        assert [each.key for each in offered if findings.fixed(each) is not None] == [
            each.key for each in offered if each.key in kept
        ]

"""Findings: go to, select, preview and fix, ignore with a reason, all from the panel."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from pytestqt.qtbot import QtBot

from core.model.problems import Severity
from core.model.tagging import renamed
from core.model.values import RegionId, TerrainId
from core.picture.palette import LIGHT
from editor.canvas.qt_application import qt_application
from editor.document.live_findings import LiveFindings
from editor.document.map_document import MapDocument
from editor.language import english_of, speak
from editor.panels.finding_row import Verb, verb_spots
from editor.panels.findings_panel import FindingsPanel
from editor.retelling import retell
from editor.words import tr

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def panel(qtbot: QtBot, document: MapDocument, findings: LiveFindings) -> FindingsPanel:
    model = renamed(document.kept, "a1", "")
    model = model.with_regions([replace(model.region("c2"), terrain=TerrainId("cheese"))])
    document.edit("Spoil", model)
    findings.settle()
    made = FindingsPanel(document, findings)
    qtbot.addWidget(made)
    made.resize(1100, 230)
    made.show()
    return made


def choose(panel: FindingsPanel, code: str, qtbot: QtBot) -> None:
    rows = panel.list.findings
    row = next(row for row in range(rows.rowCount()) if rows.finding(row).code == code)
    qtbot.mouseClick(panel.list.viewport(), LEFT, pos=panel.list.visualRect(rows.index(row)).center())


def retell_in(panel: FindingsPanel, language: str) -> None:
    before = english_of()
    speak(qt_application(), language)
    retell(panel, before)


def codes(panel: FindingsPanel) -> list[str]:
    rows = panel.list.findings
    return [rows.finding(row).code for row in range(rows.rowCount())]


def verb_place(panel: FindingsPanel, code: str, verb: Verb) -> QPoint:
    index = panel.list.findings.index(codes(panel).index(code))
    return verb_spots(QRectF(panel.list.visualRect(index)))[verb].center().toPoint()


def press_verb(panel: FindingsPanel, code: str, verb: Verb, qtbot: QtBot) -> None:
    qtbot.mouseClick(panel.list.viewport(), LEFT, pos=verb_place(panel, code, verb))


def test_the_worst_come_first_and_a_click_explains(panel: FindingsPanel, qtbot: QtBot) -> None:
    assert panel.list.findings.finding(0).code == "unknown-terrain"
    choose(panel, "blank-name", qtbot)
    assert panel.detail.title.text() == "Blank name"
    assert panel.detail.message.text() == "Region a1 has no name."
    assert panel.detail.fix_button.isEnabled()
    choose(panel, "unknown-terrain", qtbot)
    assert not panel.detail.fix_button.isVisible()


def test_go_to_announces_the_regions_and_the_place(panel: FindingsPanel, qtbot: QtBot) -> None:
    choose(panel, "blank-name", qtbot)
    with qtbot.waitSignals([panel.zoom_to, panel.go_to]):
        qtbot.mouseClick(panel.detail.go_button, LEFT)
    with qtbot.waitSignal(panel.go_to):
        qtbot.keyClick(panel.list, Qt.Key.Key_Return)


def test_select_selects_its_regions(panel: FindingsPanel, document: MapDocument, qtbot: QtBot) -> None:
    choose(panel, "blank-name", qtbot)
    qtbot.mouseClick(panel.detail.select_button, LEFT)
    assert document.selection.regions == (RegionId("a1"),)


def test_a_preview_shows_the_repair_and_takes_it_back(
    panel: FindingsPanel, document: MapDocument, qtbot: QtBot
) -> None:
    choose(panel, "blank-name", qtbot)
    qtbot.mouseClick(panel.detail.preview_button, LEFT)
    assert document.is_previewing
    assert document.model.region("a1").name == "Farmland 1"
    assert panel.detail.message.text() == "Region a1 has no name."
    qtbot.mouseClick(panel.detail.preview_button, LEFT)
    assert (document.is_previewing, document.model.region("a1").name) == (False, "")


def test_fix_is_one_step_even_from_a_preview(panel: FindingsPanel, document: MapDocument, qtbot: QtBot) -> None:
    choose(panel, "blank-name", qtbot)
    qtbot.mouseClick(panel.detail.preview_button, LEFT)
    qtbot.mouseClick(panel.detail.fix_button, LEFT)
    assert document.kept.region("a1").name == "Farmland 1"
    assert [step.title for step in document.history.steps] == ["Spoil", "Gave a free name"]
    assert "blank-name" not in {panel.list.findings.finding(row).code for row in range(panel.list.findings.rowCount())}


def test_fix_all_is_one_step_and_leaves_what_only_a_person_can_mend(
    panel: FindingsPanel, document: MapDocument, qtbot: QtBot
) -> None:
    document.edit("Spoil more", renamed(document.kept, "b1", "C1"))
    qtbot.mouseClick(panel.fix_all, LEFT)
    assert [step.title for step in document.history.steps][2:] == ["Repair 2 findings"]
    assert [region.name for region in document.model.regions[:3]] == ["Farmland 1", "C1", "C 3"]
    assert panel.list.findings.finding(0).code == "unknown-terrain"
    assert not panel.fix_all.isVisible()


def test_another_choice_ends_a_preview(panel: FindingsPanel, document: MapDocument, qtbot: QtBot) -> None:
    choose(panel, "blank-name", qtbot)
    qtbot.mouseClick(panel.detail.preview_button, LEFT)
    choose(panel, "unknown-terrain", qtbot)
    assert not document.is_previewing
    assert panel.detail.title.text() == "Unknown terrain"


def test_an_edit_elsewhere_ends_a_preview(panel: FindingsPanel, document: MapDocument, qtbot: QtBot) -> None:
    choose(panel, "blank-name", qtbot)
    qtbot.mouseClick(panel.detail.preview_button, LEFT)
    document.edit("Rename", renamed(document.kept, "a1", "Named"))
    assert not panel.detail.preview_button.isChecked()
    assert "blank-name" not in {panel.list.findings.finding(row).code for row in range(panel.list.findings.rowCount())}


def test_an_ignored_finding_goes_and_can_be_brought_back(
    panel: FindingsPanel, document: MapDocument, qtbot: QtBot
) -> None:
    choose(panel, "blank-name", qtbot)
    qtbot.keyClicks(panel.detail.reason, "a blank spot")
    qtbot.keyClick(panel.detail.reason, Qt.Key.Key_Return)
    assert [each.reason for each in document.model.ignored] == ["a blank spot"]
    qtbot.mouseClick(panel.filter.show_ignored, LEFT)
    choose(panel, "blank-name", qtbot)
    assert panel.detail.reason_words.text() == "Ignored: a blank spot"
    qtbot.mouseClick(panel.detail.restore_button, LEFT)
    assert document.model.ignored == ()


def test_a_map_without_findings_says_so(
    qtbot: QtBot, document: MapDocument, findings: LiveFindings, panel: FindingsPanel
) -> None:
    while findings.shown:
        findings.ignore(findings.shown[0], "meant")
    assert panel.empty.isVisible()
    assert (panel.empty.words.text(), panel.empty.hint.text()) == ("Nothing to mend.", "6 regions checked.")
    panel.show_theme(LIGHT)
    assert panel.empty.sign.isVisible()


def test_a_finding_is_called_by_its_name_in_the_language_of_the_interface(panel: FindingsPanel, qtbot: QtBot) -> None:
    speak(qt_application(), "de")
    panel.tell_again()
    choose(panel, "blank-name", qtbot)
    assert panel.detail.title.text() != "Blank name"
    assert panel.detail.title.text() == tr("Blank name")


def test_the_icons_of_a_row_do_what_the_buttons_do(panel: FindingsPanel, document: MapDocument, qtbot: QtBot) -> None:
    with qtbot.waitSignals([panel.zoom_to, panel.go_to]):
        press_verb(panel, "blank-name", Verb.GO_TO, qtbot)
    assert document.selection.regions == ()
    press_verb(panel, "unknown-terrain", Verb.SELECT, qtbot)
    assert document.selection.regions == (RegionId("c2"),)
    press_verb(panel, "blank-name", Verb.FIX, qtbot)
    assert document.kept.region("a1").name == "Farmland 1"
    assert "blank-name" not in codes(panel)


def test_the_icon_of_a_repair_there_is_none_for_only_chooses_the_row(
    panel: FindingsPanel, document: MapDocument, qtbot: QtBot
) -> None:
    before = document.kept
    press_verb(panel, "unknown-terrain", Verb.FIX, qtbot)
    assert document.kept is before
    assert panel.detail.title.text() == "Unknown terrain"


def test_the_icon_to_ignore_asks_for_the_reason_and_brings_an_ignored_one_back(
    panel: FindingsPanel, document: MapDocument, qtbot: QtBot
) -> None:
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    press_verb(panel, "blank-name", Verb.IGNORE, qtbot)
    assert document.model.ignored == ()
    assert panel.detail.reason.hasFocus()
    qtbot.keyClicks(panel.detail.reason, "meant")
    qtbot.keyClick(panel.detail.reason, Qt.Key.Key_Return)
    assert [each.reason for each in document.model.ignored] == ["meant"]
    qtbot.mouseClick(panel.filter.show_ignored, LEFT)
    press_verb(panel, "blank-name", Verb.IGNORE, qtbot)
    assert document.model.ignored == ()


def test_the_next_finding_is_chosen_when_one_has_been_dealt_with(panel: FindingsPanel, qtbot: QtBot) -> None:
    choose(panel, "blank-name", qtbot)
    row = panel.list.currentIndex().row()
    qtbot.mouseClick(panel.detail.fix_button, LEFT)
    assert panel.list.currentIndex().row() == min(row, panel.list.findings.rowCount() - 1)
    assert panel.detail.finding == panel.list.findings.finding(panel.list.currentIndex().row())


def test_a_repair_is_told_before_it_is_made(panel: FindingsPanel, document: MapDocument, qtbot: QtBot) -> None:
    choose(panel, "blank-name", qtbot)
    assert panel.detail.promise.text() == "Fixing changes a1. Nothing else changes."
    assert panel.detail.place.text() == f"2 of {len(codes(panel))}"
    choose(panel, "unknown-terrain", qtbot)
    assert not panel.detail.promise.isVisible()


def test_the_menu_of_a_row_has_its_verbs(panel: FindingsPanel, document: MapDocument, qtbot: QtBot) -> None:
    choose(panel, "unknown-terrain", qtbot)
    menu = panel.list.menu()
    assert [(action.text(), action.isEnabled()) for action in menu.actions()] == [
        ("Go to", True),
        ("Select", True),
        ("Fix", False),
        ("Ignore", True),
    ]
    menu.actions()[1].trigger()
    assert document.selection.regions == (RegionId("c2"),)
    menu.deleteLater()


def test_words_and_severity_narrow_the_list(panel: FindingsPanel, findings: LiveFindings, qtbot: QtBot) -> None:
    everything = codes(panel)
    errors = panel.filter.severities[Severity.ERROR]
    qtbot.mouseClick(errors, LEFT)
    assert codes(panel) == [each.code for each in findings.shown if each.severity is Severity.ERROR]
    assert len(codes(panel)) < len(everything)
    assert not panel.filter.everything.isChecked()
    qtbot.mouseClick(panel.filter.everything, LEFT)
    assert codes(panel) == everything
    assert not errors.isChecked()
    qtbot.keyClicks(panel.filter.search, "NAME blank")
    assert codes(panel) == ["blank-name"]


def test_a_search_without_hit_names_the_words_and_is_cleared_by_a_click(panel: FindingsPanel, qtbot: QtBot) -> None:
    everything = codes(panel)
    qtbot.keyClicks(panel.filter.search, "zeppelin")
    assert panel.no_hit.isVisible()
    assert panel.no_hit.words.text() == "Nothing found for “zeppelin”."
    qtbot.mouseClick(panel.no_hit.button, LEFT)
    assert codes(panel) == everything
    assert panel.filter.search.text() == ""


def test_what_was_chosen_stays_chosen_while_it_passes_the_filter(panel: FindingsPanel, qtbot: QtBot) -> None:
    choose(panel, "blank-name", qtbot)
    qtbot.keyClicks(panel.filter.search, "blank")
    assert panel.detail.finding is not None
    qtbot.keyClicks(panel.filter.search, " zeppelin")
    assert panel.detail.finding is None


def test_a_narrow_panel_counts_in_numbers_and_a_wide_one_in_words(panel: FindingsPanel, qtbot: QtBot) -> None:
    errors = panel.filter.severities[Severity.ERROR]
    panel.resize(1500, 230)
    assert errors.shown_words == "1 error"
    panel.resize(640, 230)
    assert errors.shown_words == "1"
    assert panel.filter.everything.geometry().right() < panel.filter.width()


def test_the_filter_never_makes_the_panel_wider(panel: FindingsPanel) -> None:
    assert panel.filter.minimumSizeHint().width() == 0
    assert panel.minimumSizeHint().width() < 640


def test_the_buttons_of_a_finding_fit_in_every_language_and_give_up_words_first(
    panel: FindingsPanel, qtbot: QtBot
) -> None:
    panel.resize(928, 230)
    choose(panel, "blank-name", qtbot)
    detail = panel.detail
    for language in ("en", "de", "pl", "da", "nb", "sv", "fi"):
        retell_in(panel, language)
        qt_application().processEvents()
        buttons = (detail.fix_button, detail.preview_button, detail.go_button, detail.select_button)
        assert all(each.width() >= each.sizeHint().width() for each in buttons), language
        assert buttons[-1].geometry().right() <= detail.width()
    panel.resize(1400, 230)
    assert detail.go_button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon

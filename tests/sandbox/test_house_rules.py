"""Editions and house rules in the window: chosen with a click, seen in the bar, undone, saved with the scenario."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from core.files.scenario_file import parse_scenario
from core.files.scenario_writer import scenario_text
from tests.core.rules.test_readings import LONE_ELF
from tests.sandbox.workspaces import shown

LEFT = Qt.MouseButton.LeftButton
NO_LOSS = "base:race.elves.no-loss"


@pytest.fixture
def workspace(qtbot):
    made = shown(qtbot)
    made.session.open(parse_scenario(LONE_ELF, Path("elf.toml")), None)
    made.session.move(1)
    return made


def click(qtbot, button):
    qtbot.mouseClick(button, LEFT, pos=button.rect().center())


def switch_off(workspace, qtbot, words):
    """Open the house rules by the bar, type words, switch the first clause off."""
    click(qtbot, workspace.bar.house_rules)
    panel = workspace.right_dock.house_rules
    assert panel.isVisible()
    qtbot.keyClicks(panel.search, words)
    clause, button = next(iter(panel.switches.items()))
    click(qtbot, button)
    return clause


def test_a_clause_is_found_by_words_and_switched_off(workspace, qtbot):
    assert workspace.bar.house_rules.text() == "No house rules"
    clause = switch_off(workspace, qtbot, "elves no loss")
    assert clause == NO_LOSS
    assert workspace.session.engine.rules.without >= {NO_LOSS}
    assert workspace.bar.house_rules.text() == "1 house rule"
    assert workspace.bar.house_rules.property("differs")
    assert workspace.right_dock.house_rules.switches[NO_LOSS].text() == "Back on"


def test_it_is_put_back_on_by_its_button_or_by_undo(workspace, qtbot):
    switch_off(workspace, qtbot, "elves no loss")
    click(qtbot, workspace.right_dock.house_rules.switches[NO_LOSS])
    assert not workspace.session.scenario.switches.without
    qtbot.keyClick(workspace.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert workspace.session.scenario.switches.without == {NO_LOSS}
    qtbot.keyClick(workspace.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert workspace.bar.house_rules.text() == "No house rules"


def test_clauses_of_the_step_are_offered_before_anything_is_typed(workspace, qtbot):
    qtbot.keyClick(workspace.view, Qt.Key.Key_H)
    panel = workspace.right_dock.house_rules
    acted = {clause.id for clause in workspace.session.step.clauses()}
    assert panel.switches
    assert set(panel.switches) <= acted


def test_a_house_rule_and_an_edition_are_saved_with_the_scenario(workspace, qtbot):
    click(qtbot, workspace.bar.editions.boxes["sw-sv"])
    switch_off(workspace, qtbot, "first conquest border")
    written = scenario_text(workspace.session.told_scenario())
    again = parse_scenario(written, Path("again.toml"))
    assert again.switches.edition == "sw-sv"
    assert again.switches.without == workspace.session.scenario.switches.without != frozenset()


def test_one_click_plays_the_story_by_another_book(workspace, qtbot):
    boxes = workspace.bar.editions.boxes
    assert boxes[""].isChecked()
    assert list(boxes) == ["", "sw-de", "sw-da", "sw-no", "sw-sv", "sw-fi"]
    click(qtbot, boxes["sw-sv"])
    assert boxes["sw-sv"].isChecked()
    assert workspace.session.engine.rules.rulings["sorcerers-replace-elves"] == "kept"
    click(qtbot, boxes[""])
    assert workspace.session.engine.rules.rulings["sorcerers-replace-elves"] == "lost"


def test_a_reading_under_which_the_position_cannot_be_is_refused_with_the_reason(workspace, qtbot, monkeypatch):
    from core.model.problems import RealmwrightError

    said = []
    workspace.said.connect(said.append)

    def refuse(*_args):
        raise RealmwrightError("two races of one kind cannot be in play")

    monkeypatch.setattr(workspace.session, "set_switches", refuse)
    click(qtbot, workspace.bar.editions.boxes["sw-de"])
    assert said == ["two races of one kind cannot be in play"]


def test_the_badge_counts_disputes_and_leads_to_them(workspace, qtbot):
    workspace.rulings_desk.finish()
    assert workspace.bar.disputes.text() == f"{len(workspace.rulings_desk.found)} disputes touch this"
    click(qtbot, workspace.bar.disputes)
    assert workspace.right_dock.currentWidget() is workspace.right_dock.rulings


def test_a_narrow_bar_keeps_its_icons_and_numbers(workspace, qtbot):
    switch_off(workspace, qtbot, "elves no loss")
    workspace.resize(1024, 650)
    assert workspace.bar.house_rules.text() == "1"
    assert workspace.bar.house_rules.toolTip() == "1 house rule"
    assert workspace.bar.share.geometry().right() <= workspace.bar.width()


def test_rulings_of_ones_own_are_counted_at_the_book_and_given_up_with_a_click_on_it(workspace, qtbot):
    session, boxes = workspace.session, workspace.bar.editions.boxes
    dispute = workspace.rulings_desk.disputes()[0]
    other = next(option.id for option in dispute.options if option.id != dispute.default)
    workspace.rulings_desk.choose(dispute, other)
    assert boxes[""].text() == "Usual +1"
    assert "1 ruling changed" in boxes[""].toolTip()
    click(qtbot, boxes[""])
    assert not session.scenario.switches.rulings
    assert boxes[""].text() == "Usual"

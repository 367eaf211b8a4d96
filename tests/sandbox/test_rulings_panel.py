"""Disputes that touch the story: listed with their options, switched with a click, compared side by side."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from core.files.scenario_file import parse_scenario
from sandbox.panels.comparison_list import ComparisonList
from sandbox.panels.comparison_table import ComparisonTable
from sandbox.panels.ruling_option import RulingOption
from sandbox.panels.rulings_panel import RulingsPanel
from sandbox.rulings_desk import RulingsDesk
from sandbox.session import Session
from tests.core.rules.test_readings import LONE_ELF

ELF = "base:dispute.sorcerers-replace-elves"


@pytest.fixture
def panel(qtbot):
    session = Session()
    desk = RulingsDesk(session, session)
    panel = RulingsPanel(desk)
    panel.session = session
    qtbot.addWidget(panel)
    panel.resize(376, 700)
    panel.show()
    session.open(parse_scenario(LONE_ELF, Path("elf.toml")), None)
    desk.finish()
    return panel


def test_the_dispute_about_the_elf_is_listed_with_its_options(panel):
    block = panel.blocks[ELF]
    assert len(block.options) == len(block.touched.dispute.options) >= 2
    assert sum(choice.isChecked() for choice in block.options.values()) == 1
    assert len(panel.blocks) < panel.desk.count


def test_every_option_shows_the_books_that_say_so(panel):
    boxes = {label.text(): label.toolTip() for label in panel.blocks[ELF].findChildren(QLabel) if label.toolTip()}
    told = [book for option in panel.blocks[ELF].touched.dispute.options for book in option.books]
    assert sorted(boxes) == sorted(book.rpartition("-")[2].upper() for book in told)
    assert boxes["SV"] == "Swedish book, 2018"
    words = [label.text() for label in panel.blocks[ELF].findChildren(QLabel)]
    assert any(text.startswith("Not said by: German book") for text in words)


def test_one_click_switches_the_ruling_and_undo_switches_back(panel, qtbot):
    block = panel.blocks[ELF]
    before = panel.session.scenario.switches
    other = next(name for name in block.options if name != block.touched.in_force)
    qtbot.mouseClick(block.options[other], Qt.MouseButton.LeftButton, pos=block.options[other].rect().center())
    panel.desk.finish()
    assert panel.session.engine.rules.rulings["sorcerers-replace-elves"] == other
    assert panel.blocks[ELF].options[other].isChecked()
    panel.session.undo()
    assert panel.session.scenario.switches == before


def test_options_stand_side_by_side_with_what_differs(panel, qtbot):
    qtbot.mouseClick(panel.blocks[ELF].compare, Qt.MouseButton.LeftButton)
    (table,) = panel.findChildren(ComparisonTable)
    assert table.comparison.at == 1
    assert any(row.differs for row in table.comparison.rows)


def test_the_editions_stand_side_by_side(panel):
    panel.open("books")
    (told,) = panel.findChildren(ComparisonList)
    assert len(told.comparison.rows[0].values) == 1 + len(panel.desk.books()) == 6


def test_no_word_of_a_comparison_is_cut_however_narrow_the_dock(panel, qtbot):
    for width, kind in ((340, ComparisonList), (1200, ComparisonTable)):
        panel.resize(width, 900)
        panel.opened = ""
        panel.open("books")
        (told,) = [each for each in panel.widget().findChildren(QWidget) if hasattr(each, "comparison")]
        assert isinstance(told, kind)
        qtbot.waitUntil(told.isVisible)
        labels = [label for label in told.findChildren(QLabel) if label.text()]
        assert {"Elves, tokens left", "0", "1"} <= {label.text() for label in labels}
        for label in labels:
            metrics = label.fontMetrics()
            assert label.width() >= max(metrics.horizontalAdvance(word) for word in label.text().split()), label.text()
    panel.resize(340, 900)
    assert panel.findChildren(ComparisonList), "it follows the width of the dock"


def test_what_readings_agree_in_stands_once(panel):
    panel.resize(340, 900)
    panel.open("books")
    (told,) = panel.widget().findChildren(ComparisonList)
    texts = [label.text() for label in told.findChildren(QLabel)]
    assert texts.count("Coins of Anna") == 1
    assert texts.count("DA") == sum(row.differs for row in told.comparison.rows)


def test_the_search_says_how_far_it_is(panel):
    panel.desk.start()
    for number in range(1, 6):
        panel.desk._look_on()
        heading = panel.widget().findChild(QLabel, "section").text()
        assert heading.startswith(f"Looking at dispute {number} of")


def test_following_a_ruling_makes_a_branch_under_it(panel, qtbot):
    block = panel.blocks[ELF]
    name, button = next(iter(block.follow.items()))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    branch = panel.session.tree.branches[-1]
    assert branch.switches.rulings == {"sorcerers-replace-elves": name}
    assert panel.session.tree.path(branch.id) == panel.session.tree.path(0)


def test_a_branch_under_a_ruling_begins_right_before_it_makes_a_difference(panel, qtbot):
    session = panel.session
    session.move(session.last)
    panel.desk.finish()
    block = panel.blocks[ELF]
    name, button = next(iter(block.follow.items()))
    parting = dict(block.touched.partings)[name]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    branch = session.tree.branches[-1]
    assert branch.fork == parting - 1 < session.last
    assert branch.moves == session.tree.path(0)[parting - 1 :]


def test_a_click_on_the_words_of_an_option_chooses_it_and_it_stands_out(panel, qtbot):
    def rows():
        return {row.choice.accessibleName(): row for row in panel.blocks[ELF].findChildren(RulingOption)}

    other = next(row for row in rows().values() if not row.choice.isChecked())
    said = other.choice.accessibleName()
    words = next(label for label in other.findChildren(QLabel) if label.text() == said)
    qtbot.mouseClick(words, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(panel.session.scenario.switches.rulings))
    panel.desk.finish()
    assert rows()[said].choice.isChecked()
    assert [row.property("chosen") for row in rows().values()].count(True) == 1
    assert rows()[said].property("chosen")

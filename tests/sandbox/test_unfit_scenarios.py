"""Scenarios that no longer replay: opened from their files at the step where they part, with the reason in Why."""

import pytest
from PySide6.QtWidgets import QLabel

from tests.core.rules.test_readings import LONE_ELF
from tests.sandbox.workspaces import shown

STORY = '''title = "Two steps"
play = """
conquer Mill
conquer Moor
"""
[map]
Tower = "hill, edge, borders Mill"
Mill = "farmland, borders Moor"
Moor = "swamp"
[seats.Anna]
race = "ratmen"
power = "merchant"
hand = 9
regions = { Tower = 1 }
[seats.Ben]
race = "elves"
power = "flying"
'''


@pytest.fixture
def opened(qtbot, tmp_path):
    made = shown(qtbot)

    def open_story(*changes):
        text = STORY
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        path = tmp_path / "story.toml"
        path.write_text(text, encoding="utf-8")
        made.open_scenario(path)
        return made

    return open_story


def why(workspace) -> str:
    return "\n".join(label.text() for label in workspace.step_panel.findChildren(QLabel) if label.isVisible())


def test_a_map_that_lost_a_region_parts_at_the_step_that_names_it(opened):
    workspace = opened(('Moor = "swamp"\n', ""), (", borders Moor", ""))
    assert workspace.session.number == 2
    assert "here is no region called “Moor”" in why(workspace)


def test_a_map_whose_regions_no_longer_touch_parts_with_the_clauses(opened):
    workspace = opened((", borders Moor", ""))
    assert workspace.session.number == 2
    assert workspace.session.step.refusal.clauses
    assert "Not allowed" in why(workspace)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("ratmen", "marsh-folk", "there is no race called “marsh-folk”"),
        ("flying", "sleepy", "there is no power called “sleepy”"),
        ("{ Tower = 1 }", "{ Keep = 1 }", "there is no region called “Keep”"),
        ('title = "Two steps"', 'title = "x"\nwithout = ["base:no.such"]', "there is no clause “base:no.such”"),
        ('title = "Two steps"', 'title = "x"\nrulings = { nothing = "a" }', "there is no dispute “nothing”"),
    ],
)
def test_a_position_that_no_longer_fits_is_shown_with_the_reason(opened, old, new, reason):
    workspace = opened((old, new))
    assert workspace.session.number == 0
    assert "no longer fits" in why(workspace)
    assert reason in why(workspace)


def test_a_rule_that_is_switched_opens_where_the_story_parts_from_it(opened, tmp_path):
    workspace = opened()
    path = tmp_path / "elf.toml"
    path.write_text(f'without = ["base:race.sorcerers.replace"]\n{LONE_ELF}', encoding="utf-8")
    workspace.open_scenario(path)
    assert workspace.session.number == 1
    assert workspace.session.step.refusal is not None
    assert "Not allowed" in why(workspace)

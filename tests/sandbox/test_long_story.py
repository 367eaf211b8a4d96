"""A story of three thousand steps and sixty-four branches: what is shown costs the same as in a short one."""

import sys
from time import process_time

import pytest
from PySide6.QtWidgets import QApplication

from core.files.scenario_file import parse_scenario
from core.picture.palette import LIGHT
from core.rules.story_tree import MAIN, Branch, Place, StoryTree
from core.rules.telling import Telling
from sandbox.sandbox_workspace import SandboxWorkspace
from tests.sandbox.long_stories import BRANCHES, LONG, STEPS, grown


@pytest.fixture
def workspace(qtbot, tmp_path):
    made = SandboxWorkspace()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    made.resize(1280, 800)
    made.session.open(parse_scenario(LONG, "long.toml"), tmp_path / "long.toml")
    made.show()
    return made


def cost(does) -> float:
    """Seconds of work, the least of a few tries."""
    spent = []
    for number in range(4):
        begin = process_time()
        does(number)
        QApplication.processEvents()
        spent.append(process_time() - begin)
    return min(spent)


def test_a_long_story_is_as_smooth_as_a_short_one(workspace, monkeypatch, capsys):
    session = workspace.session
    tree = grown(session)
    few = StoryTree((Branch(MAIN, "Main line", moves=tree.branch(MAIN).moves[:80]),))
    session.edit_tree("begin", few, Place(MAIN, 80))
    short = cost(lambda number: session.move(-1))
    session.edit_tree("grow", tree, Place(MAIN, STEPS))
    assert session.last == STEPS
    assert len(session.tree.branches) == BRANCHES
    told: list[int] = []
    brief = Telling.brief
    monkeypatch.setattr(Telling, "brief", lambda self, at: told.append(at) or brief(self, at))
    step = cost(lambda number: session.move(-1))
    jump = cost(lambda number: session.go_to(Place(MAIN, 700 * number + 5)))
    branch = cost(lambda number: session.go_to(Place(5 + 9 * number, session.tree.branch(5 + 9 * number).fork + 3)))
    # Only steps that can be seen are asked for: a screen of them in each lane, not thousands.
    assert len(told) < 12 * 400
    session.go_to(Place(MAIN, STEPS))
    act = cost(lambda number: session.act(session.engine.legal_actions(session.state)[0]))
    with capsys.disabled():
        sys.stdout.write(
            f"\n3,000 steps and 64 branches against 80 steps: step {step / short:.1f}, jump {jump / short:.1f}, "
            f"to a branch {branch / short:.1f}, act {act / short:.1f}\n"
        )
    assert session.last == STEPS + 4

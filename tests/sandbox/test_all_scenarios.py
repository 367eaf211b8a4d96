"""Every bundled scenario opens in the sandbox as it is told, and everything in it can be listed and explained."""

import pytest

from core.files.clause_scenarios import scenario_heads
from core.files.scenario_file import read_scenario
from core.rules.story_tree import Place
from sandbox.session import Session

pytestmark = pytest.mark.usefixtures("qapp")
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_bundled_scenarios_open_without_trouble(part):
    session = Session()
    for head in scenario_heads()[part::PARTS]:
        session.open(read_scenario(head.path), head.path)
        verdict = session.verdict()
        assert not verdict.failed, head.path.name
        for branch in session.tree.branches:
            session.go_to(Place(branch.id, session.telling(branch.id).last))
            legal = session.legal
            for option in legal.options:
                assert legal.with_chance(option).title, head.path.name
                assert "." not in option.title.replace(". ", ""), (head.path.name, option.title)
            assert session.step.title

"""Paths told step by step: steps, the refused one, lines nobody understands, and what is expected."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.model.map_model import Game
from core.rules.actions import Use
from core.rules.playback import opened
from core.rules.scenario_tree import tree_of, with_tree
from core.rules.spoken_names import Names
from core.rules.story_tree import Move, Place, StoryTree
from core.rules.telling import Teller, Telling
from core.rules.tracks import Tracks
from tests.core.rules.small_table import THREE_IN_A_ROW

STORY = f'''
title = "Ways"
play = """
expect phase conquer
conquer Mill
expect owner Mill Anna
expect cost Moor 9
conquer Nowhere
done
"""
{THREE_IN_A_ROW}[[variation]]
title = "back"
after = 3
play = """
expect tokens Mill 2
conquer Tower
"""
'''


@pytest.fixture
def tellings():
    scenario = parse_scenario(STORY, "ways.toml")
    board = board_of(scenario, Path("ways.toml"))
    tracks = Tracks(lambda switches: opened(scenario, board, switches))
    opening = tracks.opening(scenario.switches)
    tree = tree_of(scenario, opening.speech)
    teller = Teller(opening, Names(board, opening.speech.seats, Game.BASE))
    made = [Telling(tree, each.id, tracks.track(tree, each.id, scenario.switches), teller) for each in tree.branches]
    return scenario, tree, opening, made


def test_a_step_is_told_once_and_shared_by_the_branches_that_go_through_it(tellings):
    main, back = tellings[3]
    assert main.step(1).title == "Anna conquers Mill."
    assert main.teller.done(main.track.steps[0]) is back.teller.done(back.track.steps[0])


def test_a_line_nobody_understands_is_the_last_step_with_the_reason_and_is_written_again(tellings):
    scenario, tree, opening, (main, _) = tellings
    assert main.last == 2
    step = main.step(2)
    assert step.title == "“conquer Nowhere” is not understood."
    assert "no region called “Nowhere”" in step.refusal.remark
    assert [line.text for line in with_tree(scenario, tree, opening.speech).lines] == [
        line.text for line in scenario.lines
    ]


def test_a_refused_move_names_the_clauses(tellings):
    back = tellings[3][1]
    assert back.is_refused(back.last)
    assert back.step(back.last).refusal.clauses


def test_the_verdict_counts_what_each_branch_says_itself(tellings):
    main, back = tellings[3]
    assert (main.verdict().failed, main.verdict().expected, main.verdict().parts) == (1, 3, True)
    assert (back.verdict().failed, back.verdict().expected) == (0, 1)
    total = main.verdict() + back.verdict()
    assert (total.failed, total.expected) == (1, 4)
    assert main.first_trouble() == 1


def test_what_a_branch_says_about_its_first_position_is_said_there(tellings):
    main, back = tellings[3]
    assert len(back.expectations(1)) == len(main.expectations(1)) + 1


def test_what_only_a_unit_can_name_is_called_by_its_clause_never_by_an_id():
    text = STORY[: STORY.index("[[variation]]")].replace('"merchant"', '"diplomat"').replace("conquer Nowhere\n", "")
    scenario = parse_scenario(text.replace("regions = { Tower = 1 }", "regions = { Tower = 1 }\nkept = 0"), "ways.toml")
    scenario = replace(scenario, lines=(), setup=replace(scenario.setup, phase="after-coins"))
    board = board_of(scenario, Path("ways.toml"))
    tracks = Tracks(lambda switches: opened(scenario, board, switches))
    opening = tracks.opening(scenario.switches)
    tree, _ = StoryTree().played(Place(), Move(Use("ally", 1)))
    telling = Telling(tree, 0, tracks.track(tree, 0, scenario.switches), Teller(opening, Names(board, ("Anna", "Ben"))))
    assert telling.step(1).title.startswith("Anna: ")
    assert telling.step(1).title.endswith(": Ben.")
    assert telling.brief(1).label == "Ben"

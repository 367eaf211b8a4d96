"""Chance from a seed as moves of a tree: the same as when the scenario is played line by line."""

from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.rules.actions import Draw, Roll
from core.rules.playback import opened, play, play_variation
from core.rules.scenario_tree import tree_of
from core.rules.seeded_tree import ROLLED, with_chance
from core.rules.tracks import Tracks

STORY = '''
title = "By seed"
seed = 7
play = """
attempt Peak
"""
[map]
Tower = "hill, edge, borders Mill and Peak"
Mill = "farmland"
Peak = "mountain"
[seats.Anna]
race = "ratmen"
power = "merchant"
hand = 2
regions = { Tower = 1 }
[seats.Ben]
[[variation]]
title = "as told"
after = 1
play = "roll 3"
[[variation]]
title = "another way"
after = 0
play = "attempt Peak"
'''
DEAL = """
title = "A new game"
seed = 3
phase = "deal"
map = "teach-six"
play = "choose 2"
[seats.Anna]
[seats.Ben]
"""


def grown(text):
    scenario = parse_scenario(text, "seed.toml")
    board = board_of(scenario, Path("seed.toml"))
    tracks = Tracks(lambda switches: opened(scenario, board, switches))
    tree = tree_of(scenario, tracks.opening(scenario.switches).speech)
    tree = with_chance(tree, tracks, scenario.switches, scenario.seed)
    return scenario, board, tree, [tracks.track(tree, each.id, scenario.switches) for each in tree.branches]


@pytest.mark.parametrize("text", [STORY, DEAL])
def test_the_main_line_ends_where_playing_line_by_line_does(text):
    scenario, board, _, tracks = grown(text)
    assert tracks[0].refused is None
    assert tracks[0].state(len(tracks[0])) == play(scenario, board).end


def test_a_variation_that_says_the_roll_itself_leaves_before_it():
    scenario, board, tree, tracks = grown(STORY)
    told, other = tree.branches[1:]
    assert isinstance(tree.branches[0].moves[1].action, Roll)
    assert (told.fork, told.moves[0].action) == (1, Roll(3))
    assert other.moves[1].origin == ROLLED
    for track, variation in zip(tracks[1:], scenario.variations, strict=True):
        assert track.state(len(track)) == play_variation(scenario, board, variation).end


def test_a_new_game_is_dealt_before_the_first_choice():
    _, _, tree, _ = grown(DEAL)
    moves = tree.branches[0].moves
    assert all(isinstance(move.action, Draw) for move in moves[:12])
    assert [move.origin for move in moves[12:13]] == [""]

"""The turns of a path: every step in exactly one, in the order of the game, with what each turn won."""

from itertools import pairwise
from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.rules.playback import opened
from core.rules.story_tree import MAIN, Branch, Move, StoryTree
from core.rules.tracks import Tracks
from core.rules.turn_spans import coins_won, turn_at, turns, whose

DEALT = 'title = "Long"\nmap = "teach-six"\nphase = "deal"\nrounds = 40\nseed = 5\n[seats.Anna]\n[seats.Ben]\n'


@pytest.fixture(scope="module")
def track():
    scenario = parse_scenario(DEALT, "dealt.toml")
    board = board_of(scenario, Path("dealt.toml"))
    tracks = Tracks(lambda switches: opened(scenario, board, switches))
    opening = tracks.opening(scenario.switches)
    moves, state = [], opening.start
    for number in range(150):
        legal = opening.engine.legal_actions(state)
        moves.append(Move(legal[(number * 7 + 3) % len(legal)]))
        state = opening.engine.step(state, moves[-1].action).after
    return tracks.track(StoryTree((Branch(MAIN, "Main line", moves=tuple(moves)),)), MAIN, scenario.switches)


def test_every_step_is_in_exactly_one_turn(track):
    found = turns(track, 0, len(track))
    assert [at for turn in found for at in turn.steps] == list(range(len(track) + 1))
    for turn in found:
        assert {whose(track, at) for at in turn.steps} == {(turn.round, turn.seat)}
    assert [turn_at(found, at) for at in range(len(track) + 1)] == [
        number for number, turn in enumerate(found) for _ in turn.steps
    ]


def test_turns_go_round_the_table(track):
    found = turns(track, 0, len(track))
    assert len(found) > 4
    assert all(before.seat != after.seat for before, after in pairwise(found))
    assert [turn.round for turn in found] == sorted(turn.round for turn in found)


def test_the_turns_of_a_stretch_begin_and_end_with_it(track):
    whole = turns(track, 0, len(track))
    middle = whole[2]
    assert turns(track, middle.first + 1, middle.last)[0].steps == range(middle.first + 1, middle.last + 1)
    assert turns(track, 9, 8) == ()


def test_what_all_turns_win_is_what_the_seats_have_more_in_the_end(track):
    found = turns(track, 0, len(track))
    # Coins laid on combinations are paid in the turn of whoever lays them.
    for seat in range(2):
        own = sum(coins_won(track, turn) for turn in found if turn.seat == seat)
        assert own == track.state(len(track)).seats[seat].coins - track.opening.start.seats[seat].coins
